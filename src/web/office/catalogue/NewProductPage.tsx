import { useNavigate } from 'react-router-dom'

import { listSubCategories } from '#modules/catalogue/contract.ts'
import { introduceProduct } from '#modules/catalogue/office-contract.ts'
import { paths } from '#paths'
import { officeProductTexts, productFormTexts as texts } from '#texts/products.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useCommandForm } from '#web/api/form.ts'
import { useMay } from '#web/identity/may.ts'
import { ClosedPage } from '#web/office/ClosedPage.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { UnsavedGuard } from '#web/ui/fields/UnsavedGuard.tsx'
import { FormEnd } from '#web/ui/layout/FormEnd.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { ProductFields } from './ProductFields.tsx'
import { emptyProduct, productFields, productInput } from './product-form.ts'

const crumbs = [{ label: officeProductTexts.title, to: paths.officeProducts() }]

/** /office/new-product */
export default function NewProductPage() {
  const may = useMay()('office.catalogue.manage')
  return may ? (
    <NewProduct />
  ) : (
    <ClosedPage title={texts.newTitle} crumbs={crumbs} says={officeProductTexts.onlyOperations} />
  )
}

const NewProduct = () => {
  const navigate = useNavigate()
  const { data: subCategories = [] } = useRead(listSubCategories, {})
  const form = useCommandForm(introduceProduct, {
    ...productFields(emptyProduct),
    input: (typed) => ({ reference: typed.reference.trim(), ...productInput(typed, subCategories) }),
    onDone: ({ id }, { name }) => {
      showSuccess(texts.made(name))
      void navigate(paths.officeProduct({ productId: id }))
    },
  })
  return (
    <>
      <PageHeader title={texts.newTitle} lead={texts.newLead} crumbs={crumbs} />
      <form noValidate onSubmit={form.submit}>
        <Stack>
          <UnsavedGuard unsaved={form.unsaved} />
          <ProductFields form={form} isNew />
          <FormEnd>
            <ButtonLink to={paths.officeProducts()}>{texts.cancel}</ButtonLink>
            <Button type="submit" look="filled" busy={form.busy}>
              {texts.make}
            </Button>
          </FormEnd>
        </Stack>
      </form>
    </>
  )
}

import { useNavigate, useParams } from 'react-router-dom'

import { listSubCategories } from '#modules/catalogue/contract.ts'
import { reviseProduct } from '#modules/catalogue/office-contract.ts'
import { type OfficeProduct, showOfficeProduct } from '#modules/catalogue/products/product-office-contract.ts'
import { paths } from '#paths'
import { officeProductTexts, productFormTexts as texts } from '#texts/products.ts'
import { shownByName } from '#web/api/editing.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useCommandForm } from '#web/api/form.ts'
import { useMay } from '#web/identity/may.ts'
import { OthersInForm } from '#web/office/assigned/OthersInForm.tsx'
import { ClosedPage } from '#web/office/ClosedPage.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { UnsavedGuard } from '#web/ui/fields/UnsavedGuard.tsx'
import { FormEnd } from '#web/ui/layout/FormEnd.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { isNoProduct, NoProduct } from './NoProduct.tsx'
import { ProductFields } from './ProductFields.tsx'
import { formOf, productFields, productInput } from './product-form.ts'

const crumbs = [{ label: officeProductTexts.title, to: paths.officeProducts() }]

/** /office/products/:productId/change */
export default function ChangeProductPage() {
  const id = useParams()['productId'] as OfficeProduct['id']
  const may = useMay()('office.catalogue.manage')
  const read = useRead(showOfficeProduct, { id }, { staleTime: Number.POSITIVE_INFINITY })
  if (read.isError && isNoProduct(read.error.status)) return <NoProduct reason={read.error.message} />
  return (
    <Loading read={read} skeleton={<Skeleton lines={12} height={60} />}>
      {(product) =>
        may && !product.withdrawn ? (
          <ChangeProduct key={product.id} product={product} />
        ) : (
          <ClosedPage
            title={texts.changeTitle(product.name)}
            crumbs={crumbs}
            says={may ? texts.isWithdrawn : officeProductTexts.onlyOperations}
          />
        )
      }
    </Loading>
  )
}

const ChangeProduct = ({ product }: { product: OfficeProduct }) => {
  const { id, name } = product
  const navigate = useNavigate()
  const { data: subCategories = [] } = useRead(listSubCategories, {})
  const form = useCommandForm(reviseProduct, {
    ...productFields(formOf(product)),
    input: (typed) => ({ id, ...productInput(typed, subCategories) }),
    shows: {
      categoryId: shownByName(subCategories.map(({ productCategory }) => productCategory)),
      subCategoryId: shownByName(subCategories),
    },
    onDone: (_, input) => {
      showSuccess(texts.saved(input.name))
      void navigate(paths.officeProduct({ productId: id }))
    },
  })
  return (
    <>
      <PageHeader
        title={texts.changeTitle(name)}
        crumbs={[...crumbs, { label: name, to: paths.officeProduct({ productId: id }) }]}
      />
      <OthersInForm form="product" id={id} writing={form.isDirty} />
      <form noValidate onSubmit={form.submit}>
        <Stack>
          <UnsavedGuard unsaved={form.unsaved} />
          <ProductFields form={form} />
          <FormEnd>
            <ButtonLink to={paths.officeProduct({ productId: id })}>{texts.cancel}</ButtonLink>
            <Button type="submit" look="filled" busy={form.busy}>
              {texts.save}
            </Button>
          </FormEnd>
        </Stack>
      </form>
    </>
  )
}

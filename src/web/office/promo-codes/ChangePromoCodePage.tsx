import { useNavigate, useParams } from 'react-router-dom'
import { listProducts } from '#modules/catalogue/contract.ts'
import { changePromoCode, type PromoCodeDetail, showPromoCode } from '#modules/promotions/contract.ts'
import { paths } from '#paths'
import { officePromoTexts, promoFormTexts as texts } from '#texts/promo-codes.ts'
import { shownByName } from '#web/api/editing.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useCommandForm } from '#web/api/form.ts'
import { useMay } from '#web/identity/may.ts'
import { OthersInForm } from '#web/office/assigned/OthersInForm.tsx'
import { useSeenCompanies } from '#web/office/lists/company-choices.ts'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { UnsavedGuard } from '#web/ui/fields/UnsavedGuard.tsx'
import { FormEnd } from '#web/ui/layout/FormEnd.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { isNoCode, NoPromoCode } from './NoPromoCode.tsx'
import { OnlySales } from './OnlySales.tsx'
import { ConditionFields } from './PromoCodeFields.tsx'
import { formOf, promoFields, readForm } from './promo-code-form.ts'

/** /office/promo-codes/:code/change: its conditions; what it gives stays. */
export default function ChangePromoCodePage() {
  const { code = '' } = useParams()
  const may = useMay()('office.promo-codes.manage')
  const read = useRead(showPromoCode, { code })
  if (!may) return <OnlySales title={texts.changeTitle(code)} />
  if (read.isError && isNoCode(read.error.status)) return <NoPromoCode reason={read.error.message} />
  return (
    <Loading read={read} skeleton={<Skeleton lines={8} height={38} />}>
      {(promo) => <ChangeForm key={promo.code} promo={promo} />}
    </Loading>
  )
}

const ChangeForm = ({ promo }: { promo: PromoCodeDetail }) => {
  const { code } = promo
  const navigate = useNavigate()
  const { data: products = [] } = useRead(listProducts, {})
  const companies = useSeenCompanies(promo.listedDistributors ?? [])
  const form = useCommandForm(changePromoCode, {
    ...promoFields(formOf(promo)),
    input: (typed) => ({ code, ...readForm(typed).conditions }),
    shows: {
      productIds: shownByName(products),
      distributorIds: shownByName(companies.seen),
    },
    onDone: () => {
      showSuccess(texts.saved(code))
      void navigate(paths.officePromoCode({ code }))
    },
  })
  return (
    <>
      <PageHeader
        title={texts.changeTitle(code)}
        lead={texts.changeLead}
        crumbs={[
          { label: officePromoTexts.title, to: paths.officePromoCodes() },
          { label: code, to: paths.officePromoCode({ code }) },
        ]}
      />
      <OthersInForm form="promo-code" id={code} writing={form.isDirty} />
      <form noValidate onSubmit={form.submit}>
        <Stack>
          <UnsavedGuard unsaved={form.unsaved} />
          <ConditionFields form={form} companies={companies} />
          <FormEnd>
            <ButtonLink to={paths.officePromoCode({ code })}>{texts.cancel}</ButtonLink>
            <Button type="submit" look="filled" busy={form.busy}>
              {texts.save}
            </Button>
          </FormEnd>
        </Stack>
      </form>
    </>
  )
}

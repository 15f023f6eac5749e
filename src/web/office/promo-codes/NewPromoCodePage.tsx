import { useNavigate } from 'react-router-dom'
import { createPromoCode } from '#modules/promotions/contract.ts'
import { paths } from '#paths'
import { officePromoTexts, promoFormTexts as texts } from '#texts/promo-codes.ts'
import { useCommandForm } from '#web/api/form.ts'
import { useMay } from '#web/identity/may.ts'
import { useSeenCompanies } from '#web/office/lists/company-choices.ts'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { UnsavedGuard } from '#web/ui/fields/UnsavedGuard.tsx'
import { FormEnd } from '#web/ui/layout/FormEnd.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { OnlySales } from './OnlySales.tsx'
import { ConditionFields, GrantFields } from './PromoCodeFields.tsx'
import { emptyForm, promoFields, promoPlaces, readForm } from './promo-code-form.ts'

/** /office/new-promo-code */
export default function NewPromoCodePage() {
  const may = useMay()('office.promo-codes.manage')
  return may ? <NewPromoCode /> : <OnlySales title={texts.newTitle} />
}

const none: readonly [] = []

const NewPromoCode = () => {
  const navigate = useNavigate()
  const companies = useSeenCompanies(none)
  const form = useCommandForm(createPromoCode, {
    ...promoFields(emptyForm(new Date())),
    places: promoPlaces,
    input: (typed) => {
      const { grant, conditions } = readForm(typed)
      return { ...grant, ...conditions }
    },
    onRequested: () => void navigate(paths.officeApprovals()),
    onDone: ({ code }) => {
      showSuccess(texts.made(code))
      void navigate(paths.officePromoCode({ code }))
    },
  })
  return (
    <>
      <PageHeader
        title={texts.newTitle}
        lead={texts.newLead}
        crumbs={[{ label: officePromoTexts.title, to: paths.officePromoCodes() }]}
      />
      <form noValidate onSubmit={form.submit}>
        <Stack>
          <UnsavedGuard unsaved={form.unsaved} />
          <GrantFields form={form} />
          <ConditionFields form={form} companies={companies} />
          <FormEnd>
            <ButtonLink to={paths.officePromoCodes()}>{texts.cancel}</ButtonLink>
            <Button type="submit" look="filled" busy={form.busy}>
              {texts.make}
            </Button>
          </FormEnd>
        </Stack>
      </form>
    </>
  )
}

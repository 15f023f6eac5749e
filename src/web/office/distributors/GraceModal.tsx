import { grantDocumentGrace } from '#modules/distributors/desk/desk-contract.ts'
import { distributorDialogTexts as texts } from '#texts/office-distributors.ts'
import { useModalForm } from '#web/api/form.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { DayField } from '#web/ui/fields/days/DayField.tsx'
import { readDay } from '#web/ui/fields/days/read-day.ts'
import { ReasonField } from '#web/ui/fields/ReasonField.tsx'

/** Lets a company order for some days although its licence has expired. */
export const GraceModal = ({
  document: { id, name },
  onClose,
}: {
  document: { readonly id: string; readonly name: string }
  onClose: () => void
}) => {
  const form = useModalForm(grantDocumentGrace, {
    defaults: { until: '', reason: '' },
    rules: ({ until, reason }) => ({
      until: readDay(until) === null ? texts.wrongDay : null,
      reason: reason.trim() === '' ? texts.enterReason : null,
    }),
    input: ({ until, reason }) => ({ id, until: readDay(until) ?? '', reason: reason.trim() }),
    onClose,
    says: () => texts.granted,
  })
  return (
    <FormModal
      title={texts.graceTitle(name)}
      labels={{ keep: texts.keep, confirm: texts.graceConfirm }}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <p>{texts.graceLead}</p>
      <DayField label={texts.until} required {...form.field('until')} />
      <ReasonField labels={texts} {...form.field('reason')} />
    </FormModal>
  )
}

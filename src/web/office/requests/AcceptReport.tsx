import { acceptReport, type OfficeReport } from '#modules/service/office-contract.ts'
import { requestRecordTexts as texts } from '#texts/office-requests.ts'
import { useModalForm } from '#web/api/form.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { CheckField } from '#web/ui/fields/CheckField.tsx'
import { careCoins } from '#web/ui/figures/format.ts'

/** Accepts a report; a tender is a business opportunity, a competitor's move may be one. */
export const AcceptReport = ({
  report: { id, type, reward },
  onClose,
}: {
  report: OfficeReport
  onClose: () => void
}) => {
  const form = useModalForm(acceptReport, {
    defaults: { opportunity: type === 'reportTender' },
    input: ({ opportunity }) => ({ id, opportunity }),
    onClose,
    says: () => texts.accepted,
  })
  const brings = reward > 0 && form.typed.opportunity
  return (
    <FormModal
      title={texts.acceptTitle}
      labels={{ keep: texts.keep, confirm: texts.accept }}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      {type === 'reportCompetitor' && <CheckField label={texts.opportunity} {...form.check('opportunity')} />}
      <p>{brings ? texts.reward(careCoins(reward)) : texts.noReward}</p>
    </FormModal>
  )
}

import { assignSalesRepresentative } from '#modules/distributors/contract.ts'
import { officeDistributorTexts as labels, distributorDialogTexts as texts } from '#texts/office-distributors.ts'
import { useModalForm } from '#web/api/form.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { choicesOf } from '#web/ui/fields/choices.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import type { OfficeCompany } from './company-answer.ts'

/** Who of sales represents the provider to a company. */
export const RepresentativeModal = ({ company, onClose }: { company: OfficeCompany; onClose: () => void }) => {
  const form = useModalForm(assignSalesRepresentative, {
    defaults: { userId: company.salesRepresentativeId as string | null },
    rules: ({ userId }) => ({ userId: userId === null ? texts.chooseRepresentative : null }),
    input: ({ userId }) => ({ id: company.id, userId: userId ?? '' }),
    onClose,
    says: () => texts.representativeSaved(company.organizationName),
  })
  return (
    <FormModal
      title={labels.changeRepresentative}
      labels={{ keep: texts.keep, confirm: texts.save }}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <SelectField
        label={labels.representative}
        required
        choices={choicesOf(company.representatives)}
        {...form.field('userId')}
      />
    </FormModal>
  )
}

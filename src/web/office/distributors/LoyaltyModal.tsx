import { assignLoyaltyGroup } from '#modules/distributors/contract.ts'
import { officeDistributorTexts as labels, distributorDialogTexts as texts } from '#texts/office-distributors.ts'
import { useModalForm } from '#web/api/form.ts'
import { Segments } from '#web/ui/actions/Segments.tsx'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import type { OfficeCompany } from './company-answer.ts'

const groups = [
  { value: 'none', label: labels.noGroup },
  { value: '1', label: labels.group(1) },
  { value: '2', label: labels.group(2) },
] as const
type Group = (typeof groups)[number]['value']

const groupOf = (value: Group): 1 | 2 | null => (value === 'none' ? null : value === '1' ? 1 : 2)

/** Which group of the loyalty programme a company is in, if any. */
export const LoyaltyModal = ({ company, onClose }: { company: OfficeCompany; onClose: () => void }) => {
  const { loyaltyProgramGroup } = company
  const form = useModalForm(assignLoyaltyGroup, {
    defaults: { group: (loyaltyProgramGroup === null ? 'none' : String(loyaltyProgramGroup)) as Group },
    input: ({ group }) => ({ id: company.id, group: groupOf(group) }),
    onClose,
    says: () => texts.loyaltySaved(company.organizationName),
  })
  return (
    <FormModal
      title={labels.changeLoyalty}
      labels={{ keep: texts.keep, confirm: texts.save }}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <Segments
        label={labels.loyalty}
        choices={groups}
        value={form.typed.group}
        onChange={(group) => form.set('group', group)}
      />
    </FormModal>
  )
}

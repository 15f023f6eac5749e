import { changeRegistrationStatus } from '#modules/catalogue/office-contract.ts'
import type { OfficeRegistration } from '#modules/catalogue/products/product-office-contract.ts'
import {
  isSellable,
  type RegistrationStatus,
  registrationStatuses,
} from '#modules/catalogue/registrations/registration-status.ts'
import { keysOf } from '#platform/records.ts'
import { initial } from '#platform/typed.ts'
import { registrationTexts as texts } from '#texts/registrations.ts'
import { useModalForm } from '#web/api/form.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'

export const statusChoices = keysOf(registrationStatuses).map((value) => ({
  value,
  label: registrationStatuses[value].label,
}))

/** The status of a registration, and what that means for buyers once it is saved. */
export const StatusModal = ({
  registration: { id, country, status, price },
  onClose,
}: {
  registration: OfficeRegistration
  onClose: () => void
}) => {
  const form = useModalForm(changeRegistrationStatus, {
    defaults: { status: initial<RegistrationStatus>(status) },
    input: (typed) => ({ id, status: typed.status }),
    onClose,
    says: () => texts.statusSaved(country.name),
  })
  const [before, after] = [isSellable(status), isSellable(form.typed.status)]
  return (
    <FormModal
      title={texts.statusTitle(country.name)}
      labels={texts}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <SelectField label={texts.status} required choices={statusChoices} {...form.field('status')} />
      {price !== null && before !== after && <p>{after ? texts.becomesOrderable : texts.isNotOrderable}</p>}
    </FormModal>
  )
}

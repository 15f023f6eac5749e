import {
  bringPersonBack,
  changePersonRole,
  type PersonListed,
  shutOutPerson,
} from '#modules/identity/people-contract.ts'
import { distributorRoles, type Role, staffRoles } from '#platform/access/permissions.ts'
import { peopleTexts, accessTexts as texts } from '#texts/people.ts'
import { useModalForm } from '#web/api/form.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { ReasonField } from '#web/ui/fields/ReasonField.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'

const NONE = 'NONE'
type Access = Role | typeof NONE

/** What the person may be given: somebody without access gets back the role that they had. */
const choicesFor = ({ state, role, company }: PersonListed) => {
  const roles: readonly Role[] = state !== 'ACTIVE' ? [role] : company ? distributorRoles : staffRoles
  return [
    ...roles.map((value) => ({ value, label: peopleTexts.roles[value] })),
    { value: NONE, label: texts.none },
  ] as const
}

/** Who may sign in, and as what: another role, none any more, or the one that they had. */
export const AccessModal = ({ person, onClose }: { person: PersonListed; onClose: () => void }) => {
  const { id, name, role, state } = person
  const current: Access = state === 'ACTIVE' ? role : NONE
  const form = useModalForm(
    (typed) => (typed.role === NONE ? shutOutPerson : current === NONE ? bringPersonBack : changePersonRole),
    {
      defaults: { reason: '' },
      beside: { role: current },
      rules: ({ role, reason }) => ({
        role: role === current ? texts.unchanged : null,
        reason: reason.trim() === '' ? texts.missing : null,
      }),
      input: ({ role, reason }) => ({
        id,
        reason: reason.trim(),
        ...(role !== NONE && current !== NONE && { role }),
      }),
      onClose,
      says: () => texts.done,
    },
  )
  const { role: access } = form.typed
  return (
    <FormModal
      title={texts.title(name)}
      words={{ keep: texts.keep, confirm: access === NONE && current !== NONE ? texts.takeAway : texts.confirm }}
      danger={access === NONE && current !== NONE}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <SelectField
        label={texts.access}
        help={current === NONE ? texts.comesBack : texts.signsOut}
        required
        choices={choicesFor(person)}
        {...form.field('role')}
        data-autofocus
      />
      <ReasonField words={texts} {...form.field('reason')} />
    </FormModal>
  )
}

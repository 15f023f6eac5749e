import { isActive } from '#modules/identity/account-states.ts'
import { handStaffWorkOver, staffWork } from '#modules/identity/people/hand-over-contract.ts'
import {
  bringPersonBack,
  changePersonRole,
  type PersonRow,
  shutOutPerson,
} from '#modules/identity/people/people-contract.ts'
import { officeColleagues } from '#modules/identity/people/team-contract.ts'
import { distributorRoles, type Role, staffRoles } from '#modules/permissions/roles.ts'
import { initial } from '#platform/typed.ts'
import { peopleTexts, accessTexts as texts } from '#texts/people.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { useModalForm } from '#web/api/form.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { ReasonField } from '#web/ui/fields/ReasonField.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'

const NONE = 'NONE'
type Access = Role | typeof NONE

const nameOf = (company: { readonly name: string }) => company.name

/** The roles that can be granted: a user without access gets back the role that they had. */
const choicesFor = ({ state, role, company }: PersonRow) => {
  const roles: readonly Role[] = !isActive(state) ? [role] : company ? distributorRoles : staffRoles
  return [
    ...roles.map((value) => ({ value, label: peopleTexts.roles[value] })),
    { value: NONE, label: texts.none },
  ] as const
}

/** Who may sign in, and as what: another role, none any more, or the one that they had. */
export const AccessModal = ({ person, onClose }: { person: PersonRow; onClose: () => void }) => {
  const { id, name, role, state, company } = person
  const isStaff = company === null && isActive(state)
  const { data: work } = useRead(staffWork, { id }, { enabled: isStaff })
  const { data: staff = [] } = useRead(officeColleagues, {}, { enabled: isStaff })
  const colleagues = staff.filter((it) => it.id !== id && work?.roles.includes(it.role))
  const current: Access = isActive(state) ? role : NONE
  const form = useModalForm(
    (typed) => (typed.role === NONE ? shutOutPerson : current === NONE ? bringPersonBack : changePersonRole),
    {
      defaults: { reason: '' },
      extra: { role: current, successor: initial<string | null>(null) },
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
  /** The work is handed over first: no company is without its contact for a moment. */
  const handOver = useCommand(handStaffWorkOver)
  const open = work ? texts.open(work.companies.map(nameOf), work.requests, work.assigned, work.files.map(nameOf)) : []
  const isLeaving = form.typed.role !== current && form.typed.role !== 'SALES' && open.length > 0
  const submit = async () => {
    const { successor, reason } = form.typed
    if (isLeaving && successor !== null && reason.trim() !== '')
      if ((await handOver.send({ id, to: successor })) === null) return
    form.submit()
  }
  const { role: access } = form.typed
  return (
    <FormModal
      title={texts.title(name)}
      labels={{ keep: texts.keep, confirm: access === NONE && current !== NONE ? texts.takeAway : texts.confirm }}
      danger={access === NONE && current !== NONE}
      busy={form.busy || handOver.busy}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <SelectField
        label={texts.access}
        help={current === NONE ? texts.comesBack : texts.signsOut}
        required
        choices={choicesFor(person)}
        {...form.field('role')}
        data-autofocus
      />
      {isLeaving && (
        <SelectField
          label={texts.successor}
          help={`${open.join('. ')}. ${texts.successorHelp}`}
          clearable
          placeholder={texts.noSuccessor}
          choices={colleagues.map(({ id: value, fullName }) => ({ value: value, label: fullName }))}
          {...form.field('successor')}
        />
      )}
      <ReasonField labels={texts} {...form.field('reason')} />
    </FormModal>
  )
}

import { useState } from 'react'
import {
  bringPersonBack,
  changePersonRole,
  type PersonListed,
  shutOutPerson,
} from '#modules/identity/people-contract.ts'
import { distributorRoles, type Role, staffRoles } from '#platform/access/permissions.ts'
import { peopleTexts, accessTexts as texts } from '#texts/people.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { useChecked } from '#web/ui/fields/checked.ts'
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
  const [access, setAccess] = useState<Access>(current)
  const [reason, setReason] = useState('')
  const onDone = () => {
    onClose()
    showSuccess(texts.done)
  }
  const shutOut = useCommand(shutOutPerson, { onDone })
  const bringBack = useCommand(bringPersonBack, { onDone })
  const changeRole = useCommand(changePersonRole, { onDone })
  const command = access === NONE ? shutOut : current === NONE ? bringBack : changeRole

  const said = reason.trim()
  const wrong = { role: access === current ? texts.unchanged : null, reason: said === '' ? texts.missing : null }
  const { errors, submit } = useChecked(wrong, command.errors)
  const send = () => {
    if (access === NONE) return shutOut.send({ id, reason: said })
    return current === NONE ? bringBack.send({ id, reason: said }) : changeRole.send({ id, role: access, reason: said })
  }
  return (
    <FormModal
      title={texts.title(name)}
      words={{ keep: texts.keep, confirm: access === NONE && current !== NONE ? texts.takeAway : texts.confirm }}
      danger={access === NONE && current !== NONE}
      busy={command.busy}
      onClose={onClose}
      onSubmit={() => submit(send)}
    >
      <SelectField
        label={texts.access}
        help={current === NONE ? texts.comesBack : texts.signsOut}
        required
        choices={choicesFor(person)}
        value={access}
        onChange={(chosen) => setAccess(chosen ?? current)}
        error={errors.role}
        data-autofocus
      />
      <ReasonField words={texts} value={reason} onChange={setReason} error={errors.reason} />
    </FormModal>
  )
}

import { useState } from 'react'
import { awaitsAcceptance, isActive, isErased } from '#modules/identity/account-states.ts'
import {
  changePersonPicture,
  type PersonRow,
  resetPersonsSecondFactor,
} from '#modules/identity/people/people-contract.ts'
import { inviteAgainByOffice, withdrawByOffice } from '#modules/identity/people/team-contract.ts'
import { initial } from '#platform/typed.ts'
import { pictureTexts, resetFactorTexts, peopleTexts as texts, withdrawTexts } from '#texts/people.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { UploadField } from '#web/api/files/UploadField.tsx'
import { useModalForm } from '#web/api/form.ts'
import { useModalCommand } from '#web/api/modal-command.ts'
import { useMe } from '#web/identity/me.ts'
import { ActionMenu, type MenuAction } from '#web/ui/actions/ActionMenu.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { ConfirmModal } from '#web/ui/dialogs/ConfirmModal.tsx'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { ReasonModal } from '#web/ui/dialogs/ReasonModal.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { AccessModal } from './AccessModal.tsx'
import { EraseModal } from './EraseModal.tsx'
import classes from './People.module.css'

/** The invited person's data is erased. */
const WithdrawModal = ({ person: { id, name }, onClose }: { person: PersonRow; onClose: () => void }) => {
  const command = useModalCommand(withdrawByOffice, { onClose, says: () => withdrawTexts.done })
  return (
    <ConfirmModal
      title={withdrawTexts.title(name)}
      keep={withdrawTexts.keep}
      confirm={withdrawTexts.confirm}
      busy={command.busy}
      onKeep={onClose}
      onConfirm={() => void command.send({ id })}
    >
      <p>{withdrawTexts.lead}</p>
    </ConfirmModal>
  )
}

/** For users who lost their device and their codes. */
const ResetFactorModal = ({ person: { id, name }, onClose }: { person: PersonRow; onClose: () => void }) => {
  const command = useModalCommand(resetPersonsSecondFactor, { onClose, says: () => resetFactorTexts.done })
  return (
    <ReasonModal
      title={resetFactorTexts.title(name)}
      labels={resetFactorTexts}
      busy={command.busy}
      error={command.errors['reason']}
      onConfirm={(reason) => void command.send({ id, reason })}
      onClose={onClose}
    >
      {resetFactorTexts.lead}
    </ReasonModal>
  )
}

/** Of a member of staff, for the companies that they represent. */
const PictureModal = ({ person: { id, name, picture }, onClose }: { person: PersonRow; onClose: () => void }) => {
  const form = useModalForm(changePersonPicture, {
    defaults: { file: initial<string | null>(null) },
    rules: ({ file }) => ({ file: file === null ? pictureTexts.missing : null }),
    input: ({ file }) => ({ id, file }),
    onClose,
    says: () => pictureTexts.done,
  })
  return (
    <FormModal
      title={pictureTexts.title(name)}
      labels={pictureTexts}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <p>{pictureTexts.what}</p>
      {picture && (
        <Row>
          <img src={picture} alt={pictureTexts.title(name)} width={96} height={96} className={classes['picture']} />
          <Button look="text" onClick={() => void form.send({ id, file: null })}>
            {pictureTexts.remove}
          </Button>
        </Row>
      )}
      <UploadField label={pictureTexts.file} purpose="pictures" required {...form.file('file')} />
    </FormModal>
  )
}

const modals = {
  access: AccessModal,
  picture: PictureModal,
  erase: EraseModal,
  factor: ResetFactorModal,
  withdraw: WithdrawModal,
}
type ModalName = keyof typeof modals

/** What an administrator can do with the account of a person; what cannot be taken back is in the menu. */
export const PersonActions = ({ person }: { person: PersonRow }) => {
  const { data: me } = useMe()
  const [opened, open] = useState<ModalName | null>(null)
  const again = useCommand(inviteAgainByOffice, { onDone: () => showSuccess(texts.sentAgain) })
  const { id, state, company, hasSecondFactor } = person
  const isInvited = awaitsAcceptance(state)
  const isOther = me !== undefined && id !== me.id
  const hasAccount = !isErased(state) && !isInvited && isOther
  const offered = (label: string, name: ModalName, danger = false): MenuAction => ({
    label,
    danger,
    run: () => open(name),
  })
  const more = [
    ...(isActive(state) && company === null ? [offered(texts.picture, 'picture')] : []),
    ...(hasSecondFactor && isActive(state) && isOther ? [offered(texts.resetFactor, 'factor')] : []),
    ...(isInvited ? [offered(texts.withdraw, 'withdraw', true)] : []),
    ...(hasAccount ? [offered(texts.erase, 'erase', true)] : []),
  ]
  const Modal = opened && modals[opened]
  return (
    <>
      {isInvited && (
        <Button busy={again.busy} onClick={() => void again.send({ id })}>
          {texts.again}
        </Button>
      )}
      {hasAccount && (
        <Button asksServer onClick={() => open('access')}>
          {texts.access}
        </Button>
      )}
      <ActionMenu about={person.name} actions={more} asksServer />
      {Modal && <Modal person={person} onClose={() => open(null)} />}
    </>
  )
}

import { useState } from 'react'
import type { PersonListed } from '#modules/identity/people-contract.ts'
import { inviteAgainByOffice } from '#modules/identity/team-contract.ts'
import { peopleTexts as texts } from '#texts/people.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { useMe } from '#web/identity/me.ts'
import { ActionMenu, type MenuAction } from '#web/ui/actions/ActionMenu.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { AccessModal } from './AccessModal.tsx'
import { EraseModal } from './EraseModal.tsx'
import { PictureModal } from './PictureModal.tsx'
import { ResetFactorModal } from './ResetFactorModal.tsx'
import { WithdrawModal } from './WithdrawModal.tsx'

const modals = {
  access: AccessModal,
  picture: PictureModal,
  erase: EraseModal,
  factor: ResetFactorModal,
  withdraw: WithdrawModal,
}
type Opened = keyof typeof modals

/** What an administrator can do with the account of a person; what cannot be taken back is in the menu. */
export const PersonActions = ({ person }: { person: PersonListed }) => {
  const { data: me } = useMe()
  const [opened, open] = useState<Opened | null>(null)
  const again = useCommand(inviteAgainByOffice, { onDone: () => showSuccess(texts.sentAgain) })
  const { id, state, company, hasSecondFactor } = person
  const isInvited = state === 'INVITED' || state === 'INVITATION_EXPIRED'
  const isOther = me !== undefined && id !== me.id
  const hasAccount = state !== 'ERASED' && !isInvited && isOther
  const offered = (label: string, name: Opened, danger = false): MenuAction => ({
    label,
    danger,
    run: () => open(name),
  })
  const more = [
    ...(state === 'ACTIVE' && company === null ? [offered(texts.picture, 'picture')] : []),
    ...(hasSecondFactor && state === 'ACTIVE' && isOther ? [offered(texts.resetFactor, 'factor')] : []),
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

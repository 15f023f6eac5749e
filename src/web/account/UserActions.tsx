import { useState } from 'react'
import { awaitsAcceptance, isActive, isDeactivated } from '#modules/identity/account-states.ts'
import {
  bringUserBack,
  type Colleague,
  inviteAgain,
  withdrawInvitation,
} from '#modules/identity/people/team-contract.ts'
import { paths } from '#paths'
import { usersTexts as texts } from '#texts/profile.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { useModalCommand } from '#web/api/modal-command.ts'
import { ActionMenu } from '#web/ui/actions/ActionMenu.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { ConfirmModal } from '#web/ui/dialogs/ConfirmModal.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { Row } from '#web/ui/layout/Row.tsx'

/** The actions on a user's account in its current state. `why`: none is allowed to this user. */
export const UserActions = ({
  person: { id, fullName, email, state },
  why,
  isLast,
  onDeactivate,
}: {
  person: Colleague
  why: string | undefined
  /** No one else could order or manage. */
  isLast: boolean
  onDeactivate: () => void
}) => {
  const [isWithdrawing, setWithdrawing] = useState(false)
  const close = () => setWithdrawing(false)
  const again = useCommand(inviteAgain, { onDone: () => showSuccess(texts.sentAgain(email)) })
  const back = useCommand(bringUserBack, { onDone: () => showSuccess(texts.broughtBack(fullName)) })
  const withdraw = useModalCommand(withdrawInvitation, { onClose: close, says: () => texts.withdrawn })
  const isInvited = awaitsAcceptance(state)
  const off = { size: 'small' as const, ...(why !== undefined && { why }) }
  const edit =
    why === undefined ? (
      <ButtonLink size="small" to={paths.user({ id })} aria-label={texts.editOf(fullName)}>
        {texts.edit}
      </ButtonLink>
    ) : (
      <Button {...off} aria-label={texts.editOf(fullName)}>
        {texts.edit}
      </Button>
    )
  return (
    <Row gap={2} justify="end">
      {!isDeactivated(state) && edit}
      <ActionMenu
        about={fullName}
        actions={[
          ...(isInvited
            ? [
                { label: texts.again, why, run: () => void again.send({ id }) },
                { label: texts.withdraw, danger: true, why, run: () => setWithdrawing(true) },
              ]
            : []),
          ...(isActive(state)
            ? [
                {
                  label: texts.deactivate,
                  danger: true,
                  why: why ?? (isLast ? texts.lastOne : undefined),
                  run: onDeactivate,
                },
              ]
            : []),
        ]}
      />
      {isDeactivated(state) && (
        <Button {...off} aria-label={texts.backOf(fullName)} busy={back.busy} onClick={() => void back.send({ id })}>
          {texts.back}
        </Button>
      )}
      <ConfirmModal
        opened={isWithdrawing}
        title={texts.withdrawTitle(fullName)}
        keep={texts.keepInvited}
        confirm={texts.withdraw}
        busy={withdraw.busy}
        onKeep={close}
        onConfirm={() => void withdraw.send({ id })}
      >
        <p>{texts.withdrawLead}</p>
      </ConfirmModal>
    </Row>
  )
}

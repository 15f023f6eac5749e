import { IconUserCheck } from '@tabler/icons-react'
import { declineApproval } from '#modules/ordering/approvals/approval-contract.ts'
import type { OrderDetail } from '#modules/ordering/contract.ts'
import { approvalTexts as texts } from '#texts/approvals.ts'
import { useModalCommand } from '#web/api/modal-command.ts'
import { ReasonModal } from '#web/ui/dialogs/ReasonModal.tsx'
import { dayTime } from '#web/ui/figures/format.ts'
import { Note } from '#web/ui/page/Note.tsx'

type Approval = NonNullable<OrderDetail['approval']>

const approverOf = ({ by }: Approval): string => by?.name ?? texts.anyone

const strongOf = (approval: Approval): string => {
  if (approval.mine) return texts.yours
  return (approval.needed ? texts.needed : texts.waiting)(approverOf(approval))
}

const restOf = ({ problem, requestedBy, since, passesOnAt, deputy, needed }: Approval): readonly (string | false)[] => {
  const next = deputy?.name ?? texts.anyone
  return [
    problem ?? false,
    requestedBy !== null && since !== null && texts.requested(requestedBy, dayTime(since)),
    passesOnAt !== null && texts.passesOn(next, dayTime(passesOnAt)),
    needed && deputy !== null && texts.passesOnFirst(next),
  ]
}

/** Who of the company has to approve the order before it is confirmed, or is about to be requested to. */
export const ApprovalNote = ({ approval }: { approval: OrderDetail['approval'] }) =>
  approval && (
    <Note
      tone={approval.mine || approval.needed ? 'you' : 'provider'}
      icon={<IconUserCheck size={18} stroke={1.8} aria-hidden />}
      strong={approval.problem === null && strongOf(approval)}
    >
      {restOf(approval).filter(Boolean).join(' ')}
    </Note>
  )

/** Sends the request back to who made it, with a reason; the quote stays open. */
export const DeclineApproval = ({ order, onClose }: { order: OrderDetail; onClose: () => void }) => {
  const command = useModalCommand(declineApproval, { onClose, says: () => texts.declined(order.num) })
  return (
    <ReasonModal
      title={texts.declineTitle(order.num)}
      labels={{ reason: texts.reason, missing: texts.missing, confirm: texts.decline, keep: texts.keep }}
      most={1_000}
      busy={command.busy}
      error={command.errors['reason']}
      onConfirm={(reason) => void command.send({ id: order.id, reason })}
      onClose={onClose}
    >
      {texts.declineLead(order.approval?.requestedBy ?? texts.anyone)}
    </ReasonModal>
  )
}

import { declineApproval } from '#modules/ordering/approvals/approval-contract.ts'
import type { OrderDetail } from '#modules/ordering/contract.ts'
import { declineApprovalTexts as texts } from '#texts/decline-approval.ts'
import { approvalTexts } from '#texts/order-approval.ts'
import { useModalCommand } from '#web/api/modal-command.ts'
import { ReasonModal } from '#web/ui/dialogs/ReasonModal.tsx'

/** Sends the request back to who made it, with a reason; the quote stays open. */
export default function DeclineApproval({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const command = useModalCommand(declineApproval, { onClose, says: () => texts.declined(order.num) })
  return (
    <ReasonModal
      title={texts.title(order.num)}
      labels={{ reason: texts.reason, missing: texts.missing, confirm: approvalTexts.decline, keep: texts.keep }}
      most={1_000}
      busy={command.busy}
      error={command.errors['reason']}
      onConfirm={(reason) => void command.send({ id: order.id, reason })}
      onClose={onClose}
    >
      {texts.lead(order.approval?.requestedBy ?? approvalTexts.anyone)}
    </ReasonModal>
  )
}

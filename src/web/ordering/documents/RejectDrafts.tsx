import type { OrderDetail } from '#modules/ordering/contract.ts'
import { changeOrder } from '#modules/ordering/placing/changing-contract.ts'
import { useModalCommand } from '#web/modal-command.ts'
import { ReasonModal } from '#web/ui/ReasonModal.tsx'
import { documentWords as words } from '#web/words/order-documents.ts'

/** Sends the drafts back; the provider needs to know why. */
export const RejectDrafts = ({ order: { id }, onClose }: { order: OrderDetail; onClose: () => void }) => {
  const reject = useModalCommand(changeOrder, {
    onClose,
    says: () => words.draftsRejected,
  })
  return (
    <ReasonModal
      title={words.rejectTitle}
      words={{ reason: words.reason, missing: words.enterReason, confirm: words.reject, keep: words.goBack }}
      busy={reject.busy}
      error={reject.errors['reason']}
      onConfirm={(reason) => void reject.send({ orderId: id, fields: { documentStatus: 'REJECTED', reason } })}
      onClose={onClose}
    >
      {words.rejectLead}
    </ReasonModal>
  )
}

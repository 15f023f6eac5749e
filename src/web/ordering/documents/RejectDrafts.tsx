import type { OrderDetail } from '#modules/ordering/contract.ts'
import { changeOrder } from '#modules/ordering/placing/changing-contract.ts'
import { documentTexts as texts } from '#texts/order-documents.ts'
import { useModalCommand } from '#web/api/modal-command.ts'
import { ReasonModal } from '#web/ui/dialogs/ReasonModal.tsx'

/** Sends the drafts back; the provider needs to know why. */
export const RejectDrafts = ({ order: { id }, onClose }: { order: OrderDetail; onClose: () => void }) => {
  const reject = useModalCommand(changeOrder, {
    onClose,
    says: () => texts.draftsRejected,
  })
  return (
    <ReasonModal
      title={texts.rejectTitle}
      labels={{ reason: texts.reason, missing: texts.enterReason, confirm: texts.reject, keep: texts.goBack }}
      busy={reject.busy}
      error={reject.errors['reason']}
      onConfirm={(reason) => void reject.send({ orderId: id, fields: { documentStatus: 'REJECTED', reason } })}
      onClose={onClose}
    >
      {texts.rejectLead}
    </ReasonModal>
  )
}

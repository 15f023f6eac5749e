import { reviewDocument } from '#modules/ordering/fulfilment/fulfilment-contract.ts'
import { useModalCommand } from '#web/modal-command.ts'
import { ReasonModal } from '#web/ui/ReasonModal.tsx'
import { reviewWords as words } from '#web/words/document-review.ts'
import type { WaitingDocument } from './DocumentQueue.tsx'

/** Asks for the document again; the distributor reads the reason. */
export const RejectDocument = ({
  row: { orderId, documentId, label, num, distributor },
  onClose,
  onDecided,
}: {
  row: WaitingDocument
  onClose: () => void
  onDecided: () => void
}) => {
  const review = useModalCommand(reviewDocument, {
    onClose,
    says: () => words.rejected(label, num),
    onDone: onDecided,
  })
  return (
    <ReasonModal
      title={words.rejectTitle(label)}
      words={{ reason: words.reason, missing: words.enterReason, confirm: words.reject, keep: words.goBack }}
      busy={review.busy}
      error={review.errors['reason']}
      onConfirm={(reason) => void review.send({ id: orderId, documentId, decision: 'REJECTED', reason })}
      onClose={onClose}
    >
      {words.rejectLead(distributor.name, num)}
    </ReasonModal>
  )
}

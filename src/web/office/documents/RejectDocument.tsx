import { reviewDocument } from '#modules/ordering/fulfilment/fulfilment-contract.ts'
import { reviewTexts as texts } from '#texts/document-review.ts'
import { useModalCommand } from '#web/api/modal-command.ts'
import { ReasonModal } from '#web/ui/dialogs/ReasonModal.tsx'
import type { WaitingDocument } from './DocumentQueue.tsx'

/** Requests the document again; the distributor reads the reason. */
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
    says: () => texts.rejected(label, num),
    onDone: onDecided,
  })
  return (
    <ReasonModal
      title={texts.rejectTitle(label)}
      labels={{ reason: texts.reason, missing: texts.enterReason, confirm: texts.reject, keep: texts.goBack }}
      busy={review.busy}
      error={review.errors['reason']}
      onConfirm={(reason) => void review.send({ id: orderId, documentId, decision: 'REJECTED', reason })}
      onClose={onClose}
    >
      {texts.rejectLead(distributor.name, num)}
    </ReasonModal>
  )
}

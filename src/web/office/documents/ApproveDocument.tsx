import { reviewDocument } from '#modules/ordering/fulfilment/fulfilment-contract.ts'
import { reviewTexts as texts } from '#texts/document-review.ts'
import { useModalCommand } from '#web/api/modal-command.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Modal } from '#web/ui/dialogs/Modal.tsx'
import type { WaitingDocument } from './DocumentQueue.tsx'

/** Asks once before the order moves on: which document, of which order and whose. */
export const ApproveDocument = ({
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
    says: () => texts.approved(label, num),
    onDone: onDecided,
  })
  return (
    <Modal
      opened
      title={texts.approveTitle(label)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.goBack}</Button>
          <Button
            look="filled"
            busy={review.busy}
            data-autofocus
            onClick={() => void review.send({ id: orderId, documentId, decision: 'APPROVED' })}
          >
            {texts.approve}
          </Button>
        </>
      }
    >
      <p>{texts.approveLead(distributor.name, num)}</p>
    </Modal>
  )
}

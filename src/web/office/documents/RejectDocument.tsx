import { useState } from 'react'

import { reviewDocument } from '#modules/ordering/fulfilment/fulfilment-contract.ts'
import { useCommand } from '#web/endpoint.ts'
import { Button } from '#web/ui/Button.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { showSuccess } from '#web/ui/messages.ts'
import { TextArea } from '#web/ui/TextField.tsx'
import { reviewWords as words } from '#web/words/office-desk.ts'
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
  const [reason, setReason] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const review = useCommand(reviewDocument, {
    onDone: () => {
      onClose()
      showSuccess(words.rejected(label, num))
      onDecided()
    },
    onProblem: ({ hasFields }) => {
      if (!hasFields) onClose()
      return undefined
    },
  })
  const missing = submitted && reason.trim() === '' ? words.enterReason : null
  const reject = () => {
    setSubmitted(true)
    if (reason.trim() !== '') void review.send({ id: orderId, documentId, decision: 'REJECTED', reason: reason.trim() })
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={words.rejectTitle(label)}
      actions={
        <>
          <Button onClick={onClose}>{words.goBack}</Button>
          <Button look="danger-filled" busy={review.busy} onClick={reject}>
            {words.reject}
          </Button>
        </>
      }
    >
      <p>{words.rejectLead(distributor.name, num)}</p>
      <TextArea
        label={words.reason}
        required
        maxLength={1_000}
        value={reason}
        onChange={setReason}
        error={review.errors['reason'] ?? missing}
        data-autofocus
      />
    </Modal>
  )
}

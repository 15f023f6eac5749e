import { useState } from 'react'
import type { OrderDetail } from '#modules/ordering/contract.ts'
import { changeOrder } from '#modules/ordering/placing/changing-contract.ts'
import { useCommand } from '#web/endpoint.ts'
import { Button } from '#web/ui/Button.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { showSuccess } from '#web/ui/messages.ts'
import { TextArea } from '#web/ui/TextField.tsx'
import { documentWords as words } from '#web/words/order-documents.ts'

/** Sends the drafts back; the provider needs to know why. */
export const RejectDrafts = ({ order: { id }, onClose }: { order: OrderDetail; onClose: () => void }) => {
  const [reason, setReason] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const reject = useCommand(changeOrder, {
    onDone: () => {
      onClose()
      showSuccess(words.draftsRejected)
    },
    onProblem: ({ hasFields }) => {
      if (!hasFields) onClose()
      return undefined
    },
  })
  const missing = submitted && reason.trim() === '' ? words.enterReason : null
  const send = () => {
    setSubmitted(true)
    if (reason.trim() !== '')
      void reject.send({ orderId: id, fields: { documentStatus: 'REJECTED', reason: reason.trim() } })
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={words.rejectTitle}
      actions={
        <>
          <Button onClick={onClose}>{words.goBack}</Button>
          <Button look="danger-filled" busy={reject.busy} onClick={send}>
            {words.reject}
          </Button>
        </>
      }
    >
      <p>{words.rejectLead}</p>
      <TextArea
        label={words.reason}
        required
        maxLength={1_000}
        value={reason}
        onChange={setReason}
        error={reject.errors['reason'] ?? missing}
        data-autofocus
      />
    </Modal>
  )
}

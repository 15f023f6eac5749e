import { useState } from 'react'

import { cancelPartnerOrder, sendPartnerOrder } from '#modules/loyalty/office-contract.ts'
import { useCommand } from '#web/endpoint.ts'
import { Button } from '#web/ui/Button.tsx'
import { careCoins } from '#web/ui/format.ts'
import { Modal } from '#web/ui/Modal.tsx'
import { showSuccess } from '#web/ui/messages.ts'
import { TextArea } from '#web/ui/TextField.tsx'
import { partnerQueueWords as words } from '#web/words/office-loyalty.ts'
import type { PlacedMaterial } from './PartnerQueue.tsx'

type Closing = { order: PlacedMaterial; onClose: () => void }

const MOST = 500

/** The material is on its way; a note for the company is welcome. */
export const SendMaterialModal = ({ order: { id, partnerProduct }, onClose }: Closing) => {
  const [note, setNote] = useState('')
  const send = useCommand(sendPartnerOrder, {
    onDone: () => {
      onClose()
      showSuccess(words.sent(partnerProduct.name))
    },
    onProblem: ({ hasFields }) => {
      if (!hasFields) onClose()
      return undefined
    },
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={words.sendTitle(partnerProduct.name)}
      actions={
        <>
          <Button onClick={onClose}>{words.keep}</Button>
          <Button look="filled" busy={send.busy} onClick={() => void send.send({ id, note: note.trim() || null })}>
            {words.confirmSend}
          </Button>
        </>
      }
    >
      <TextArea
        label={words.sendNote}
        help={words.sendNoteHelp}
        maxLength={MOST}
        value={note}
        onChange={setNote}
        error={send.errors['note'] ?? null}
        data-autofocus
      />
    </Modal>
  )
}

/** Asks for the reason, which the company reads, and gives the CareCoins back. */
export const CancelMaterialModal = ({ order: { id, partnerProduct, distributor, costInCC }, onClose }: Closing) => {
  const [reason, setReason] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const cancel = useCommand(cancelPartnerOrder, {
    onDone: () => {
      onClose()
      showSuccess(words.cancelled(partnerProduct.name))
    },
    onProblem: ({ hasFields }) => {
      if (!hasFields) onClose()
      return undefined
    },
  })
  const missing = submitted && reason.trim() === '' ? words.enterReason : null
  const send = () => {
    setSubmitted(true)
    if (reason.trim() !== '') void cancel.send({ id, reason: reason.trim() })
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={words.cancelTitle(partnerProduct.name)}
      actions={
        <>
          <Button onClick={onClose}>{words.keep}</Button>
          <Button look="danger-filled" busy={cancel.busy} onClick={send}>
            {words.confirmCancel}
          </Button>
        </>
      }
    >
      <p>{words.cancelLead(distributor.name, careCoins(costInCC))}</p>
      <TextArea
        label={words.reason}
        required
        maxLength={MOST}
        value={reason}
        onChange={setReason}
        error={cancel.errors['reason'] ?? missing}
        data-autofocus
      />
    </Modal>
  )
}

import { useState } from 'react'

import { closePromoCode } from '#modules/promotions/contract.ts'
import { useCommand } from '#web/endpoint.ts'
import { Button } from '#web/ui/Button.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { showSuccess } from '#web/ui/messages.ts'
import { TextArea } from '#web/ui/TextField.tsx'
import { promoPageWords as words } from '#web/words/promo-codes.ts'

/** Asks why, and closes the code for good. */
export const ClosePromoCodeModal = ({
  opened,
  code,
  onClose,
}: {
  opened: boolean
  code: string
  onClose: () => void
}) => {
  const [reason, setReason] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const command = useCommand(closePromoCode, {
    onDone: () => {
      onClose()
      showSuccess(words.closed(code))
    },
    onProblem: ({ hasFields }) => {
      if (!hasFields) onClose()
      return undefined
    },
  })
  const missing = submitted && reason.trim() === '' ? words.enterReason : null
  const send = () => {
    setSubmitted(true)
    if (reason.trim() !== '') void command.send({ code, reason: reason.trim() })
  }
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={words.closeTitle(code)}
      actions={
        <>
          <Button onClick={onClose}>{words.keep}</Button>
          <Button look="danger-filled" busy={command.busy} onClick={send}>
            {words.confirmClose}
          </Button>
        </>
      }
    >
      <p>{words.closeLead}</p>
      <TextArea
        label={words.reason}
        required
        maxLength={1_000}
        value={reason}
        onChange={setReason}
        error={command.errors['reason'] ?? missing}
        data-autofocus
      />
    </Modal>
  )
}

import { useState } from 'react'

import { cancelOrderByStaff } from '#modules/ordering/desk/office-contract.ts'
import { useCommand } from '#web/endpoint.ts'
import { Button } from '#web/ui/Button.tsx'
import { careCoins } from '#web/ui/format.ts'
import { Modal } from '#web/ui/Modal.tsx'
import { showSuccess } from '#web/ui/messages.ts'
import { TextArea } from '#web/ui/TextField.tsx'
import { cancelWords as words } from '#web/words/office.ts'
import type { OfficeOrder } from './OrderHeading.tsx'

/** Asks for the reason, which the distributor reads, and cancels. */
export const CancelOrderModal = ({
  opened,
  detail: { order, distributor },
  onClose,
  onCancelled,
}: {
  opened: boolean
  detail: OfficeOrder
  onClose: () => void
  onCancelled?: () => void
}) => {
  const [reason, setReason] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const cancel = useCommand(cancelOrderByStaff, {
    onDone: () => {
      onClose()
      showSuccess(words.done(order.num))
      onCancelled?.()
    },
    onProblem: ({ hasFields }) => {
      if (!hasFields) onClose()
      return undefined
    },
  })
  const missing = submitted && reason.trim() === '' ? words.enterReason : null
  const send = () => {
    setSubmitted(true)
    if (reason.trim() !== '') void cancel.send({ id: order.id, reason: reason.trim() })
  }
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={words.title(order.num)}
      actions={
        <>
          <Button onClick={onClose}>{words.keep}</Button>
          <Button look="danger-filled" busy={cancel.busy} onClick={send}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <p>
        {words.lead(distributor.name)}
        {order.careCoinsUsed > 0 && ` ${words.careCoins(careCoins(order.careCoinsUsed))}`}
      </p>
      <TextArea
        label={words.reason}
        required
        maxLength={1_000}
        value={reason}
        onChange={setReason}
        error={cancel.errors['reason'] ?? missing}
        data-autofocus
      />
    </Modal>
  )
}

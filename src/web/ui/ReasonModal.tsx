import { type ReactNode, useState } from 'react'

import { Button } from './Button.tsx'
import { Modal } from './Modal.tsx'
import { TextArea } from './TextField.tsx'

/** Characters of a reason, as the server takes them. */
const LONGEST = 1_000

type ReasonModalProps = {
  readonly opened?: boolean
  readonly title: string
  /** What will happen, and who reads the reason. */
  readonly children: ReactNode
  readonly words: {
    readonly reason: string
    /** Said when there is none. */
    readonly missing: string
    readonly confirm: string
    readonly goBack: string
  }
  readonly busy: boolean
  /** What the server said of the reason. */
  readonly error?: string | undefined
  /** Given the reason without the space around it. */
  readonly onConfirm: (reason: string) => void
  readonly onClose: () => void
}

/** Asks why before something is refused or ended: nothing happens without a reason. */
export const ReasonModal = ({
  opened = true,
  title,
  children,
  words,
  busy,
  error,
  onConfirm,
  onClose,
}: ReasonModalProps) => {
  const [reason, setReason] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const said = reason.trim()
  const confirm = () => {
    setSubmitted(true)
    if (said !== '') onConfirm(said)
  }
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{words.goBack}</Button>
          <Button look="danger-filled" busy={busy} onClick={confirm}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <p>{children}</p>
      <TextArea
        label={words.reason}
        required
        maxLength={LONGEST}
        value={reason}
        onChange={setReason}
        error={error ?? (submitted && said === '' ? words.missing : null)}
        data-autofocus
      />
    </Modal>
  )
}

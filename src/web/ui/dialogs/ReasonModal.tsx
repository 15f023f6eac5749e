import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ReasonField } from '#web/ui/fields/ReasonField.tsx'
import { FormModal } from './FormModal.tsx'

type ReasonModalProps = {
  readonly opened?: boolean
  readonly title: string
  /** What will happen, and who reads the reason. */
  readonly children: ReactNode
  readonly labels: {
    readonly reason: string
    /** Said when there is none. */
    readonly missing: string
    readonly confirm: string
    readonly keep: string
  }
  /** Characters of the reason, as the server takes them. */
  readonly most?: number
  readonly busy: boolean
  /** What the server said of the reason. */
  readonly error?: string | undefined
  /** Given the reason without the space around it. */
  readonly onConfirm: (reason: string) => void
  readonly onClose: () => void
}

/** Requires a reason before something is refused or ended: nothing happens without a reason. */
export const ReasonModal = ({
  opened = true,
  title,
  children,
  labels,
  most,
  busy,
  error,
  onConfirm,
  onClose,
}: ReasonModalProps) => {
  const [reason, setReason] = useState('')
  const said = reason.trim()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (error) field.current?.focus()
  }, [error])
  const [isTried, setTried] = useState(false)
  const confirm = () => {
    setTried(true)
    if (said !== '') onConfirm(said)
    else field.current?.focus()
  }
  return (
    <FormModal opened={opened} title={title} labels={labels} danger busy={busy} onClose={onClose} onSubmit={confirm}>
      <p>{children}</p>
      <ReasonField
        labels={{ reason: labels.reason }}
        most={most}
        ref={field}
        value={reason}
        onChange={setReason}
        error={error ?? (isTried && said === '' ? labels.missing : null)}
        data-autofocus
      />
    </FormModal>
  )
}

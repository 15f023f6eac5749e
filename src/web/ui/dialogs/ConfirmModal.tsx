import type { ReactNode } from 'react'

import { Button } from '#web/ui/actions/Button.tsx'
import { Modal } from './Modal.tsx'

/** Confirms what cannot be undone. The safe answer comes first and has the focus; what is refused keeps it open. */
export const ConfirmModal = ({
  opened = true,
  title,
  keep,
  confirm,
  look = 'danger-filled',
  busy = false,
  onKeep,
  onConfirm,
  children,
}: {
  opened?: boolean
  title: string
  /** The safe answer's label. */
  keep: string
  /** The other answer's label. */
  confirm: string
  look?: 'danger-filled' | 'filled'
  busy?: boolean
  onKeep: () => void
  onConfirm: () => void
  children: ReactNode
}) => (
  <Modal
    opened={opened}
    onClose={onKeep}
    title={title}
    actions={
      <>
        <Button onClick={onKeep} data-autofocus>
          {keep}
        </Button>
        <Button look={look} busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </>
    }
  >
    {children}
  </Modal>
)

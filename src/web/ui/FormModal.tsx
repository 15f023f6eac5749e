import type { ReactNode } from 'react'

import { Button } from './Button.tsx'
import classes from './FormModal.module.css'
import { Modal, type ModalProps } from './Modal.tsx'

type FormModalProps = Pick<ModalProps, 'title' | 'width' | 'onClose'> & {
  readonly opened?: boolean
  readonly words: {
    /** The way back. */
    readonly keep: string
    readonly confirm: string
  }
  /** What it does cannot be taken back. */
  readonly danger?: boolean
  readonly busy: boolean
  readonly onSubmit: () => void
  readonly children: ReactNode
}

/** A form in front of the page: its fields, the way back, and the button that decides. */
export const FormModal = ({
  opened = true,
  words,
  danger = false,
  busy,
  onSubmit,
  onClose,
  children,
  ...modal
}: FormModalProps) => (
  <Modal
    {...modal}
    opened={opened}
    onClose={onClose}
    actions={
      <>
        <Button onClick={onClose}>{words.keep}</Button>
        <Button look={danger ? 'danger-filled' : 'filled'} busy={busy} onClick={onSubmit}>
          {words.confirm}
        </Button>
      </>
    }
  >
    <div className={classes['fields']}>{children}</div>
  </Modal>
)

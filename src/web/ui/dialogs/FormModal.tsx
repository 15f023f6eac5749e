import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react'

import { uiTexts as texts } from '#texts/ui.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Modal, type ModalProps } from './Modal.tsx'

type FormModalProps = Pick<ModalProps, 'title' | 'width' | 'onClose'> & {
  readonly opened?: boolean
  readonly labels: {
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

/** Enter submits from one-line fields, Ctrl Enter from longer ones. Closing otherwise confirms before losing input. */
export const FormModal = (props: FormModalProps) => props.opened !== false && <OpenForm {...props} />

const OpenForm = ({ labels, danger = false, busy, onSubmit, onClose, children, ...modal }: FormModalProps) => {
  const id = useId()
  const [isTyped, setTyped] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const leave = () => (isTyped && !isLeaving ? setLeaving(true) : onClose())
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // It may be inside another form of the page, which this is no part of.
    event.stopPropagation()
    if (!busy) onSubmit()
  }
  const press = (key: KeyboardEvent<HTMLFormElement>) => {
    if (key.key !== 'Enter') return
    const sends = key.ctrlKey || key.metaKey
    const isOnList = key.target instanceof Element && key.target.getAttribute('role') === 'combobox'
    // On a list of choices Enter alone is for that list.
    if (sends || isOnList) key.preventDefault()
    if (sends) key.currentTarget.requestSubmit()
  }
  return (
    <Modal
      {...modal}
      opened
      onClose={leave}
      actions={
        isLeaving ? (
          <Leaving onStay={() => setLeaving(false)} onLeave={onClose} />
        ) : (
          <>
            <Button onClick={onClose}>{labels.keep}</Button>
            <Button type="submit" form={id} look={danger ? 'danger-filled' : 'filled'} busy={busy}>
              {labels.confirm}
            </Button>
          </>
        )
      }
    >
      <form id={id} noValidate onSubmit={submit} onKeyDown={press} onInput={() => setTyped(true)}>
        <Stack gap={5}>{children}</Stack>
      </form>
    </Modal>
  )
}

const Leaving = ({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) => (
  <>
    <p role="alert">{texts.leavesTyped}</p>
    <Button onClick={onStay} autoFocus>
      {texts.stays}
    </Button>
    <Button look="danger" onClick={onLeave}>
      {texts.leaves}
    </Button>
  </>
)

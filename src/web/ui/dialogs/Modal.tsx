import { IconAlertCircle, IconX } from '@tabler/icons-react'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { uiTexts } from '#texts/ui.ts'
import type { Problem } from '#web/problem.ts'
import { IconButton } from '#web/ui/actions/Button.tsx'
import { ProblemText } from '#web/ui/fields/ProblemText.tsx'
import classes from './Modal.module.css'
import { clearProblem, modalOpened, useMessages } from './messages.ts'
import { Overlay } from './Overlay.tsx'

export type ModalProps = {
  opened: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** The safe action first, the one that decides last. */
  actions?: ReactNode
  /** 520 for a decision, 760 to choose from something; the page to look at two things side by side. */
  width?: 'decision' | 'chooser' | 'page'
  closeIcon?: boolean
  closeOnBackground?: boolean
  /** Not for the error modal, which says those of the page. */
  saysProblems?: boolean
}

/** Escape closes; focus goes to `data-autofocus` and back to the opener. Refusals without a field show inside. */
export const Modal = (props: ModalProps) => props.opened && <OpenModal {...props} />

const OpenModal = ({
  onClose,
  title,
  children,
  actions,
  width = 'decision',
  closeIcon = true,
  closeOnBackground = true,
  saysProblems = true,
}: ModalProps) => {
  const id = useId()
  const { error, errorIn } = useMessages()
  useEffect(() => (saysProblems ? modalOpened(id) : undefined), [id, saysProblems])
  const close = () => {
    clearProblem()
    onClose()
  }
  return (
    <Overlay
      onClose={close}
      closeOnBackground={closeOnBackground}
      aria-labelledby={id}
      ground={classes['ground']}
      className={classes['content']}
      data-width={width}
    >
      <div className={classes['head']}>
        <h2 id={id} className={classes['title']}>
          {title}
        </h2>
        {closeIcon && (
          <IconButton label={uiTexts.close} onClick={close}>
            <IconX size={21} stroke={1.6} aria-hidden />
          </IconButton>
        )}
      </div>
      <div className={classes['body']}>
        {children}
        {error !== null && errorIn === id && <Refusal problem={error} />}
        {actions && (
          <div className={classes['actions']} data-actions onClickCapture={answered}>
            {actions}
          </div>
        )}
      </div>
    </Overlay>
  )
}

/** Whichever button is pressed, the last attempt is over. */
const answered = ({ target }: MouseEvent) => {
  if (target instanceof Element && target.closest('button, a')) clearProblem()
}

/** Why the last attempt was refused: right above the buttons, and brought into view. */
const Refusal = ({ problem }: { problem: Problem | string }) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    void box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={box} className={classes['refused']} data-tone="error">
      <IconAlertCircle size={20} stroke={1.8} aria-hidden />
      <div>
        <ProblemText problem={problem} />
      </div>
    </div>
  )
}

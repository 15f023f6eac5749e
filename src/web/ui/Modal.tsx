import { IconX } from '@tabler/icons-react'
import { type ReactNode, useId, useRef } from 'react'
import { createPortal } from 'react-dom'

import { uiWords } from '#web/words/ui.ts'
import { IconButton } from './Button.tsx'
import { useLayer } from './layer.ts'
import classes from './Modal.module.css'

export type ModalProps = {
  opened: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** The safe action first, the one that decides last. */
  actions?: ReactNode
  /** 520 for a decision, 760 to choose from something. */
  width?: 'decision' | 'chooser'
  closeIcon?: boolean
  closeOnBackground?: boolean
}

/** A decision in front of the page. Escape closes it; focus goes to `data-autofocus` inside and returns to the opener. */
export const Modal = (props: ModalProps) => props.opened && createPortal(<OpenModal {...props} />, document.body)

const OpenModal = ({
  onClose,
  title,
  children,
  actions,
  width = 'decision',
  closeIcon = true,
  closeOnBackground = true,
}: ModalProps) => {
  const id = useId()
  const layer = useRef<HTMLDivElement>(null)
  useLayer(layer, true, onClose)
  return (
    <div
      className={classes['backdrop']}
      onPointerDown={(press) => closeOnBackground && press.target === press.currentTarget && onClose()}
    >
      <div
        ref={layer}
        role="dialog"
        aria-modal="true"
        aria-labelledby={id}
        tabIndex={-1}
        className={classes['content']}
        data-width={width}
      >
        <div className={classes['head']}>
          <h2 id={id} className={classes['title']}>
            {title}
          </h2>
          {closeIcon && (
            <IconButton label={uiWords.close} onClick={onClose}>
              <IconX size={21} stroke={1.6} aria-hidden />
            </IconButton>
          )}
        </div>
        <div className={classes['body']}>
          {children}
          {actions && (
            <div className={classes['actions']} data-actions>
              {actions}
            </div>
          )}
        </div>
      </div>
    </div>
  )
}

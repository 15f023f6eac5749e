import { IconX } from '@tabler/icons-react'
import { type ReactNode, useId, useRef } from 'react'
import { createPortal } from 'react-dom'

import { uiWords } from '#web/words/ui.ts'
import { IconButton } from './Button.tsx'
import { useBackdrop } from './backdrop.ts'
import { useLayer } from './layer.ts'
import classes from './Sheet.module.css'

type SheetProps = { title: string; onClose: () => void; children: ReactNode; action: ReactNode }

/** A panel that comes up from the lower edge of small windows. Escape and the background close it. */
export const Sheet = (props: SheetProps) => createPortal(<OpenSheet {...props} />, document.body)

const OpenSheet = ({ title, onClose, children, action }: SheetProps) => {
  const id = useId()
  const layer = useRef<HTMLDivElement>(null)
  useLayer(layer, true, onClose)
  const backdrop = useBackdrop(onClose)
  return (
    <div className={classes['backdrop']} {...backdrop}>
      <div ref={layer} role="dialog" aria-modal="true" aria-labelledby={id} tabIndex={-1} className={classes['sheet']}>
        <div className={classes['head']}>
          <h2 id={id}>{title}</h2>
          <IconButton label={uiWords.close} onClick={onClose}>
            <IconX size={21} stroke={1.6} aria-hidden />
          </IconButton>
        </div>
        <div className={classes['body']}>{children}</div>
        <div className={classes['foot']} data-actions>
          {action}
        </div>
      </div>
    </div>
  )
}

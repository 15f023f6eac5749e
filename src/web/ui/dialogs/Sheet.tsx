import { IconX } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'

import { uiTexts } from '#texts/ui.ts'
import { IconButton } from '#web/ui/actions/Button.tsx'
import { Overlay } from './Overlay.tsx'
import classes from './Sheet.module.css'

type SheetProps = { title: string; onClose: () => void; children: ReactNode; action: ReactNode }

/** A panel that comes up from the lower edge of small windows. Escape and the background close it. */
export default function Sheet({ title, onClose, children, action }: SheetProps) {
  const id = useId()
  return (
    <Overlay onClose={onClose} aria-labelledby={id} ground={classes['ground']} className={classes['sheet']}>
      <div className={classes['head']}>
        <h2 id={id}>{title}</h2>
        <IconButton label={uiTexts.close} onClick={onClose}>
          <IconX size={21} stroke={1.6} aria-hidden />
        </IconButton>
      </div>
      <div className={classes['body']}>{children}</div>
      <div className={classes['foot']} data-actions>
        {action}
      </div>
    </Overlay>
  )
}

import type { ReactNode } from 'react'

import classes from './Note.module.css'
import type { Tone } from './StatusPill.tsx'

/** One sentence about how things are, above what it is about. How far from it, its place decides. */
export const Note = ({
  tone,
  icon,
  strong,
  role = 'note',
  action,
  children,
  ...rest
}: {
  tone: Tone
  icon?: ReactNode
  strong?: ReactNode
  /** status: it follows what one did. alert: it says what went wrong. */
  role?: 'note' | 'status' | 'alert'
  /** At its end. */
  action?: ReactNode
  children?: ReactNode
  'data-no-print'?: boolean
}) => (
  <div {...rest} className={classes['note']} data-tone={tone} role={role}>
    {icon}
    <p>
      {strong && <strong>{strong}</strong>} {children}
    </p>
    {action}
  </div>
)

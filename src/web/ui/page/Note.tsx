import type { ReactNode } from 'react'

import classes from './Note.module.css'
import type { Tone } from './StatusPill.tsx'

/** One sentence about how things stand, above what it is about. How far from it, its place decides. */
export const Note = ({
  tone,
  icon,
  strong,
  children,
}: {
  tone: Tone
  icon: ReactNode
  strong?: string | undefined
  children?: ReactNode
}) => (
  <p className={classes['note']} data-tone={tone} role="note">
    {icon}
    <span>
      {strong && <strong>{strong} </strong>}
      {children}
    </span>
  </p>
)

import type { ReactNode } from 'react'

import classes from './StatusPill.module.css'

/** Who must act: you (amber), the provider (purple); or what it is: moving, done, closed, error. */
export type Tone = 'you' | 'provider' | 'moving' | 'done' | 'closed' | 'error'

/** `icon` replaces the dot. */
export const StatusPill = ({ tone, icon, children }: { tone: Tone; icon?: ReactNode; children: string }) => (
  <span className={classes['pill']} data-tone={tone}>
    {icon ?? <span className={classes['dot']} aria-hidden="true" />}
    {children}
  </span>
)

import type { ReactNode } from 'react'

import classes from './layout.module.css'

/** What a person wrote, as it was typed. */
export const Said = ({ children }: { children: ReactNode }) => (
  <blockquote className={classes['said']}>{children}</blockquote>
)

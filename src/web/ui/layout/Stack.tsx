import type { ReactNode } from 'react'

import type { Gap } from './gap.ts'
import classes from './layout.module.css'

/** One below the other, as wide as there is room. */
export const Stack = ({ gap = 6, children }: { gap?: Gap; children: ReactNode }) => (
  <div className={classes['stack']} data-gap={gap}>
    {children}
  </div>
)

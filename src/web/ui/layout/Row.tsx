import type { ReactNode } from 'react'

import type { Gap } from './gap.ts'
import classes from './layout.module.css'

/** Side by side, on further lines where there is no room; from the start by default. */
export const Row = ({
  gap = 3,
  justify,
  children,
}: {
  gap?: Gap
  justify?: 'end' | 'between'
  children: ReactNode
}) => (
  <div className={classes['row']} data-gap={gap} data-justify={justify}>
    {children}
  </div>
)

import type { ReactNode } from 'react'

import type { Gap } from './gap.ts'
import classes from './layout.module.css'

/** Side by side, on further lines where there is no room; from the start by default. */
export const Row = ({
  gap = 3,
  justify,
  align,
  wide = false,
  children,
}: {
  gap?: Gap
  justify?: 'end' | 'between' | 'center'
  /** end: buttons level with the box of a field. */
  align?: 'start' | 'end'
  /** On a telephone each takes a line of its own. */
  wide?: boolean
  children: ReactNode
}) => (
  <div
    className={classes['row']}
    data-gap={gap}
    data-justify={justify}
    data-align={align}
    data-wide={wide || undefined}
  >
    {children}
  </div>
)

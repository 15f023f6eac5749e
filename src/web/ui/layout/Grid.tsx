import type { ReactNode } from 'react'

import type { Gap } from './gap.ts'
import classes from './layout.module.css'

/** Cards in as many columns as there is room for. `split`: two columns of these parts, one below 1024 px. */
export const Grid = ({
  as: Element = 'div',
  gap = 6,
  split,
  children,
}: {
  /** 'ul': of list items, each as wide as a column, or with `data-whole` as the grid. */
  as?: 'div' | 'ul'
  gap?: Gap
  split?: '1:1' | '2:3'
  children: ReactNode
}) => (
  <Element role={Element === 'ul' ? 'list' : undefined} className={classes['grid']} data-gap={gap} data-split={split}>
    {children}
  </Element>
)

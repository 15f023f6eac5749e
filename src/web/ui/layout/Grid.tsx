import type { CSSProperties, ReactNode } from 'react'

import type { Gap } from './gap.ts'
import classes from './layout.module.css'

/** Cards in as many columns as there is room for. `split`: two columns of these parts, one below 1024 px; 'main': the second has 360 px. */
export const Grid = ({
  as: Element = 'div',
  gap = 6,
  split,
  least,
  children,
}: {
  /** 'ul': of list items, each as wide as a column, or with `data-whole` as the grid. */
  as?: 'div' | 'ul'
  gap?: Gap
  split?: '1:1' | '2:3' | 'main'
  /** Parts instead of cards: a column has at least so many pixels, and a few fill the width. */
  least?: number
  children: ReactNode
}) => (
  <Element
    role={Element === 'ul' ? 'list' : undefined}
    className={classes['grid']}
    data-gap={gap}
    data-split={split}
    data-least={least && true}
    style={least ? ({ '--least': `${least}px` } as CSSProperties) : undefined}
  >
    {children}
  </Element>
)

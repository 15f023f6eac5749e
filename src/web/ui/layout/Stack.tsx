import type { ReactNode } from 'react'

import type { Gap } from './gap.ts'
import classes from './layout.module.css'

/** One below the other, as wide as there is room. `as`: of list items. */
export const Stack = ({
  as: Element = 'div',
  gap = 6,
  children,
}: {
  as?: 'div' | 'ul' | 'ol'
  gap?: Gap
  children: ReactNode
}) => (
  <Element role={Element === 'div' ? undefined : 'list'} className={classes['stack']} data-gap={gap}>
    {children}
  </Element>
)

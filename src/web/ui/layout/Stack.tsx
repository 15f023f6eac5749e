import type { ReactNode } from 'react'

import type { Gap } from './gap.ts'
import classes from './layout.module.css'

/** One below the other, as wide as there is room. `as`: of list items. */
export const Stack = ({
  as: Element = 'div',
  gap = 6,
  label,
  children,
}: {
  as?: 'div' | 'ul' | 'ol'
  gap?: Gap
  /** The name of the list. */
  label?: string
  children: ReactNode
}) => (
  <Element role={Element === 'div' ? undefined : 'list'} aria-label={label} className={classes['stack']} data-gap={gap}>
    {children}
  </Element>
)

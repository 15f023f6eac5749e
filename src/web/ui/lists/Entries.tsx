import type { ReactNode } from 'react'

import classes from './Entries.module.css'

/** Entries below each other with a line between them, where a table would have no columns. */
export const Entries = ({
  as: Element = 'ul',
  label,
  children,
}: {
  as?: 'ul' | 'ol'
  label?: string
  children: ReactNode
}) => (
  <Element role="list" className={classes['entries']} aria-label={label}>
    {children}
  </Element>
)

/** One of them, with what can be done about it at its end. */
export const Entry = ({ actions, children }: { actions?: ReactNode; children: ReactNode }) => (
  <li>
    <div>{children}</div>
    {actions && <div>{actions}</div>}
  </li>
)

import type { ComponentProps, ReactNode } from 'react'

import classes from './layout.module.css'

/** What is shown on demand, below what says what it is. */
export const More = ({
  summary,
  children,
  ...details
}: { summary: ReactNode; children: ReactNode } & Pick<ComponentProps<'details'>, 'open' | 'onToggle'>) => (
  <details className={classes['more']} {...details}>
    <summary>{summary}</summary>
    {children}
  </details>
)

import type { ReactNode } from 'react'

import classes from './layout.module.css'

/** A smaller, quieter sentence. `inset`: below a table, as far from the edges as its cells. `tone`: what is wrong, or needs care. */
export const Hint = ({
  as: Element = 'p',
  inset,
  tone,
  children,
}: {
  as?: 'p' | 'span'
  inset?: true
  tone?: 'error' | 'you'
  children: ReactNode
}) => (
  <Element className={classes['hint']} data-inset={inset} data-tone={tone}>
    {children}
  </Element>
)

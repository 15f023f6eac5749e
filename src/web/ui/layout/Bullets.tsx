import type { ReactNode } from 'react'

import classes from './layout.module.css'

/** A few short things, each with a dot, or numbered. */
export const Bullets = ({ items, ordered = false }: { items: readonly string[]; ordered?: boolean }): ReactNode => {
  const Element = ordered ? 'ol' : 'ul'
  return (
    <Element className={classes['bullets']}>
      {items.map((item) => (
        <li key={item}>
          <bdi>{item}</bdi>
        </li>
      ))}
    </Element>
  )
}

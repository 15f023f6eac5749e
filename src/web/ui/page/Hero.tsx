import type { ReactNode } from 'react'

import classes from './Hero.module.css'

/** A page's title on coloured ground, with its lead and something to look at next to it. */
export const Hero = ({
  title,
  lead,
  petal,
  aside,
  children,
}: {
  title: ReactNode
  lead: string
  /** The one round corner: at the start or at the end of the lower edge. */
  petal: 'start' | 'end'
  aside: ReactNode
  children?: ReactNode
}) => (
  <section className={classes['hero']} data-petal={petal}>
    <div className={classes['text']}>
      <h1>{title}</h1>
      <p>{lead}</p>
      {children}
    </div>
    {aside}
  </section>
)

import { Fragment, type ReactNode } from 'react'

import classes from './layout.module.css'

type Facts = Readonly<Record<string, ReactNode>>

/** What is known of a thing: names and values. A value that is null is left out. */
export const Facts = ({
  facts,
  look,
}: {
  facts: Facts
  /** Each name above its value: below each other, side by side, or as figures in columns. */
  look?: 'above' | 'row' | 'figures'
}) => (
  <dl className={classes[look ? 'named' : 'facts']} data-look={look}>
    {Object.entries(facts).map(([name, value]) => {
      if (value === null) return null
      const Pair = look ? 'div' : Fragment
      return (
        <Pair key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Pair>
      )
    })}
  </dl>
)

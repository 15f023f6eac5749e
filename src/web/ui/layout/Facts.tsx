import { Fragment, type ReactNode } from 'react'

import classes from './layout.module.css'

/** What is known of a thing: names and values. A value that is null is left out. */
export const Facts = ({ facts }: { facts: Readonly<Record<string, ReactNode>> }) => (
  <dl className={classes['facts']}>
    {Object.entries(facts).map(
      ([name, value]) =>
        value !== null && (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ),
    )}
  </dl>
)

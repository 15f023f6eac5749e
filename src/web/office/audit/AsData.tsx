import type { ReactNode } from 'react'

import classes from './AsData.module.css'

type AsDataProps = {
  readonly summary: string
  /** Shown next to the summary. */
  readonly position?: string
  /** By name; null is left out. */
  readonly facts: readonly (readonly [name: string, value: string | null])[]
  readonly data: unknown
  /** Between the facts and the data. */
  readonly children?: ReactNode
}

/** An event as the log holds it, on demand. */
export const AsData = ({ summary, position, facts, data, children }: AsDataProps) => (
  <details className={classes['data']}>
    <summary>
      {summary} {position && <span className={classes['position']}>{position}</span>}
    </summary>
    <dl>
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
    {children}
    <pre dir="ltr">{JSON.stringify(data, null, 2)}</pre>
  </details>
)

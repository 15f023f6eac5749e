import { Link } from 'react-router-dom'

import nav from '#web/ui/layout/nav.module.css'
import classes from './Views.module.css'

/** A view of a list, `id` null for all of it: what it is called, how many rows are in it once that is known, and its page if it has one. */
export type View<Id extends string> = {
  readonly id: Id | null
  readonly label: string
  readonly count?: number | null
  readonly to?: string
}

/** The views of a list, one of them chosen. On a small screen they are one row to push along. */
export const Views = <Id extends string>({
  label,
  views,
  chosen,
  choose,
}: {
  label: string
  views: readonly View<Id>[]
  chosen: Id | null
  choose?: (id: Id | null) => void
}) => (
  <nav className={classes['views']} aria-label={label} data-no-print>
    {views.map(({ id, label: name, count, to }) =>
      to === undefined ? (
        <button
          key={id ?? 'all'}
          type="button"
          className={nav['item']}
          aria-pressed={id === chosen}
          onClick={() => choose?.(id)}
        >
          {name} <span>{count ?? '…'}</span>
        </button>
      ) : (
        <Link
          key={id ?? 'all'}
          to={to}
          className={nav['item']}
          aria-current={id === chosen ? 'page' : undefined}
          onClick={() => choose?.(id)}
        >
          {name}
        </Link>
      ),
    )}
  </nav>
)

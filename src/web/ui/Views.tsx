import classes from './Views.module.css'

/** A view of a list: what it is called, and how many rows are in it. `id` null: all of them. */
export type View<Id extends string> = { readonly id: Id | null; readonly label: string; readonly count: number }

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
  choose: (id: Id | null) => void
}) => (
  <nav className={classes['views']} aria-label={label}>
    {views.map(({ id, label: name, count }) => (
      <button key={id ?? 'all'} type="button" aria-current={id === chosen || undefined} onClick={() => choose(id)}>
        {name} <span>{count}</span>
      </button>
    ))}
  </nav>
)

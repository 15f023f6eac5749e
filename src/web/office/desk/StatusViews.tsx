import { type OrderStatus, orderStatuses } from '#modules/ordering/order-status.ts'
import { officeOrderWords as words } from '#web/words/office.ts'
import classes from './StatusViews.module.css'

/** All, then each status that has orders, with how many. */
export const StatusViews = ({
  statuses,
  chosen,
  choose,
}: {
  statuses: readonly { readonly status: OrderStatus; readonly label: string; readonly count: number }[]
  chosen: OrderStatus | null
  choose: (status: OrderStatus | null) => void
}) => {
  const all = statuses.reduce((sum, { count }) => sum + count, 0)
  const known = statuses.some(({ status }) => status === chosen)
  const views = [
    { status: null, label: words.all, count: all },
    ...statuses.map(({ status, label, count }) => ({ status, label: words.views[status] ?? label, count })),
    ...(chosen && !known ? [{ status: chosen, label: orderStatuses[chosen].label, count: 0 }] : []),
  ]
  return (
    <nav className={classes['views']} aria-label={words.byStatus}>
      {views.map(({ status, label, count }) => (
        <button
          key={status ?? 'all'}
          type="button"
          aria-current={status === chosen || undefined}
          onClick={() => choose(status)}
        >
          {label} <span>{count}</span>
        </button>
      ))}
    </nav>
  )
}

import { type OrderStatus, orderStatuses } from '#modules/ordering/order-status.ts'
import { Views } from '#web/ui/Views.tsx'
import { officeOrderWords as words } from '#web/words/office.ts'

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
    { id: null, label: words.all, count: all },
    ...statuses.map(({ status: id, label, count }) => ({ id, label: words.statusOf(id, label), count })),
    ...(chosen && !known ? [{ id: chosen, label: words.statusOf(chosen, orderStatuses[chosen].label), count: 0 }] : []),
  ]
  return <Views label={words.byStatus} views={views} chosen={chosen} choose={choose} />
}

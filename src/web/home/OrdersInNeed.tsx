import { Link } from 'react-router-dom'
import { listOrders, type OwnOrderRow } from '#modules/ordering/contract.ts'
import { paths } from '#paths'
import { homeTexts as texts } from '#texts/home.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useMay } from '#web/identity/may.ts'
import { nextSentence } from '#web/ordering/next-step.ts'
import { pageOf, sayOrder, stateOf } from '#web/ordering/orders/order-columns.tsx'
import { CodeText } from '#web/ui/figures/CodeText.tsx'
import { Countdown } from '#web/ui/figures/Countdown.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'

const SHOWN = 5

const isSomebodysTurn = ({ statusData: { turn } }: OwnOrderRow): boolean =>
  turn === 'distributor' || turn === 'provider'

const By = ({ order: { validUntil, quoteDueAt, prepaymentDueOn } }: { order: OwnOrderRow }) => {
  const until = validUntil ?? quoteDueAt
  if (until) return <Countdown until={until} ofQuote={validUntil !== null} />
  return prepaymentDueOn ? <DateText at={prepaymentDueOn} /> : texts.noDeadline
}

/** `acts`: the reader may do what the company has to. */
const columnsFor = (acts: boolean): readonly Column<OwnOrderRow>[] => [
  {
    id: 'num',
    header: texts.need.order,
    card: 'title',
    cell: (order) => (
      <Link to={pageOf(order)}>
        <CodeText value={order.num} />
      </Link>
    ),
  },
  {
    id: 'who',
    header: texts.need.who,
    card: 'aside',
    cell: ({ statusData: { turn }, approval }) => {
      if (approval && !approval.mine) return approval.by ? <bdi>{approval.by.name}</bdi> : texts.need.procurement
      return turn !== 'distributor' ? texts.need.provider : acts ? texts.need.you : texts.need.procurement
    },
  },
  {
    id: 'what',
    header: texts.need.what,
    card: 'full',
    // What the company has to do can be done while an order is on hold.
    cell: (order) => nextSentence({ ...order, held: order.held && order.statusData.turn !== 'distributor' }, acts),
  },
  { id: 'by', header: texts.need.by, cell: (order) => <By order={order} /> },
]
const columns = { acts: columnsFor(true), watches: columnsFor(false) }

/** The orders that need action: who acts, what comes next and by when; the reader's company first. */
export const OrdersInNeed = () => {
  const may = useMay()
  const orders = useRead(listOrders, { page: 1, pageSize: SHOWN, sort: 'needs' })
  return (
    <Card flush title={texts.inNeed} aside={<Link to={paths.orders({}, { sort: 'needs' })}>{texts.allInNeed}</Link>}>
      <Loading read={orders} skeleton={<Skeleton lines={SHOWN} height={48} card={115} />}>
        {(all) => (
          <DataTable
            caption={texts.inNeed}
            columns={may('orders.place') ? columns.acts : columns.watches}
            rows={all.filter(isSomebodysTurn)}
            rowKey={({ id }) => id}
            href={pageOf}
            fingerprint={stateOf}
            says={sayOrder}
            empty={<EmptyState>{texts.noneInNeed}</EmptyState>}
          />
        )}
      </Loading>
    </Card>
  )
}

import { Link } from 'react-router-dom'
import { loyaltyProgress } from '#modules/loyalty/contract.ts'
import { listOrders, type OwnOrderRow } from '#modules/ordering/contract.ts'
import { listWaiting } from '#modules/ordering/list/waiting-contract.ts'
import { paths } from '#paths'
import { homeTexts as texts } from '#texts/home.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useMay } from '#web/identity/may.ts'
import { useMe } from '#web/identity/me.ts'
import { nextSentence } from '#web/ordering/next-step.ts'
import { pageOf, sayOrder, stateOf } from '#web/ordering/orders/order-columns.tsx'
import { CodeText } from '#web/ui/figures/CodeText.tsx'
import { Countdown } from '#web/ui/figures/Countdown.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Card, CardPart } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import classes from './TaskTile.module.css'
import { RiskTile, TaskTile } from './TaskTile.tsx'
import { tasksOf } from './tasks.ts'

const MOST_ORDERS = 5
/** Of a row of tiles, and of the orders below it. */
const needsSkeleton = <Skeleton lines={MOST_ORDERS + 2} height={48} card={115} />

const By = ({ order: { validUntil, prepaymentDueOn } }: { order: OwnOrderRow }) => {
  if (validUntil) return <Countdown until={validUntil} ofQuote />
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
    id: 'what',
    header: texts.need.what,
    card: 'full',
    // What the company has to do can be done while an order is on hold.
    cell: (order) => nextSentence({ ...order, held: false }, acts),
  },
  { id: 'by', header: texts.need.by, cell: (order) => <By order={order} /> },
]
const columns = { acts: columnsFor(true), watches: columnsFor(false) }

/** What waits for the reader's company: its tasks by kind, and its most urgent orders. */
export const NeedsYou = () => {
  const { data: me } = useMe()
  const acts = useMay()('orders.place')
  const isInProgramme = me?.distributor?.loyaltyProgramGroup != null
  const progress = useRead(loyaltyProgress, {}, { enabled: isInProgramme })
  const waiting = useRead(listWaiting, {})
  const orders = useRead(listOrders, { page: 1, pageSize: MOST_ORDERS, group: 'yours', sort: 'needs' })
  const title = acts ? texts.needsYou : texts.needsCompany
  return (
    <Card
      flush
      title={title}
      aside={<Link to={paths.orders({}, { group: 'yours', sort: 'needs' })}>{texts.allInNeed}</Link>}
    >
      <Loading read={waiting} skeleton={needsSkeleton}>
        {(all) => {
          // What comes later would move what is there; without an answer the tasks are shown all the same.
          if (isInProgramme && progress.isPending) return needsSkeleton
          const risk = progress.data?.risk ?? null
          const tasks = tasksOf(all)
          if (tasks.length === 0 && !risk)
            return (
              <CardPart>
                <Row justify="between">
                  {acts ? texts.nothing : texts.nothingOfCompany}
                  <Link to={paths.shop()}>{texts.toShop}</Link>
                </Row>
              </CardPart>
            )
          return (
            <>
              <ul role="list" className={classes['tiles']} aria-label={title}>
                {risk && (
                  <li>
                    <RiskTile risk={risk} />
                  </li>
                )}
                {tasks.map((task) => (
                  <li key={task.kind}>
                    <TaskTile task={task} />
                  </li>
                ))}
              </ul>
              {tasks.length > 0 && (
                <Loading read={orders} skeleton={<Skeleton lines={MOST_ORDERS} height={48} card={115} />}>
                  {(rows) => (
                    <DataTable
                      caption={texts.inNeed}
                      columns={acts ? columns.acts : columns.watches}
                      rows={rows}
                      rowKey={({ id }) => id}
                      href={pageOf}
                      fingerprint={stateOf}
                      says={sayOrder}
                      empty={<EmptyState>{texts.noneInNeed}</EmptyState>}
                    />
                  )}
                </Loading>
              )}
            </>
          )
        }}
      </Loading>
    </Card>
  )
}

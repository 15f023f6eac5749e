import { IconEye } from '@tabler/icons-react'
import { Link } from 'react-router-dom'

import type { OrderRow } from '#modules/ordering/contract.ts'
import { orderEditPage } from '#web/ordering/edit/order-to-edit.ts'
import { Countdown } from '#web/ui/Countdown.tsx'
import type { Column } from '#web/ui/DataTable.tsx'
import { DateText, Money } from '#web/ui/Figures.tsx'
import { OrderProgress } from '#web/ui/OrderProgress.tsx'
import { StatusPill } from '#web/ui/StatusPill.tsx'
import { ordersWords as words } from '#web/words/orders.ts'
import classes from './OrderActions.module.css'
import { OrderActions } from './OrderActions.tsx'

/** Where an order of a list is looked at. */
export const pageOf = ({ id }: Pick<OrderRow, 'id'>): string => `/profile/order/${id}`

/** What a row shows that somebody else may change. */
export const stateOf = ({ statusData, total, overdue, validUntil, held }: OrderRow): string =>
  `${statusData.status} ${statusData.statusTextColor} ${total} ${overdue} ${validUntil} ${held}`

export const sayOrder = ({ num, statusData }: OrderRow): string => words.changed(num, statusData.statusLabel)

/** What the status asks for, or how long the promise that runs still is. */
const StatusLink = ({ order }: { order: OrderRow }) => {
  const { linkText } = order.statusData
  const until = order.validUntil ?? order.quoteDueAt
  if (linkText) return <Link to={orderEditPage(order.id)}>{linkText}</Link>
  return until && <Countdown until={until} ofQuote={order.validUntil !== null} />
}

/** The columns of every table of a distributor's orders, in the order of the specification. */
export const orderColumns: readonly Column<OrderRow>[] = [
  {
    id: 'details',
    header: words.columns.details,
    card: 'none',
    cell: (order) => (
      <Link
        to={pageOf(order)}
        className={classes['details']}
        aria-label={words.detailsOf(order.num)}
        title={words.detailsOf(order.num)}
      >
        <IconEye size={18} stroke={1.6} aria-hidden />
      </Link>
    ),
  },
  {
    id: 'num',
    header: words.columns.num,
    card: 'title',
    cell: (order) => (
      <Link to={pageOf(order)} className={classes['number']}>
        <bdi dir="ltr">{order.num}</bdi>
      </Link>
    ),
  },
  { id: 'date', header: words.columns.date, cell: ({ creationDate }) => <DateText at={creationDate} /> },
  { id: 'total', header: words.columns.total, align: 'end', cell: ({ total }) => <Money cents={total} exclVat /> },
  { id: 'destination', header: words.columns.destination, cell: ({ destination }) => <bdi>{destination}</bdi> },
  {
    id: 'status',
    header: words.columns.status,
    card: 'beside',
    cell: ({ statusData, held }) => (
      <span className={classes['state']}>
        <StatusPill tone={statusData.statusTextColor}>{statusData.statusLabel}</StatusPill>
        {held && <StatusPill tone="closed">{words.held}</StatusPill>}
      </span>
    ),
  },
  {
    id: 'link',
    header: words.columns.link,
    card: 'full',
    hiddenHeader: true,
    cell: (order) => <StatusLink order={order} />,
  },
  {
    id: 'progress',
    header: words.columns.progress,
    card: 'full',
    cell: ({ statusData }) => <OrderProgress value={statusData.percentage} label={statusData.statusLabel} />,
  },
  {
    id: 'actions',
    header: words.columns.actions,
    card: 'actions',
    cell: (order) => <OrderActions order={order} />,
  },
]

import { IconEye } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'

import type { OrderRow } from '#modules/ordering/contract.ts'
import { orderActions } from '#modules/ordering/order-states.ts'
import { paths } from '#paths'
import { ordersTexts as texts } from '#texts/orders.ts'
import { useMay } from '#web/identity/may.ts'
import { whenRequested } from '#web/loading-code.ts'
import { orderEditPage } from '#web/ordering/edit/order-to-edit.ts'
import { PlaceAgainButton } from '#web/ordering/PlaceAgainButton.tsx'
import { ActionMenu } from '#web/ui/actions/ActionMenu.tsx'
import { Button, ButtonLink, IconLink } from '#web/ui/actions/Button.tsx'
import { CodeText } from '#web/ui/figures/CodeText.tsx'
import { Countdown } from '#web/ui/figures/Countdown.tsx'
import { DateText, Money } from '#web/ui/figures/Figures.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import type { Column } from '#web/ui/lists/DataTable.tsx'
import { OrderProgress } from '#web/ui/page/OrderProgress.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'

/** Where an order of a list is looked at. */
export const pageOf = ({ id }: Pick<OrderRow, 'id'>): string => paths.order({ id })

/** What a row shows that another user may change. */
export const stateOf = ({ statusData, total, overdue, validUntil, held }: OrderRow): string =>
  `${statusData.status} ${statusData.statusLabel} ${total} ${overdue} ${validUntil} ${held}`

export const sayOrder = ({ num, statusData }: OrderRow): string => texts.changed(num, statusData.statusLabel)

/** What the status requires, or how long the promise that runs still is. */
const StatusLink = ({ order }: { order: OrderRow }) => {
  const { linkText } = order.statusData
  const until = order.validUntil ?? order.quoteDueAt
  if (linkText) return <Link to={orderEditPage(order.id)}>{linkText}</Link>
  return until && <Countdown until={until} ofQuote={order.validUntil !== null} />
}

/** Comes with the click: a list of orders has no need of quotes and how they differ. */
const ConfirmOrder = whenRequested(() =>
  import('#web/ordering/order/ConfirmOrder.tsx').then((it) => ({ default: it.ConfirmOrder })),
)

/** What may be done with an order of a list, by its status and the user's rights. */
const OrderActions = ({ order }: { order: OrderRow }) => {
  const { id, num, statusData } = order
  const may = useMay()
  const navigate = useNavigate()
  const [confirming, setConfirming] = useState(false)
  const offered = (action: keyof typeof orderActions) => statusData.actions.some((it) => it.action === action)
  const confirms = offered('CONFIRM') && may('orders.place')
  return (
    <Row gap={2}>
      {confirms && (
        <Button size="small" look="soft" onClick={() => setConfirming(true)}>
          {orderActions.CONFIRM}
          <span className="visually-hidden"> {num}</span>
        </Button>
      )}
      {offered('MODIFY') &&
        may('orders.place') &&
        (confirms ? (
          <ActionMenu
            about={num}
            actions={[{ label: orderActions.MODIFY, run: () => void navigate(orderEditPage(id)) }]}
          />
        ) : (
          <ButtonLink size="small" to={orderEditPage(id)}>
            {orderActions.MODIFY}
            <span className="visually-hidden"> {num}</span>
          </ButtonLink>
        ))}
      {offered('PLACE_AGAIN') && may('orders.place') && (
        <PlaceAgainButton size="small" order={order}>
          {orderActions.PLACE_AGAIN}
          <span className="visually-hidden"> {num}</span>
        </PlaceAgainButton>
      )}
      <Suspense fallback={null}>{confirming && <ConfirmOrder id={id} onClose={() => setConfirming(false)} />}</Suspense>
    </Row>
  )
}

/** The columns of every table of a distributor's orders, in the order of the specification. */
export const orderColumns: readonly Column<OrderRow>[] = [
  {
    id: 'details',
    header: texts.columns.details,
    card: 'none',
    cell: (order) => (
      <IconLink size="small" to={pageOf(order)} label={texts.detailsOf(order.num)}>
        <IconEye size={18} stroke={1.6} aria-hidden />
      </IconLink>
    ),
  },
  {
    id: 'num',
    header: texts.columns.num,
    card: 'title',
    cell: (order) => (
      <Link to={pageOf(order)}>
        <CodeText value={order.num} />
      </Link>
    ),
  },
  {
    id: 'purchaseOrder',
    header: texts.columns.purchaseOrder,
    cell: ({ purchaseOrderNumber }) => (purchaseOrderNumber === null ? '—' : <CodeText value={purchaseOrderNumber} />),
    text: ({ purchaseOrderNumber }) => purchaseOrderNumber ?? '',
  },
  { id: 'date', header: texts.columns.date, cell: ({ creationDate }) => <DateText at={creationDate} /> },
  { id: 'total', header: texts.columns.total, align: 'end', cell: ({ total }) => <Money cents={total} exclVat /> },
  { id: 'destination', header: texts.columns.destination, cell: ({ destination }) => <bdi>{destination}</bdi> },
  {
    id: 'status',
    header: texts.columns.status,
    card: 'aside',
    cell: ({ statusData, held }) => (
      <Row gap={2}>
        <StatusPill tone={statusData.statusTextColor}>{statusData.statusLabel}</StatusPill>
        {held && <StatusPill tone="closed">{texts.onHold}</StatusPill>}
        {texts.turns[statusData.turn] && <small>{texts.turns[statusData.turn]}</small>}
      </Row>
    ),
  },
  {
    id: 'link',
    header: texts.columns.link,
    card: 'full',
    hiddenHeader: true,
    cell: (order) => <StatusLink order={order} />,
  },
  {
    id: 'progress',
    header: texts.columns.progress,
    card: 'full',
    text: ({ statusData }) => `${statusData.percentage}%`,
    cell: ({ statusData }) => <OrderProgress value={statusData.percentage} label={statusData.statusLabel} />,
  },
  {
    id: 'actions',
    header: texts.columns.actions,
    card: 'actions',
    cell: (order) => <OrderActions order={order} />,
  },
]

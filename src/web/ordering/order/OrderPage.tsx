import { IconPrinter } from '@tabler/icons-react'
import { Suspense, useRef, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { type OrderDetail, showOrder } from '#modules/ordering/contract.ts'
import { isCancelled, isCurrent, orderActions } from '#modules/ordering/order-states.ts'
import { paths } from '#paths'
import { confirmationTexts } from '#texts/order-flow.ts'
import { ordersTexts, orderTexts as texts } from '#texts/orders.ts'
import { quoteCardTexts } from '#texts/quotes.ts'
import { threadTexts } from '#texts/threads.ts'
import { useRead } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { useMay } from '#web/identity/may.ts'
import { whenRequested } from '#web/loading-code.ts'
import { ApprovalNote } from '#web/ordering/approvals/ApprovalNote.tsx'
import { AdditionsCard } from '#web/ordering/documents/AdditionsCard.tsx'
import { DocumentsCard } from '#web/ordering/documents/DocumentsCard.tsx'
import { OrderDocuments } from '#web/ordering/documents/OrderDocuments.tsx'
import { orderEditPage } from '#web/ordering/edit/order-to-edit.ts'
import { OrderMessages } from '#web/ordering/messages/OrderMessages.tsx'
import { saidNext } from '#web/ordering/next-step.ts'
import { OnlyProcurement } from '#web/ordering/OnlyProcurement.tsx'
import { reorderPage, usePlaceAgain } from '#web/ordering/place-again.ts'
import { ReferencesCard } from '#web/ordering/references/ReferencesCard.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { usePageActions } from '#web/ui/actions/page-actions.ts'
import { day } from '#web/ui/figures/format.ts'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Changed } from '#web/ui/lists/Changed.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { Tabs } from '#web/ui/page/Tabs.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { Activity } from './Activity.tsx'
import { ConfirmOrder } from './ConfirmOrder.tsx'
import { DeadlineNote } from './DeadlineNote.tsx'
import { CancelOrder, RejectQuote } from './EndOrder.tsx'
import { Items } from './Items.tsx'
import classes from './OrderPage.module.css'
import { canConfirm, confirmLabelOf, type QuoteDecision, QuoteOffer } from './QuoteOffer.tsx'
import { ShippingFacts } from './ShippingFacts.tsx'
import { StateNote } from './StateNote.tsx'
import { StepRibbon } from './StepRibbon.tsx'

/** One order: where it is, what runs out when, what it holds, and all that happened to it. */
export default function OrderPage() {
  const { id } = useParams() as { id: OrderDetail['id'] }
  const order = useRead(showOrder, { id })
  useTopics(`order:${id}`)
  if (order.isError && [400, 404, 422].includes(order.error.status))
    return (
      <>
        <PageHeader title={texts.notFound} crumbs={crumbs} />
        <EmptyState action={<ButtonLink to={paths.orders()}>{texts.backToOrders}</ButtonLink>}>
          {texts.notFoundHelp}
        </EmptyState>
      </>
    )
  return (
    <Loading read={order} skeleton={<Skeleton lines={4} height={160} />}>
      {(it) => (it.id === id ? <Order key={id} order={it} /> : <Skeleton lines={4} height={160} />)}
    </Loading>
  )
}

const DeclineApproval = whenRequested(() => import('#web/ordering/approvals/DeclineApproval.tsx'))

const crumbs = [{ label: texts.crumb, to: paths.orders() }]

type Decision = QuoteDecision | 'cancel'

const Order = ({ order }: { order: OrderDetail }) => {
  const [deciding, setDeciding] = useState<Decision | null>(null)
  const [freight, setFreight] = useState<string | null>(null)
  const messages = useMessages()
  const may = useMay()
  const { id, num, statusData, country, subCategory } = order
  const decides = statusData.toConfirm && may('orders.place')
  usePageActions(
    decides
      ? [
          ...(canConfirm(order) ? [{ label: confirmLabelOf(order), run: () => setDeciding('confirm') }] : []),
          { label: texts.reject, run: () => setDeciding('reject') },
        ]
      : [],
  )
  const close = () => setDeciding(null)
  return (
    <>
      <PageHeader
        title={texts.title(num)}
        heading={<bdi dir="ltr">{num}</bdi>}
        crumbs={crumbs}
        aside={
          <>
            <Changed of={id} value={statusData.status} says={texts.changed(num, statusData.statusLabel)}>
              <StatusPill tone={statusData.statusTextColor}>{statusData.statusLabel}</StatusPill>
            </Changed>
            {order.held && !isCancelled(order.status) && <StatusPill tone="closed">{ordersTexts.onHold}</StatusPill>}
          </>
        }
        lead={texts.lead(day(order.creationDate), order.placedByName, country.name, subCategory.name)}
        actions={<HeaderActions order={order} />}
      />
      <Stack>
        <Card>
          <Stack gap={4}>
            <StepRibbon order={order} />
            <Text>{saidNext(order, may('orders.place'))}</Text>
          </Stack>
        </Card>
        <DeadlineNote order={order} />
        <ApprovalNote approval={order.approval} />
        <StateNote order={order} />
        <QuoteOffer
          order={order}
          chosen={freight}
          onChoose={setFreight}
          onDecide={decides ? setDeciding : null}
          onAsk={order.may.WriteMessage ? messages.open : null}
        />
        <OrderDocuments order={order} />
        <div className={classes['columns']}>
          <div className={classes['items']}>
            <Items order={order} />
          </div>
          <div className={classes['side']} ref={messages.side}>
            <Card place="messages">
              <Tabs
                label={texts.tabs}
                panes={[
                  { id: 'activity', label: texts.activity, children: <Activity order={order} />, paper: 'never' },
                  {
                    id: 'shipping',
                    label: texts.shipping,
                    children: <ShippingFacts order={order} />,
                    paper: 'always',
                  },
                  {
                    id: 'messages',
                    label: threadTexts.messages,
                    children: <OrderMessages order={order} {...messages.writing} />,
                    paper: 'never',
                  },
                ]}
              />
            </Card>
          </div>
          <div className={classes['documents']}>
            <Stack>
              <ReferencesCard order={order} />
              <DocumentsCard order={order} />
              <AdditionsCard order={order} />
              {order.quotes.length > 0 && !isCurrent(order.quote?.state) && (
                <p>
                  <ButtonLink look="text" to={paths.orderRounds({ id })}>
                    {quoteCardTexts.rounds}
                  </ButtonLink>
                </p>
              )}
              <WayOut order={order} onCancel={() => setDeciding('cancel')} />
            </Stack>
          </div>
        </div>
      </Stack>
      {deciding === 'confirm' && <ConfirmOrder id={id} picked={freight} onClose={close} />}
      {deciding === 'reject' && <RejectQuote order={order} onClose={close} />}
      <Suspense fallback={null}>{deciding === 'decline' && <DeclineApproval order={order} onClose={close} />}</Suspense>
      {deciding === 'cancel' && <CancelOrder order={order} onClose={close} />}
    </>
  )
}

/** Brings the messages of the order to the front, to write one. */
const useMessages = () => {
  const side = useRef<HTMLDivElement>(null)
  const [, setSearch] = useSearchParams()
  const [wanted, setWanted] = useState(false)
  const open = () => {
    setSearch({ tab: 'messages' }, { replace: true, preventScrollReset: true })
    setWanted(true)
    requestAnimationFrame(() => side.current?.scrollIntoView({ block: 'nearest' }))
  }
  return { side, open, writing: { wanted, onWriting: () => setWanted(false) } }
}

const HeaderActions = ({ order }: { order: OrderDetail }) => {
  const may = useMay()
  const navigate = useNavigate()
  const { redoOrder, editable } = order.statusData
  const modifies = editable && may('orders.place')
  const again = redoOrder && may('orders.place')
  const placing = usePlaceAgain(order)
  usePageActions([
    ...(modifies ? [{ label: orderActions.MODIFY, run: () => void navigate(orderEditPage(order.id)) }] : []),
    ...(again ? [{ label: texts.again, run: placing.place }] : []),
    { label: texts.print, run: () => window.print() },
  ])
  return (
    <>
      <LiveNotice />
      <Button icon={<IconPrinter size={16} stroke={1.8} aria-hidden />} onClick={() => window.print()}>
        {texts.print}
      </Button>
      <ButtonLink to={paths.customerService({}, { about: 'ORDER', id: order.id, label: order.num })}>
        {texts.ask}
      </ButtonLink>
      {isCancelled(order.status) && may('orders.place') && (
        <ButtonLink to={reorderPage(order.id, true)}>{confirmationTexts.newQuote}</ButtonLink>
      )}
      {again && (
        <Button busy={placing.busy} onClick={placing.place}>
          {texts.again}
        </Button>
      )}
      {modifies && <ButtonLink to={orderEditPage(order.id)}>{orderActions.MODIFY}</ButtonLink>}
    </>
  )
}

/** Out of the way of everything else: ending an order that is not confirmed yet. */
const WayOut = ({ order, onCancel }: { order: OrderDetail; onCancel: () => void }) => {
  const may = useMay()
  const { editable } = order.statusData
  usePageActions(editable && may('orders.place') ? [{ label: texts.cancel, run: onCancel }] : [])
  if (!editable) return null
  if (!may('orders.place')) return <OnlyProcurement say={texts.only} />
  return (
    <div>
      <Button look="danger" asksServer onClick={onCancel}>
        {texts.cancel}
      </Button>
    </div>
  )
}

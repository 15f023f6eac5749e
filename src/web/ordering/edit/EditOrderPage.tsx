import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { type OrderDetail, showOrder } from '#modules/ordering/contract.ts'
import { isQuoted } from '#modules/ordering/order-states.ts'
import { paths } from '#paths'
import { orderEditTexts as texts } from '#texts/order-edit.ts'
import { deadlineTexts, orderTexts } from '#texts/orders.ts'
import { useRead } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { useMay } from '#web/identity/may.ts'
import { AdditionsCard } from '#web/ordering/documents/AdditionsCard.tsx'
import { DocumentsCard } from '#web/ordering/documents/DocumentsCard.tsx'
import { OrderDocuments } from '#web/ordering/documents/OrderDocuments.tsx'
import { isQuoteLate } from '#web/ordering/next-step.ts'
import { CancelOrder } from '#web/ordering/order/EndOrder.tsx'
import { Totals } from '#web/ordering/order/Totals.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { Modal } from '#web/ui/dialogs/Modal.tsx'
import { messagesNow, showSuccess } from '#web/ui/dialogs/messages.ts'
import { UnsavedParts } from '#web/ui/fields/UnsavedParts.tsx'
import { Countdown } from '#web/ui/figures/Countdown.tsx'
import { useNow } from '#web/ui/figures/clock.ts'
import { dayTime, lastDay } from '#web/ui/figures/format.ts'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Changed } from '#web/ui/lists/Changed.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { Note } from '#web/ui/page/Note.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { type Change, GuardContext } from './change-guard.ts'
import { EditAddresses } from './EditAddresses.tsx'
import { EditItems } from './EditItems.tsx'
import { EditCertificates, EditShipping, EditSpecialRequest } from './EditParts.tsx'
import { orderPage } from './order-to-edit.ts'

/** A change that withdraws a quote needs a confirmation; afterwards it says what became of it. */
const ChangeGuard = ({ order, children }: { order: OrderDetail; children: ReactNode }) => {
  const [unconfirmed, setUnconfirmed] = useState<Change | null>(null)
  const [busy, setBusy] = useState(false)
  const quote = isQuoted(order.status) ? order.quote : null

  const run = async (change: Change) => {
    setBusy(true)
    try {
      const done = await change()
      if (done) showSuccess(quote ? texts.withdrawn(quote.version) : texts.saved)
      // What is wrong with a field its form says, behind the question; anything else the question says itself.
      if (done || messagesNow().error === null) setUnconfirmed(null)
    } finally {
      setBusy(false)
    }
  }
  return (
    <GuardContext
      value={(change, { onDone, isAgreed } = {}) => {
        const whole = () =>
          change().then((done) => {
            if (done) onDone?.()
            return done
          })
        if (quote && !isAgreed) setUnconfirmed(() => whole)
        else void run(whole)
      }}
    >
      {children}
      {unconfirmed && quote && (
        <Modal
          opened
          onClose={() => setUnconfirmed(null)}
          title={texts.withdrawTitle}
          actions={
            <>
              <Button data-autofocus onClick={() => setUnconfirmed(null)}>
                {texts.keepQuote}
              </Button>
              <Button look="filled" busy={busy} onClick={() => void run(unconfirmed)}>
                {texts.withdraw}
              </Button>
            </>
          }
        >
          <p>{texts.withdrawLead(quote.version)}</p>
        </Modal>
      )}
    </GuardContext>
  )
}

/** /profile/order/:id/edit: everything of an order that can still change, and the documents that it waits for. */
export default function EditOrderPage() {
  const { id } = useParams() as { id: OrderDetail['id'] }
  const order = useRead(showOrder, { id })
  useTopics(`order:${id}`)
  if (order.isError && [400, 404, 422].includes(order.error.status)) return <Navigate to={orderPage(id)} replace />
  return (
    <Loading read={order} skeleton={<Skeleton lines={4} height={160} />}>
      {(it) => (it.id === id ? <Editing key={id} order={it} /> : <Skeleton lines={4} height={160} />)}
    </Loading>
  )
}

/** An order that waits for documents shows them; one that waits for nothing leads to its page. */
const Editing = ({ order }: { order: OrderDetail }) => {
  const may = useMay()
  const { editable, hasStatusLink } = order.statusData
  const edits = editable && may('orders.place')
  if (!edits && !hasStatusLink) return <Navigate to={orderPage(order.id)} replace />
  return (
    <>
      <Heading order={order} edits={edits} />
      {edits ? (
        <Parts order={order} />
      ) : (
        <Stack>
          <OrderDocuments order={order} />
          <DocumentsCard order={order} />
          <AdditionsCard order={order} />
        </Stack>
      )}
    </>
  )
}

const Heading = ({ order, edits }: { order: OrderDetail; edits: boolean }) => {
  const { id, num, statusData, country, subCategory } = order
  return (
    <PageHeader
      title={edits ? texts.title(num) : texts.documentsTitle(num)}
      crumbs={[
        { label: texts.crumb, to: paths.orders() },
        { label: num, to: orderPage(id) },
      ]}
      aside={
        <Changed of={id} value={statusData.status} says={orderTexts.changed(num, statusData.statusLabel)}>
          <StatusPill tone={statusData.statusTextColor}>{statusData.statusLabel}</StatusPill>
        </Changed>
      }
      lead={texts.lead(country.name, subCategory.name)}
      actions={
        <>
          <LiveNotice />
          <ButtonLink to={orderPage(id)}>{texts.seeOrder}</ButtonLink>
        </>
      }
    />
  )
}

const Parts = ({ order }: { order: OrderDetail }) => {
  const [cancelling, setCancelling] = useState(false)
  return (
    <UnsavedParts>
      <ChangeGuard order={order}>
        <Stack>
          <WhatRuns order={order} />
          <Grid split="main">
            <Stack>
              <EditItems order={order} />
              <EditAddresses order={order} />
              <EditShipping order={order} />
              <EditCertificates order={order} />
              <EditSpecialRequest order={order} />
            </Stack>
            <Stack>
              <Card flush title={texts.sums}>
                <Totals order={order} />
              </Card>
              <DocumentsCard order={order} />
              <AdditionsCard order={order} />
              <div>
                <Button look="danger" onClick={() => setCancelling(true)}>
                  {texts.cancel}
                </Button>
              </div>
            </Stack>
          </Grid>
        </Stack>
        {cancelling && <CancelOrder order={order} onClose={() => setCancelling(false)} />}
      </ChangeGuard>
    </UnsavedParts>
  )
}

/** What runs, and what any change does to it. */
const WhatRuns = ({ order }: { order: OrderDetail }) => {
  const now = useNow()
  const late = isQuoteLate(order, now)
  const { status, quote, quoteDueAt } = order
  if (isQuoted(status) && quote)
    return (
      <Note
        tone="you"
        icon={<IconAlertTriangle size={20} stroke={1.8} aria-hidden />}
        strong={texts.quoteOut(quote.version, lastDay(quote.validUntil, now))}
      >
        {texts.quoteOutHelp}
      </Note>
    )
  return (
    quoteDueAt && (
      <Note
        tone={late ? 'error' : 'provider'}
        icon={<IconClock size={20} stroke={1.8} aria-hidden />}
        strong={late ? deadlineTexts.quoteLate : texts.waiting(dayTime(quoteDueAt))}
      >
        {late ? (
          deadlineTexts.quoteLateHelp(dayTime(quoteDueAt))
        ) : (
          <>
            <Countdown until={quoteDueAt} icon={false} />.
          </>
        )}{' '}
        {texts.waitingHelp}
      </Note>
    )
  )
}

import { IconArrowRight, IconClockExclamation, IconHandStop } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { isCancelled } from '#modules/ordering/order-states.ts'
import { paths } from '#paths'
import { recordTexts as texts } from '#texts/office.ts'
import { papersTexts } from '#texts/order-record.ts'
import { replayTexts } from '#texts/replay.ts'
import { OrderLabelIssues } from '#web/labels/OrderLabelIssues.tsx'
import { QuoteCard } from '#web/office/quotes/QuoteCard.tsx'
import { useNow } from '#web/ui/figures/clock.ts'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { WithAside } from '#web/ui/layout/WithAside.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Note } from '#web/ui/page/Note.tsx'
import { AuditTrail } from './AuditTrail.tsx'
import { FulfilmentFacts } from './FulfilmentFacts.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import type { OfficeOrder } from './OrderHeading.tsx'
import { OrderItems } from './OrderItems.tsx'
import { OrderPapers } from './OrderPapers.tsx'
import { OrderThreads } from './OrderThreads.tsx'
import { officeNext } from './office-next.ts'

/** What happens next and who does it; for an order on hold, why; for a late quote, since when. */
const OrderNext = ({ detail: { order, holdReason } }: { detail: OfficeOrder }) => {
  const { sentence, late } = officeNext(order, useNow())
  const onHold = order.held && !isCancelled(order.status)
  const NextIcon = onHold ? IconHandStop : late ? IconClockExclamation : IconArrowRight
  return (
    <Note
      tone={onHold || late ? 'error' : 'closed'}
      icon={<NextIcon size={18} stroke={1.8} aria-hidden />}
      strong={onHold ? papersTexts.onHold : undefined}
    >
      {onHold && (
        <>
          <bdi>{holdReason}</bdi>
          <br />
        </>
      )}
      {sentence}
    </Note>
  )
}

/** All of an order that staff need to decide: items, quote, requests, and the history. */
export const OrderRecord = ({ detail, onSent }: { detail: OfficeOrder; onSent?: (waits: boolean) => void }) => {
  const { order, distributor, history } = detail
  return (
    <Stack gap={5}>
      {order.cancelReason && (
        <Note tone="closed" icon={null} strong={texts.reasons[order.cancelReason] ?? texts.cancelled}>
          <bdi>{order.cancelText}</bdi>
        </Note>
      )}
      <OrderNext detail={detail} />
      <OrderLabelIssues order={detail.order} side="provider" />
      <OrderItems order={order} />
      <WithAside
        aside={
          <>
            <FulfilmentFacts detail={detail} />
            <OrderFacts order={order} />
          </>
        }
      >
        <QuoteCard detail={detail} {...(onSent && { onSent })} />
        <OrderPapers detail={detail} />
        <OrderThreads detail={detail} />
        <Card
          title={texts.history}
          aside={<Link to={paths.officeReplay({ id: order.id })}>{replayTexts.open}</Link>}
          screenOnly
        >
          <AuditTrail orderId={order.id} history={history} company={distributor.name} />
        </Card>
      </WithAside>
    </Stack>
  )
}

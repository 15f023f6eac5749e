import { IconArrowRight, IconClockExclamation, IconHandStop } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { isCancelled } from '#modules/ordering/order-status.ts'
import { paths } from '#paths'
import { recordTexts as texts } from '#texts/office.ts'
import { papersTexts } from '#texts/order-record.ts'
import { replayTexts } from '#texts/replay.ts'
import { OrderLabelIssues } from '#web/labels/OrderLabelIssues.tsx'
import { QuoteCard } from '#web/office/quotes/QuoteCard.tsx'
import { useNow } from '#web/ui/figures/clock.ts'
import { Card } from '#web/ui/page/Card.tsx'
import { AuditTrail } from './AuditTrail.tsx'
import { FulfilmentFacts } from './FulfilmentFacts.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import type { OfficeOrder } from './OrderHeading.tsx'
import { OrderItems } from './OrderItems.tsx'
import orderNextClasses from './OrderNext.module.css'
import { OrderPapers } from './OrderPapers.tsx'
import classes from './OrderRecord.module.css'
import { OrderThreads } from './OrderThreads.tsx'
import { officeNext } from './office-next.ts'

/** What happens next and who does it; for an order on hold, why; for a late quote, since when. */
const OrderNext = ({ detail: { order, holdReason } }: { detail: OfficeOrder }) => {
  const { sentence, late } = officeNext(order, useNow())
  const onHold = order.held && !isCancelled(order.status)
  const NextIcon = onHold ? IconHandStop : late ? IconClockExclamation : IconArrowRight
  return (
    <p className={orderNextClasses['next']} data-tone={onHold || late ? 'error' : 'closed'}>
      <NextIcon size={18} stroke={1.8} aria-hidden />
      <span>
        {onHold && (
          <>
            <strong>{papersTexts.held}</strong> <bdi>{holdReason}</bdi>
            <br />
          </>
        )}
        {sentence}
      </span>
    </p>
  )
}

/** All of an order that staff need to decide: items, quote, requests, and the history. */
export const OrderRecord = ({ detail, onSent }: { detail: OfficeOrder; onSent?: (waits: boolean) => void }) => {
  const { order, distributor, history } = detail
  return (
    <div className={classes['record']}>
      {order.cancelReason && (
        <p className={classes['ended']} role="note">
          <strong>{texts.reasons[order.cancelReason] ?? texts.cancelled}</strong> <bdi>{order.cancelText}</bdi>
        </p>
      )}
      <OrderNext detail={detail} />
      <OrderLabelIssues order={detail.order} side="provider" />
      <OrderItems order={order} />
      <div className={classes['columns']}>
        <div className={classes['main']}>
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
        </div>
        <div className={classes['main']}>
          <FulfilmentFacts detail={detail} />
          <OrderFacts order={order} />
        </div>
      </div>
    </div>
  )
}

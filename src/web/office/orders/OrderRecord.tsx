import { Link } from 'react-router-dom'
import { paths } from '#paths'
import { recordTexts as texts } from '#texts/office.ts'
import { replayTexts } from '#texts/replay.ts'
import { OrderLabelIssues } from '#web/labels/OrderLabelIssues.tsx'
import { QuoteCard } from '#web/office/quotes/QuoteCard.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { AuditTrail } from './AuditTrail.tsx'
import { FulfilmentFacts } from './FulfilmentFacts.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import type { OfficeOrder } from './OrderHeading.tsx'
import { OrderItems } from './OrderItems.tsx'
import { OrderNext } from './OrderNext.tsx'
import { OrderPapers } from './OrderPapers.tsx'
import classes from './OrderRecord.module.css'
import { OrderThreads } from './OrderThreads.tsx'

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

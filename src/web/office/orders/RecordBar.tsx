import type { ReactNode } from 'react'
import { isAwaitingQuote } from '#modules/ordering/order-states.ts'
import { StepButtons, takesSteps } from '#web/office/fulfilment/StepButtons.tsx'
import { SendQuoteButton } from '#web/office/quotes/QuoteForm.tsx'
import { QueueBar } from '#web/ui/queue/QueueDesk.tsx'
import type { OfficeOrder } from './OrderHeading.tsx'

/** What can be decided about an order, always in sight. Only what this user may do is shown. */
export const RecordBar = ({
  detail,
  onCancelled,
  page,
  children,
}: {
  detail: OfficeOrder
  onCancelled?: () => void
  /** Of a page of its own, whose edges it reaches. */
  page?: true
  children?: ReactNode
}) => {
  const { order } = detail
  const sends = order.may.IssueQuote && isAwaitingQuote(order.status)
  if (!sends && !takesSteps(detail) && !children) return null
  return (
    <QueueBar {...(page && { page })}>
      {sends && <SendQuoteButton />}
      {children}
      <StepButtons detail={detail} quiet={sends} {...(onCancelled && { onCancelled })} />
    </QueueBar>
  )
}

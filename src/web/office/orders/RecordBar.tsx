import type { ReactNode } from 'react'
import { isAwaitingQuote } from '#modules/ordering/order-states.ts'
import { quoteTexts } from '#texts/office.ts'
import { StepButtons, takesSteps } from '#web/office/fulfilment/StepButtons.tsx'
import { QUOTE_FORM, useIsFormThere } from '#web/office/quotes/QuoteForm.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { queueKey } from '#web/ui/actions/queue-keys.ts'
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
  const isFormThere = useIsFormThere()
  if (!sends && !takesSteps(detail) && !children) return null
  return (
    <QueueBar {...(page && { page })}>
      {sends && (
        <Button
          look="filled"
          type="submit"
          asksServer
          disabled={!isFormThere}
          form={QUOTE_FORM}
          shortcut={queueKey('send')}
        >
          {quoteTexts.send}
        </Button>
      )}
      {children}
      <StepButtons detail={detail} quiet={sends} {...(onCancelled && { onCancelled })} />
    </QueueBar>
  )
}

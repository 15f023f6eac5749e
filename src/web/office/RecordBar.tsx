import type { ReactNode } from 'react'

import { showQuoteBasis } from '#modules/ordering/quotes/quote-contract.ts'
import { useRead } from '#web/endpoint.ts'
import { Button } from '#web/ui/Button.tsx'
import { quoteWords } from '#web/words/office.ts'
import { StepButtons, takesSteps } from './fulfilment/StepButtons.tsx'
import type { OfficeOrder } from './OrderHeading.tsx'
import { QUOTE_FORM } from './QuoteForm.tsx'
import classes from './RecordBar.module.css'

/** What can be decided about an order, always in sight. Nothing that this person may not do stands here. */
export const RecordBar = ({
  detail,
  onCancelled,
  children,
}: {
  detail: OfficeOrder
  onCancelled?: () => void
  children?: ReactNode
}) => {
  const { order } = detail
  const sends = order.may.IssueQuote && order.status === 'WAITING_FOR_QUOTE'
  const basis = useRead(showQuoteBasis, { id: order.id }, { enabled: sends })
  if (!sends && !takesSteps(detail) && !children) return null
  return (
    <div className={classes['bar']} data-no-print>
      {sends && (
        // Without its basis the form that it submits is not there yet.
        <Button look="filled" type="submit" asksServer disabled={!basis.data} form={QUOTE_FORM} shortcut="Q">
          {quoteWords.send}
        </Button>
      )}
      {children}
      <StepButtons detail={detail} quiet={sends} {...(onCancelled && { onCancelled })} />
    </div>
  )
}

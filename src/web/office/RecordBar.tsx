import { type ReactNode, useState } from 'react'

import { Button } from '#web/ui/Button.tsx'
import { usePageActions } from '#web/ui/page-actions.ts'
import { cancelWords, quoteWords } from '#web/words/office.ts'
import { CancelOrderModal } from './CancelOrderModal.tsx'
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
  const [cancelling, setCancelling] = useState(false)
  const { order } = detail
  const sends = order.may.IssueQuote && order.status === 'WAITING_FOR_QUOTE'
  usePageActions(order.may.CancelOrderByStaff ? [{ label: cancelWords.action, run: () => setCancelling(true) }] : [])
  if (!sends && !order.may.CancelOrderByStaff && !children) return null
  return (
    <div className={classes['bar']} data-no-print>
      {sends && (
        <Button look="filled" type="submit" form={QUOTE_FORM} shortcut="Q">
          {quoteWords.send}
        </Button>
      )}
      {children}
      {order.may.CancelOrderByStaff && (
        <Button look="danger" className={classes['cancel'] ?? ''} onClick={() => setCancelling(true)}>
          {cancelWords.action}
        </Button>
      )}
      <CancelOrderModal
        opened={cancelling}
        detail={detail}
        onClose={() => setCancelling(false)}
        {...(onCancelled && { onCancelled })}
      />
    </div>
  )
}

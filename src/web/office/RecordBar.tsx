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
  const { order, may } = detail
  const sends = may.quote && order.status === 'WAITING_FOR_QUOTE'
  usePageActions(may.cancel ? [{ label: cancelWords.action, run: () => setCancelling(true) }] : [])
  if (!sends && !may.cancel && !children) return null
  return (
    <div className={classes['bar']} data-no-print>
      {sends && (
        <Button look="filled" type="submit" form={QUOTE_FORM} shortcut="Q">
          {quoteWords.send}
        </Button>
      )}
      {children}
      {may.cancel && (
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

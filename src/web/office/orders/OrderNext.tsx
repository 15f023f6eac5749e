import { IconArrowRight, IconClockExclamation, IconHandStop } from '@tabler/icons-react'
import { isCancelled } from '#modules/ordering/order-status.ts'
import { papersTexts as texts } from '#texts/order-record.ts'
import { useNow } from '#web/ui/figures/clock.ts'
import type { OfficeOrder } from './OrderHeading.tsx'
import classes from './OrderNext.module.css'
import { officeNext } from './office-next.ts'

/** What happens next and who does it; for an order on hold, why; for a late quote, since when. */
export const OrderNext = ({ detail: { order, holdReason } }: { detail: OfficeOrder }) => {
  const { sentence, late } = officeNext(order, useNow())
  const onHold = order.held && !isCancelled(order.status)
  const NextIcon = onHold ? IconHandStop : late ? IconClockExclamation : IconArrowRight
  return (
    <p className={classes['next']} data-tone={onHold || late ? 'error' : 'closed'}>
      <NextIcon size={18} stroke={1.8} aria-hidden />
      <span>
        {onHold && (
          <>
            <strong>{texts.held}</strong> <bdi>{holdReason}</bdi>
            <br />
          </>
        )}
        {sentence}
      </span>
    </p>
  )
}

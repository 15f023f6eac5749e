import { IconArrowRight, IconHandStop } from '@tabler/icons-react'

import { nextOf } from '#web/ordering/next-step.ts'
import { officeNextWords } from '#web/words/next-steps.ts'
import { papersWords as words } from '#web/words/office-desk.ts'
import type { OfficeOrder } from './OrderHeading.tsx'
import classes from './OrderNext.module.css'

/** What happens next and who does it; for an order on hold, why. */
export const OrderNext = ({ detail: { order, holdReason } }: { detail: OfficeOrder }) => {
  const held = order.held && order.status !== 'CANCELLED'
  const NextIcon = held ? IconHandStop : IconArrowRight
  return (
    <p className={classes['next']} data-tone={held ? 'error' : 'closed'}>
      <NextIcon size={18} stroke={1.8} aria-hidden />
      <span>
        {held && (
          <>
            <strong>{words.held}</strong> <bdi>{holdReason}</bdi>
            <br />
          </>
        )}
        {officeNextWords[nextOf(order)]}
      </span>
    </p>
  )
}

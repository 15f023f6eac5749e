import { IconCircleX, IconTruckDelivery } from '@tabler/icons-react'

import type { OrderDetail } from '#modules/ordering/contract.ts'
import { longDay } from '#web/ui/format.ts'
import { cancelReasons, orderWords as words } from '#web/words/orders.ts'
import classes from './StateNote.module.css'

/** Why it ended, or since when it travels. */
export const StateNote = ({ order: { status, cancelReason, cancelText, deliveryDate } }: { order: OrderDetail }) => {
  if (status === 'CANCELLED' && cancelReason)
    return (
      <p className={classes['note']} data-tone="closed">
        <IconCircleX size={18} stroke={1.8} aria-hidden />
        <span>
          <strong>{cancelReasons[cancelReason]}</strong> {cancelText && <q>{cancelText}</q>}
        </span>
      </p>
    )
  if (!deliveryDate) return null
  const delivered = status === 'DELIVERED' || status === 'BILLED'
  if (!delivered && status !== 'SHIPPED') return null
  return (
    <p className={classes['note']} data-tone={delivered ? 'done' : 'moving'}>
      <IconTruckDelivery size={18} stroke={1.8} aria-hidden />
      <strong>{delivered ? words.delivered(longDay(deliveryDate)) : words.inTransit(longDay(deliveryDate))}</strong>
    </p>
  )
}

import { IconCircleX, IconHandStop, IconTool, IconTruckDelivery } from '@tabler/icons-react'

import type { OrderDetail } from '#modules/ordering/contract.ts'
import { isCancelled, isDelivered, isInProduction, isShipped } from '#modules/ordering/order-states.ts'
import { documentTexts } from '#texts/order-documents.ts'
import { cancelReasons, orderTexts as texts } from '#texts/orders.ts'
import { OrderLabelIssues } from '#web/labels/OrderLabelIssues.tsx'
import { useNow } from '#web/ui/figures/clock.ts'
import { careCoins, longDay, sentDay } from '#web/ui/figures/format.ts'
import { Note } from '#web/ui/page/Note.tsx'
import { onHoldHelp } from './on-hold-help.ts'

/** Why it ended, why it rests, or since when it travels. */
export const StateNote = ({ order }: { order: OrderDetail }) => (
  <>
    <OnHold order={order} />
    <OrderLabelIssues order={order} side="distributor" />
    <Whereabouts order={order} />
  </>
)

const OnHold = ({ order }: { order: OrderDetail }) => {
  const now = useNow()
  if (!order.held || isCancelled(order.status)) return null
  return (
    <Note tone="closed" icon={<IconHandStop size={18} stroke={1.8} aria-hidden />} strong={documentTexts.onHold}>
      {onHoldHelp(order, now)}
    </Note>
  )
}

const Whereabouts = ({ order }: { order: OrderDetail }) => {
  const { status, cancelReason, cancelText, tracking, deliveryDate, earned, production } = order
  const now = useNow()
  const truck = <IconTruckDelivery size={18} stroke={1.8} aria-hidden />
  if (isCancelled(status) && cancelReason)
    return (
      <Note
        tone="closed"
        icon={<IconCircleX size={18} stroke={1.8} aria-hidden />}
        strong={cancelReasons[cancelReason] ?? ''}
      >
        {cancelText && <q>{cancelText}</q>}
      </Note>
    )
  if (isShipped(status) && tracking)
    return <Note tone="moving" icon={truck} strong={texts.inTransit(longDay(tracking.shippedOn))} />
  if (isDelivered(status) && deliveryDate) {
    const coins = earned ? earned.careCoins + earned.cashBack : 0
    return (
      <Note tone="done" icon={truck} strong={texts.delivered(longDay(deliveryDate))}>
        {coins > 0 && `· ${documentTexts.earned(careCoins(coins))}`}
      </Note>
    )
  }
  if (isInProduction(status) && production?.readyOn)
    return (
      <Note
        tone="provider"
        icon={<IconTool size={18} stroke={1.8} aria-hidden />}
        strong={(production.readyOn < sentDay(now) ? documentTexts.readyLate : documentTexts.readyOn)(
          longDay(production.readyOn),
        )}
      />
    )
  return null
}

import { IconCircleX, IconHandStop, IconTool, IconTruckDelivery } from '@tabler/icons-react'

import type { OrderDetail } from '#modules/ordering/contract.ts'
import { uploads } from '#modules/ordering/fulfilment/uploads.ts'
import { useNow } from '#web/ui/clock.ts'
import { careCoins, longDay, sentDay } from '#web/ui/format.ts'
import { Note } from '#web/ui/Note.tsx'
import { documentWords } from '#web/words/order-documents.ts'
import { cancelReasons, orderWords as words } from '#web/words/orders.ts'

/** Why it ended, why it rests, or since when it travels. */
export const StateNote = ({ order }: { order: OrderDetail }) => (
  <>
    <OnHold order={order} />
    <Whereabouts order={order} />
  </>
)

const OnHold = ({ order }: { order: OrderDetail }) => {
  const { held, status, documentRequest: asked, documentStatus, may } = order
  if (!held || status === 'CANCELLED') return null
  const waitsForThem = asked && may[uploads[asked.type]] && documentStatus !== 'SUBMITTED'
  return (
    <Note tone="closed" icon={<IconHandStop size={18} stroke={1.8} aria-hidden />} strong={documentWords.held}>
      {waitsForThem ? documentWords.heldWhileAsked : documentWords.heldHelp}
    </Note>
  )
}

const Whereabouts = ({ order }: { order: OrderDetail }) => {
  const { status, cancelReason, cancelText, tracking, deliveryDate, earned, production } = order
  const now = useNow()
  const truck = <IconTruckDelivery size={18} stroke={1.8} aria-hidden />
  if (status === 'CANCELLED' && cancelReason)
    return (
      <Note
        tone="closed"
        icon={<IconCircleX size={18} stroke={1.8} aria-hidden />}
        strong={cancelReasons[cancelReason] ?? ''}
      >
        {cancelText && <q>{cancelText}</q>}
      </Note>
    )
  if (status === 'SHIPPED' && tracking)
    return <Note tone="moving" icon={truck} strong={words.inTransit(longDay(tracking.shippedOn))} />
  if ((status === 'DELIVERED' || status === 'BILLED') && deliveryDate) {
    const coins = earned ? earned.careCoins + earned.cashBack : 0
    return (
      <Note tone="done" icon={truck} strong={words.delivered(longDay(deliveryDate))}>
        {coins > 0 && `· ${documentWords.earned(careCoins(coins))}`}
      </Note>
    )
  }
  if (status === 'IN_PRODUCTION' && production?.readyOn)
    return (
      <Note
        tone="provider"
        icon={<IconTool size={18} stroke={1.8} aria-hidden />}
        strong={(production.readyOn < sentDay(now) ? documentWords.readyLate : documentWords.readyOn)(
          longDay(production.readyOn),
        )}
      />
    )
  return null
}

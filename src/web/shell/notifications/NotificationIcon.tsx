import {
  type Icon,
  IconAlertTriangle,
  IconAward,
  IconBell,
  IconClock,
  IconFileText,
  IconMessage,
  IconReceipt,
  IconRepeat,
  IconTag,
  IconTicket,
  IconTrendingUp,
  IconTruckDelivery,
} from '@tabler/icons-react'
import type { Notification } from '#modules/notifications/contract.ts'
import { type OrderStatus, orderStatuses, orderStatusNames } from '#modules/ordering/order-states.ts'
import { isOneOf } from '#platform/typed.ts'
import type { Tone } from '#web/ui/page/StatusPill.tsx'
import classes from './NotificationIcon.module.css'

/** Whether the status in an address exists. */
const isStatus = (name: string | null): name is OrderStatus => isOneOf(orderStatusNames, name)

type Look = { readonly icon: Icon; readonly tone: Tone }

/** By type: what it is about, in the tone of who must act. */
const looks: Partial<Record<Notification['type'], Look>> = {
  NEW_QUOTE: { icon: IconReceipt, tone: 'you' },
  NEW_INVOICE: { icon: IconReceipt, tone: 'done' },
  ORDER_SHIPPED: { icon: IconTruckDelivery, tone: 'moving' },
  ORDER_STATUS: { icon: IconTruckDelivery, tone: 'provider' },
  QUOTE_EXPIRING: { icon: IconClock, tone: 'you' },
  APPROVAL_REQUESTED: { icon: IconReceipt, tone: 'you' },
  APPROVAL_DECLINED: { icon: IconReceipt, tone: 'error' },
  ORDER_ON_HOLD: { icon: IconAlertTriangle, tone: 'error' },
  NEW_MESSAGE: { icon: IconMessage, tone: 'you' },
  LOYALTY_PROGRAM: { icon: IconAward, tone: 'moving' },
  PROMO_CODE: { icon: IconTicket, tone: 'moving' },
  FORECAST_REMINDER: { icon: IconTrendingUp, tone: 'you' },
  STANDING_ORDER: { icon: IconRepeat, tone: 'you' },
  NEW_DOCUMENT_AVAILABLE: { icon: IconFileText, tone: 'moving' },
  // Approved or rejected: its title says which.
  DOCUMENT_REVIEWED: { icon: IconFileText, tone: 'moving' },
  FINALIZE_ACCOUNT: { icon: IconFileText, tone: 'you' },
  NEW_ORDER: { icon: IconTruckDelivery, tone: 'you' },
  DOCUMENT_SUBMITTED: { icon: IconFileText, tone: 'you' },
  PRODUCT_REQUEST: { icon: IconMessage, tone: 'you' },
  LABEL_REQUEST: { icon: IconTag, tone: 'you' },
  // Fulfilled or refused: its title says which.
  REQUEST_ANSWERED: { icon: IconTag, tone: 'moving' },
  WEBHOOK_PAUSED: { icon: IconAlertTriangle, tone: 'error' },
  SIGN_IN_REUSED: { icon: IconAlertTriangle, tone: 'you' },
  QUOTE_DUE: { icon: IconClock, tone: 'you' },
  QUOTE_OVERDUE: { icon: IconAlertTriangle, tone: 'error' },
}

/** The colour of an order's status; RELEASED and others that are no status say nothing. */
const toneOfStatus = (status: string | null): Tone | null => (isStatus(status) ? orderStatuses[status].tone : null)

/** A notification's icon on its tone. */
export const NotificationIcon = ({ of: { type, data } }: { of: Notification }) => {
  const look = looks[type] ?? { icon: IconBell, tone: 'provider' }
  const TypeIcon = look.icon
  const statusTone = type === 'ORDER_STATUS' ? toneOfStatus(data.status ?? null) : null
  const tone = statusTone ?? look.tone
  return (
    <span className={classes['icon']} data-tone={tone} aria-hidden="true">
      <TypeIcon size={18} stroke={1.6} />
    </span>
  )
}

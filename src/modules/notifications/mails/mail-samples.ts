import type { NotificationFacts, NotificationType } from '#modules/notifications/events.ts'
import type { MailSample } from '#platform/mail/mailer.ts'
import { cents } from '#platform/money.ts'
import { keysOf } from '#platform/records.ts'
import { kinds } from './mail-kinds.ts'
import type { OrderInMail } from './order-in-mail.ts'

const until = '2026-12-18T09:30:00.000Z' as NonNullable<NotificationFacts['until']>

/** The facts of all samples; each takes what it needs. */
const facts: NotificationFacts = {
  status: 'CONFIRMED',
  until,
  total: 1_250_000,
  version: 1,
  options: 2,
  company: 'Sample Distributor',
  carrier: 'Sample Lines',
  document: 'INV-2026-0042',
  subject: 'LBL-2026-0007',
  subjectId: 'sample',
  round: 2,
  approved: true,
  reason: 'A page was missing',
  promoCode: 'SPRING10',
  level: 'SILVER',
  product: 'Folic acid',
  productId: 'sample',
  country: 'Colombia',
  month: '202701',
  rule: 'An order is shipped at most once',
  streams: 1,
  fault: 'edited',
  position: 1_042,
}

const order: OrderInMail = {
  purchaseOrderNumber: 'PO-4711',
  wishedDelivery: '2027-02-15',
  lines: [
    { name: 'Folic acid', quantity: 1_200, packagingUnits: 30, total: cents(900_000) },
    { name: 'Iron', quantity: 400, packagingUnits: 30, total: cents(350_000) },
  ],
  more: 0,
  total: cents(1_250_000),
}

const aboutOrders = (type: NotificationType) => kinds[type].group === 'orders' && type !== 'FORECAST_REMINDER'

const sampleOf = (type: NotificationType, staff: boolean): MailSample => ({
  kind: staff ? `${type}-staff` : type,
  template: 'notification',
  staff,
  data: { type, facts, ...(aboutOrders(type) && { orderId: 'sample', orderNum: '2026-000123', extras: { order } }) },
})

/** Every type of notification for each side that gets it, and the mail of a day. Newsletters are written by people, so they have no sample. */
export const mailSamples: readonly MailSample[] = [
  ...keysOf(kinds)
    .filter((type) => type !== 'NEWSLETTER')
    .flatMap((type) => [
      ...(kinds[type].distributor ? [sampleOf(type, false)] : []),
      ...(kinds[type].staff ? [sampleOf(type, true)] : []),
    ]),
  {
    kind: 'digest',
    template: 'digest',
    staff: false,
    data: { type: 'NEW_QUOTE', orderId: 'sample', orderNum: '2026-000123', facts },
  },
]

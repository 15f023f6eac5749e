import type { NotificationFacts, NotificationType } from '#modules/notifications/events.ts'
import type { MailSample } from '#platform/mail/mailer.ts'
import { cents } from '#platform/money.ts'
import { keysOf } from '#platform/records.ts'
import { kinds } from './mail-kinds.ts'
import { isAboutOrders, kindOf, partsOf, placeholdersOf } from './mail-texts.ts'
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
  distributorId: 'sample',
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

/** Reviews of staff's own papers are about orders alone. */
const isAboutOrder = (type: NotificationType, staff: boolean) =>
  isAboutOrders(type) || (type === 'DOCUMENT_REVIEWED' && staff)

const ofType: Readonly<Partial<Record<NotificationType, object>>> = {
  DOCUMENT_REVIEWED: { facts: { ...facts, approved: false } },
  NEW_RESOURCE_AVAILABLE: { resourceType: 'best-practices' },
  NEW_REPORT: { resourceType: 'reportTender' },
  REPORT_ANSWERED: { resourceType: 'reportTender' },
}

const sampleOf = (type: NotificationType, staff: boolean): MailSample => ({
  kind: kindOf(type, staff),
  template: 'notification',
  staff,
  editable: { parts: partsOf(type), placeholders: placeholdersOf(type, staff) },
  data: {
    type,
    facts,
    ...ofType[type],
    ...(isAboutOrder(type, staff) && { orderId: 'sample', orderNum: '2026-000123', extras: { order } }),
  },
})

const { until: _, total: __, reason: ___, ...withoutDeadline } = facts

/** A day on which something of each area happened. */
const dailySample = (staff: boolean): MailSample => {
  const types: readonly NotificationType[] = staff
    ? ['QUOTE_DUE', 'NEW_MESSAGE', 'NEW_DISTRIBUTOR', 'LABEL_ISSUE', 'PRODUCT_REQUEST']
    : ['NEW_QUOTE', 'ORDER_STATUS', 'TICKET_ANSWERED', 'PROMO_CODE', 'NEW_RESOURCE_AVAILABLE']
  const [data = {}, ...others] = types.map((type, index) => {
    const { data: sample } = sampleOf(type, staff)
    const order = isAboutOrders(type) && { orderId: `sample-${index}`, orderNum: `2026-00012${index}` }
    return { ...sample, ...order, facts: index === 0 ? facts : withoutDeadline }
  })
  const editable = { parts: ['introduction', 'closing'], placeholders: ['portal'] } as const
  return { kind: kindOf('digest', staff), template: 'digest', staff, data, others, editable }
}

/** Every type of notification for each side that gets it, and the mail of a day. Newsletters are written by people, so they have no sample. */
export const mailSamples: readonly MailSample[] = [
  ...keysOf(kinds)
    .filter((type) => type !== 'NEWSLETTER')
    .flatMap((type) => [
      ...(kinds[type].distributor ? [sampleOf(type, false)] : []),
      ...(kinds[type].staff ? [sampleOf(type, true)] : []),
    ]),
  dailySample(false),
  dailySample(true),
]

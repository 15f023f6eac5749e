import type { Reader } from '#modules/notifications/wording.ts'
import { freightLine, settledFreight, unitsInPacks } from '#modules/ordering/contract.ts'
import { type DocumentStatus, isSent, isWithdrawn } from '#modules/ordering/order-states.ts'
import type { MailFact } from '#platform/mail/mailer.ts'
import { type Cents, cents } from '#platform/money.ts'
import { count, dayWithZone, dayWritten, dollars, minuteOf } from '#platform/text/formats.ts'
import { say, translated } from '#platform/text/say.ts'

export type OrderInMail = {
  readonly purchaseOrderNumber?: string
  readonly wishedDelivery?: string
  readonly lines: readonly {
    readonly name: string
    readonly quantity: number
    /** Mails that were queued before have none. */
    readonly packagingUnits?: number | null
    readonly total: Cents | null
  }[]
  readonly more: number
  readonly total: Cents
  /** The confirmed way to send the goods, or the only one on offer. */
  readonly freight?: { readonly way: string; readonly cents: Cents }
  /** `isLeast`: the distributor has not picked a way to send the goods yet. */
  readonly grandTotal?: { readonly cents: Cents; readonly isLeast: boolean }
  readonly deadline?: { readonly for: Deadline; readonly at: string }
}

type Deadline = keyof typeof deadlines
const deadlines = {
  QUOTE: 'Quote promised by',
  CONFIRMATION: 'Quote can be confirmed until',
  PAYMENT: 'To be paid by',
} as const

type QuotedOrder = Parameters<typeof settledFreight>[0]
export type ShownOrder = QuotedOrder & {
  readonly lines: readonly {
    readonly name: string
    readonly quantity: number
    readonly packagingUnits: number | null
    readonly total: Cents
  }[]
  readonly bonusLines: readonly { readonly name: string; readonly quantity: number }[]
  readonly total: Cents
  readonly status: string
  readonly documentStatus: DocumentStatus | null
  readonly quoteDueAt: string | null
  readonly validUntil: string | null
  readonly prepayment: { readonly dueOn: string | null } | null
  readonly invoice: { readonly dueOn: string | null } | null
  readonly purchaseOrderNumber: string | null
  readonly wishedDelivery: string | null
}

const MOST_LINES = 10

const freightAndTotal = (order: QuotedOrder): Pick<OrderInMail, 'freight' | 'grandTotal'> => {
  const settled = settledFreight(order)
  if (settled)
    return {
      freight: { way: freightLine(settled), cents: settled.shippingPrice },
      grandTotal: { cents: settled.grandTotal, isLeast: false },
    }
  const latest = order.quotes.at(-1)
  if (!latest || isWithdrawn(latest.state)) return {}
  return {
    grandTotal: { cents: cents(Math.min(...latest.options.map(({ grandTotal }) => grandTotal))), isLeast: true },
  }
}

const iso = (moment: string): string => new Date(moment).toISOString()

/** The one that runs: at no time are there two. A proof of payment that was sent ends the wait for it. */
const deadlineOf = (order: ShownOrder): OrderInMail['deadline'] => {
  const { documentStatus, quoteDueAt, validUntil, prepayment, invoice } = order
  const payment = (dueOn: string | null = null) => (dueOn ? { for: 'PAYMENT' as const, at: dueOn } : undefined)
  switch (order.status) {
    case 'WAITING_FOR_QUOTE':
      return quoteDueAt ? { for: 'QUOTE', at: iso(quoteDueAt) } : undefined
    case 'QUOTE_RECEIVED':
      return validUntil ? { for: 'CONFIRMATION', at: iso(validUntil) } : undefined
    case 'WAITING_FOR_PREPAYMENT':
      return isSent(documentStatus) ? undefined : payment(prepayment?.dueOn)
    case 'BILLED':
      return payment(invoice?.dueOn)
    default:
      return undefined
  }
}

export const orderInMail = (order: ShownOrder): OrderInMail => {
  const all = [
    ...order.lines.map(({ name, quantity, packagingUnits, total }) => ({ name, quantity, packagingUnits, total })),
    ...order.bonusLines.map(({ name, quantity }) => ({ name, quantity, total: null })),
  ]
  const deadline = deadlineOf(order)
  const { purchaseOrderNumber, wishedDelivery } = order
  return {
    ...(purchaseOrderNumber && { purchaseOrderNumber }),
    ...(wishedDelivery && { wishedDelivery }),
    lines: all.slice(0, MOST_LINES),
    more: Math.max(0, all.length - MOST_LINES),
    total: order.total,
    ...freightAndTotal(order),
    ...(deadline && { deadline }),
  }
}

/** A day is that day everywhere; of a moment staff read the minute, a company its own day. */
const whenOf = (at: string, { staff, timeZone, companyZone }: Omit<Reader, 'brand'>): string => {
  if (at.length === 'yyyy-mm-dd'.length) return dayWritten(at)
  return staff ? minuteOf(at, timeZone) : dayWithZone(at, companyZone)
}

export const orderFacts = (
  { purchaseOrderNumber, wishedDelivery, lines, more, total, freight, grandTotal, deadline }: OrderInMail,
  {
    num,
    company,
    ...reader
  }: Omit<Reader, 'brand'> & { readonly num: string | undefined; readonly company: string | undefined },
): MailFact[] => [
  ...(num ? [{ label: say('Order'), value: num }] : []),
  ...(purchaseOrderNumber ? [{ label: say('Purchase order number'), value: purchaseOrderNumber }] : []),
  ...(company ? [{ label: say('Distributor'), value: company }] : []),
  ...lines.map((line) => ({
    label: line.name,
    detail: unitsInPacks(line.quantity, line.packagingUnits),
    value: line.total === null ? say('Free') : dollars(line.total),
  })),
  ...(more > 0 ? [{ label: say('and {0} more', count(more)), value: '' }] : []),
  { label: say('Order total (excl. VAT)'), value: dollars(total) },
  ...(freight
    ? [{ label: say('Freight'), ...(freight.way && { detail: freight.way }), value: dollars(freight.cents) }]
    : []),
  ...(grandTotal
    ? [{ label: say('Grand total'), value: `${grandTotal.isLeast ? say('from ') : ''}${dollars(grandTotal.cents)}` }]
    : []),
  ...(wishedDelivery ? [{ label: say('Wished delivery date'), value: dayWritten(wishedDelivery) }] : []),
  ...(deadline ? [{ label: translated(deadlines[deadline.for]), value: whenOf(deadline.at, reader) }] : []),
]

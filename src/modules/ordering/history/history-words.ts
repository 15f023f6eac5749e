import type { HistoryEntry } from '#modules/ordering/contract.ts'
import type { orderStream } from '#modules/ordering/events.ts'
import { changeWords, fulfilmentWords } from '#modules/ordering/fulfilment/fulfilment-words.ts'
import { freightLine } from '#modules/ordering/order-terms.ts'
import { wireMoment } from '#modules/ordering/order-view.ts'
import { removeOrderItem } from '#modules/ordering/placing/changing-contract.ts'
import { sideOf } from '#platform/access/permissions.ts'
import type { DataByType, Moment } from '#platform/event.ts'
import { counted, dayWithZone, dollars, minuteOf } from '#platform/formats.ts'
import type { InWords } from '#platform/in-words.ts'
import type { TimeZone } from '#platform/time-zone.ts'

type Events = DataByType<typeof orderStream.events>

type Words = { readonly [Type in keyof Events]: (data: Events[Type], zone: TimeZone) => InWords }

const products = (amount: number) => counted(amount, 'product')
const days = (left: number) => counted(left, 'day')
const sentBy = (
  way: string,
  { shippingPrice, grandTotal }: Pick<Events['QuoteApproved'], 'shippingPrice' | 'grandTotal'>,
) => `${way ? `${way}, shipping` : 'Shipping'} ${dollars(shippingPrice)}, grand total ${dollars(grandTotal)}`
const offered = (options: Events['QuoteIssued']['options']): string => {
  const [only] = options
  if (only && options.length === 1) return sentBy(freightLine(only), only)
  const totals = options.map(({ grandTotal }) => grandTotal)
  return `${options.length} freight options, grand total from ${dollars(Math.min(...totals))}`
}

const adjusted = (prices: number): string => (prices === 0 ? '' : `, ${counted(prices, 'price')} adjusted`)

const words: Words = {
  OrderPlaced: ({ lines, total }) => ({
    what: 'placed the order',
    detail: `${products(lines.length)}, ${dollars(total)} (excl. VAT)`,
  }),
  QuoteDueReminded: ({ quoteDueAt }) => ({
    what: 'reminded sales of the quote',
    detail: `Promised by ${minuteOf(quoteDueAt)}`,
  }),
  QuoteFellOverdue: ({ quoteDueAt }) => ({
    what: 'marked the quote as overdue',
    detail: `Promised by ${minuteOf(quoteDueAt)}`,
  }),
  QuoteIssued: ({ version, options, adjustments, validUntil }, zone) => ({
    what: version === 1 ? 'sent the quote' : 'revised the quote',
    detail: `${offered(options)}${adjusted(adjustments.length)}, valid until ${dayWithZone(validUntil, zone)}`,
  }),
  QuoteWithdrawn: () => ({ what: 'withdrew the quote', detail: 'The order was changed' }),
  ConfirmationReminded: ({ daysLeft }) => ({ what: 'sent a reminder', detail: `${days(daysLeft)} left to confirm` }),
  // While the history is made anew, the one before is read: its rows know of none of the three that say how.
  QuoteApproved: ({ optionName: name, transportMode, transitDays, ...price }) => ({
    what: 'confirmed the order',
    detail: sentBy(freightLine({ name, transportMode, transitDays }), price),
  }),
  QuoteRejected: ({ reason }) => ({ what: 'rejected the quote', detail: reason }),
  QuoteExpired: () => ({ what: 'cancelled the order', detail: 'The quote was not confirmed in time' }),
  OrderCancelled: ({ reason }) => ({ what: 'cancelled the order', detail: reason }),
  ...changeWords,
  ...fulfilmentWords,
}

/** An event of an order, in words. `zone`: of the company that it belongs to. An unknown type throws: it is never skipped. */
export const historyWords = (type: string, data: unknown, zone: TimeZone = 'UTC'): InWords => {
  const say = words[type as keyof Events] as ((data: unknown, zone: TimeZone) => InWords) | undefined
  if (!say) throw new Error(`There are no words for ${type}`)
  return say(data, zone)
}

const staffOnly: readonly string[] = ['QuoteDueReminded', 'QuoteFellOverdue', 'NoteWritten'] satisfies (keyof Events)[]

/** Reminders and notes inside the provider's house are no part of what a distributor reads. */
export const isForDistributors = (type: string): boolean => !staffOnly.includes(type)

/** Why an order is held stays in the provider's house: the distributor reads that it is. */
const withoutDetail: readonly string[] = ['OrderHeld', 'OrderReleased'] satisfies (keyof Events)[]

export type StoredEntry = {
  readonly position: number
  readonly at: Moment
  readonly actor: string
  readonly role: string
  readonly type: string
  readonly data: unknown
  /** What was asked for: 'PUT /order/cancel'. */
  readonly command: string
}

const removing = `${removeOrderItem.method} ${removeOrderItem.path}`

/** An order whose last item was taken out is cancelled like any other: what was asked for tells it. */
const becauseOf = ({ type, command }: StoredEntry): Partial<InWords> =>
  type === 'OrderCancelled' && command === removing ? { detail: 'The last product was removed' } : {}

/** What to call whoever did it: a distributor reads the names of its own people only. */
export type Who = (entry: Pick<StoredEntry, 'actor' | 'role'>) => string

export const historyEntry = (row: StoredEntry, who: Who, zone: TimeZone): HistoryEntry => ({
  position: Number(row.position),
  at: wireMoment(row.at),
  who: who(row),
  side: sideOf(row.role),
  type: row.type,
  ...historyWords(row.type, row.data, zone),
  ...becauseOf(row),
})

/** The calmer version that a distributor reads; ask `isForDistributors` before. */
export const calmEntry = (row: StoredEntry, who: Who, zone: TimeZone): HistoryEntry => {
  const entry = historyEntry(row, who, zone)
  return withoutDetail.includes(row.type) ? { ...entry, detail: null } : entry
}

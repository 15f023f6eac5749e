import type { QuoteTerms } from '#modules/ordering/quotes/issuing.ts'
import { cents } from '#platform/money.ts'
import { placed, seller } from './sample-orders.ts'

/** The one line of the order that is quoted. */
export const lineId = placed.data.lines[0]!.lineId

/** One way to send the goods. */
export const option = (name: string, freight: number) => ({
  name,
  transportMode: 'Airport' as const,
  transitDays: 4,
  freight: cents(freight),
})
/** A quote that leaves nothing to choose, in cents. */
export const oneFreight = (freight: number) => ({ options: [option('Air freight', freight)] })
/** What sales offers when nothing else is said: one freight of $80.00 for 30 days. */
export const terms = (changes: Partial<QuoteTerms> = {}): QuoteTerms => ({
  ...oneFreight(8_000),
  adjustments: [],
  validUntil: null,
  note: null,
  issuedBy: seller,
  timeZone: 'UTC',
  ...changes,
})
export const adjustment = (unitPrice: number, reason = 'Yearly volume') => ({
  lineId,
  unitPrice: cents(unitPrice),
  reason,
})

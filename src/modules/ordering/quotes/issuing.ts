import { addHours } from 'date-fns/addHours'
import { giveBackBeyond, type LoyaltyAccount } from '#modules/loyalty/account.ts'
import { QuoteIssued } from '#modules/ordering/events.ts'
import { named, notNow, type Order, order as orderDecider } from '#modules/ordering/order.ts'
import type { LineAdjustment, OrderLine } from '#modules/ordering/terms/order-fields.ts'
import { QUOTE_VALIDITY_DAYS } from '#modules/ordering/terms/order-terms.ts'
import { invalid, isRefusal, type Refusal, refused } from '#platform/decision.ts'
import type { Day, Moment } from '#platform/event.ts'
import { supervised } from '#platform/log/second-person.ts'
import { moment } from '#platform/moment.ts'
import type { Cents } from '#platform/money.ts'
import { dayIn, endOfDay, type TimeZone } from '#platform/time/time-zone.ts'
import { present } from '#platform/typed.ts'
import type { QuoteInput } from './quote-inputs.ts'
import { isQuoteTooLarge, priceQuote, unadjustedPrice } from './quote-pricing.ts'
import { whyNotUntil } from './quote-validity.ts'

export type NewOption = QuoteInput['options'][number]

export type NewAdjustment = { readonly lineId: string; readonly unitPrice: Cents; readonly reason: string }

export type QuoteTerms = {
  readonly options: readonly NewOption[]
  readonly adjustments: readonly NewAdjustment[]
  /** The last day on which the quote can be confirmed; null: 30 days from now. */
  readonly validUntil: Day | null
  readonly note: string | null
  readonly issuedBy: string
  readonly timeZone: TimeZone
  /** The promise of the order that was read; left out: the current one. */
  readonly promiseRead?: Moment | null | undefined
}

export const quoteTerms = (
  { options, adjustments = [], validUntil = null, note = null }: QuoteInput,
  by: Pick<QuoteTerms, 'issuedBy' | 'timeZone'>,
): QuoteTerms => ({ options, adjustments, validUntil, note, ...by })

/** The last moment of the day named, where the company is; without one, 30 days from now. */
const validUntilOf = ({ validUntil: day, timeZone }: QuoteTerms, now: Date): Moment | Refusal => {
  if (day === null) return moment(addHours(now, 24 * QUOTE_VALIDITY_DAYS))
  const no = whyNotUntil(day, dayIn(now, timeZone))
  return no ? invalid({ validUntil: no }) : moment(endOfDay(day, timeZone))
}

const plain = (name: string) => name.trim().toLowerCase()

const sameNames = (options: readonly NewOption[]): Refusal | null => {
  const errors = options.flatMap(({ name }, index) =>
    options.slice(0, index).some((earlier) => plain(earlier.name) === plain(name))
      ? [[`options.${index}.name`, 'Another option has this name'] as const]
      : [],
  )
  return errors.length > 0 ? invalid(Object.fromEntries(errors)) : null
}

/** Each adjustment with the price that it takes the place of, or what is wrong, by its place. */
const adjustmentsOf = (
  wanted: readonly NewAdjustment[],
  lines: readonly OrderLine[],
): readonly LineAdjustment[] | Refusal => {
  const errors: Record<string, string> = {}
  const adjustments = wanted.flatMap(({ lineId, unitPrice: to, reason }, index) => {
    const line = lines.find((it) => it.lineId === lineId)
    if (!line) {
      errors[`adjustments.${index}.lineId`] = 'There is no such line in this order'
      return []
    }
    const from = unadjustedPrice(line)
    if (wanted.slice(0, index).some((earlier) => earlier.lineId === lineId))
      errors[`adjustments.${index}.lineId`] = 'This line is adjusted twice'
    else if (from === to) errors[`adjustments.${index}.unitPrice`] = 'This is already the price'
    return [{ lineId, from, to, reason }]
  })
  return Object.keys(errors).length > 0 ? invalid(errors) : adjustments
}

const figuresOf = ({ requested, careCoinsUsed }: Order, { options, adjustments }: QuoteTerms, version: number) => {
  const priced = priceQuote(requested.lines, {
    promo: requested.promo,
    careCoinsUsed,
    adjustments,
    freights: options.map(({ freight }) => freight),
  })
  return {
    lines: requested.lines.map((line, index) => {
      const { unitPrice, discount, effectivePrice, totalEffectivePrice } = present(priced.lines[index])
      return { ...line, unitPrice, discount, effectiveUnitPrice: effectivePrice, total: totalEffectivePrice }
    }),
    subtotal: priced.subtotal,
    promoCodeDiscount: priced.promoCodeDiscount,
    careCoinsUsed: priced.careCoinsUsed,
    total: priced.total,
    options: options.map(({ name, transportMode, transitDays }, index) => ({
      // Never the id of another version's option: what was picked from one quote cannot mean something in the next.
      optionId: `${version}.${index + 1}`,
      name: name.trim(),
      transportMode,
      transitDays,
      ...present(priced.freights[index]),
    })),
  }
}

const changedMeanwhile = ({ quoteDueAt }: Order, { promiseRead }: QuoteTerms): Refusal | null =>
  promiseRead === undefined || promiseRead === quoteDueAt
    ? null
    : refused('The order has changed. Please check it again.')

/** The quote that these terms make of an order, or why they do not: what is sent, and what a preview shows. */
export const quoteOf = (order: Order, terms: QuoteTerms, now: Date) => {
  const no = notNow('IssueQuote', order) ?? changedMeanwhile(order, terms) ?? sameNames(terms.options)
  if (no) return no
  const until = validUntilOf(terms, now)
  if (isRefusal(until)) return until
  const adjustments = adjustmentsOf(terms.adjustments, order.requested.lines)
  if (isRefusal(adjustments)) return adjustments
  if (isQuoteTooLarge(order.requested.lines, terms.adjustments))
    return invalid({ adjustments: 'This order is too large' })
  const version = (order.quotes.at(-1)?.version ?? 0) + 1
  return QuoteIssued.make({
    ...named(order),
    version,
    adjustments,
    ...figuresOf(order, terms, version),
    validUntil: until,
    note: terms.note,
    issuedBy: terms.issuedBy,
  })
}

/** First or revised. CareCoins that the adjusted total cannot take go back in the same append. */
export const issueQuote =
  (terms: QuoteTerms, now: Date) =>
  ({ order, account }: { readonly order: Order; readonly account: LoyaltyAccount }) => {
    const quote = quoteOf(order, terms, now)
    if (isRefusal(quote)) return quote
    const { orderId, num: orderNum, careCoinsUsed } = quote.data
    return { order: [quote], account: giveBackBeyond(careCoinsUsed, { orderId, orderNum })(account) }
  }

const discountIn = ({ from, to }: LineAdjustment): number => (to < from ? ((from - to) * 100) / from : 0)

/** The greatest discount of a line in percent of the price that it had. */
export const supervisedQuotes = supervised(orderDecider, {
  QuoteIssued: ({ orderId, distributorId, version, adjustments, total }) => ({
    matter: 'discounts',
    amount: Math.max(0, ...adjustments.map(discountIn)),
    approved: { version, adjustments, total },
    concerns: [orderId, distributorId],
  }),
})

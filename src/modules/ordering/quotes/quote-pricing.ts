import {
  effectivePrice,
  isTooLarge,
  type LinePrice,
  MAXIMUM_TOTAL,
  type Priceable,
  type PromoTerms,
  priceFreight,
  priceSection,
  type QuotePrice,
} from '#modules/ordering/terms/pricing.ts'
import { careCoins } from '#modules/terms/care-coins.ts'
import { type Cents, percent } from '#platform/money.ts'

export type QuotableLine = Priceable & { readonly lineId: string }

/** Another price of one unit for this quote: before a promo code, in place of list price and discount. */
export type AdjustedPrice = { readonly lineId: string; readonly unitPrice: Cents }

export const unadjustedPrice = ({ unitPrice, discount }: Pick<Priceable, 'unitPrice' | 'discount'>): Cents =>
  effectivePrice(unitPrice, discount)

/** The adjusted price is agreed for the unit as it is: the registration's discount does not come off it again. */
const adjusted = <Line extends QuotableLine>(line: Line, adjustments: readonly AdjustedPrice[]): Line => {
  const found = adjustments.find(({ lineId }) => lineId === line.lineId)
  return found ? { ...line, unitPrice: found.unitPrice, discount: percent(0) } : line
}

/** Whether a line, or all of them together, come to more than an order may; `priceQuote` would throw. */
export const isQuoteTooLarge = (lines: readonly QuotableLine[], adjustments: readonly AdjustedPrice[]): boolean => {
  const sold = lines.map((line) => adjusted(line, adjustments))
  return (
    sold.some(isTooLarge) || sold.reduce((all, line) => all + unadjustedPrice(line) * line.quantity, 0) > MAXIMUM_TOTAL
  )
}

/** Promo code and CareCoins apply to the adjusted prices; freights in the given order. Server and browser share it. */
export const priceQuote = <Line extends QuotableLine>(
  lines: readonly Line[],
  {
    promo,
    careCoinsUsed,
    adjustments,
    freights,
  }: {
    readonly promo: PromoTerms | null
    readonly careCoinsUsed: number
    readonly adjustments: readonly AdjustedPrice[]
    readonly freights: readonly Cents[]
  },
): QuoteFigures<Line> => {
  const sold = lines.map((line) => adjusted(line, adjustments))
  const priced = priceSection(sold, { promo, balance: careCoinsUsed, careCoins: careCoinsUsed })
  return {
    lines: priced.lines,
    subtotal: priced.nonPromoCodeDiscountedTotal,
    promoCodeDiscount: priced.totalPromoCodeDiscount,
    careCoinsUsed: careCoins(priced.careCoinsUsed),
    total: priced.total,
    freights: freights.map((freight) => priceFreight(priced.total, freight, promo)),
  }
}

export type QuoteFigures<Line extends QuotableLine = QuotableLine> = {
  readonly lines: readonly (Line & LinePrice)[]
  readonly subtotal: Cents
  readonly promoCodeDiscount: Cents
  readonly careCoinsUsed: ReturnType<typeof careCoins>
  readonly total: Cents
  readonly freights: readonly QuotePrice[]
}

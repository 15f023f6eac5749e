import { type Cents, cents, lessPercent, type Percent, percentOf, sum } from '#platform/money.ts'

/** What a promo code does to one section. Fields that its type does not use are 0. */
export type PromoTerms = {
  readonly code: string
  readonly type: 'DISCOUNT' | 'CASH_BACK' | 'SHIPPING_DISCOUNT'
  readonly discount: Percent
  readonly productIds: readonly string[] | null
  /** Credited as CareCoins on delivery; the price stays. */
  readonly cashBackAmount: Cents
  readonly shippingDiscount: Percent
}

export type Priceable = {
  readonly productId: string
  readonly quantity: number
  readonly unitPrice: Cents
  readonly discount: Percent
}

export type LinePrice = {
  readonly nonPromoCodeDiscountedPrice: Cents
  readonly totalNonPromoCodeDiscountedPrice: Cents
  readonly promoCodeDiscount: Cents
  readonly effectivePrice: Cents
  readonly totalEffectivePrice: Cents
}

/** The price of one unit in one country: less the registration's discount, rounded to cents. */
export const effectivePrice = (price: Cents, discount: Percent): Cents => lessPercent(price, discount)

export const totalBeforePromo = ({ unitPrice, discount, quantity }: Omit<Priceable, 'productId'>): Cents =>
  cents(effectivePrice(unitPrice, discount) * quantity)

/** A billion dollars: every sum of an order stays inside what cents can express. */
export const MAXIMUM_TOTAL = 100_000_000_000
export const isTooLarge = ({ unitPrice, quantity }: Pick<Priceable, 'unitPrice' | 'quantity'>): boolean =>
  unitPrice * quantity > MAXIMUM_TOTAL

const promoPercent = (promo: PromoTerms | null, productId: string): Percent | 0 =>
  promo?.type === 'DISCOUNT' && (promo.productIds?.includes(productId) ?? true) ? promo.discount : 0

/** Throws when the line is too large: check `isTooLarge` before. */
export const priceLine = (
  { productId, quantity, unitPrice, discount }: Priceable,
  promo: PromoTerms | null,
): LinePrice => {
  const before = effectivePrice(unitPrice, discount)
  const after = lessPercent(before, promoPercent(promo, productId))
  return {
    nonPromoCodeDiscountedPrice: before,
    totalNonPromoCodeDiscountedPrice: cents(before * quantity),
    promoCodeDiscount: cents((before - after) * quantity),
    effectivePrice: after,
    totalEffectivePrice: cents(after * quantity),
  }
}

export const CARE_COIN_CENTS = 10
export const careCoinsValue = (coins: number): Cents => cents(coins * CARE_COIN_CENTS)

/** The smaller of the balance and floor(10 × dollars): no order is paid beyond its total. */
export const maximumCareCoins = (balance: number, nonCareCoinsDiscountedTotal: Cents): number =>
  Math.min(balance, Math.floor(nonCareCoinsDiscountedTotal / CARE_COIN_CENTS))

export type SectionPrice = {
  readonly nonPromoCodeDiscountedTotal: Cents
  readonly totalPromoCodeDiscount: Cents
  readonly nonCareCoinsDiscountedTotal: Cents
  readonly maximumCareCoins: number
  readonly careCoinsUsed: number
  readonly careCoinsDiscount: Cents
  readonly careCoinsAfterOrder: number
  readonly total: Cents
}

/** Prices a section, which is what an order is made of. More CareCoins than allowed are cut to the maximum. */
export const priceSection = <Line extends Priceable>(
  lines: readonly Line[],
  { promo, balance, careCoins }: { promo: PromoTerms | null; balance: number; careCoins: number },
): SectionPrice & { readonly lines: readonly (Line & LinePrice)[] } => {
  const priced = lines.map((line) => ({ ...line, ...priceLine(line, promo) }))
  const nonCareCoinsDiscountedTotal = sum(priced.map((line) => line.totalEffectivePrice))
  const maximum = maximumCareCoins(balance, nonCareCoinsDiscountedTotal)
  const used = Math.min(careCoins, maximum)
  const careCoinsDiscount = careCoinsValue(used)
  return {
    lines: priced,
    nonPromoCodeDiscountedTotal: sum(priced.map((line) => line.totalNonPromoCodeDiscountedPrice)),
    totalPromoCodeDiscount: sum(priced.map((line) => line.promoCodeDiscount)),
    nonCareCoinsDiscountedTotal,
    maximumCareCoins: maximum,
    careCoinsUsed: used,
    careCoinsDiscount,
    careCoinsAfterOrder: balance - used,
    total: cents(nonCareCoinsDiscountedTotal - careCoinsDiscount),
  }
}

export type QuotePrice = {
  readonly freight: Cents
  readonly shippingDiscount: Cents
  readonly shippingPrice: Cents
  readonly grandTotal: Cents
}

export const priceFreight = (total: Cents, freight: Cents, promo: PromoTerms | null): QuotePrice => {
  const shippingDiscount = promo?.type === 'SHIPPING_DISCOUNT' ? percentOf(freight, promo.shippingDiscount) : cents(0)
  const shippingPrice = cents(freight - shippingDiscount)
  return { freight, shippingDiscount, shippingPrice, grandTotal: cents(total + shippingPrice) }
}

/** MBD reference codes: each section gets quantity(a) + 10 × quantity(b) units of c free. */
export type BonusRule = { readonly a: string; readonly b: string; readonly c: string }

/** Free units of the rule's third product, from the paid lines. A promo code takes the place of the bonus. */
export const bonusQuantity = (
  lines: readonly { readonly mbdReferenceCode: string; readonly quantity: number }[],
  rule: BonusRule | null,
  promo: PromoTerms | null = null,
): number => {
  if (!rule || promo) return 0
  const ordered = (code: string) =>
    lines.reduce((units, line) => (line.mbdReferenceCode === code ? units + line.quantity : units), 0)
  return ordered(rule.a) + 10 * ordered(rule.b)
}

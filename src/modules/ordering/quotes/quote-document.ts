import type { FreightOption } from '#modules/ordering/terms/order-fields.ts'
import { CARE_COIN_CENTS, effectivePrice, totalBeforePromo } from '#modules/ordering/terms/pricing.ts'
import { specialRequests } from '#modules/ordering/terms/special-request.ts'
import type { CareCoins } from '#modules/terms/care-coins.ts'
import type { Brand } from '#platform/configuration/configuration.ts'
import type { Day, Moment } from '#platform/event.ts'
import type { Cents } from '#platform/money.ts'
import { languageSpoken, say, translated } from '#platform/text/say.ts'
import type { TimeZone } from '#platform/time/time-zone.ts'

import type { Round, RoundAddress } from './round-answers.ts'

export type QuoteLine = {
  readonly reference: string
  readonly name: string
  readonly packaging: string | null
  readonly packagingUnits: number | null
  readonly quantity: number
  readonly price: Cents
  readonly discount: number
  /** What one unit costs before a promo code, which comes off the sub-total as one amount. */
  readonly effectivePrice: Cents
  readonly total: Cents
  /** What the unit cost before sales set another price for this quote, and why. */
  readonly adjusted: { readonly from: Cents; readonly reason: string } | null
}

export type QuoteFreight = {
  readonly name: string
  readonly transportMode: string | null
  readonly transitDays: number | null
  readonly freight: Cents
  /** Taken off the freight by a promo code. */
  readonly off: { readonly code: string; readonly value: Cents } | null
  readonly shippingPrice: Cents
  readonly grandTotal: Cents
}

export type QuoteDocument = {
  readonly brand: Pick<Brand, 'name' | 'provider' | 'termsOfSaleUrl'>
  readonly timeZone: TimeZone
  readonly language: string
  readonly number: string
  /** Counts from 1; a revised quote says which one it is. */
  readonly version: number
  readonly issuedAt: Moment
  readonly validUntil: Day | Moment
  readonly orderUrl: string
  readonly distributor: string
  readonly shippingAddress: RoundAddress
  readonly billingAddress: RoundAddress
  readonly contact: { readonly name: string; readonly phone: string } | null
  readonly shipping: { readonly incoterm: string; readonly transportMode: string; readonly destination: string | null }
  readonly certificates: readonly string[]
  readonly specialRequests: readonly string[]
  readonly purchaseOrderNumber: string | null
  readonly wishedDelivery: Day | null
  readonly lines: readonly QuoteLine[]
  readonly bonusLines: readonly { readonly reference: string; readonly name: string; readonly quantity: number }[]
  readonly subtotal: Cents
  readonly promo: { readonly code: string; readonly off: Cents } | null
  /** Credited as CareCoins when the order is delivered: no part of the sums. */
  readonly cashBack: { readonly code: string; readonly value: Cents; readonly careCoins: number } | null
  readonly careCoins: { readonly used: CareCoins; readonly value: Cents } | null
  readonly total: Cents
  /** One at least; of several the distributor picks one when it confirms. */
  readonly freights: readonly QuoteFreight[]
  readonly note: string | null
  /** Not sent yet: every page says so. */
  readonly draft: boolean
}

type Around = {
  readonly brand: Brand
  readonly number: string
  readonly distributor: string
  readonly timeZone: TimeZone
  readonly orderUrl: string
  readonly draft: boolean
}

export const quoteFreight = (
  { name, transportMode, transitDays, freight, shippingDiscount: value, shippingPrice, grandTotal }: FreightOption,
  code: string | null,
): QuoteFreight => ({
  name,
  transportMode,
  transitDays,
  freight,
  off: code !== null && value > 0 ? { code, value } : null,
  shippingPrice,
  grandTotal,
})

/** How the goods may travel with this quote: an option that does not say goes as the order requests. */
const offeredModes = ({ options, shipping }: Round): readonly string[] => [
  ...new Set(options.map(({ transportMode }) => transportMode ?? shipping.transportMode)),
]

export const quoteDocument = (quote: Round, around: Around): QuoteDocument => {
  if (quote.quoteVersion === null || quote.validUntil === null) throw new Error('This round is no quote')
  const { promoCode, promoCodeDiscount, promoCodeCashBack: value, careCoinsUsed } = quote
  return {
    ...around,
    language: languageSpoken(),
    version: quote.quoteVersion,
    issuedAt: quote.at,
    validUntil: quote.validUntil,
    shippingAddress: quote.shippingAddress,
    billingAddress: quote.billingAddress,
    contact: quote.contact,
    shipping: {
      incoterm: quote.shipping.method,
      transportMode: offeredModes(quote).map(translated).join(say(' or ')),
      destination: quote.shipping.destination,
    },
    certificates: quote.certificates.map(translated),
    specialRequests: specialRequests(quote.specialRequest),
    purchaseOrderNumber: quote.purchaseOrderNumber,
    wishedDelivery: quote.wishedDelivery,
    lines: quote.lines.map(({ unitPrice: price, adjustment, ...line }) => ({
      ...line,
      price,
      effectivePrice: effectivePrice(price, line.discount),
      total: totalBeforePromo({ ...line, unitPrice: price }),
      adjusted: adjustment && { from: adjustment.from, reason: adjustment.reason },
    })),
    bonusLines: quote.bonusLines,
    subtotal: quote.subtotal,
    promo: promoCode !== null && promoCodeDiscount > 0 ? { code: promoCode, off: promoCodeDiscount } : null,
    cashBack: promoCode !== null && value > 0 ? { code: promoCode, value, careCoins: value / CARE_COIN_CENTS } : null,
    careCoins: careCoinsUsed > 0 ? { used: careCoinsUsed, value: quote.careCoinsValue } : null,
    total: quote.total,
    freights: quote.options.map((option) => quoteFreight(option, promoCode)),
    note: quote.note,
  }
}

import type { Brand } from '#platform/configuration.ts'

import type { QuoteDocument } from './quote-pdf.ts'
import type { Round } from './round-answers.ts'

type Around = {
  readonly brand: Brand
  readonly number: string
  readonly distributor: string
  readonly orderUrl: string
  readonly draft: boolean
}

/** All that the PDF of a quote says: the round in which it was sent, so the order as it stood then. */
export const quoteDocument = (quote: Round, around: Around): QuoteDocument => {
  if (quote.quoteVersion === null || quote.validUntil === null) throw new Error('This round is no quote')
  const { promoCode, promoCodeDiscount, careCoinsUsed } = quote
  return {
    ...around,
    language: 'en',
    revision: quote.quoteVersion,
    issuedAt: quote.at,
    validUntil: quote.validUntil,
    shippingAddress: quote.shippingAddress,
    billingAddress: quote.billingAddress,
    contact: quote.contact,
    shipping: {
      incoterm: quote.shipping.method,
      transportMode: quote.shipping.transportMode,
      destination: quote.shipping.destination,
    },
    certificates: quote.certificates,
    lines: quote.lines.map(({ unitPrice: price, adjustment, ...line }) => ({
      ...line,
      price,
      adjusted: adjustment && { from: adjustment.from, reason: adjustment.reason },
    })),
    bonusLines: quote.bonusLines,
    subtotal: quote.subtotal,
    promo: promoCode !== null && promoCodeDiscount > 0 ? { code: promoCode, off: promoCodeDiscount } : null,
    careCoins: careCoinsUsed > 0 ? { used: careCoinsUsed, value: quote.careCoinsValue } : null,
    total: quote.total,
    freights: quote.options.map(({ shippingDiscount: off, ...option }) => ({ ...option, off })),
    note: quote.note,
  }
}

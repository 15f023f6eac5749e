import { agreedShipping, confirmedFreight } from '#modules/ordering/agreed-shipping.ts'
import type { OrderRecord } from '#modules/ordering/order-record.ts'
import { type QuoteDocument, type QuoteFreight, quoteFreight } from '#modules/ordering/quotes/quote-document.ts'
import { addressOf } from '#modules/ordering/quotes/rounds.ts'
import { careCoinsValue, effectivePrice, totalBeforePromo } from '#modules/ordering/terms/pricing.ts'
import { specialRequests } from '#modules/ordering/terms/special-request.ts'
import type { OpenedData } from '#platform/access/personal-data.ts'
import type { Brand } from '#platform/configuration/configuration.ts'
import type { Day, Moment } from '#platform/event.ts'
import type { Cents } from '#platform/money.ts'
import { languageSpoken, translated } from '#platform/text/say.ts'

/** What the papers of a confirmed order say, each in its own way: the order as it was confirmed and never changed again. */
export type OrderPaper = Pick<
  QuoteDocument,
  | 'brand'
  | 'language'
  | 'timeZone'
  | 'orderUrl'
  | 'distributor'
  | 'shippingAddress'
  | 'billingAddress'
  | 'contact'
  | 'shipping'
  | 'certificates'
  | 'specialRequests'
  | 'purchaseOrderNumber'
  | 'wishedDelivery'
  | 'lines'
  | 'bonusLines'
  | 'subtotal'
  | 'promo'
  | 'careCoins'
  | 'total'
> & {
  readonly orderNumber: string
  readonly freight: QuoteFreight
  /** The requested pre-payment, and until when it is due. */
  readonly prepayment: { readonly amount: Cents; readonly dueOn: Day | null } | null
  /** As the portal's moment of the event that the paper belongs to. */
  readonly madeAt: Moment
}

type Around = Pick<OrderPaper, 'distributor' | 'timeZone' | 'orderUrl' | 'madeAt'> & { readonly brand: Brand }

const freightOf = (order: OpenedData<OrderRecord>): QuoteFreight => {
  const option = confirmedFreight(order)
  if (!option) throw new Error('Only a confirmed order has papers')
  return quoteFreight(option, order.promo?.code ?? null)
}

/** A confirmed order, opened, with what its papers show. */
export const orderPaper = (order: OpenedData<OrderRecord>, { brand, ...around }: Around): OrderPaper => {
  const { promo, promoCodeDiscount, careCoinsUsed } = order
  const { method: incoterm, transportMode, destination } = agreedShipping(order)
  return {
    ...around,
    brand,
    language: languageSpoken(),
    orderNumber: order.num,
    shippingAddress: addressOf(order.shippingAddress),
    billingAddress: addressOf(order.billingAddress),
    contact: order.contact,
    shipping: { incoterm, transportMode: translated(transportMode), destination },
    certificates: order.certificates,
    specialRequests: specialRequests(order.specialRequest),
    purchaseOrderNumber: order.purchaseOrderNumber,
    wishedDelivery: order.wishedDelivery,
    lines: order.lines.map((line) => ({
      reference: line.reference,
      name: line.name,
      packaging: line.packagingName,
      packagingUnits: line.packagingUnits,
      quantity: line.quantity,
      price: line.unitPrice,
      discount: line.discount,
      effectivePrice: effectivePrice(line.unitPrice, line.discount),
      total: totalBeforePromo(line),
      adjusted: null,
    })),
    bonusLines: order.bonusLines,
    subtotal: order.subtotal,
    promo: promo && promoCodeDiscount > 0 ? { code: promo.code, off: promoCodeDiscount } : null,
    careCoins: careCoinsUsed > 0 ? { used: careCoinsUsed, value: careCoinsValue(careCoinsUsed) } : null,
    total: order.total,
    freight: freightOf(order),
    prepayment: order.prepayment,
  }
}

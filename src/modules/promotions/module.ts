import type { Module } from '#platform/module.ts'
import { describeEvents } from '#platform/text/event-descriptions.ts'
import { dayWritten, dollars, percentage } from '#platform/text/formats.ts'
import { type Conditions, promoCodeStream } from './events.ts'
import { figures } from './figure-routes.ts'
import { promoCode } from './promo-code.ts'
import { routes } from './routes.ts'
import type { Grant } from './validity.ts'

const given = ({ type, discount, cashBackAmount, shippingDiscount }: Grant): string =>
  ({
    DISCOUNT: `${percentage(discount)} off`,
    CASH_BACK: `${dollars(cashBackAmount)} cash-back`,
    SHIPPING_DISCOUNT: `${percentage(shippingDiscount)} off the freight`,
  })[type]

const when = ({ validFrom, validUntil }: Conditions): string =>
  `from ${dayWritten(validFrom)}${validUntil === null ? '' : ` until ${dayWritten(validUntil)}`}`

/** The events of promo codes, described for staff. */
const promoCodeTexts = describeEvents([promoCodeStream], {
  PromoCodeCreated: (code) => ({
    what: `created the promo code ${code.code}`,
    detail: `${given(code)}, ${when(code)}`,
  }),
  PromoCodeChanged: (code) => ({
    what: `changed the conditions of the promo code ${code.code}`,
    detail: `Valid ${when(code)}`,
  }),
  PromoCodeClosed: ({ code, reason }) => ({ what: `closed the promo code ${code}`, detail: reason }),
  PromoCodeUsed: ({ code, orderNum }) => ({ what: `used the promo code ${code} for order ${orderNum}`, detail: null }),
  PromoCodeReleased: ({ code, orderNum }) => ({
    what: `gave the use of the promo code ${code} for order ${orderNum} back`,
    detail: null,
  }),
})

export const promotions: Module = {
  name: 'promotions',
  deciders: [promoCode],
  routes,
  reactions: [],
  deadlines: {},
  figures,
  descriptions: promoCodeTexts,
}

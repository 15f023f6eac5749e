import type { Module } from '#platform/module.ts'
import { describeEvents } from '#platform/text/event-descriptions.ts'
import { dayWritten, dollars, percentage } from '#platform/text/formats.ts'
import { say } from '#platform/text/say.ts'
import { type Conditions, promoCodeStream } from './events.ts'
import { figures } from './figure-routes.ts'
import { promoCode, supervisedCodes } from './promo-code.ts'
import { routes } from './routes.ts'
import type { Grant } from './validity.ts'

const given = ({ type, discount, cashBackAmount, shippingDiscount }: Grant): string =>
  ({
    DISCOUNT: say('{0} off', percentage(discount)),
    CASH_BACK: say('{0} cash-back', dollars(cashBackAmount)),
    SHIPPING_DISCOUNT: say('{0} off the freight', percentage(shippingDiscount)),
  })[type]

const when = ({ validFrom, validUntil }: Conditions): string =>
  `from ${dayWritten(validFrom)}${validUntil === null ? '' : say(' until {0}', dayWritten(validUntil))}`

/** The events of promo codes, described for staff. */
const promoCodeTexts = describeEvents([promoCodeStream], {
  PromoCodeCreated: (code) => ({
    what: say('created the promo code {0}', code.code),
    detail: `${given(code)}, ${when(code)}`,
  }),
  PromoCodeChanged: (code) => ({
    what: say('changed the conditions of the promo code {0}', code.code),
    detail: say('Valid {0}', when(code)),
  }),
  PromoCodeClosed: ({ code, reason }) => ({ what: say('closed the promo code {0}', code), detail: reason }),
  PromoCodeUsed: ({ code, orderNum }) => ({
    what: say('used the promo code {0} for order {1}', code, orderNum),
    detail: null,
  }),
  PromoCodeReleased: ({ code, orderNum }) => ({
    what: say('gave the use of the promo code {0} for order {1} back', code, orderNum),
    detail: null,
  }),
})

export const promotions: Module = {
  name: 'promotions',
  deciders: [promoCode],
  supervised: [supervisedCodes],
  routes,
  reactions: [],
  deadlines: {},
  figures,
  descriptions: promoCodeTexts,
}

import * as Schema from 'effect/Schema'
import { ProductId, RegistrationId } from '#modules/catalogue/events.ts'
import { Day, Moment } from '#platform/event.ts'
import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { Cents, Percent } from '#platform/money.ts'

const { Array: List, Int, NullOr, String: Text, Struct } = Schema

export const MOST_PRICE_CHANGES = 500

export const PriceChange = Struct({ registrationId: RegistrationId, price: Cents, discount: Percent })
export type PriceChange = typeof PriceChange.Type

const changes = {
  /** From the beginning of this day in the office's time zone; null: at once. */
  effectiveOn: NullOr(Day),
  changes: List(PriceChange).check(Schema.isBetweenLength(1, MOST_PRICE_CHANGES)),
}

export const changePrices = endpoint('ChangePrices POST /office/prices/changes', {
  may: 'office.catalogue.manage',
  does: 'Sets unit prices and discounts at once or from a day on: all of them or, with the reason by place, none',
  body: changes,
  answer: Done,
  awaits: ['products'],
})

export const withdrawPrices = endpoint('WithdrawPrices POST /office/prices/scheduled/withdraw', {
  may: 'office.catalogue.manage',
  does: 'Takes scheduled prices back before their day: all of them or none',
  body: {
    scheduled: List(Struct({ registrationId: RegistrationId, effectiveOn: Day })).check(
      Schema.isBetweenLength(1, MOST_PRICE_CHANGES),
    ),
  },
  answer: Done,
  awaits: ['products'],
})

export const ScheduledLine = Struct({
  registrationId: RegistrationId,
  productId: ProductId,
  reference: Text,
  name: Text,
  country: Text,
  effectiveOn: Day,
  effectiveAt: Moment,
  price: Cents,
  discount: Percent,
  effectivePrice: Cents,
  /** null: it has no price now. */
  priceNow: NullOr(Cents),
  discountNow: Percent,
  effectivePriceNow: NullOr(Cents),
})
export type ScheduledLine = typeof ScheduledLine.Type

export const listScheduledPrices = endpoint('GET /office/prices/scheduled', {
  may: 'office.orders.read',
  does: 'Prices that are scheduled, the next day first',
  answer: List(ScheduledLine),
  reads: ['products'],
})

/** What a company has that the prices concern; money is of all its units there, without promo codes. */
const AffectedPrice = Struct({ distributorId: Text, distributor: Text, lines: Int, before: Cents, after: Cents })
export type AffectedPrice = typeof AffectedPrice.Type

export const previewPrices = endpoint('PreviewPrices POST /office/prices/preview', {
  may: 'office.catalogue.manage',
  does: 'What a change of prices concerns, by company: carts, orders that wait for a quote or hold one, forecasts of the months from then on. Nothing is changed',
  body: changes,
  costly: true,
  answer: Struct({
    dearer: Int,
    cheaper: Int,
    same: Int,
    carts: List(AffectedPrice),
    /** They keep the prices that they were placed at. */
    orders: List(AffectedPrice),
    forecasts: List(AffectedPrice),
  }),
  reads: ['products', 'carts', 'orders', 'forecasts', 'distributors'],
})

import * as Schema from 'effect/Schema'

import { Moment } from '#platform/event.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { Cents, Percent } from '#platform/money.ts'

import { ProductId, RegistrationId, RegistrationStatus } from './events.ts'

const { Array: List, Boolean: YesOrNo, NullOr, optionalKey, String: Text, Struct } = Schema

/** What a product costs in a country. Prices are of one unit; null: it was never priced there. */
export const PriceLine = Struct({
  registrationId: RegistrationId,
  productId: ProductId,
  reference: Text,
  name: Text,
  category: Text,
  country: Text,
  status: RegistrationStatus,
  /** Can be ordered there. */
  sellable: YesOrNo,
  price: NullOr(Cents),
  discount: Percent,
  effectivePrice: NullOr(Cents),
})
export type PriceLine = typeof PriceLine.Type

export const officePrices = endpoint('GET /office/prices', {
  may: 'office.orders.read',
  does: 'What every product costs in every country that it is registered in, now or as of any moment.',
  query: { asOf: optionalKey(Moment) },
  answer: List(PriceLine),
  reads: ['products'],
})

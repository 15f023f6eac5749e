import * as Schema from 'effect/Schema'
import { ProductId, RegistrationId, RegistrationStatus } from '#modules/catalogue/events.ts'
import { Moment } from '#platform/event.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { paged } from '#platform/http/pages.ts'
import { eachWay } from '#platform/http/sorts.ts'
import { Cents, Percent } from '#platform/money.ts'

const { Array: List, Boolean: YesOrNo, Int, Literals, NullOr, optionalKey, String: Text, Struct } = Schema
const chosen = optionalKey(Text.check(Schema.isBetweenLength(1, 120)))

export const PRICES_PER_PAGE = 50

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

/** The columns that it is sorted by. */
export const priceSorts = ['name', 'reference', 'country', 'status', 'price', 'discount', 'effective'] as const
export const sortsOfPrices = eachWay(priceSorts)

/** What the list is narrowed and sorted by; `asOf`: as it was then. */
export const priceFilters = {
  asOf: optionalKey(Moment),
  product: chosen,
  category: chosen,
  country: chosen,
  sort: optionalKey(Literals(sortsOfPrices)),
}

export const officePrices = endpoint('GET /office/prices', {
  may: 'office.orders.read',
  does: 'What products cost in the countries that they are registered in, now or as of any moment, by name unless sorted otherwise, 50 at a time.',
  costly: true,
  query: { ...priceFilters, ...paged },
  answer: Struct({
    lines: List(PriceLine),
    total: Int,
    /** What can be chosen, by name. */
    products: List(Struct({ id: ProductId, name: Text })),
    categories: List(Text),
    countries: List(Text),
  }),
  reads: ['products'],
})

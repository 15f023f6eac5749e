import * as Schema from 'effect/Schema'
import { RegistrationId } from '#modules/catalogue/events.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { Cents, Percent } from '#platform/money.ts'
import { MOST_PRICE_CHANGES } from './price-change-contract.ts'
import { priceFilters } from './price-contract.ts'

const { Array: List, Literals, NullOr, String: Text, Struct } = Schema

const Cell = Text.check(Schema.isMaxLength(80))

export const CheckedPriceRow = Struct({
  registrationId: NullOr(RegistrationId),
  name: NullOr(Text),
  country: NullOr(Text),
  /** What it costs now. */
  before: NullOr(Struct({ price: NullOr(Cents), discount: Percent })),
  price: NullOr(Cents),
  discount: Percent,
  /** What a unit costs after the discount changes by more than half. */
  large: Schema.Boolean,
  problems: List(Struct({ field: Literals(['reference', 'country', 'price', 'discount']), error: Text })),
})
export type CheckedPriceRow = typeof CheckedPriceRow.Type

export const checkPriceRows = endpoint('CheckPriceRows POST /office/prices/check', {
  may: 'office.catalogue.manage',
  does: 'Holds rows of a price list against the catalogue: what each means, and what is wrong with it. Nothing is kept',
  body: {
    rows: List(Struct({ reference: Cell, country: Cell, price: Cell, discount: Cell })).check(
      Schema.isBetweenLength(1, MOST_PRICE_CHANGES),
    ),
  },
  costly: true,
  answer: Struct({ rows: List(CheckedPriceRow) }),
  reads: ['products'],
})

export const exportPrices = endpoint('GET /office/prices/export.:format', {
  may: 'office.orders.read',
  counted: 'exports',
  does: 'Prices under the filters of the list as a spreadsheet, 5 000 at most; it can be read back',
  costly: true,
  params: { format: Literals(['csv', 'xlsx']) },
  query: priceFilters,
  answer: Schema.Unknown,
  reads: ['products'],
})

import * as Schema from 'effect/Schema'
import { Day } from '#platform/event.ts'
import { endpoint } from '#platform/http/endpoint.ts'

const { Array: List, Int, Literal, Literals, NullOr, optionalKey, Struct } = Schema

const IdAndName = Struct({ id: Schema.String, name: Schema.String })

/** What a forecast implies for the cart: one line for a product and a country, of one month or several. */
const ForecastLine = Struct({
  forecastId: Schema.String,
  product: IdAndName,
  country: IdAndName,
  months: List(Struct({ year: Int, month: Int })),
  /** Units; 0 where all that is planned was ordered. */
  quantity: Int,
  /** The last day on which the goods of the first month can be ordered so that they arrive in time. */
  orderBy: Day,
  outcome: Literals(['ADDED', 'IN_CART', 'ORDERED', 'NOT_AVAILABLE']),
  /** So many are in the cart already: they stay as they are. */
  inCart: NullOr(Int),
  /** Why it cannot be ordered. */
  reason: NullOr(Schema.String),
})
export type ForecastLine = typeof ForecastLine.Type

export const draftForecastOrders = endpoint('DraftForecastOrders POST /cart/lines/forecast', {
  may: 'orders.place',
  does: 'Puts what forecasts plan for a month, less what was ordered in it, into the cart, or all that is urgent. What is there already stays as it is, and nothing is ordered.',
  body: {
    forecastId: optionalKey(Schema.String.check(Schema.isBetweenLength(1, 200))),
    /** YYYYMM; left out: every month that is urgent. */
    month: optionalKey(Schema.String.check(Schema.isPattern(/^\d{6}$/))),
  },
  answer: Struct({ success: Literal(true), added: Int, lines: List(ForecastLine) }),
  awaits: ['carts'],
})

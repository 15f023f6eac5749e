import * as Schema from 'effect/Schema'
import { CountryId } from '#modules/catalogue/events.ts'
import { Id, Quantity } from '#modules/ordering/terms/order-fields.ts'
import { Day } from '#platform/event.ts'
import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { Cents } from '#platform/money.ts'
import { MOST_STANDING_LINES, Schedule, TermChange } from './standing-order-events.ts'
import { standingOrderStates } from './standing-order-states.ts'

const { Array: List, Int, Literal, Literals, NullOr, Struct } = Schema
const Text = Schema.String
const IdAndName = Struct({ id: Text, name: Text })
const Version = Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000 }))

const StandingOrder = Struct({
  id: Text,
  state: Literals(standingOrderStates),
  country: IdAndName,
  lines: List(Struct({ product: IdAndName, packaging: NullOr(IdAndName), quantity: Int, price: Cents })),
  ...Schedule,
  /** null: it has ended. One that waits for a review has a day that has passed. */
  nextOn: NullOr(Day),
  /** By when to place what was put into the cart last. */
  placeBy: NullOr(Day),
  /** What has changed since it was agreed, while it waits for a review. */
  changes: List(TermChange),
  /** Into whose cart it is put. */
  person: Text,
  version: Version,
})
export type StandingOrder = typeof StandingOrder.Type

export const listStandingOrders = endpoint('GET /standing-orders', {
  may: 'orders.read',
  does: "The company's standing orders: the next one first, those that have ended last, 100 at most.",
  answer: List(StandingOrder),
  reads: ['standing_orders', 'users'],
})

const wanted = {
  lines: List(Struct({ productId: Id, packagingId: NullOr(Id), quantity: Quantity })).check(
    Schema.isBetweenLength(1, MOST_STANDING_LINES),
  ),
  ...Schedule,
}

export const createStandingOrder = endpoint('CreateStandingOrder POST /standing-orders', {
  may: 'orders.place',
  does: 'Creates a standing order by the prices, registrations and packagings of this moment. On its days it is put into the cart of this person; it is never placed by itself.',
  body: { countryId: CountryId, ...wanted },
  answer: Struct({ success: Literal(true), id: Text }),
  awaits: ['standing_orders'],
})

const one = { id: Id }
const read = { version: Version }

export const changeStandingOrder = endpoint('ChangeStandingOrder PUT /standing-orders/:id', {
  may: 'orders.place',
  does: 'Changes products, quantities and days of a standing order, by the terms of this moment, which ends a review. `version` is the one that was read.',
  params: one,
  body: { ...read, ...wanted },
  answer: Done,
  awaits: ['standing_orders'],
})

export const acceptStandingOrder = endpoint('AcceptStandingOrder POST /standing-orders/:id/review', {
  may: 'orders.place',
  does: 'Accepts what has changed since a standing order was agreed; it goes on, and its products come into the cart. 409 where one of them cannot be ordered any more.',
  params: one,
  body: read,
  answer: Done,
  awaits: ['standing_orders'],
})

export const pauseStandingOrder = endpoint('PauseStandingOrder POST /standing-orders/:id/pause', {
  may: 'orders.place',
  does: 'Pauses a standing order until it is resumed.',
  params: one,
  answer: Done,
  awaits: ['standing_orders'],
})

export const resumeStandingOrder = endpoint('ResumeStandingOrder POST /standing-orders/:id/resume', {
  may: 'orders.place',
  does: 'Resumes a standing order from its next day on. What was not put into a cart meanwhile is not made up for.',
  params: one,
  answer: Done,
  awaits: ['standing_orders'],
})

export const endStandingOrder = endpoint('EndStandingOrder DELETE /standing-orders/:id', {
  may: 'orders.place',
  does: 'Ends a standing order. What is in a cart stays there.',
  params: one,
  answer: Done,
  awaits: ['standing_orders'],
})

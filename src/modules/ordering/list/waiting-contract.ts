import * as Schema from 'effect/Schema'
import { Status } from '#modules/ordering/order-answers.ts'
import { OrderId } from '#modules/ordering/terms/order-fields.ts'
import { Moment } from '#platform/event.ts'
import { endpoint } from '#platform/http/endpoint.ts'

const { Array: List, Int, NullOr, Struct } = Schema

export const listWaiting = endpoint('GET /order/waiting', {
  may: 'orders.read',
  does: 'What waits for the company, of all its orders: each status in which it is its turn, how many, by when the first; most urgent first. Orders that wait for an approval inside the company are there for who can give it.',
  answer: List(
    Struct({
      status: Status,
      /** They wait for the approval of who reads this. */
      toApprove: Schema.Boolean,
      count: Int,
      /** The nearest deadline; null without any. */
      until: NullOr(Moment),
      /** When it is the only one. */
      order: NullOr(Struct({ id: OrderId, num: Schema.String })),
    }),
  ),
  reads: ['orders'],
})

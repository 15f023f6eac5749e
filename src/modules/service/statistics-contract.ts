import * as Schema from 'effect/Schema'

import { Moment } from '#platform/event.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { CareCoins } from '#platform/money.ts'

const { Int, NullOr, Struct } = Schema

export const showStatistics = endpoint('GET /distributors/statistics', {
  may: 'orders.read',
  does: 'The own company in figures: its orders and what waits for it, what it has ordered, and its CareCoins',
  answer: Struct({
    orders: Int,
    /** Neither cancelled nor delivered. */
    ordersInProgress: Int,
    quotesToConfirm: Int,
    /** Orders that wait for a document of the company. */
    documentsToSend: Int,
    /** Units of all orders that were not cancelled. */
    quantityOrdered: Int,
    lastOrderDate: NullOr(Moment),
    careCoinsBalance: CareCoins,
  }),
  reads: ['orders', 'ordered_goods', 'loyalty_accounts'],
})

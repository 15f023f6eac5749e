import * as Schema from 'effect/Schema'
import { FreightOption, LineAdjustment, OrderId, Promo } from '#modules/ordering/terms/order-fields.ts'
import { CareCoins } from '#modules/terms/care-coins.ts'
import { Moment } from '#platform/event.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { Cents, Percent } from '#platform/money.ts'
import { QuoteBody } from './quote-inputs.ts'
import { Round } from './round-answers.ts'

export type { Round } from './round-answers.ts'

const { Array: List, Int, NullOr, Struct } = Schema

export const showRounds = endpoint('GET /order/:id/rounds', {
  may: 'orders.read',
  does: 'The rounds of an order, the first first: as it was placed, each quote, the changes between them.',
  params: { id: OrderId },
  answer: List(Round),
  reads: ['order_history', 'orders'],
})

export const showOfficeRounds = endpoint('GET /office/orders/:id/rounds', {
  may: 'office.orders.read',
  does: 'The same for staff, for an order of any distributor.',
  params: { id: OrderId },
  answer: List(Round),
  reads: ['order_history', 'orders'],
})

export const showQuoteBasis = endpoint('GET /office/orders/:id/quote', {
  may: 'office.quotes.issue',
  does: 'What a quote of this order is made of: the lines as they were requested, and the quote that was sent last.',
  params: { id: OrderId },
  answer: Struct({
    lines: List(
      Struct({
        lineId: Schema.String,
        productId: Schema.String,
        reference: Schema.String,
        name: Schema.String,
        packaging: NullOr(Schema.String),
        packagingUnits: NullOr(Int),
        quantity: Int,
        /** Of one unit: the registration's, and its percent off. */
        unitPrice: Cents,
        discount: Percent,
      }),
    ),
    promo: NullOr(Promo),
    careCoinsUsed: CareCoins,
    /** Every change of the order makes it again; null once a quote is out. */
    quoteDueAt: NullOr(Moment),
    /** The company's: the last day of a quote ends there. */
    timeZone: Schema.String,
    last: NullOr(
      Struct({
        version: Int,
        options: List(FreightOption),
        adjustments: List(LineAdjustment),
        note: NullOr(Schema.String),
      }),
    ),
  }),
  reads: ['orders', 'distributors'],
})

export const previewQuote = endpoint('PreviewQuote POST /office/orders/:id/quote/preview', {
  may: 'office.quotes.issue',
  does: 'The PDF of the quote that this would send, marked as a draft. Nothing is recorded and no one is notified.',
  params: { id: OrderId },
  body: QuoteBody,
  answer: Schema.Unknown,
  reads: ['orders'],
})

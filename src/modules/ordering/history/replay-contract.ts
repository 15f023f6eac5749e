import * as Schema from 'effect/Schema'
import { HistoryEntry, OrderDetail, StaffHistoryEntry } from '#modules/ordering/order-answers.ts'
import { OrderId } from '#modules/ordering/terms/order-fields.ts'
import { Moment } from '#platform/event.ts'
import { endpoint } from '#platform/http/endpoint.ts'

const { Array: List, Int, Literals, NullOr, optionalKey, Struct } = Schema

const Step = Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: 100_000 }))

const wanted = {
  /** After which event; the last one unless said. */
  at: optionalKey(Step),
  /** What it is compared with; by default the event before. */
  from: optionalKey(Step),
  /** Against nothing: how it stood before it was placed. */
  against: optionalKey(Schema.Literal('nothing')),
  asOf: optionalKey(Moment),
}

export const OrderChange = Struct({
  id: Schema.String,
  label: Schema.String,
  before: NullOr(Schema.String),
  after: NullOr(Schema.String),
})
export type OrderChange = typeof OrderChange.Type

const replayed = {
  at: Int,
  /** 0: nothing. */
  from: Int,
  steps: Int,
  /** As it stood then. Nothing can be done with it: every `may` is false. */
  order: OrderDetail,
  facts: List(Struct({ id: Schema.String, label: Schema.String, text: Schema.String })),
  changes: List(OrderChange),
}

export const showOrderTrail = endpoint('GET /office/orders/:id/trail', {
  may: 'office.orders.read',
  does: 'Every event of an order, the first one first, straight from the log: who, when, what, from where.',
  params: { id: OrderId },
  query: { asOf: optionalKey(Moment) },
  answer: Struct({
    num: Schema.String,
    /** The last step until the requested moment; null: none was requested, or it was before the order. */
    asOf: NullOr(Int),
    distributor: Struct({ id: Schema.String, name: Schema.String }),
    steps: List(StaffHistoryEntry),
  }),
  reads: ['order_history'],
})

export const checkOrderTrail = endpoint('GET /office/orders/:id/trail/check', {
  may: 'office.orders.read',
  does: 'Whether every event of an order is what was recorded and is in the chain of the log, checked now.',
  params: { id: OrderId },
  answer: Struct({
    steps: Int,
    /** The last one that a signed head vouches for, 0 for none; those behind it are chained to that head. */
    signedUpTo: Int,
    /** The first step that is not proven; nothing from there on is. `position`: null where no event is left. */
    fault: NullOr(
      Struct({
        what: Literals(['edited', 'broken chain', 'missing event']),
        step: Int,
        position: NullOr(Int),
      }),
    ),
  }),
  reads: ['order_history'],
})

export const replayOfficeOrder = endpoint('GET /office/orders/:id/replay', {
  may: 'office.orders.read',
  does: 'An order as it stood after any of its events, and what differs from another of them.',
  params: { id: OrderId },
  query: wanted,
  answer: Struct({ ...replayed, holdReason: NullOr(Schema.String) }),
  reads: ['order_history', 'products'],
})

export const exportTrailTable = endpoint('GET /office/orders/:id/trail.csv', {
  may: 'office.orders.read',
  counted: 'exports',
  does: 'The audit trail of an order as a table.',
  params: { id: OrderId },
  answer: Schema.Unknown,
})

export const exportSignedTrail = endpoint('GET /office/orders/:id/trail.json', {
  may: 'office.orders.read',
  counted: 'exports',
  does: 'The audit trail of an order as it is stored, signed, with the proof that its events stand in the log: `npm run log -- check-export` verifies it.',
  params: { id: OrderId },
  answer: Schema.Unknown,
})

export const replayOrder = endpoint('GET /order/:id/replay', {
  may: 'orders.read',
  does: 'One order of the company as it stood after any step of its history, and what changed since another.',
  params: { id: OrderId },
  query: wanted,
  answer: Struct({ ...replayed, step: HistoryEntry }),
  reads: ['order_history', 'products'],
})

export const orderFigures = [
  'subtotal',
  'promoCodeDiscount',
  'careCoinsUsed',
  'total',
  'shippingPrice',
  'grandTotal',
] as const
export type OrderFigure = (typeof orderFigures)[number]

const figure = { params: { id: OrderId, figure: Schema.Literals(orderFigures) } }

export const FigureStep = Struct({
  step: Int,
  position: Int,
  at: Moment,
  who: Schema.String,
  what: Schema.String,
  before: NullOr(Schema.String),
  after: NullOr(Schema.String),
})
export type FigureStep = typeof FigureStep.Type

export const explainOfficeFigure = endpoint('GET /office/orders/:id/figures/:figure', {
  may: 'office.orders.read',
  does: 'The events that a figure of an order comes from, the first one first.',
  costly: true,
  ...figure,
  answer: List(FigureStep),
  reads: ['order_history'],
})

export const explainFigure = endpoint('GET /order/:id/figures/:figure', {
  may: 'orders.read',
  does: "The steps of one's own order that a figure comes from, the first one first.",
  costly: true,
  ...figure,
  answer: List(FigureStep),
  reads: ['order_history'],
})

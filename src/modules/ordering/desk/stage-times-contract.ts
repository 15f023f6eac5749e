import * as Schema from 'effect/Schema'

import { OrderId } from '#modules/ordering/terms/order-fields.ts'
import { incoterms } from '#modules/ordering/terms/order-terms.ts'
import { endpoint } from '#platform/http/endpoint.ts'

const { Array: List, FiniteFromString, Int, Literals, NullOr, optionalKey, String: Text, Struct } = Schema

/** What an order goes through, from one event to the next; WHOLE is from the order to its delivery. */
export const orderStages = ['QUOTE', 'DECISION', 'PREPARATION', 'PRODUCTION', 'TRANSPORT', 'WHOLE'] as const
export const OrderStage = Literals(orderStages)
export type OrderStage = typeof OrderStage.Type

const filters = {
  /** The destination's name. */
  destination: optionalKey(Text.check(Schema.isBetweenLength(1, 120))),
  method: optionalKey(Literals(incoterms)),
  /** The year that it was ordered in. */
  year: optionalKey(FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 2000, maximum: 2199 }))),
}

/** How long a stage took: half of the orders were faster than `median`, nine of ten faster than `p90`. In days. */
export const StageTime = Struct({
  destination: Text,
  method: Literals(incoterms),
  stage: OrderStage,
  orders: Int,
  median: Schema.Finite,
  p90: Schema.Finite,
})
export type StageTime = typeof StageTime.Type

export const stageTimes = endpoint('GET /office/stage-times', {
  may: 'office.sales.read',
  does: 'How long the stages of orders took, by destination and Incoterm: median and the time that nine of ten kept, in days.',
  costly: true,
  query: filters,
  answer: Struct({ times: List(StageTime), destinations: List(Text), years: List(Int) }),
  reads: ['order_stages'],
})

export const stageOrders = endpoint('GET /office/stage-times/:stage', {
  may: 'office.sales.read',
  does: 'The orders behind such a time, the slowest first, 100 at most.',
  costly: true,
  params: { stage: OrderStage },
  query: filters,
  answer: List(
    Struct({
      id: OrderId,
      num: Text,
      company: NullOr(Text),
      /** When the stage began and ended. */
      from: Text,
      until: Text,
      days: Schema.Finite,
    }),
  ),
  reads: ['order_stages', 'distributors'],
})

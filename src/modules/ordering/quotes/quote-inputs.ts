import * as Schema from 'effect/Schema'
import { Id, text } from '#modules/ordering/terms/order-fields.ts'
import { Freight } from '#modules/ordering/terms/order-inputs.ts'
import { MAXIMUM_OPTIONS, MAXIMUM_TRANSIT_DAYS, transportModes } from '#modules/ordering/terms/order-terms.ts'
import { Day } from '#platform/event.ts'
import { paragraphs } from '#platform/http/clean-input.ts'

const { Array: List, Int, Literals, NullOr, optionalKey, Struct } = Schema

const Option = Struct({
  name: text(120),
  transportMode: Literals(transportModes),
  transitDays: Int.check(Schema.isBetween({ minimum: 1, maximum: MAXIMUM_TRANSIT_DAYS })),
  freight: Freight,
})

const Adjustment = Struct({ lineId: Id, unitPrice: Freight, reason: paragraphs(text(500)) })

/** What sales writes. The distributor picks one of the `options`, also of a single one. */
export const QuoteBody = {
  options: List(Option).check(Schema.isBetweenLength(1, MAXIMUM_OPTIONS)),
  adjustments: optionalKey(List(Adjustment).check(Schema.isMaxLength(200))),
  validUntil: optionalKey(NullOr(Day)),
  note: optionalKey(NullOr(paragraphs(text(2_000)))),
}
export type QuoteInput = Schema.Struct<typeof QuoteBody>['Type']

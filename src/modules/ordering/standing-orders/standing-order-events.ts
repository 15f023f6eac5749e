import * as Schema from 'effect/Schema'
import { CountryId, RegistrationStatus, UnitsInPack } from '#modules/catalogue/events.ts'
import { Id, Quantity, text } from '#modules/ordering/terms/order-fields.ts'
import type { Stamp } from '#platform/decision.ts'
import { type DataByType, Day, type EventOf, event, Moment, stream } from '#platform/event.ts'
import { Cents } from '#platform/money.ts'
import { isPaused, type StandingOrderState, standingOrderChanges } from './standing-order-states.ts'

const { Array: List, Literals, NullOr, Struct } = Schema

/** Shorter than every month: each month has such a day. */
const LAST_DAY = 28

export const MOST_STANDING_LINES = 50

/** YYYYMM */
const MonthKey = Schema.String.check(Schema.isPattern(/^2\d{3}(0[1-9]|1[0-2])$/))
export const Schedule = {
  everyMonths: Literals([1, 2, 3]),
  day: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: LAST_DAY })),
  /** The last month; null: no end. */
  until: NullOr(MonthKey),
}

/** A product with what was agreed about it. `price`: cents a unit, less the discount. */
const Line = Struct({
  productId: Id,
  productName: text(300),
  packaging: NullOr(Struct({ id: Id, name: text(80), units: UnitsInPack })),
  quantity: Quantity,
  registrationId: Id,
  registration: RegistrationStatus,
  price: Cents,
})
export type StandingLine = typeof Line.Type
const Lines = List(Line).check(Schema.isBetweenLength(1, MOST_STANDING_LINES))

/** `from`, `to`: a status of a registration, a price in dollars, a packaging, units; null: none. */
export const TermChange = Struct({
  what: Literals(standingOrderChanges),
  productName: NullOr(text(300)),
  from: NullOr(text(300)),
  to: NullOr(text(300)),
  /** It cannot be ordered as it was agreed, so accepting the change is not enough. */
  blocks: Schema.Boolean,
})
export type TermChange = typeof TermChange.Type

const id = { standingOrderId: Id }
const next = { nextOn: Day, nextAt: Moment }

export const StandingOrderCreated = event('StandingOrderCreated', {
  ...id,
  ...{ distributorId: Id, countryId: CountryId, lines: Lines },
  ...Schedule,
  ...next,
})

/** It begins anew with these products and days, by the terms of that moment. */
export const StandingOrderChanged = event('StandingOrderChanged', { ...id, lines: Lines, ...Schedule, ...next })

/** Its products are in the cart of `userId`; `added`: those that were not there before. Without a next day it ends. */
export const StandingOrderDrafted = event('StandingOrderDrafted', {
  ...id,
  ...{ countryId: CountryId, userId: Id, added: List(Id), placeBy: Day },
  ...{ nextOn: NullOr(Day), nextAt: NullOr(Moment) },
})

/** `lines`: by the terms of that moment, which a person may accept. */
export const StandingOrderReviewRequested = event('StandingOrderReviewRequested', {
  ...id,
  ...{ countryId: CountryId, userId: Id, changes: List(TermChange), lines: Lines },
})

/** The changes were accepted. `nextAt`: the moment that it waited for has passed. */
export const StandingOrderReviewed = event('StandingOrderReviewed', { ...id, lines: Lines, nextAt: Moment })
export const StandingOrderPaused = event('StandingOrderPaused', id)
export const StandingOrderResumed = event('StandingOrderResumed', { ...id, ...next })
export const StandingOrderEnded = event('StandingOrderEnded', id)

export const standingOrderStream = stream('standing-order', [
  StandingOrderCreated,
  StandingOrderChanged,
  StandingOrderDrafted,
  StandingOrderReviewRequested,
  StandingOrderReviewed,
  StandingOrderPaused,
  StandingOrderResumed,
  StandingOrderEnded,
])
export type StandingOrderEvent = EventOf<typeof standingOrderStream.events>

export type StandingOrder = {
  readonly id: string
  readonly distributorId: string
  readonly countryId: CountryId
  readonly state: StandingOrderState
  readonly lines: readonly StandingLine[]
  readonly everyMonths: 1 | 2 | 3
  readonly day: number
  readonly until: string | null
  /** Of one that has ended: the day that is not kept any more. */
  readonly nextOn: Day | null
  readonly nextAt: Moment | null
  /** Into whose cart it is drafted: who created, changed, accepted or resumed it last. */
  readonly userId: string
  readonly review: { readonly changes: readonly TermChange[]; readonly lines: readonly StandingLine[] } | null
  /** Of the last draft. */
  readonly placeBy: Day | null
  /** A change names the version that was read. */
  readonly version: number
  readonly changedAt: Moment
}

type Data = DataByType<typeof standingOrderStream.events>
type Step<Type extends keyof Data> = (before: StandingOrder, data: Data[Type], stamp: Stamp) => StandingOrder

const later = (before: StandingOrder, { at: changedAt }: Stamp, changes: Partial<StandingOrder>): StandingOrder => ({
  ...before,
  ...changes,
  version: before.version + 1,
  changedAt,
})
const active = { state: 'ACTIVE', review: null } as const

/** Public with the events: the read model keeps what the decisions look at. */
export const standingOrderBegun = (
  { standingOrderId, ...data }: Data['StandingOrderCreated'],
  { at: changedAt, actor: userId }: Stamp,
): StandingOrder => ({ id: standingOrderId, ...data, ...active, userId, placeBy: null, version: 1, changedAt })

export const standingOrderSteps: { readonly [Type in Exclude<keyof Data, 'StandingOrderCreated'>]: Step<Type> } = {
  StandingOrderChanged: (before, { standingOrderId: _, ...changes }, stamp) =>
    later(before, stamp, {
      ...changes,
      review: null,
      state: isPaused(before.state) ? 'PAUSED' : 'ACTIVE',
      userId: stamp.actor,
    }),
  StandingOrderDrafted: (before, { placeBy, nextOn, nextAt }, stamp) =>
    later(before, stamp, { placeBy, nextOn, nextAt }),
  StandingOrderReviewRequested: (before, { changes, lines }, stamp) =>
    later(before, stamp, { state: 'WAITS_FOR_REVIEW', review: { changes, lines } }),
  StandingOrderReviewed: (before, { lines, nextAt }, stamp) =>
    later(before, stamp, { ...active, lines, nextAt, userId: stamp.actor }),
  StandingOrderPaused: (before, _, stamp) => later(before, stamp, { state: 'PAUSED', review: null }),
  StandingOrderResumed: (before, { nextOn, nextAt }, stamp) =>
    later(before, stamp, { ...active, nextOn, nextAt, userId: stamp.actor }),
  StandingOrderEnded: (before, _, stamp) => later(before, stamp, { state: 'ENDED', review: null, nextAt: null }),
}

import * as Schema from 'effect/Schema'

import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'

const one = { id: Schema.String.check(Schema.isUUID()) }

const WaitingDeparture = Schema.Struct({
  id: Schema.String,
  /** The call that it is: 'PUT /office/orders/:id/quote'. */
  command: Schema.String,
  label: Schema.String,
  /** Until it leaves, when this was answered; 0 or less: its time is up. */
  millisecondsLeft: Schema.Int,
  /** Why it did not leave; null: it waits. */
  error: Schema.NullOr(Schema.String),
})
export type WaitingDeparture = typeof WaitingDeparture.Type

export const ownDepartures = endpoint('GET /office/departures', {
  may: 'office.departures.own',
  does: 'What the caller ordered to leave the house that can still be taken back, and what was refused as its time had come.',
  answer: Schema.Array(WaitingDeparture),
  reads: ['departures'],
})

export const takeBack = endpoint('TakeBack POST /office/departures/:id/take-back', {
  may: 'office.departures.own',
  does: 'Takes back what the caller ordered, before it has left: no one outside of the company ever sees it.',
  params: one,
  answer: Done,
  awaits: ['departures'],
})

export const seeRefusal = endpoint('SeeRefusal POST /office/departures/:id/seen', {
  may: 'office.departures.own',
  does: 'The caller has read that something did not leave.',
  params: one,
  answer: Done,
  awaits: ['departures'],
})

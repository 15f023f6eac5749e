import * as Schema from 'effect/Schema'
import { matters } from '#modules/terms/second-person.ts'
import { Sealed } from '#platform/access/personal-data.ts'
import { event, Moment, stream } from '#platform/event.ts'

const text = (most: number) => Schema.String.check(Schema.isBetweenLength(1, most))
const Data = Schema.Record(Schema.String, Schema.Unknown)

/** An event that the command would record. `approved`: what must still be so when it is approved. */
export const WaitingEffect = Schema.Struct({
  matter: Schema.Literals(matters),
  kind: text(64),
  key: text(200),
  type: text(64),
  data: Data,
  approved: Schema.Unknown,
})
export type WaitingEffect = typeof WaitingEffect.Type

/** A command of staff that is not executed before another person has approved it. */
export const SecondPersonRequested = event('SecondPersonRequested', {
  /** The call that it is: 'POST /office/prices/changes'. */
  command: text(120),
  /** Who may give the command may approve it. */
  permission: text(64),
  /** Sealed under the key of the person whom it is about. */
  input: Schema.Union([Sealed, Data]),
  effects: Schema.Array(WaitingEffect).check(Schema.isBetweenLength(1, 1_000)),
  /** Ids of the things whose pages show it. */
  concerns: Schema.Array(text(200)).check(Schema.isMaxLength(2_000)),
  reason: Sealed,
  sessionId: text(64),
  endsAt: Moment,
})
export const SecondPersonApproved = event('SecondPersonApproved', {})
export const SecondPersonRejected = event('SecondPersonRejected', { reason: Sealed })
export const SecondPersonRequestWithdrawn = event('SecondPersonRequestWithdrawn', {})
export const SecondPersonRequestExpired = event('SecondPersonRequestExpired', {})
/** It was approved, and could not be executed any more. */
export const ApprovedCommandRefused = event('ApprovedCommandRefused', { error: text(1_000) })

export const approvalStream = stream('second-person-request', [
  SecondPersonRequested,
  SecondPersonApproved,
  SecondPersonRejected,
  SecondPersonRequestWithdrawn,
  SecondPersonRequestExpired,
  ApprovedCommandRefused,
])

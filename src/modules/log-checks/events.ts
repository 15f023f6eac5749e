import * as Schema from 'effect/Schema'

import { event, Moment, stream } from '#platform/event.ts'

const { Int, Literals, NullOr, Struct } = Schema

/** What was found, and at which position; null: in a stream, but in no commit that was ever sealed. */
export const LogFault = Struct({
  what: Literals(['missing', 'inserted', 'edited', 'reordered', 're-hashed', 'cut off', 'forged']),
  position: NullOr(Int),
})
export type LogFault = typeof LogFault.Type

export const Trigger = Literals(['PERSON', 'NIGHT'])
export type Trigger = typeof Trigger.Type

export const LogCheckStarted = event('LogCheckStarted', { trigger: Trigger })

/** Positions count events; `tookMs` is by the clock of the node that walked. */
export const LogCheckFinished = event('LogCheckFinished', {
  commits: Int,
  sealedUpTo: Int,
  /** Commits that waited for their place when it began. */
  waiting: Int,
  /** The last position that a signature vouches for; 0: none does. */
  signedUpTo: Int,
  signatures: Int,
  tookMs: Int,
  fault: NullOr(LogFault),
})

/** Key: the day (UTC) of a nightly check, a uuid of any other. */
export const logCheckStream = stream('log-check', [LogCheckStarted, LogCheckFinished])

export const LogNightPlanned = event('LogNightPlanned', { at: Moment })

export const LogFaultFound = event('LogFaultFound', { ...LogFault.fields, checkId: Schema.String })

/** A check found the log intact: earlier faults would raise an alarm again. */
export const LogFaultsOver = event('LogFaultsOver', { checkId: Schema.String })

/** Key: 'log'. The next night, and the faults reported already. */
export const logWatchStream = stream('log-watch', [LogNightPlanned, LogFaultFound, LogFaultsOver])

import * as Schema from 'effect/Schema'

import { Moment } from '#platform/event.ts'
import { endpoint } from '#platform/http/endpoint.ts'

import { LogFault, Trigger } from './events.ts'
import { runStates } from './run-states.ts'

const { Array: List, Int, Literals, NullOr, Struct } = Schema

/** One check of the log. What only its end says is null until then. */
const LogRun = Struct({
  id: Schema.String,
  trigger: Trigger,
  /** A person's name; the portal's at night. */
  who: Schema.String,
  startedAt: Moment,
  state: Literals(runStates),
  finishedAt: NullOr(Moment),
  commits: NullOr(Int),
  sealedUpTo: NullOr(Int),
  signedUpTo: NullOr(Int),
  signatures: NullOr(Int),
  tookMs: NullOr(Int),
  fault: NullOr(LogFault),
  stream: NullOr(Struct({ kind: Schema.String, key: Schema.String })),
})
export type LogRun = typeof LogRun.Type

const LogState = Struct({
  sealedUpTo: Int,
  waiting: Int,
  /** 0: no head was signed yet. */
  signedUpTo: Int,
  signedAt: NullOr(Moment),
  /** Signed heads whose keys are not known where this is answered: they prove nothing there. */
  unknownHeads: Int,
  /** The log ends before what was read of it, and nothing more is recorded; positions. Null: it does not. */
  cutOff: NullOr(Struct({ endsAt: Int, wentTo: Int })),
  nextNight: NullOr(Moment),
  progress: NullOr(Struct({ done: Int, target: Int })),
  runs: List(LogRun),
})
export type LogState = typeof LogState.Type

export const RUNS = 50

export const readLogState = endpoint('GET /office/log', {
  may: 'office.audit.check',
  does: 'How far the event log is sealed and signed, and what its checks found: who started each, when, how far it went and how fast.',
  reads: ['log_checks'],
  answer: LogState,
})

export const checkLog = endpoint('CheckLog POST /office/log/check', {
  may: 'office.audit.check',
  does: 'Begins to check the whole event log against its hashes and signed heads, in the background. While a check is running, no other one begins.',
  awaits: ['log_checks'],
  answer: Struct({ id: Schema.String }),
})

import { type Decision, decider } from '#platform/decision.ts'
import type { EventOf } from '#platform/event.ts'

import { LogCheckFinished, LogCheckStarted, logCheckStream, type Trigger } from './events.ts'

type CheckEvent = EventOf<typeof logCheckStream.events>

export type LogCheck = { readonly started: boolean; readonly finished: boolean }

/** One walk through the whole log: who started it, and what it found. */
export const logCheck = decider<LogCheck>()({
  stream: logCheckStream,
  implicit: true,
  initial: () => ({ started: false, finished: false }),
  owner: () => ({}),
  evolve: {
    LogCheckStarted: (it) => ({ ...it, started: true }),
    LogCheckFinished: (it) => ({ ...it, finished: true }),
  },
})

/** A check begins once: every node that sees the night come means the same one. */
export const startCheck =
  (trigger: Trigger): Decision<LogCheck, CheckEvent> =>
  ({ started }) =>
    started ? [] : [LogCheckStarted.make({ trigger })]

/** The first result counts. */
export const finishCheck =
  (result: Parameters<typeof LogCheckFinished.make>[0]): Decision<LogCheck, CheckEvent> =>
  ({ finished }) =>
    finished ? [] : [LogCheckFinished.make(result)]

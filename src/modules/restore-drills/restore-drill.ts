import { type Decision, decider } from '#platform/decision.ts'
import type { EventOf } from '#platform/event.ts'

import { type DrillResult, RestoreDrillFinished, restoreDrillStream } from './events.ts'

export type RestoreDrill = { readonly finished: boolean }

/** One night's backup, and what the trial of its restore found. */
export const restoreDrill = decider<RestoreDrill>()({
  stream: restoreDrillStream,
  implicit: true,
  initial: () => ({ finished: false }),
  owner: () => ({}),
  evolve: { RestoreDrillFinished: () => ({ finished: true }) },
})

/** The first result counts. */
export const finishDrill =
  (result: DrillResult): Decision<RestoreDrill, EventOf<typeof restoreDrillStream.events>> =>
  ({ finished }) =>
    finished ? [] : [RestoreDrillFinished.make(result)]

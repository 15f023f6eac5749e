import { expect } from 'vitest'

import {
  type Decider,
  isRefusal,
  type RecordedBy,
  type Refusal,
  type StateOf,
  evolved as stateAfter,
} from '#platform/decision.ts'
import type { Moment, NewEvent } from '#platform/event.ts'

const KEY = '01900000-0000-7000-8000-000000000001'

/** When and by whom all that a spec tells of was recorded. */
export const stamp = { at: '2026-11-20T09:00:00.000Z' as Moment, actor: '01900000-0000-7000-8000-0000000000a1' }

/** The state after more of what happened. */
export const evolved = <D extends Decider>(it: D, state: StateOf<D>, happened: readonly NewEvent[]): StateOf<D> =>
  stateAfter(
    it,
    state,
    happened.map(({ type, data }) => ({ envelope: { type, ...stamp }, data })),
  )

/** What has happened, then a decision, then what it must record or why it must refuse: a rule, read aloud. */
export const given = <D extends Decider>(decider: D, ...happened: readonly RecordedBy<D>[]) =>
  givenFor(KEY, decider, ...happened)

/** The same for a stream whose key matters. */
export const givenFor = <D extends Decider>(key: string, decider: D, ...happened: readonly RecordedBy<D>[]) => {
  const state: StateOf<D> = evolved(decider, decider.initial(key) as StateOf<D>, happened as never)
  return {
    state,
    when: (decision: (state: StateOf<D>) => readonly RecordedBy<D>[] | Refusal) => {
      const decided = decision(state)
      return {
        decided,
        /** Exactly these, in this order; none: the decision finds nothing to do. */
        records: (...events: readonly RecordedBy<D>[]) => expect(decided).toEqual(events),
        /** With this sentence and, where it matters, this status and these fields. */
        refuses: (error: string, more: Partial<Refusal> = {}) => {
          expect(isRefusal(decided), `nothing was refused, but recorded: ${JSON.stringify(decided)}`).toBe(true)
          expect(decided).toMatchObject({ error, ...more })
        },
      }
    },
  }
}

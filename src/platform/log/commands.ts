import type { PoolClient } from 'pg'

import type { Deadline, Decider, RecordedBy, Refusal, StateOf } from '#platform/decision.ts'
import type { About, Alarms, StreamName } from './append.ts'
import type { EventLog } from './event-log.ts'
import type { Origin } from './origin.ts'
import type { Approved, Supervision } from './second-person.ts'

export type Target<D extends Decider = Decider> = { readonly decider: D; readonly key: string; readonly fresh: boolean }

/** Refused with 404 where it is not there, unless it is implicit. */
export const existing = <D extends Decider>(decider: D, key: string): Target<D> => ({ decider, key, fresh: false })
/** Refused with 409 where it is there already. */
export const fresh = <D extends Decider>(decider: D, key: string): Target<D> => ({ decider, key, fresh: true })

export type States<T extends Record<string, Target>> = { readonly [K in keyof T]: StateOf<T[K]['decider']> }
export type Recordings<T extends Record<string, Target>> = {
  readonly [K in keyof T]?: readonly RecordedBy<T[K]['decider']>[]
}

export type Outcome = {
  readonly position: number
}

export type StreamAt = StreamName & { readonly version: number }

export type Options<Answer> = {
  /** The version that the decision was prepared on: refused when the stream has moved on since. */
  readonly readAt?: StreamAt
  readonly reason?: string
  /** Stored with the Idempotency-Key in the append's transaction. Pure: called again after a conflict. */
  readonly answer?: Answer
  /** Draws the next number of a gapless series in the append itself; put `number` of `Numbered` in its place. */
  readonly series?: { readonly name: string; readonly year: number }
  /** Written in the append's transaction, before it, and again after a conflict. Skipped where nothing is recorded. */
  readonly also?: (tx: PoolClient) => Promise<void>
}

/** Placeholder in events and answers for a number that is drawn while appending: '2026-000123'. */
export type DrawnNumber = { readonly number: string }

/** Every method refuses with 404 what is not there and what is another company's. */
export type Commands = {
  /** Starts from the node's cached state. On a conflict it reads what is new and decides again, four times. */
  decide<D extends Decider, A = undefined>(
    decider: D,
    key: string,
    decision: (state: StateOf<D>) => readonly RecordedBy<D>[] | Refusal,
    options?: Options<A | ((state: StateOf<D>) => A)>,
  ): Promise<Outcome & { readonly state: StateOf<D>; readonly answer: A }>

  begin<D extends Decider, A = undefined>(
    decider: D,
    key: string,
    decision: (state: StateOf<D>, numbered: DrawnNumber) => readonly RecordedBy<D>[] | Refusal,
    options?: Options<A | ((state: StateOf<D>, numbered: DrawnNumber) => A)>,
  ): Promise<Outcome & { readonly state: StateOf<D>; readonly answer: A }>

  /** One append: all or nothing. Streams without new events must not have moved meanwhile. */
  decideTogether<T extends Record<string, Target>, A = undefined>(
    targets: T,
    decision: (states: States<T>, numbered: DrawnNumber) => Recordings<T> | Refusal,
    options?: Options<A | ((states: States<T>, numbered: DrawnNumber) => A)>,
  ): Promise<Outcome & { readonly states: States<T>; readonly answer: A }>

  /** For answers and checks, never to decide elsewhere. */
  stateOf<D extends Decider>(decider: D, key: string): Promise<StateOf<D>>
}

export type FiredDeadline = Deadline & {
  readonly id: string
  readonly stream: { kind: string; key: string; version: number }
}

export const NIL_ID = '00000000-0000-0000-0000-000000000000'

export const SYSTEM = { userId: NIL_ID, role: 'SYSTEM', distributorId: null, sessionId: null } as const

/** Distributors' people touch their own streams, staff and the system all of them. */
export type Giver = {
  readonly log: EventLog
  readonly scope: 'distributor' | 'staff' | 'system'
  readonly actor: {
    readonly userId: string
    readonly role: string
    readonly distributorId: string | null
    readonly sessionId: string | null
  }
  readonly command: string
  readonly correlation: string
  readonly causation?: number
  /** `bodyHash` in hex. A key that is taken ends in `AlreadyDone`. */
  readonly idempotency?: Omit<NonNullable<About['idempotency']>, 'answer'> | null
  /** For the envelope; without it only the session is recorded. */
  readonly origin?: () => Promise<Origin>
  readonly now: () => Date
  /** For the command's transaction. Without it, deadlines fire at the next sweep. */
  readonly alarms?: Alarms
  readonly rehearses?: boolean
  /** What staff do with a second person only; without it everything is recorded at once. */
  readonly supervision?: Supervision | null
  /** What a second person has approved of this command. */
  readonly approved?: readonly Approved[] | undefined
}

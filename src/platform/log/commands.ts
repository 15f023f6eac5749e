import type { PoolClient } from 'pg'

import type { Deadline, Decider, RecordedBy, Refusal, StateOf } from '#platform/decision.ts'
import type { Alarms, StreamName } from './append.ts'
import type { EventLog } from './event-log.ts'
import type { Origin } from './origin.ts'

/** One stream that a command decides on. `fresh`: it must not exist yet. */
export type Target<D extends Decider = Decider> = { readonly decider: D; readonly key: string; readonly fresh: boolean }

/** A stream that is there, or an implicit one: refused with 404 otherwise. */
export const existing = <D extends Decider>(decider: D, key: string): Target<D> => ({ decider, key, fresh: false })
/** A stream that this command begins: refused with 409 where it is there already. */
export const fresh = <D extends Decider>(decider: D, key: string): Target<D> => ({ decider, key, fresh: true })

export type States<T extends Record<string, Target>> = { readonly [K in keyof T]: StateOf<T[K]['decider']> }
export type Recordings<T extends Record<string, Target>> = {
  readonly [K in keyof T]?: readonly RecordedBy<T[K]['decider']>[]
}

export type Outcome = {
  /** The log's head once this command is sealed: what a screen must have seen. */
  readonly position: number
}

/** A stream as it was read. */
export type StreamAt = StreamName & { readonly version: number }

export type Options<Answer> = {
  /** What the decision was made ready on: refused when that stream has moved on since. */
  readonly readAt?: StreamAt
  /** Why, as written by the person; kept in the envelope. */
  readonly reason?: string
  /**
   * What the endpoint will answer, stored with the Idempotency-Key in the append's own transaction so that a repeat
   * gets the very same. Pure: it may be called again when another writer came first.
   */
  readonly answer?: Answer
  /** Draws the next number of a gapless series in the append itself; put `number` of `Numbered` in its place. */
  readonly series?: { readonly name: string; readonly year: number }
  /**
   * What must succeed or fail with the events though it is none: written in the append's own transaction, before it, and
   * again when another writer came first. Left out where nothing is recorded.
   */
  readonly also?: (tx: PoolClient) => Promise<void>
}

/** Placeholder in events and answers for a number that is drawn while appending: '2026-000123'. */
export type DrawnNumber = { readonly number: string }

/** How a handler writes. Every method refuses with 404 what is not there and what is not this person's. */
export type Commands = {
  /** Decides on one stream and appends: on what this node remembers of it, or what it reads. On a conflict it reads what is new and decides again, four times. */
  decide<D extends Decider, A = undefined>(
    decider: D,
    key: string,
    decision: (state: StateOf<D>) => readonly RecordedBy<D>[] | Refusal,
    options?: Options<A | ((state: StateOf<D>) => A)>,
  ): Promise<Outcome & { readonly state: StateOf<D>; readonly answer: A }>

  /** The same for a stream that must not exist yet. */
  begin<D extends Decider, A = undefined>(
    decider: D,
    key: string,
    decision: (state: StateOf<D>, numbered: DrawnNumber) => readonly RecordedBy<D>[] | Refusal,
    options?: Options<A | ((state: StateOf<D>, numbered: DrawnNumber) => A)>,
  ): Promise<Outcome & { readonly state: StateOf<D>; readonly answer: A }>

  /** Several streams, one append: all or nothing. Streams that nothing is recorded for are only read, and must not have moved meanwhile. */
  decideTogether<T extends Record<string, Target>, A = undefined>(
    targets: T,
    decision: (states: States<T>, numbered: DrawnNumber) => Recordings<T> | Refusal,
    options?: Options<A | ((states: States<T>, numbered: DrawnNumber) => A)>,
  ): Promise<Outcome & { readonly states: States<T>; readonly answer: A }>

  /** What a stream remembers now, by the same rights. For answers and checks, never to decide elsewhere. */
  stateOf<D extends Decider>(decider: D, key: string): Promise<StateOf<D>>
}

/** What fired: the deadline's stream, the version of the event that started it, and its kind. */
export type FiredDeadline = Deadline & {
  readonly id: string
  readonly stream: { kind: string; key: string; version: number }
}

/** In the place of a person's id: the system's, and a visitor's. */
export const NIL_ID = '00000000-0000-0000-0000-000000000000'

/** The actor of what the portal does by itself. */
export const SYSTEM = { userId: NIL_ID, role: 'SYSTEM', distributorId: null, sessionId: null } as const

/** Who gives a command, and what it may touch: a distributor's person their own streams, staff and the system all of them. */
export type Giver = {
  readonly log: EventLog
  readonly scope: 'distributor' | 'staff' | 'system'
  /** The system's userId is the nil uuid, its role SYSTEM. */
  readonly actor: {
    readonly userId: string
    readonly role: string
    readonly distributorId: string | null
    readonly sessionId: string | null
  }
  readonly command: string
  /** One uuid for all that a request causes. */
  readonly correlation: string
  /** The position of the event that caused this command. */
  readonly causation?: number
  /** `bodyHash` in hex. A key that is taken ends in `AlreadyDone`. */
  readonly idempotency?: { readonly owner: string; readonly key: string; readonly bodyHash: string } | null
  /** Where the person is, for the envelope; without it only their session is written down. */
  readonly origin?: () => Promise<Origin>
  readonly now: () => Date
  /** The jobs of deadlines, for the command's transaction. Left out, they ring at the next look for what is due. */
  readonly alarms?: Alarms
  /** Decides and answers as ever, and records nothing. */
  readonly rehearses?: boolean
}

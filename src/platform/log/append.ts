import type { Moment, NewEvent } from '#platform/event.ts'

/** What a stream's version must be for an append to succeed; 0 and 'none' say that it has not begun. */
export type ExpectedVersion = 'none' | 'exists' | 'any' | number
export type StreamAppend = {
  readonly kind: string
  readonly key: string
  readonly expected: ExpectedVersion
  readonly events: readonly NewEvent[]
}
export type StreamName = { readonly kind: string; readonly key: string }

/** Who, why, and what else es.append writes or checks in the same statement. */
export type About = {
  readonly command: string
  /** A user's id, or the nil uuid for the system. */
  readonly actor: string
  readonly role: string
  readonly origin: object
  readonly correlation: string
  /** The company whose streams these are. */
  readonly onBehalfOf?: string | null
  readonly reason?: string | undefined
  /** The position of the event that caused this. */
  readonly causation?: number | undefined
  /** Decided on but not written: they must not have moved. */
  readonly reads?: readonly (StreamName & { readonly version: number })[]
  readonly idempotency?: {
    readonly owner: string
    readonly key: string
    /** Hex. */
    readonly bodyHash: string
    readonly answer: unknown
  }
  /** The number that is drawn replaces the placeholder in events and answer. */
  readonly series?: { readonly name: string; readonly year: number; readonly placeholder: string }
  readonly deadlines?: readonly DeadlineRow[]
}

/** `dueAt` is ISO 8601; `version` is that of the event which made the promise. */
export type DeadlineRow = {
  readonly id: string
  readonly kind: string
  readonly streamKind: string
  readonly streamKey: string
  readonly version: number
  readonly dueAt: string
}

/** What pg-boss inserts to wake a node when deadlines are due, and the statement that it inserts with: see es.append_all. */
export type JobsToInsert = { readonly statement: string; readonly jobs: string }
/** Null: no node needs to be woken. */
export type Alarms = (deadlines: readonly DeadlineRow[]) => Promise<JobsToInsert | null>

/** `commit` is null when nothing but the idempotency row was written; `number` when the command draws none. */
export type AppendResult = {
  readonly commit: number | null
  readonly versions: readonly number[]
  readonly number: string | null
  readonly answer: unknown
  /** The moment of the commit; null where there is none. */
  readonly at: Moment | null
  /** The head of the log, where this is sealed already; null: ask `seal`. */
  readonly head: number | null
}

import type { Moment, NewEvent } from '#platform/event.ts'

/** The version that a stream must have for an append to succeed; 0 and 'none': it has not begun. */
export type ExpectedVersion = 'none' | 'exists' | 'any' | number
export type StreamAppend = {
  readonly kind: string
  readonly key: string
  readonly expected: ExpectedVersion
  readonly events: readonly NewEvent[]
}
export type StreamName = { readonly kind: string; readonly key: string }

export type About = {
  readonly command: string
  /** A user's id, or the nil uuid: the system. */
  readonly actor: string
  readonly role: string
  readonly origin: object
  readonly correlation: string
  readonly onBehalfOf?: string | null
  readonly reason?: string | undefined
  /** The position of the event that caused this. */
  readonly causation?: number | undefined
  /** Decided on, not written: must not have moved. */
  readonly reads?: readonly (StreamName & { readonly version: number })[]
  readonly idempotency?: {
    readonly owner: string
    readonly key: string
    /** Hex. */
    readonly bodyHash: string
    /** The same body under the other secret, while that is changed. */
    readonly alsoBodyHash?: string
    readonly answer: unknown
  }
  readonly series?: { readonly name: string; readonly year: number; readonly placeholder: string }
  readonly deadlines?: readonly DeadlineRow[]
}

/** `dueAt`: ISO 8601; `version`: of the event that started it. */
export type DeadlineRow = {
  readonly id: string
  readonly kind: string
  readonly streamKind: string
  readonly streamKey: string
  readonly version: number
  readonly dueAt: string
}

/** pg-boss' jobs and its statement for inserting them: see es.append_all. */
export type JobsToInsert = { readonly statement: string; readonly jobs: string }
export type Alarms = (deadlines: readonly DeadlineRow[]) => Promise<JobsToInsert | null>

/** `commit`: null when only the idempotency row was written. */
export type AppendResult = {
  readonly commit: number | null
  readonly versions: readonly number[]
  readonly number: string | null
  readonly answer: unknown
  readonly at: Moment | null
  readonly head: number | null
}

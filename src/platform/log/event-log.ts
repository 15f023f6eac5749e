import { EventEmitter } from 'node:events'
import type { Pool } from 'pg'

import type { Happened } from '#platform/event.ts'
import { AlreadyDone } from './append-refused.ts'
import { type Sealed, sealedNews } from './sealed-news.ts'
import { tailOf } from './tail.ts'
import { writing } from './writing.ts'

/** What a stream's version must be for an append to succeed; 0 and 'none' say that it has not begun. */
export type Expected = 'none' | 'exists' | 'any' | number
export type StreamAppend = {
  readonly kind: string
  readonly key: string
  readonly expected: Expected
  readonly events: readonly Happened[]
}
export type StreamName = { readonly kind: string; readonly key: string }

/** Who, why, and what else is written or checked in the same statement: see es.append in migrations/001-event-log.sql. */
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
  readonly reads?: readonly (StreamName & { readonly version: number })[]
  readonly idempotency?: {
    readonly owner: string
    readonly key: string
    readonly bodyHash: string
    readonly answer: unknown
  }
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

/** What pg-boss inserts to wake somebody when deadlines are due, and the statement that it inserts with: see es.append_all. */
export type JobsToInsert = { readonly statement: string; readonly jobs: string }
/** Null: nobody needs to be woken. */
export type Alarms = (deadlines: readonly DeadlineRow[]) => Promise<JobsToInsert | null>

/** `commit` is null when nothing but the idempotency row was written; `number` when no series was asked for. */
export type Appended = {
  readonly commit: number | null
  readonly versions: readonly number[]
  readonly number: string | null
  readonly answer: unknown
  /** The head of the log, where this is sealed already; null: ask `seal`. */
  readonly head: number | null
}

const SEAL_BATCH = 1000
const SEAL_EVERY_MS = 250
const VACUUM_AFTER_COMMITS = 5000

/** One per node: appends, and gives what was appended its place in the log. */
export const eventLog = (pool: Pool) => {
  const events = new EventEmitter<{ sealed: [Sealed] }>().setMaxListeners(0)
  const { heard, head } = sealedNews(pool, (sealed) => void events.emit('sealed', sealed))
  const tail = tailOf({ events, head })
  let next: Promise<number> | undefined
  let current: Promise<unknown> = Promise.resolve()
  let sealedSinceVacuum = 0

  const sealAll = async (): Promise<number> => {
    for (;;) {
      const { rows } = await pool.query<{ sealed: number; first: number; kinds: string[]; head: number }>({
        name: 'seal',
        text: 'select * from es.seal($1)',
        values: [SEAL_BATCH],
      })
      const it = rows[0]!
      sealedSinceVacuum += it.sealed
      heard(it.head, it.sealed ? it : undefined)
      if (it.sealed < SEAL_BATCH) return it.head
    }
  }

  /**
   * Answers with the head of the log. A commit made before the call stands at or below it.
   * One seal runs, at most one waits: everybody who arrives meanwhile shares that one.
   */
  const seal = (): Promise<number> =>
    (next ??= current
      .catch(() => {})
      .then(() => {
        next = undefined
        const run = sealAll()
        current = run
        return run
      }))

  /** Autovacuum looks once a minute; by then a busy `pending` is mostly dead rows, and every seal wades through them. */
  const vacuum = async () => {
    if (sealedSinceVacuum < VACUUM_AFTER_COMMITS) return
    sealedSinceVacuum = 0
    await pool.query('vacuum es.pending')
  }

  const { append, appendIn } = writing(pool, { heard, head })

  /** What an earlier command under this key answered, or null. Asked before deciding, where deciding is dear. */
  const findDone = async (once: { owner: string; key: string; bodyHash: string }): Promise<AlreadyDone | null> => {
    const { rows } = await pool.query<{ body_hash: Buffer; answer: unknown }>({
      name: 'find-done',
      text: 'select body_hash, answer from es.command where owner = $1 and key = $2',
      values: [once.owner, once.key],
    })
    const found = rows[0]
    if (!found) return null
    return new AlreadyDone({
      sameBody: found.body_hash.toString('hex') === once.bodyHash,
      answer: found.answer,
      position: await seal(),
    })
  }

  /** The timer finds what a dead node left unsealed, and what another node has sealed. */
  const start = (): (() => void) => {
    const timers = [
      setInterval(() => void seal().catch(() => {}), SEAL_EVERY_MS),
      setInterval(() => void vacuum().catch(() => {}), 1000),
    ]
    return () => timers.forEach(clearInterval)
  }

  return {
    append,
    appendIn,
    seal,
    findDone,
    heard: (upto: number) => heard(upto),
    start,
    events,
    pool,
    head,
    tail,
  }
}

export type EventLog = ReturnType<typeof eventLog>

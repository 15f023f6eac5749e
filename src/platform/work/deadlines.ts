import { randomUUID } from 'node:crypto'
import { millisecondsInHour } from 'date-fns/constants'
import * as Effect from 'effect/Effect'
import type { ClientBase } from 'pg'
import { whole } from '#platform/background/fibres.ts'
import type { Alarms } from '#platform/log/append.ts'
import type { EventLog } from '#platform/log/event-log.ts'
import type { Background, Module } from '#platform/module.ts'
import { inSession } from '#platform/postgres/transaction.ts'
import { errorOf } from '#platform/typed.ts'
import { askedOnce, type BackgroundOf } from './background.ts'
import { backoffAt } from './backoff.ts'
import type { Jobs } from './jobs.ts'
import { sharedPatience } from './patience.ts'

const AT_A_TIME = 50
const TOGETHER = 8
const LONGEST_WAIT_SECONDS = 3600
const READ_MODELS_WITHIN_MS = 5000
const LATE_AFTER_ATTEMPTS = 5

/** A fault only when it lasts: read models of a busy machine may be seconds behind. */
class ReadModelsBehind extends Error {}

type DueDeadline = {
  id: string
  kind: string
  stream_kind: string
  stream_key: string
  stream_version: number
  due_at: Date
  now: Date
  due: boolean
  /** null: its commit was removed from the database. It fires all the same. */
  correlation: string | null
}

const DUE = `select json_agg(id) from (
  select d.id from es.deadline d where d.state = 'set' and d.due_at <= (select es.now())
    and not exists (select from es.late_deadline l where l.deadline_id = d.id and l.retry_at > clock_timestamp())
  order by d.due_at limit ${AT_A_TIME}) due`

/** Hours: later ones get their job from the sweep. */
export const ALARM_AHEAD_HOURS = 24

export const alarmsOf =
  (jobs: Jobs): Alarms =>
  (deadlines) => {
    const latest = Date.now() + ALARM_AHEAD_HOURS * millisecondsInHour
    return jobs.insertOf(
      'deadline',
      deadlines
        .map(({ id, dueAt }) => ({ id, data: { id }, startAfter: new Date(dueAt) }))
        .filter(({ startAfter }) => startAfter.getTime() < latest),
    )
  }

export type Deadlines = {
  readonly fire: (id: string) => Promise<void>
  /** While paused none fires by itself. Resolves when a running sweep has ended. */
  readonly hold: (hold: boolean) => Promise<void>
  /** Fires all that are due, where the clock is moved by hand. */
  readonly fireDue: () => Promise<void>
  /** The read models that those that are due query: they wait for them. */
  readonly dueReads: () => Promise<readonly string[]>
  readonly stop: () => Promise<void>
}

/** Woken by pg-boss jobs; each node's sweep makes up for lost jobs or a moved clock within two seconds. */
export const startDeadlines = async (given: {
  readonly log: Pick<EventLog, 'pool' | 'pulse' | 'seal' | 'tracing'>
  readonly jobs: Jobs
  readonly handlers: Module['deadlines']
  readonly background: BackgroundOf
  readonly passed: (readModels: readonly string[], position: number, ms: number) => Promise<boolean>
  readonly warn: (error: Error) => void
}): Promise<Deadlines> => {
  const { jobs, handlers, background, passed, warn } = given
  const { pool, pulse, seal, tracing } = given.log

  const patient = sharedPatience(READ_MODELS_WITHIN_MS)
  /** Retried later: a query that is too early gets a wrong answer, which would be recorded for ever. */
  const readModelsAreThere = async (kind: string, reads: readonly string[]) => {
    const upTo = await seal()
    if (await patient((ms) => passed(reads, upTo, ms))) return
    throw new ReadModelsBehind(`The deadline ${kind} waits for the read models ${reads.join(', ')}`)
  }

  /** Until when it is put off; null: it was handled. */
  const handle = async (due: DueDeadline, after: Promise<unknown>, once: Background['once']): Promise<Date | null> => {
    const { id } = due
    const handler = handlers[due.kind]
    if (!handler) throw new Error(`No handler for the deadline ${due.kind}`)
    const cause = { name: due.kind, id, correlation: due.correlation ?? randomUUID(), now: due.now, after }
    const context = background(cause, undefined, once)
    const stream = { kind: due.stream_kind, key: due.stream_key, version: due.stream_version }
    const deadline = { id, kind: due.kind, at: due.due_at, stream }
    const notBefore = await handler.notBefore?.(context, deadline)
    if (notBefore && notBefore > due.now) return notBefore
    if (handler.reads) await readModelsAreThere(due.kind, handler.reads)
    await tracing.follow(
      () => [{ commit: 0, correlation: cause.correlation }],
      `deadline ${due.kind}`,
      () => ({ 'partnercare.streams': [due.stream_kind] }),
      () => handler.keep(context, deadline),
    )
    return null
  }

  const handleAll = (due: readonly DueDeadline[]): Promise<(Date | null)[]> => {
    const once = askedOnce()
    let before: Promise<unknown> = Promise.resolve()
    const handleNext = (one: DueDeadline) => {
      const handled = handle(one, before, once)
      before = Promise.allSettled([before, handled])
      return handled
    }
    return Effect.runPromise(Effect.forEach(due, (one) => whole(() => handleNext(one)), { concurrency: TOGETHER }))
  }

  /** Those that no other node is at. Locked first: what another has fired meanwhile is not `set` any more. */
  const lockedIn = async (session: ClientBase, ids: readonly string[]): Promise<DueDeadline[]> => {
    const locked = await session.query<{ id: string }>({
      name: 'lock-deadlines',
      text: 'select id from unnest($1::uuid[]) id where pg_try_advisory_lock(hashtextextended(id::text, 40))',
      values: [ids],
    })
    const { rows } = await session.query<DueDeadline>({
      name: 'due-of-these',
      text: `select d.id, d.kind, d.stream_kind, d.stream_key, d.stream_version, d.due_at, es.now() as now,
          d.due_at <= es.now() as due, c.correlation
        from es.deadline d left join es.commit c on c.id = d.set_by where d.id = any ($1::uuid[]) and d.state = 'set'
        order by array_position($1, d.id)`,
      values: [locked.rows.map(({ id }) => id)],
    })
    return rows
  }

  /** Marked after the handlers: when the node dies between, another handles them again. Returns early ones. */
  const attempt = (ids: readonly string[]) =>
    inSession(pool, async (session): Promise<DueDeadline[]> => {
      const locked = await lockedIn(session, ids)
      const now = locked.filter(({ due }) => due)
      const putOff = await handleAll(now)
      for (const [index, until] of putOff.entries())
        if (until) await session.query('select es.put_off($1, $2)', [now[index]!.id, until])
      if (now.length > 0)
        await session.query({
          name: 'fire-deadlines',
          text: `with kept as (delete from es.late_deadline where deadline_id = any ($1::uuid[]))
            select es.fire(id) from unnest($2::uuid[]) id`,
          values: [now.map(({ id }) => id), now.filter((_, index) => !putOff[index]).map(({ id }) => id)],
        })
      return locked.filter(({ due }) => !due)
    })

  const postpone = async (id: string, error: Error) => {
    const { rows } = await pool.query<{ attempts: number }>(
      `insert into es.late_deadline as late (deadline_id, attempts, retry_at, error)
       values ($1, 1, clock_timestamp() + interval '1 second', $2)
       on conflict (deadline_id) do update set attempts = late.attempts + 1, error = excluded.error,
         retry_at = ${backoffAt('late.attempts', LONGEST_WAIT_SECONDS)}
       returning attempts`,
      [id, error.message.slice(0, 500)],
    )
    if (!(error instanceof ReadModelsBehind) || rows[0]!.attempts >= LATE_AFTER_ATTEMPTS) warn(error)
  }

  const fire = async (id: string) => {
    try {
      const [early] = await attempt([id])
      if (!early) return
      // The database's clock is behind: try again when it is due there.
      const left = early.due_at.getTime() - early.now.getTime()
      await jobs.enqueue('deadline', [{ id: randomUUID(), data: { id }, startAfter: new Date(Date.now() + left) }])
    } catch (error) {
      await postpone(id, errorOf(error))
    }
  }

  const dueNow = async (): Promise<string[]> => {
    const { rows } = await pool.query<{ due: string[] | null }>({
      name: 'due-deadlines',
      text: `select (${DUE}) as due`,
    })
    return rows[0]!.due ?? []
  }

  /** If one fails, each is tried apart: what is recorded already is not repeated. */
  const fireTogether = async (due: readonly string[]): Promise<void> => {
    try {
      await attempt(due)
    } catch {
      for (const id of due) await fire(id)
    }
  }

  let isPaused = false
  let underWay: Promise<void> | null = null
  const fireAll = async (first: readonly string[]) => {
    for (let due = first; due.length > 0 && !isPaused; due = due.length < AT_A_TIME ? [] : await dueNow())
      await fireTogether(due)
  }
  const fireDue = (due: readonly string[] | null) => {
    if (isPaused || underWay || !due) return
    underWay = fireAll(due)
      .catch(warn)
      .finally(() => {
        underWay = null
      })
  }
  const stopAsking = pulse.ask({ sql: DUE, receive: fireDue, onTrouble: warn })
  await jobs.handle<{ id: string }>('deadline', async ({ id }) => {
    if (!isPaused) await fire(id) // what is paused is found by the next look
  })

  return {
    fire,
    hold: async (hold) => {
      isPaused = hold
      await underWay
    },
    fireDue: async () => {
      for (let due = await dueNow(); due.length > 0; due = await dueNow()) await fireTogether(due)
    },
    dueReads: async () => {
      const { rows } = await pool.query<{ kind: string }>(
        "select distinct kind from es.deadline where state = 'set' and due_at <= es.now()",
      )
      return rows.flatMap(({ kind }) => handlers[kind]?.reads ?? [])
    },
    stop: async () => {
      isPaused = true
      stopAsking()
      await underWay
    },
  }
}

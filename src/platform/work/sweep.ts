import { millisecondsInHour } from 'date-fns/constants'
import type { Pool } from 'pg'
import { fibres } from '#platform/background/fibres.ts'
import { inTransaction } from '#platform/postgres/transaction.ts'
import { errorOf } from '#platform/typed.ts'
import { ALARM_AHEAD_HOURS } from './deadlines.ts'
import { ARE_JOBS_LOST, type Job, type Jobs } from './jobs.ts'

const EVERY_MS = 60_000
const AT_A_TIME = 1000
const ANSWERS_KEPT = '30 days' // an Idempotency-Key covers a repeat of minutes, not of months

/** Makes missing jobs from our own tables; one node at a time. */
export const startSweep = (given: { pool: Pool; jobs: Jobs; warn: (error: Error, name?: string) => void }) => {
  const { pool, jobs, warn } = given

  const background = fibres((error, name) => warn(errorOf(error), name))

  const makeJobs = () =>
    inTransaction(pool, async (tx) => {
      const { rows } = await tx.query<{ mine: boolean; lost: boolean }>(
        `select pg_try_advisory_xact_lock(20261, 40) as mine, ${ARE_JOBS_LOST} as lost`,
      )
      if (!rows[0]!.mine) return
      if (rows[0]!.lost) {
        await jobs.restore()
        warn(new Error('The jobs were lost: they are made again from the deadlines and the outbox'))
      }

      const deadlines = await tx.query<Job>(
        `select d.id, jsonb_build_object('id', d.id) as data, d.due_at as "startAfter" from es.deadline d
         where d.state = 'set' and d.due_at < (select es.now()) + make_interval(hours => $2)
           and not exists (select from work.job j where j.name = 'deadline' and j.id = d.id)
         order by d.due_at limit $1`,
        [AT_A_TIME, ALARM_AHEAD_HOURS],
      )
      await jobs.enqueue('deadline', deadlines.rows, tx)

      const mails = await tx.query<Job>(
        `select uuidv7() as id, jsonb_build_object('effectIds', jsonb_build_array(m.effect_id)) as data from mail.outbox m
         where m.state = 'QUEUED' and (m.not_before is null or m.not_before <= (select es.now())) and m.effect_id::text not in (
           select e from work.job j, jsonb_array_elements_text(coalesce(j.data -> 'effectIds', jsonb_build_array(j.data -> 'effectId'))) e
           where j.name = 'mail' and j.state < 'completed' and e is not null)
         order by m.at limit $1`,
        [AT_A_TIME],
      )
      await jobs.enqueue('mail', mails.rows, tx)
    })

  /** A thousand at a time, so that none is locked for long. */
  const forgetAnswers = async () => {
    const forgetSome = () =>
      pool.query<{ n: number }>('select es.forget_commands($1, $2) as n', [ANSWERS_KEPT, AT_A_TIME])
    while (!background.signal.aborted && (await forgetSome()).rows[0]!.n === AT_A_TIME);
  }

  background.every('sweep of jobs', EVERY_MS, makeJobs, { atOnce: true })
  background.every('sweep of answers', millisecondsInHour, forgetAnswers, { atOnce: true })
  return { stop: background.stop }
}

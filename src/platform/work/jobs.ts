import type { ClientBase, Pool } from 'pg'
import { type JobResult, PgBoss } from 'pg-boss'
import type { JobsToInsert } from '#platform/log/append.ts'
import { connectAsPortal } from '#platform/postgres/pool.ts'
import { inLanguage } from '#translations/language-now.ts'

const DAY = 24 * 3600

/** A job may run more than once, even twice at a time: handlers are idempotent. */
export const queues = {
  deadline: {
    retentionSeconds: 365 * DAY,
    deleteAfterSeconds: DAY,
    retryLimit: 5,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: 120,
  },
  mail: {
    retentionSeconds: 30 * DAY,
    deleteAfterSeconds: DAY,
    retryLimit: 12,
    retryDelay: 15,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: 900,
  },
} as const
export type Queue = keyof typeof queues

export type Job = {
  readonly id: string
  readonly data: object
  readonly startAfter?: Date | number
  readonly priority?: number
}

export type Jobs = {
  /** For the caller's own statement. null: there are none, or jobs are paused. */
  readonly insertOf: (queue: Queue, jobs: readonly Job[]) => Promise<JobsToInsert | null>
  /** One statement, in `tx` where given. Then it resolves once sent: a failure aborts the transaction. */
  readonly enqueue: (queue: Queue, jobs: readonly Job[], tx?: ClientBase) => Promise<void>
  /** One job at a time on this node; one that throws runs again later. */
  readonly handle: <Data extends object>(queue: Queue, handler: (data: Data) => Promise<void>) => Promise<void>
  /** Jobs of this queue are due. */
  readonly wake: (queue: Queue) => void
  /** While paused none is written; the sweep writes later what is still to do. For seeded history. */
  readonly hold: (hold: boolean) => void
  /** Makes a lost schema again. */
  readonly restore: () => Promise<void>
  readonly stop: () => Promise<void>
}

const SCHEMA = 'work'
/** SQL: its schema was lost, with all its jobs. */
export const ARE_JOBS_LOST = `to_regclass('${SCHEMA}.job') is null`
export const MAILS_OF_A_JOB = 5
/** They run in turn, and all must end before the first expires: a mail takes up to 70 s to time out. */
export const batchSizes: Readonly<Record<Queue, number>> = { deadline: 20, mail: 2 }
/** What is due is found by the node's one statement a second; jobs are what retries and backs off. */
const LOOK_EVERY_SECONDS: Readonly<Record<Queue, number>> = { deadline: 60, mail: 30 }
/** Of pg-boss's own work: what a node that died left, statistics, old jobs. */
const CLEANING_SECONDS = 300
const RARELY_SECONDS = 3600

const outcomeOf = (id: string, work: Promise<void>): Promise<JobResult> =>
  work.then(
    () => ({ id, status: 'completed' }),
    (error: Error) => ({ id, status: 'failed', output: { message: error.message } }),
  )

const bossOn = (pool: Pool, onError: (error: Error) => void): PgBoss =>
  new PgBoss({
    schema: SCHEMA,
    schedule: false,
    monitorVacuum: false,
    flowIntervalSeconds: RARELY_SECONDS,
    bamIntervalSeconds: RARELY_SECONDS,
    superviseIntervalSeconds: CLEANING_SECONDS,
    monitorIntervalSeconds: CLEANING_SECONDS,
    queueCacheIntervalSeconds: CLEANING_SECONDS,
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
  }).on('error', onError)

const install = async (boss: PgBoss): Promise<void> => {
  await boss.start()
  for (const [name, options] of Object.entries(queues)) {
    await boss.createQueue(name, options)
    await boss.updateQueue(name, options)
  }
}

/** Owned by the portal's role, so that any node can make it again. */
export const installJobs = async (ownersUrl: string): Promise<void> => {
  const pool = connectAsPortal(ownersUrl, { max: 1 })
  const boss = bossOn(pool, () => {})
  await install(boss)
    .then(() => boss.stop({ graceful: false }))
    .finally(() => pool.end())
}

/** On the portal's own pool. `warn` gets errors; pg-boss recovers by itself. */
export const startJobs = async (pool: Pool, warn: (error: Error) => void): Promise<Jobs> => {
  const boss = bossOn(pool, warn)
  await install(boss)

  const workers = new Map<Queue, string>()
  const wake = (queue: Queue): void => {
    const worker = workers.get(queue)
    if (worker) boss.notifyWorker(worker)
  }
  let isPaused = false
  /** pg-boss believes it is written: the caller runs the statement. */
  const insertOf = async (queue: Queue, jobs: readonly Job[]): Promise<JobsToInsert | null> => {
    if (isPaused || jobs.length === 0) return null
    let insert: JobsToInsert | null = null
    const executeSql = async (statement: string, [values]: unknown[] = []) => {
      insert = { statement, jobs: values as string }
      return { rows: [] }
    }
    await boss.insert(queue, jobs as Job[], { db: { executeSql } }).catch(warn)
    return insert
  }

  return {
    insertOf,
    enqueue: async (queue, jobs, tx) => {
      const insert = await insertOf(queue, jobs)
      if (!insert) return
      // pg-boss may have lost its schema: the sweep makes it again, with its jobs.
      const sent = (tx ?? pool).query('select es.enqueue($1, $2)', [insert.statement, insert.jobs])
      if (tx) return void sent.catch(warn)
      await sent
      if (jobs.some(({ startAfter }) => startAfter === undefined)) wake(queue)
    },
    wake,

    handle: async <Data extends object>(queue: Queue, handler: (data: Data) => Promise<void>) => {
      const options = {
        batchSize: batchSizes[queue],
        burstWhenBatchFull: true,
        pollingIntervalSeconds: LOOK_EVERY_SECONDS[queue],
        perJobResults: true,
      } as const
      const worker = await boss.work<Data, JobResult[], typeof options>(queue, options, async (jobs) => {
        const outcomes: JobResult[] = []
        for (const { id, data } of jobs)
          outcomes.push(
            await outcomeOf(
              id,
              inLanguage('en', () => handler(data)),
            ),
          )
        return outcomes
      })
      workers.set(queue, worker)
    },

    hold: (hold) => {
      isPaused = hold
    },

    restore: async () => {
      const another = bossOn(pool, warn)
      await install(another)
      await another.stop({ graceful: false })
    },

    stop: () => boss.stop({ timeout: 10_000 }),
  }
}

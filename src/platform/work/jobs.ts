import type { ClientBase, Pool } from 'pg'
import { type JobResult, PgBoss } from 'pg-boss'

import type { JobsToInsert } from '#platform/log/append.ts'
import { connectAsPortal } from '#platform/postgres/pool.ts'

const DAY = 24 * 3600

/** A job may run more than once, at times twice at once: what it does must be the same done twice. */
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

/** `id` makes it one job however often it is queued. */
export type Job = {
  readonly id: string
  readonly data: object
  /** A number: seconds from now. */
  readonly startAfter?: Date | number
  /** The higher goes first; 0 where nothing is said. */
  readonly priority?: number
}

export type Jobs = {
  /** What queues several, for a statement of the caller's. Null where there are none, they are paused, or pg-boss did not say. */
  readonly insertOf: (queue: Queue, jobs: readonly Job[]) => Promise<JobsToInsert | null>
  /**
   * Queues several in one statement; inside the transaction of `tx` where it is given. There it comes back when the
   * statement is on its way: what fails in a transaction, fails all that follows in it.
   */
  readonly enqueue: (queue: Queue, jobs: readonly Job[], tx?: ClientBase) => Promise<void>
  /** One job of a queue after the other on this node. A handler that throws is called again later. */
  readonly handle: <Data extends object>(queue: Queue, handler: (data: Data) => Promise<void>) => Promise<void>
  /** While they are paused, none is written: the sweep writes later what there is still to do. For seeded history. */
  readonly hold: (hold: boolean) => void
  /** Makes the schema again where it was lost. True: it was, and all its jobs with it. */
  readonly restore: () => Promise<boolean>
  readonly stop: () => Promise<void>
}

const SCHEMA = 'work'
/** One job's mails, which go out one after the other. */
export const MAILS_OF_A_JOB = 5
/**
 * How many are taken at a time. They run one after the other, and all of them must be done before the first one expires
 * and is given out again: a mail may take 70 s before its server counts as silent.
 */
export const batchSizes: Readonly<Record<Queue, number>> = { deadline: 20, mail: 2 }
/**
 * No one waits for the next look: deadlines are looked for besides, mails wait for each other, and what this node queues for
 * a user who waits is taken at once.
 */
const LOOK_EVERY_SECONDS: Readonly<Record<Queue, number>> = { deadline: 30, mail: 4 }
/** No job waits for another one. */
const NO_FLOW_SECONDS = 3600

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
    flowIntervalSeconds: NO_FLOW_SECONDS,
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
  }).on('error', onError)

const install = async (boss: PgBoss): Promise<void> => {
  await boss.start()
  for (const [name, options] of Object.entries(queues)) {
    await boss.createQueue(name, options)
    await boss.updateQueue(name, options)
  }
}

/** Makes the schema of the jobs in a fresh database, owned by the portal's role, so that any node can make it again. */
export const installJobs = async (ownersUrl: string): Promise<void> => {
  const pool = connectAsPortal(ownersUrl, { max: 1 })
  const boss = bossOn(pool, () => {})
  await install(boss)
    .then(() => boss.stop({ graceful: false }))
    .finally(() => pool.end())
}

/** Starts pg-boss on the portal's own pool. `warn` gets what it could not do; it goes on by itself. */
export const startJobs = async (pool: Pool, warn: (error: Error) => void): Promise<Jobs> => {
  const boss = bossOn(pool, warn)
  await install(boss)

  const isThere = async () => {
    const { rows } = await pool.query<{ there: boolean }>(`select to_regclass('${SCHEMA}.job') is not null as there`)
    return rows[0]!.there
  }

  const workers = new Map<Queue, string>()
  let isPaused = false
  /** pg-boss gives its insert and takes it for made: the caller makes it. */
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
      // pg-boss may have lost its schema: the sweep makes it again, and the jobs from what they are jobs for.
      const sent = (tx ?? pool).query('select es.enqueue($1, $2)', [insert.statement, insert.jobs])
      if (tx) return void sent.catch(warn)
      await sent
      const worker = workers.get(queue)
      if (worker && jobs.some(({ startAfter }) => startAfter === undefined)) boss.notifyWorker(worker)
    },

    handle: async <Data extends object>(queue: Queue, handler: (data: Data) => Promise<void>) => {
      const options = {
        batchSize: batchSizes[queue],
        burstWhenBatchFull: true,
        pollingIntervalSeconds: LOOK_EVERY_SECONDS[queue],
        perJobResults: true,
      } as const
      const worker = await boss.work<Data, JobResult[], typeof options>(queue, options, async (jobs) => {
        const outcomes: JobResult[] = []
        for (const { id, data } of jobs) outcomes.push(await outcomeOf(id, handler(data)))
        return outcomes
      })
      workers.set(queue, worker)
    },

    hold: (hold) => {
      isPaused = hold
    },

    restore: async () => {
      if (await isThere()) return false
      const another = bossOn(pool, warn)
      await install(another)
      await another.stop({ graceful: false })
      return true
    },

    stop: () => boss.stop({ timeout: 10_000 }),
  }
}

import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'

import type { Trail } from '#platform/log/trail.ts'
import type { Watch } from '#platform/module.ts'
import { inTransaction } from '#platform/postgres/transaction.ts'
import type { BackgroundOf } from './background.ts'

const EVERY_MS = 10_000
/** Of every ten seconds. */
const AT_A_TIME_MS = 2_000

/** One node at a time; another continues. */
export const startWatches = (given: {
  readonly pool: Pool
  readonly watches: readonly Watch[]
  readonly background: BackgroundOf
  readonly trail: Trail
  readonly now: () => Date
  readonly warn: (error: Error) => void
}) => {
  const { pool, watches, background, trail, now, warn } = given
  let stopping = false

  const look = async ({ name, look: lookOnce }: Watch, until: number): Promise<void> => {
    const cause = { name, id: randomUUID(), correlation: randomUUID(), now: now() }
    while (!stopping && (await lookOnce({ background: background(cause), trail })) && performance.now() < until);
  }

  const lookAtAll = (patience: number): Promise<void> =>
    inTransaction(pool, async (tx) => {
      const { rows } = await tx.query<{ mine: boolean }>('select pg_try_advisory_xact_lock(20261, 41) as mine')
      if (!rows[0]!.mine) return
      const until = performance.now() + patience
      for (const watch of watches) await look(watch, until)
    })

  let running = Promise.resolve()
  const lookNext = (patience: number): Promise<void> => {
    const looked = running.then(() => lookAtAll(patience))
    running = looked.catch(() => {})
    return looked
  }
  const timer = setInterval(() => void lookNext(AT_A_TIME_MS).catch(warn), EVERY_MS).unref()
  return {
    lookNow: () => lookNext(Number.POSITIVE_INFINITY),
    stop: async () => {
      stopping = true
      clearInterval(timer)
      await running
    },
  }
}

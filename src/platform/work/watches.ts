import { randomUUID } from 'node:crypto'
import { fibres, turns } from '#platform/background/fibres.ts'
import type { EventLog } from '#platform/log/event-log.ts'
import type { Trail } from '#platform/log/trail.ts'
import type { Watch } from '#platform/module.ts'
import { inSession } from '#platform/postgres/transaction.ts'
import { errorOf } from '#platform/typed.ts'
import type { BackgroundOf } from './background.ts'

const EVERY_MS = 10_000
/** Where nothing was recorded meanwhile. */
const RARELY_MS = 30_000
/** Of every ten seconds. */
const AT_A_TIME_MS = 2_000

/** One node at a time; another continues. */
export const startWatches = (given: {
  readonly log: EventLog
  readonly watches: readonly Watch[]
  readonly background: BackgroundOf
  readonly trail: Trail
  readonly now: () => Date
  readonly warn: (error: Error, name?: string) => void
}) => {
  const { log, watches, background: backgroundOf, trail, now, warn } = given
  const background = fibres((error, name) => warn(errorOf(error), name))
  const turn = turns(1)
  let done = { head: Number.NaN, at: 0 }

  const look = async ({ name, look: lookOnce }: Watch, until: number): Promise<void> => {
    const cause = { name, id: randomUUID(), correlation: randomUUID(), now: now() }
    while (
      !background.signal.aborted &&
      (await lookOnce({ background: backgroundOf(cause), trail })) &&
      performance.now() < until
    );
  }

  const lookAtAll = (patience: number): Promise<void> =>
    inSession(log.pool, async (session) => {
      const { rows } = await session.query<{ mine: boolean }>('select pg_try_advisory_lock(20261, 41) as mine')
      if (!rows[0]!.mine) return
      const [head, began] = [log.head(), performance.now()]
      const until = began + patience
      for (const watch of watches) await look(watch, until)
      if (performance.now() < until) done = { head, at: began }
    })

  const lookNext = (patience: number) => turn(() => lookAtAll(patience))
  const isDue = () => log.head() !== done.head || performance.now() - done.at >= RARELY_MS
  background.every('watches', EVERY_MS, async () => {
    if (isDue()) await lookNext(AT_A_TIME_MS)
  })
  return {
    lookNow: () => lookNext(Number.POSITIVE_INFINITY),
    stop: async () => {
      await background.stop()
      await turn(async () => {})
    },
  }
}

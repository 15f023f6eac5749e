import { eventLog } from '#platform/log/event-log.ts'
import { connect, connectAsPortal } from '#platform/postgres/pool.ts'

import type { Figure } from './figure.ts'
import type { Ground } from './ground.ts'
import { closedLoop } from './pace.ts'
import { plainInsert } from './plain-insert.ts'
import { about, newOrder } from './recording.ts'
import { median, milliseconds, quantile } from './spread.ts'

const ROUND_MS = 1000
const ROUNDS = 5
const AIMS = new Map([
  [1, 0.5],
  [8, 0.4],
  [32, 0.4],
])

/** Commits that are appended and sealed, through Node, next to plain inserts of single rows in turns. */
export const append = async (ground: Ground): Promise<Figure[]> => {
  const database = await ground.empty()
  const owner = connect({ connectionString: database.url, max: 32 })
  const log = eventLog(connectAsPortal(database.url, { max: 32 }))
  const stop = log.start()
  const plain = await plainInsert(owner)
  /** What was not sealed with its own commit, the sealer takes later; a round ends when all of it has its place. */
  const appended = async () => {
    const { head } = await log.append([newOrder()], about)
    if (head === null) void log.seal()
  }
  const sealed = async (clients: number, ms: number) => {
    const { took } = await closedLoop(clients, ms, appended)
    const sealedFrom = performance.now()
    await log.seal()
    return { took, rate: (took.length * 1000) / (ms + performance.now() - sealedFrom) }
  }

  const figures: Figure[] = []
  for (const [clients, aim] of AIMS) {
    await sealed(clients, ROUND_MS / 2)
    const ratios: number[] = []
    const rates: Record<'plain' | 'sealed', number[]> = { plain: [], sealed: [] }
    const took: Record<'plain' | 'sealed', number[]> = { plain: [], sealed: [] }
    for (let round = 0; round < ROUNDS; round++) {
      const ours = await sealed(clients, ROUND_MS)
      const theirs = await closedLoop(clients, ROUND_MS, plain)
      ratios.push(ours.rate / theirs.rate)
      rates.sealed.push(ours.rate)
      rates.plain.push(theirs.rate)
      took.sealed.push(...ours.took)
      took.plain.push(...theirs.took)
    }
    const ratio = median(ratios)
    figures.push({
      what: `Sealed commits, ${clients} ${clients === 1 ? 'client' : 'clients'}`,
      measured: `${median(rates.sealed).toFixed(0)}/s, ratio ${ratio.toFixed(2)}, p99 ${milliseconds(quantile(took.sealed, 0.99))}`,
      aim: `ratio ${aim}`,
      reached: ratio >= aim,
      machine: `${median(rates.plain).toFixed(0)} plain inserts/s, p99 ${milliseconds(quantile(took.plain, 0.99))}`,
    })
  }
  stop()
  await Promise.all([owner.end(), log.pool.end()])
  await database.drop()
  return figures
}

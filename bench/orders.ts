import { connect } from '#platform/postgres/pool.ts'
import { portalOn } from '#tests/e2e/portal-process.ts'

import { buyersAt } from './buyers.ts'
import type { Figure } from './figure.ts'
import type { Ground } from './ground.ts'
import { closedLoop } from './pace.ts'
import { plainInsert } from './plain-insert.ts'
import { median, milliseconds, quantile } from './spread.ts'

const USERS = 8
const WARM_MS = 3000
const ROUND_MS = 4000
const ROUNDS = 3

/** PlaceOrder at the HTTP door of the whole program, with reactions, notifications and mails behind it. */
export const orders = async (ground: Ground): Promise<Figure[]> => {
  const database = await ground.world()
  const owner = connect({ connectionString: database.url, max: USERS })
  const portal = await portalOn(database.url)
  const buyers = await buyersAt({ url: portal.url, databaseUrl: database.url }, USERS)
  const place = (client: number) => buyers[client]!.place()
  const plain = await plainInsert(owner)

  await closedLoop(USERS, WARM_MS, place)
  const rates: Record<'ours' | 'plain', number[]> = { ours: [], plain: [] }
  const took: Record<'ours' | 'plain', number[]> = { ours: [], plain: [] }
  for (let round = 0; round < ROUNDS; round++) {
    const ours = await closedLoop(USERS, ROUND_MS, place)
    const theirs = await closedLoop(USERS, ROUND_MS / 4, plain)
    rates.ours.push(ours.rate)
    took.ours.push(...ours.took)
    rates.plain.push(theirs.rate)
    took.plain.push(...theirs.took)
  }
  await portal.stop()
  await owner.end()
  await database.drop()

  const [rate, p99, limit] = [median(rates.ours), quantile(took.ours, 0.99), quantile(took.plain, 0.99)]
  const aim = Math.max(60, limit + 15)
  return [
    {
      what: `PlaceOrder over HTTP, ${USERS} users`,
      measured: `${rate.toFixed(0)} orders/s, p50 ${milliseconds(median(took.ours))}, p99 ${milliseconds(p99)}`,
      aim: `300/s, p99 60 ms, or a plain insert’s + 15 ms: ${milliseconds(aim)}`,
      reached: rate >= 300 && p99 <= aim,
      machine: `${median(rates.plain).toFixed(0)} plain inserts/s, p99 ${milliseconds(limit)}`,
    },
  ]
}

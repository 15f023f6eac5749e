import { randomUUID } from 'node:crypto'

import { listOrders } from '#modules/ordering/contract.ts'
import { listOfficeOrders } from '#modules/ordering/desk/desk-contract.ts'
import { eventLog } from '#platform/log/event-log.ts'
import { connect, connectAsPortal } from '#platform/postgres/pool.ts'
import { portalOn } from '#tests/e2e/portal-process.ts'

import { buyersAt } from './buyers.ts'
import { signedIn } from './caller.ts'
import type { Figure } from './figure.ts'
import type { Ground } from './ground.ts'
import { closedLoop, type Pace } from './pace.ts'
import { plainInsert } from './plain-insert.ts'
import { about, allRead, newOrder } from './recording.ts'
import { median, milliseconds, quantile } from './spread.ts'

const ORDERS = 20_000
const OWN = 2000
const IN_A_COMMIT = 50
const CLIENTS = 2
const MS = 10_000 // as long as it takes until everything that the portal does by itself has had its turn

/** Orders of many companies, straight into the log; `own` of them belong to this one. */
const record = async (url: string, distributorId: string): Promise<void> => {
  const log = eventLog(connectAsPortal(url, { max: 4 }))
  const others = Array.from({ length: 40 }, () => randomUUID())
  const orderAt = (index: number) =>
    newOrder({
      distributorId: index % (ORDERS / OWN) === 0 ? distributorId : others[index % others.length]!,
      num: `2025-${String(index).padStart(6, '0')}`,
    })
  let next = 0
  const write = async () => {
    while (next < ORDERS) {
      const from = next
      next += IN_A_COMMIT
      const onBehalfOf = distributorId
      await log.append(
        Array.from({ length: IN_A_COMMIT }, (_, i) => orderAt(from + i)),
        { ...about, onBehalfOf },
      )
    }
  }
  await Promise.all(Array.from({ length: 4 }, write))
  await log.seal()
  await log.pool.end()
}

const figureOf = (what: string, { rate, took }: Pace, limit: number): Figure => {
  const p99 = quantile(took, 0.99)
  const aim = Math.max(20, limit + 15)
  return {
    what: `${what}, ${ORDERS} orders`,
    measured: `p50 ${milliseconds(median(took))}, p99 ${milliseconds(p99)}, ${rate.toFixed(0)}/s with ${CLIENTS} clients`,
    aim: `p99 20 ms, or a plain insert’s + 15 ms: ${milliseconds(aim)}`,
    reached: p99 <= aim,
    machine: `plain insert p99 ${milliseconds(limit)}`,
  }
}

/** A page of My orders of a company with 2 000 of them, and of the order desk. */
export const orderList = async (ground: Ground): Promise<Figure[]> => {
  const database = await ground.world()
  const owner = connect({ connectionString: database.url, max: 2 })
  const portal = await portalOn(database.url)
  const [buyer] = await buyersAt({ url: portal.url, databaseUrl: database.url }, 1)
  await record(database.url, buyer!.distributorId)
  await allRead(owner)
  await owner.query('vacuum') // as it would be within seconds, were they not recorded all at once
  const sales = await signedIn(portal.url, 'sales@partnercare.example')
  const plain = await plainInsert(owner)

  const page = () => 1 + Math.floor(Math.random() * 20)
  const own = () => buyer!.call(listOrders, { page: page() })
  const desk = () => sales.call(listOfficeOrders, { page: page() })
  await closedLoop(CLIENTS, MS / 4, own)
  const ofOwn = await closedLoop(CLIENTS, MS, own)
  const inserts = await closedLoop(1, MS / 4, plain)
  const ofDesk = await closedLoop(CLIENTS, MS, desk)
  await portal.stop()
  await owner.end()
  await database.drop()

  const limit = quantile(inserts.took, 0.99)
  return [figureOf(`My orders (${OWN} of one company)`, ofOwn, limit), figureOf('Order desk', ofDesk, limit)]
}

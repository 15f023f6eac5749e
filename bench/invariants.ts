import { startAnew } from '#modules/audit/invariant-ledger.ts'

import { buyersAt } from './buyers.ts'
import type { Figure } from './figure.ts'
import type { Ground } from './ground.ts'
import { ownNode } from './own-node.ts'
import { closedLoop } from './pace.ts'
import { median } from './spread.ts'

const USERS = 8
const ORDERING_MS = 6_000
const ROUNDS = 3
const AIM = { rate: 1_000, cpuMs: 100 }

/** All rules about the log, from its first event to its end, after people have ordered. */
export const invariants = async (ground: Ground): Promise<Figure[]> => {
  const database = await ground.world()
  const { node, url, stop } = await ownNode(database.url)
  const buyers = await buyersAt({ url, databaseUrl: database.url }, USERS)
  await closedLoop(USERS, ORDERING_MS, (client) => buyers[client]!.place())
  await node.work.reactions.quiet(60_000)
  await node.work.watches.lookNow()

  const rates: number[] = []
  const cpu: number[] = []
  const head = node.log.head()
  for (let round = 0; round < ROUNDS; round++) {
    await startAnew(node.readModels.db.kysely)
    const [began, before] = [performance.now(), process.cpuUsage()]
    await node.work.watches.lookNow()
    const { user, system } = process.cpuUsage(before)
    rates.push((head * 1000) / (performance.now() - began))
    cpu.push((user + system) / head)
  }
  await stop()
  await database.drop()

  const [rate, each] = [median(rates), median(cpu)]
  return [
    {
      what: 'All rules about the log, from its first event on',
      measured: `${rate.toFixed(0)} events/s, ${each.toFixed(0)} ms of Node’s CPU for 1000 of them`,
      aim: `${AIM.rate} events/s, ${AIM.cpuMs} ms`,
      reached: rate >= AIM.rate && each <= AIM.cpuMs,
      machine: `${head} events, the last ones of people who ordered`,
    },
  ]
}

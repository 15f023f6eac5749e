import { randomUUID } from 'node:crypto'

import { order } from '#modules/ordering/order.ts'
import type { OrderId } from '#modules/ordering/terms/order-fields.ts'
import { commandsFor } from '#platform/log/commands-for.ts'
import { eventLog } from '#platform/log/event-log.ts'
import { connect, connectAsPortal } from '#platform/postgres/pool.ts'
import { startProjections } from '#platform/projecting/projections.ts'
import { projections } from '#portal'
import { placed } from '#tests/sample-orders.ts'

import type { Figure } from './figure.ts'
import type { Ground } from './ground.ts'
import { steadily } from './pace.ts'
import { plainInsert } from './plain-insert.ts'
import { about } from './recording.ts'
import { median, milliseconds, quantile } from './spread.ts'

const RATE = 50
const WARM_MS = 2000
const MS = 12_000

/** From a command to the moment that the read model has committed it, at 50 commands a second, plain inserts in between. */
export const projection = async (ground: Ground): Promise<Figure[]> => {
  const database = await ground.empty()
  const owner = connect({ connectionString: database.url, max: 4 })
  const log = eventLog(connectAsPortal(database.url, { max: 20 }))
  const stop = log.start()
  const readModels = await startProjections({ log, projections, onTrouble: (error) => console.error(error) })
  await readModels.ready()
  const plain = await plainInsert(owner)

  const actor = { userId: about.actor, role: about.role, distributorId: placed.data.distributorId, sessionId: null }
  const giver = { log, scope: 'distributor', actor, command: about.command, now: () => new Date() } as const
  const place = async () => {
    const orderId = randomUUID() as OrderId
    const commands = commandsFor({ ...giver, correlation: randomUUID() })
    const { position } = await commands.begin(order, orderId, () => [{ ...placed, data: { ...placed.data, orderId } }])
    if (!(await readModels.waitFor(['orders'], position, 5000))) throw new Error('The read model never had it')
  }

  await steadily(RATE, WARM_MS, place)
  const [ours, theirs] = await Promise.all([steadily(RATE, MS, place), steadily(RATE, MS, plain)])
  await readModels.stop()
  stop()
  await Promise.all([owner.end(), log.pool.end()])
  await database.drop()

  const [p50, p99, limit] = [median(ours), quantile(ours, 0.99), quantile(theirs, 0.99)]
  const aim = Math.max(20, limit + 15)
  return [
    {
      what: `Command → committed projection, ${RATE} commands/s`,
      measured: `p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}`,
      aim: `p50 5 ms; p99 20 ms, or a plain insert’s + 15 ms: ${milliseconds(aim)}`,
      reached: p50 <= 5 && p99 <= aim,
      machine: `plain insert p50 ${milliseconds(median(theirs))}, p99 ${milliseconds(limit)}`,
    },
  ]
}

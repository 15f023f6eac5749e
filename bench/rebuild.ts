import { order } from '#modules/ordering/order.ts'
import { eventLog } from '#platform/log/event-log.ts'
import { readStored } from '#platform/log/reading.ts'
import { connectAsPortal } from '#platform/postgres/pool.ts'
import { startProjections } from '#platform/projecting/projections.ts'
import { orders } from '#projections/orders.ts'

import type { Figure } from './figure.ts'
import type { Ground } from './ground.ts'
import { about, aLife } from './recording.ts'
import { perSecond } from './spread.ts'

const ORDERS = 20_000
const IN_A_COMMIT = 20
const AIM = 30_000

/** The list of orders, rebuilt next to the live one: events folded a second, from the first to the cut-over. */
export const rebuild = async (ground: Ground): Promise<Figure[]> => {
  const database = await ground.empty()
  const log = eventLog(connectAsPortal(database.url, { max: 8 }))
  const readModels = await startProjections({ log, projections: [orders], onTrouble: (error) => console.error(error) })
  await readModels.ready()
  let left = ORDERS / IN_A_COMMIT
  const write = async () => {
    while (left-- > 0)
      await log.append(
        Array.from({ length: IN_A_COMMIT }, () => aLife()),
        about,
      )
  }
  await Promise.all([write(), write(), write(), write()])
  const head = await log.seal()
  await readModels.waitFor(['orders'], head, 60_000)

  const beforeReading = performance.now()
  for (let after = 0; after < head; after += 10_000)
    await readStored(log.pool, [order.stream.kind], after, after + 10_000)
  const reading = perSecond(head, performance.now() - beforeReading)
  const began = performance.now()
  const { cutOverMs } = await readModels.rebuild('orders')
  const rate = perSecond(head, performance.now() - began)
  await readModels.stop()
  await log.pool.end()
  await database.drop()

  return [
    {
      what: `Rebuild of the order list, ${head} events`,
      measured: `${rate.toFixed(0)} events/s, ratio ${(rate / reading).toFixed(2)}; cut-over ${cutOverMs.toFixed(0)} ms`,
      aim: `${AIM} events/s`,
      reached: rate >= AIM,
      machine: `the log only read, through Node: ${reading.toFixed(0)} events/s`,
    },
  ]
}

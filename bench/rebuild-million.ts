import { eventLog } from '#platform/log/event-log.ts'
import { connect, connectAsPortal } from '#platform/postgres/pool.ts'
import { startProjections } from '#platform/projecting/projections.ts'
import { orders } from '#projections/orders.ts'

import type { Figure } from './figure.ts'
import type { Ground } from './ground.ts'
import { steadily } from './pace.ts'
import { plainInsert } from './plain-insert.ts'
import { about, aLife, newOrder } from './recording.ts'
import { milliseconds, perSecond, quantile } from './spread.ts'

const EVENTS = 1_000_000
const LIVES_IN_A_COMMIT = 60
const COMMANDS_A_SECOND = 50
const ALONE_MS = 10_000
const AIM_S = 60

/** A rebuild of the order list over a million events while commands go on: how long it takes, and what they feel of it. */
export const rebuildMillion = async (ground: Ground): Promise<Figure[]> => {
  const database = await ground.empty()
  const owner = connect({ connectionString: database.url, max: 4 })
  const log = eventLog(connectAsPortal(database.url, { max: 16 }))
  let left = EVENTS / (3 * LIVES_IN_A_COMMIT)
  const record = async () => {
    while (left-- > 0)
      await log.append(
        Array.from({ length: LIVES_IN_A_COMMIT }, () => aLife()),
        about,
      )
  }
  await Promise.all([record(), record(), record(), record()])
  const recorded = await log.seal()
  const stopSealing = log.start()
  const readModels = await startProjections({ log, projections: [orders], onTrouble: (error) => console.error(error) })
  await readModels.ready()

  const command = () => log.append([newOrder()], about)
  const plain = await plainInsert(owner)
  const alone = await steadily(COMMANDS_A_SECOND, ALONE_MS, command)
  const insert = await steadily(COMMANDS_A_SECOND, ALONE_MS, plain)
  const began = performance.now()
  let took: number | undefined
  const rebuilding = readModels.rebuild('orders').then(() => {
    took = performance.now() - began
  })
  const meanwhile: number[] = []
  while (took === undefined) meanwhile.push(...(await steadily(COMMANDS_A_SECOND, 1000, command)))
  await rebuilding
  await readModels.stop()
  stopSealing()
  await Promise.all([owner.end(), log.pool.end()])
  await database.drop()

  const [before, during, limit] = [alone, meanwhile, insert].map((times) => quantile(times, 0.99)) as [
    number,
    number,
    number,
  ]
  const most = Math.max(2 * before, limit + 15)
  return [
    {
      what: `Rebuild of the order list, ${recorded} events, during ${COMMANDS_A_SECOND} commands/s`,
      measured: `${(took / 1000).toFixed(1)} s, ${perSecond(recorded, took).toFixed(0)} events/s`,
      aim: `${AIM_S} s`,
      reached: took <= AIM_S * 1000,
      machine: '–',
    },
    {
      what: 'Appends meanwhile',
      measured: `p99 ${milliseconds(during)}, before it ${milliseconds(before)}`,
      aim: `p99 twice as long, or a plain insert’s + 15 ms: ${milliseconds(most)}`,
      reached: during <= most,
      machine: `plain insert p99 ${milliseconds(limit)}`,
    },
  ]
}

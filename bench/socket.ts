import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'

import { connect } from '#platform/postgres/pool.ts'
import { portalOn } from '#tests/e2e/portal-process.ts'

import { buyersAt } from './buyers.ts'
import type { Figure } from './figure.ts'
import type { Ground } from './ground.ts'
import { steadily } from './pace.ts'
import { plainInsert } from './plain-insert.ts'
import { median, milliseconds, quantile } from './spread.ts'

const SOCKETS = 500
const PEOPLE = 30
const COMMANDS = 100
const EVERY_MS = 100

type ServerMessage = { readonly type: string; readonly models?: readonly string[] }

/** A browser window's socket, subscribed to what its person may see. */
const windowOf = async (url: string, jwt: string, topics: readonly string[]): Promise<WebSocket> => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { perMessageDeflate: false })
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'hello', jwt }))
  await once(socket, 'message')
  socket.send(JSON.stringify({ type: 'subscribe', topics, from: null }))
  return socket
}

/** Resolves when this window receives a change of a list of orders. */
const hearsOfOrders = (watcher: WebSocket): Promise<void> =>
  new Promise((resolve) => {
    const receive = (message: Buffer) => {
      const parsed: ServerMessage = JSON.parse(message.toString())
      if (!parsed.models?.includes('orders')) return
      watcher.off('message', receive)
      resolve()
    }
    watcher.on('message', receive)
  })

/** From a command to the frame in the window of another person of the same company, with many windows open. */
export const socket = async (ground: Ground): Promise<Figure[]> => {
  const database = await ground.world()
  const owner = connect({ connectionString: database.url, max: 2 })
  const portal = await portalOn(database.url)
  const people = await buyersAt({ url: portal.url, databaseUrl: database.url }, PEOPLE)
  const windows: WebSocket[] = []
  for (let index = 0; index < SOCKETS; index++) {
    const { jwt, distributorId } = people[index % PEOPLE]!
    windows.push(await windowOf(portal.url, jwt, [`orders:${distributorId}`]))
  }
  const buyer = people[0]!
  const watcher = windows.findLast((_, index) => people[index % PEOPLE]!.distributorId === buyer.distributorId)!
  const plain = await plainInsert(owner)

  const took: number[] = []
  const inserts = steadily(50, COMMANDS * EVERY_MS, plain)
  for (let command = 0; command < COMMANDS; command++) {
    const until = performance.now() + EVERY_MS
    const heard = hearsOfOrders(watcher)
    const began = performance.now()
    const placed = buyer.place()
    await heard
    took.push(performance.now() - began)
    await placed
    await sleep(Math.max(0, until - performance.now()))
  }
  const theirs = await inserts
  for (const window of windows) window.terminate()
  await portal.stop()
  await owner.end()
  await database.drop()

  const [p50, p99, limit] = [median(took), quantile(took, 0.99), quantile(theirs, 0.99)]
  const aim = Math.max(100, limit + 15)
  const hearing = windows.filter((_, index) => people[index % PEOPLE]!.distributorId === buyer.distributorId).length
  return [
    {
      what: `Command → frame in another session’s socket, ${SOCKETS} open`,
      measured: `p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}; ${hearing} of them receive it`,
      aim: `p50 25 ms, p99 100 ms, or a plain insert’s + 15 ms: ${milliseconds(aim)}`,
      reached: p50 <= 25 && p99 <= aim,
      machine: `plain insert p99 ${milliseconds(limit)}`,
    },
  ]
}

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

type Told = { readonly type: string; readonly models?: readonly string[] }

/** A browser window's socket, listening to what its person may hear. */
const windowOf = async (url: string, jwt: string, topics: readonly string[]): Promise<WebSocket> => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { perMessageDeflate: false })
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'hello', jwt }))
  await once(socket, 'message')
  socket.send(JSON.stringify({ type: 'subscribe', topics, from: null }))
  return socket
}

/** Comes back when this window is told that a list of orders has changed. */
const hearsOfOrders = (watcher: WebSocket): Promise<void> =>
  new Promise((resolve) => {
    const hear = (message: Buffer) => {
      const told: Told = JSON.parse(message.toString())
      if (!told.models?.includes('orders')) return
      watcher.off('message', hear)
      resolve()
    }
    watcher.on('message', hear)
  })

/** From a command to the frame in the window of somebody else of the same company, with many windows open. */
export const socket = async (ground: Ground): Promise<Figure[]> => {
  const database = await ground.world()
  const owner = connect({ connectionString: database.url, max: 2 })
  const portal = await portalOn(database.url)
  const people = await buyersAt({ url: portal.url, databaseUrl: database.url }, PEOPLE)
  const windows: WebSocket[] = []
  for (let at = 0; at < SOCKETS; at++) {
    const { jwt, distributorId } = people[at % PEOPLE]!
    windows.push(await windowOf(portal.url, jwt, [`orders:${distributorId}`]))
  }
  const buyer = people[0]!
  const watcher = windows.findLast((_, at) => people[at % PEOPLE]!.distributorId === buyer.distributorId)!
  const plain = await plainInsert(owner)

  const took: number[] = []
  const beside = steadily(50, COMMANDS * EVERY_MS, plain)
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
  const theirs = await beside
  for (const window of windows) window.terminate()
  await portal.stop()
  await owner.end()
  await database.drop()

  const [p50, p99, limit] = [median(took), quantile(took, 0.99), quantile(theirs, 0.99)]
  const aim = Math.max(100, limit + 15)
  const hearing = windows.filter((_, at) => people[at % PEOPLE]!.distributorId === buyer.distributorId).length
  return [
    {
      what: `Command → frame in another session’s socket, ${SOCKETS} open`,
      measured: `p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}; ${hearing} of them hear it`,
      aim: `p50 25 ms, p99 100 ms, or a plain insert’s + 15 ms: ${milliseconds(aim)}`,
      reached: p50 <= 25 && p99 <= aim,
      beside: `plain insert p99 ${milliseconds(limit)}`,
    },
  ]
}

import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { portalOn } from '#tests/e2e/portal-process.ts'
import { type Buyer, buyersAt } from './buyers.ts'
import { cpuOf } from './cpu-of.ts'
import type { Figure } from './figure.ts'
import type { Ground } from './ground.ts'
import { closedLoop } from './pace.ts'
import { residentMegabytes } from './resident-megabytes.ts'
import { median, milliseconds } from './spread.ts'

const USERS = 8
const WARM_MS = 3000
const ROUND_MS = 4000
const ROUNDS = 6
/** What follows of a round's orders is over by then. */
const SETTLES_MS = 1500

/** The least that is left of the orders a second without tracing. */
const AIM = 0.8

const collectorOf = async (answer: RequestListener) => {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    environment: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

type PortalRun = {
  readonly what: string
  readonly portal: Awaited<ReturnType<typeof portalOn>>
  readonly buyers: readonly Buyer[]
  readonly rates: number[]
  readonly took: number[]
  /** Of an order in each round, in ms, with what follows of it. */
  readonly cpu: number[]
}

/** PlaceOrder at three portals in turns: without tracing, with a collector, and with one that never answers. */
export const tracing = async (ground: Ground): Promise<Figure[]> => {
  const taking = await collectorOf((request, response) => request.resume().on('end', () => response.end('{}')))
  const silent = await collectorOf(() => {})
  const environments = {
    'without tracing': {},
    traced: taking.environment,
    'traced to a collector that never answers': silent.environment,
  }
  const databases = []
  const portals: PortalRun[] = []
  for (const [what, environment] of Object.entries(environments)) {
    const database = await ground.world()
    const portal = await portalOn(database.url, environment)
    const buyers = await buyersAt({ url: portal.url, databaseUrl: database.url }, USERS)
    databases.push(database)
    portals.push({ what, portal, buyers, rates: [], took: [], cpu: [] })
  }
  const place = ({ buyers }: PortalRun, ms: number) => closedLoop(USERS, ms, (client) => buyers[client]!.place())

  for (const each of portals) await place(each, WARM_MS)
  await sleep(SETTLES_MS)
  for (let round = 0; round < ROUNDS; round++) {
    // Each is first, second and last equally often.
    for (let turn = 0; turn < portals.length; turn++) {
      const each = portals[(round + turn) % portals.length]!
      const before = cpuOf(each.portal.pid)
      const { rate, took } = await place(each, ROUND_MS)
      await sleep(SETTLES_MS)
      each.rates.push(rate)
      each.took.push(...took)
      each.cpu.push((cpuOf(each.portal.pid) - before) / took.length)
    }
  }

  const [untraced] = portals
  const figures = portals.map(({ what, portal, rates, took, cpu }): Figure => {
    const ratio = median(rates.map((rate, round) => rate / untraced!.rates[round]!))
    const isTraced = rates !== untraced!.rates
    return {
      what: `PlaceOrder over HTTP, ${USERS} users, ${what}`,
      measured: `${median(rates).toFixed(0)} orders/s, p50 ${milliseconds(median(took))}, CPU of Node ${milliseconds(median(cpu))} an order${isTraced ? `, ratio ${ratio.toFixed(2)}` : ''}`,
      aim: isTraced ? `ratio ${AIM}` : '–',
      reached: !isTraced || ratio >= AIM,
      machine: `${took.length} orders, then ${residentMegabytes(portal.pid).toFixed(0)} MB resident`,
    }
  })
  for (const { portal } of portals) await portal.stop()
  for (const database of databases) await database.drop()
  taking.stop()
  silent.stop()
  return figures
}

import { setTimeout as sleep } from 'node:timers/promises'

import { setDatabaseClock } from '#platform/time/clock.ts'

import { type Blow, kills, mishaps } from './blows.ts'
import type { Contradiction, Witness } from './checker.ts'
import { type Customers, startCustomers } from './customers.ts'
import { type FrontDoor, startFrontDoor } from './front-door.ts'
import { startListeners } from './listeners.ts'
import { type Replay, replayed } from './replayed.ts'
import { type Chance, chanceOf } from './seed.ts'
import { type ShakenPortal, startShakenPortal } from './shaken-portal.ts'
import { asking, headOf, quiet, type WatchedPortal, witnessOf } from './stock.ts'
import { tampering } from './tampering.ts'
import { startWebhooks } from './webhooks.ts'
import type { World } from './world.ts'

const HOUR = 3_600_000
/** Past each promise in turn: the quote's reminder and its end after 72 hours, the confirmation's reminders and end after 30 days. */
const HOURS_PAST = [49, 73, 23 * 24 + 1, 29 * 24 + 1, 31 * 24]
const LOOK_EVERY = 25
/** A node looks this often where the database's clock has been moved to. */
const CLOCKS_FOLLOW_WITHIN_MS = 11_000

type Storm = {
  readonly seed: number
  readonly kills: number
  readonly mishaps: number
  /** Times that a month passes at the end; between them customers trade where the clock has jumped to. */
  readonly months: number
  /** Between two orders of a customer. */
  readonly pauseMs?: number
  readonly log: (line: string) => void
}

export type StormReport = {
  /** While both nodes were restarted in turn: which requests failed, and why. */
  readonly failedInRestart: readonly string[]
  readonly orders: number
  readonly acknowledged: number
  /** Commands and questions that met a fault and were sent again. */
  readonly repeats: number
  readonly heard: number
  /** Events that the receiver of webhooks took, repeats included. */
  readonly delivered: number
  readonly replay: Replay
  readonly found: readonly Contradiction[]
  /** Ways to tamper with the tables that the check which has to notice overlooks. */
  readonly overlooked: readonly string[]
}

/** Kills in turn, and mishaps spread evenly among them; each kind once before any comes again. */
const blowsOf = (chance: Chance, many: { kills: number; mishaps: number }): [name: string, blow: Blow][] => {
  const drawn = (kinds: Readonly<Record<string, Blow>>, n: number) => {
    const rounds = Array.from({ length: Math.ceil(n / Object.keys(kinds).length) })
    return rounds.flatMap(() => chance.shuffled(Object.entries(kinds))).slice(0, n)
  }
  const placed = [drawn(kills, many.kills), drawn(mishaps, many.mishaps)].flatMap((list) =>
    list.map((it, at) => [(at + 0.5) / list.length, it] as const),
  )
  return placed.toSorted(([a], [b]) => a - b).map(([, it]) => it)
}

/** The tables are tampered with, each time undone again: the check that has to notice must notice. */
const overlookedBy = (url: string, witness: Witness): Promise<string[]> =>
  asking(url, witness, async (client, check) => {
    const overlooked: string[] = []
    for (const [name, { sql, noticed }] of Object.entries(tampering)) {
      await client.query('begin')
      await client.query(sql)
      if ((await check({ only: noticed })).length === 0) overlooked.push(name)
      await client.query('rollback')
    }
    return overlooked
  })

/** What contradicts the checks, or what customers ran into. */
const contradictionsTo = async (
  watched: WatchedPortal,
  when: 'at any time' | 'at the end',
): Promise<readonly Contradiction[]> => {
  const trouble = watched.customers.trouble()
  const found = await asking(watched.portal.url, witnessOf(watched), (_, check) => check(when))
  return trouble === null ? found : [...found, { check: 'customers are answered as they must be', rows: [trouble] }]
}

/** Customers rest for a moment, everything comes to its end, and the checks that can hold already must. */
const takeStock = async (watched: WatchedPortal): Promise<readonly Contradiction[]> => {
  await watched.customers.rest()
  await quiet(watched.portal)
  await watched.listeners.settled()
  await watched.webhooks.settled()
  return contradictionsTo(watched, 'at any time')
}

/** Each node in turn is stopped and started again, behind a proxy. Answers what failed for customers meanwhile. */
const restartInTurn = async (portal: ShakenPortal, front: FrontDoor, customers: Customers): Promise<string[]> => {
  for (const at of [0, 1] as const) {
    await front.sees(2)
    await sleep(500)
    const code = await portal.stopNode(at)
    if (code !== 0) throw new Error(`A node that was stopped ended with ${code}`)
    await portal.startNode(at)
  }
  await front.sees(2)
  await sleep(500)
  return customers.repeated()
}

/** The clock of the database jumps past each promise; customers go on where it has jumped to, and it jumps again. */
const letMonthsPass = async ({ portal, customers }: WatchedPortal, months: number): Promise<void> => {
  for (let month = 0; month < months; month++) {
    if (month > 0) {
      await sleep(CLOCKS_FOLLOW_WITHIN_MS)
      customers.goOn()
      await sleep(2000)
      await customers.rest()
      await quiet(portal)
    }
    for (const hours of HOURS_PAST) {
      await setDatabaseClock(portal.owner, new Date(Date.now() + (month * 31 * 24 + hours) * HOUR))
      await quiet(portal)
    }
  }
}

/** One blow after the other, and stock is taken now and then, until something is found. */
const strike = async (watched: WatchedPortal, { seed, log, ...many }: Storm): Promise<void> => {
  const { portal, customers } = watched
  const chance = chanceOf(seed, 'storm')
  const blows = blowsOf(chance, many)
  for (const [at, [name, blow]] of blows.entries()) {
    await sleep(300 + chance.below(900))
    await blow(portal, chance)
    await portal.allWell()
    log(`${at + 1}/${blows.length} ${name}, ${customers.orders()} orders so far`)
    if (customers.trouble() !== null) return
    if ((at + 1) % LOOK_EVERY !== 0) continue
    const found = await takeStock(watched)
    log(`stock is taken: ${found.length === 0 ? 'nothing contradicts' : JSON.stringify(found)}`)
    if (found.length > 0) return
    customers.goOn()
  }
}

/** When all has come to its end: months pass, nodes stop, and everything must hold. */
const judge = async (watched: WatchedPortal, { months, log }: Storm) => {
  const { portal, customers, listeners, webhooks } = watched
  await customers.rest()
  await quiet(portal)
  log('customers have finished')
  await letMonthsPass(watched, months)
  await listeners.settled()
  await webhooks.settled()
  log(
    `${customers.acknowledged().length} acknowledged commands, ${customers.repeated().length} repeats; time has passed`,
  )
  await listeners.stop()
  await portal.stopNodes()
  return {
    found: await contradictionsTo(watched, 'at the end'),
    overlooked: await overlookedBy(portal.url, witnessOf(watched)),
    replay: await replayed(portal.url),
  }
}

/**
 * Customers trade on two nodes, windows listen, and one thing after the other goes wrong meanwhile. Then months pass,
 * every read model is rebuilt, and the checker says what contradicts the answers of customers and the messages of windows.
 */
export const storm = async (world: World, given: Storm): Promise<StormReport> => {
  const { seed, pauseMs, log } = given
  await using resources = new AsyncDisposableStack()
  const portal = resources.adopt(await startShakenPortal(world), (it) => it.stop())
  await quiet(portal)
  log('two nodes serve the demo world')
  const since = (await headOf(portal)) + 1
  const listeners = resources.adopt(await startListeners(portal, seed, since - 1), (it) => it.stop())
  const webhooks = await startWebhooks(portal, seed)
  const front = resources.adopt(await startFrontDoor(portal.addresses), (it) => it.stop())
  const behind = [front.url]
  let addresses: () => readonly string[] = () => behind
  const customers = startCustomers(seed, () => addresses(), pauseMs)
  resources.defer(() => customers.rest())
  const failedInRestart = await restartInTurn(portal, front, customers)
  log(
    `both nodes are restarted in turn, ${customers.orders()} orders so far; failed: ${failedInRestart.join('; ') || 'nothing'}`,
  )

  addresses = portal.addresses
  const watched = { portal, since, customers, listeners, webhooks }
  await strike(watched, given)
  const verdict = await judge(watched, given)
  return {
    failedInRestart,
    orders: customers.orders(),
    acknowledged: customers.acknowledged().length,
    repeats: customers.repeated().length,
    heard: listeners.listened().reduce((sum, { changes }) => sum + changes.length, 0),
    delivered: webhooks.delivered().reduce((sum, { deliveries }) => sum + deliveries.length, 0),
    ...verdict,
  }
}

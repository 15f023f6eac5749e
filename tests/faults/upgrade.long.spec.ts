import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'

import { connect } from '#platform/postgres/pool.ts'
import { unchecked } from '#platform/typed.ts'
import { copyOf } from '#tests/database-copy.ts'
import { type PortalProcess, portalOn } from '#tests/e2e/portal-process.ts'

import { type Caller, callerFor, type Person } from './caller.ts'
import { BUYERS, startCustomers } from './customers.ts'
import { checkedOut, earlierVersion } from './earlier-version.ts'
import { startFrontDoor } from './front-door.ts'
import { replayed } from './replayed.ts'
import { chanceOf, seedOf } from './seed.ts'
import { asking, quiet } from './stock.ts'

const PATIENCE_MS = 900_000
const COMMANDS_PER_SECOND = 50
/** On a machine that is slower, fewer are sent: too many at once would be refused. */
const MOST_AT_ONCE = 40
const LOAD_MS = 5_000
const seed = seedOf(process.env.FAULT_SEED)
const version = earlierVersion()

/** They know what customers do, and no messages: those are compared one by one. */
const OF_CUSTOMERS = ['nothing is recorded that was not announced', 'everybody heard of everything once']

type Order = { readonly id: string; readonly buyer: Person; readonly caller: Caller }

/** Messages about the orders that are there, at a steady rate whatever the answers take; one at a time about each order. */
const startMessages = async (address: string) => {
  const callers = BUYERS.map((email) => ({
    buyer: { email, jwt: null },
    caller: callerFor(() => [address], chanceOf(seed, `messages of ${email}`), null),
  }))
  const free: Order[] = []
  for (const { buyer, caller } of callers) {
    await caller.signIn(buyer)
    const orders = await caller.give(buyer, { method: 'GET', path: '/order' })
    for (const { id } of unchecked<{ id: string }[]>(orders)) free.push({ id, buyer, caller })
  }
  const inFlight = new Set<Promise<void>>()
  const written: string[] = []
  const write = async (order: Order, n: number) => {
    const call = {
      method: 'POST',
      path: `/order/${order.id}/messages`,
      body: { text: `message ${n}` },
      key: `message-${n}`,
    }
    written.push(String((await order.caller.give(order.buyer, call)).id))
    free.push(order)
  }
  let failed: Error | undefined
  let sent = 0
  const timer = setInterval(() => {
    const order = inFlight.size < MOST_AT_ONCE ? free.shift() : undefined
    if (!order) return
    const writing = write(order, sent++)
      .catch((error) => {
        failed ??= error
      })
      .finally(() => inFlight.delete(writing))
    inFlight.add(writing)
  }, 1000 / COMMANDS_PER_SECOND)
  return {
    repeated: () => callers.flatMap(({ caller }) => caller.repeated()),
    /** The ids that were answered. */
    end: async () => {
      clearInterval(timer)
      await Promise.all(inFlight)
      if (failed) throw failed
      return written
    },
  }
}

test.skipIf(version === null)(
  `nodes are upgraded one after the other under ${COMMANDS_PER_SECOND} commands a second, from ${version ?? 'an earlier version (skipped: this clone has no history)'}: no request fails, nothing is lost (seed ${seed})`,
  async () => {
    await using resources = new AsyncDisposableStack()
    const earlier = checkedOut(version!)
    resources.defer(earlier.remove)
    const database = await copyOf('template0', inject('postgres').adminUrl)
    resources.defer(database.drop)
    const owner = connect({ connectionString: database.url, max: 2 })
    resources.defer(() => owner.end())
    const nodes: PortalProcess[] = []
    resources.defer(async () => void (await Promise.all(nodes.map((node) => node.stop()))))
    const behindProxy = { TRUST_PROXY: 'yes' }
    for (let n = 0; n < 2; n++) nodes.push(await portalOn(database.url, behindProxy, {}, earlier.folder))
    await quiet({ owner })
    const { rows } = await owner.query<{ since: number }>('select max(position + n - 1) + 1 as since from es.log')

    const front = await startFrontDoor(() => nodes.map(({ url }) => url))
    resources.defer(() => front.stop())
    await front.sees(2)
    const customers = startCustomers(seed, () => [front.url])
    resources.defer(() => customers.rest())
    const messages = await startMessages(front.url)
    const started = performance.now()
    await sleep(LOAD_MS)
    for (let n = 0; n < 2; n++) {
      await front.sees(2)
      expect(await nodes[0]!.stop()).toBe(0)
      nodes.shift()
      nodes.push(await portalOn(database.url, behindProxy))
    }
    await front.sees(2)
    await sleep(LOAD_MS)
    const written = await messages.end()
    const seconds = (performance.now() - started) / 1000
    await customers.rest()
    expect([...customers.repeated(), ...messages.repeated()], 'requests that failed').toEqual([])
    expect(customers.trouble()).toBeNull()

    await quiet({ owner })
    const witness = {
      ...{ since: Number(rows[0]!.since), acknowledged: customers.acknowledged() },
      ...{ hearings: customers.hearings, listened: [] },
    }
    const found = await asking(database.url, witness, (_, check) => check('at any time'))
    expect(found.filter(({ check }) => !OF_CUSTOMERS.includes(check))).toEqual([])
    expect((await replayed(database.url)).differing).toEqual([])
    const { rows: recorded } = await owner.query<{ id: string }>(
      `select e.data ->> 'messageId' as id from es.event e join es.log l using (commit_id)
       where e.type = 'MessageWritten' and l.position >= $1`,
      [rows[0]!.since],
    )
    expect(recorded.map(({ id }) => id).toSorted()).toEqual(written.toSorted())
    console.log(
      `${customers.acknowledged().length + written.length} commands in ${seconds.toFixed(0)} s, ${(written.length / seconds).toFixed(0)} messages a second`,
    )
  },
  PATIENCE_MS,
)

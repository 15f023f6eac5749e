import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { portalOn } from '#tests/e2e/portal-process.ts'

import { startCustomers } from './customers.ts'
import { eventually } from './eventually.ts'
import { replayed } from './replayed.ts'
import { seedOf } from './seed.ts'
import { type ServerPair, startServerPair } from './server-pair.ts'
import { asking, quiet } from './stock.ts'

const PATIENCE_MS = 600_000
/** That are acknowledged before the primary is killed, and after the standby has taken its place. */
const COMMANDS = 30
const FROZEN_MS = 2_000
const seed = seedOf(process.env.FAULT_SEED)

let pair: ServerPair
beforeAll(async () => {
  pair = await startServerPair()
  await pair.makeSynchronous()
}, PATIENCE_MS)
afterAll(() => pair?.stop())

test(
  `the primary is killed under load, and the standby takes its place: what was acknowledged is there once (seed ${seed})`,
  async () => {
    await using resources = new AsyncDisposableStack()
    const nodes = await Promise.all([portalOn(pair.url), portalOn(pair.url)])
    for (const node of nodes) resources.defer(async () => void (await node.stop()))
    await quiet(pair.primary)
    const { rows } = await pair.primary.owner.query('select max(position + n - 1) + 1 as since from es.log')

    const customers = startCustomers(seed, () => nodes.map(({ url }) => url), 0)
    resources.defer(() => customers.rest())
    const acknowledged = () => customers.acknowledged().length
    const trade = (from: number) => eventually('customers trade', async () => acknowledged() > from + COMMANDS)
    await trade(0)

    await pair.standby.holdReceiving(true)
    await sleep(FROZEN_MS)
    const before = acknowledged()
    await sleep(FROZEN_MS)
    expect(acknowledged(), 'acknowledged while no standby had it').toBe(before)

    await pair.primary.kill()
    const lost = performance.now()
    await pair.standby.holdReceiving(false)
    await pair.promote()
    const promoted = performance.now()
    await eventually('a command is acknowledged again', async () => acknowledged() > before)
    const again = performance.now()
    await trade(before)
    await customers.rest()
    expect(customers.trouble()).toBeNull()

    await quiet(pair.standby)
    const witness = {
      ...{ since: Number(rows[0].since), acknowledged: customers.acknowledged() },
      ...{ hearings: customers.hearings, listened: [] },
    }
    expect(await asking(pair.standby.url, witness, (_, check) => check('at any time'))).toEqual([])
    expect((await replayed(pair.standby.url)).differing).toEqual([])
    const seconds = (ms: number) => (ms / 1000).toFixed(1)
    console.log(
      `${acknowledged()} commands acknowledged, ${before} of them before; promoted after ${seconds(promoted - lost)} s, commands again after ${seconds(again - lost)} s`,
    )
  },
  PATIENCE_MS,
)

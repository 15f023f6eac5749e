import { join } from 'node:path'

import type { Contradiction } from '#tests/faults/checker.ts'
import { startCustomers } from '#tests/faults/customers.ts'
import { type Listeners, startListeners } from '#tests/faults/listeners.ts'
import { chanceOf } from '#tests/faults/seed.ts'
import { startShakenPortal } from '#tests/faults/shaken-portal.ts'
import { asking, headOf, quiet, witnessOf } from '#tests/faults/stock.ts'
import { startWebhooks } from '#tests/faults/webhooks.ts'
import type { World } from '#tests/faults/world.ts'
import { type Bug, slowCommits } from './bugs.ts'
import { plantInDatabase } from './in-database.ts'
import { type Provocation, provocations } from './provocations.ts'

const planting = `--import=${join(import.meta.dirname, 'planting.mjs')}`
const QUIET_WITHIN_MS = 180_000
/** A portal with a bug may never come to rest; what is wrong then is seen all the same. */
const QUIET_WITH_A_BUG_MS = 6_000
/** A delivery that failed waits for 8 s, then for 16 s. */
const DELIVERED_WITHIN_MS = 60_000

/** What contradicted the checks; and what customers ran into, if it came to that. */
export type Observation = { readonly found: readonly Contradiction[]; readonly said: readonly string[] }

type Program = Pick<Bug, 'inSource' | 'inDatabase' | 'sql'>

/** The whole program, as given, on two nodes, under customers and windows, provoked; then all checks. */
const observe = async (
  world: World,
  seed: number,
  { inSource, inDatabase = [], sql }: Program,
  { provoked, quietWithinMs }: { provoked: readonly Provocation[]; quietWithinMs: number },
): Promise<Observation> => {
  const environment = inSource ? { NODE_OPTIONS: planting, PLANTED: JSON.stringify(inSource) } : {}
  const portal = await startShakenPortal(world, environment, async (owner) => {
    for (const statement of sql?.split('; ') ?? []) await owner.query(statement)
    for (const planted of inDatabase) await plantInDatabase(owner, planted)
  })
  let listeners: Listeners | undefined
  try {
    const since = (await headOf(portal)) + 1
    listeners = await startListeners(portal, seed, since - 1)
    const webhooks = await startWebhooks(portal, seed)
    const customers = startCustomers(seed, portal.addresses)
    const said: string[] = []
    const record = (error: Error) => void said.push(error.message)
    const provoking = { portal, customers, chance: chanceOf(seed, 'provoking') }
    for (const name of provoked) await provocations[name](provoking).catch(record)
    await customers.rest()
    await quiet(portal, quietWithinMs).catch(record)
    await listeners.settled().catch(record)
    await webhooks.settled(DELIVERED_WITHIN_MS).catch(record)
    const witness = witnessOf({ portal, since, customers, listeners, webhooks })
    return {
      found: await asking(portal.url, witness, (_, check) => check('at any time')),
      said: [...said, customers.trouble() ?? []].flat(),
    }
  } finally {
    await listeners?.stop().catch(() => {})
    await portal.stop()
  }
}

export const lookFor = async (world: World, bug: Bug, seed: number): Promise<Observation & { isNoticed: boolean }> => {
  const how = { provoked: [bug.provoked], quietWithinMs: QUIET_WITH_A_BUG_MS }
  const observed = await observe(world, seed, bug, how)
  return { ...observed, isNoticed: observed.found.some(({ check }) => bug.noticed.includes(check)) }
}

/** The program without a bug, provoked in every way that a correct one survives: nothing may be noticed. */
export const lookAtSound = (world: World, seed: number): Promise<Observation> => {
  const names = Object.keys(provocations) as Provocation[]
  const provoked = names.filter((name) => name !== 'an event that cannot be read') // which parks a stream for good
  return observe(world, seed, { inDatabase: [slowCommits] }, { provoked, quietWithinMs: QUIET_WITHIN_MS })
}

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#platform/http/endpoint.ts'
import { callsOf, isChosen, ONCE, oneOfEachSide, onlyParts, quietWhole, reads, rolesOf } from '#tests/growth/calls.ts'
import { type Cost, costOf } from '#tests/growth/cost.ts'
import { growWorld, readWorld } from '#tests/growth/grown-world.ts'
import { isWhole, partOf } from '#tests/seed.ts'
import { bounded, growing } from './growing-reads.ts'
import type { Whole } from './two-companies.ts'

const TIMES = Number(process.env['GROWTH_TIMES'] ?? (isWhole ? 10 : 4))
const MOST = 1.5
/** A plan that changes as a table grows may read a few rows more; a count has more digits. */
const SPARE = { rows: 250, bytes: 500 }

/** Statements are planned as over millions of rows: a few hundred are read as a whole table on some days. */
const AS_IF_LARGE = ['enable_seqscan = off']

let whole: Whole
beforeAll(async () => {
  whole = await quietWhole(AS_IF_LARGE)
}, 300_000)
afterAll(() => whole?.portal.stop())

const costsOf = async (endpoints: readonly Endpoint[]) => {
  const { portal } = whole
  await portal.owner.query('vacuum analyze')
  const costs: { readonly endpoint: string; readonly name: string; readonly cost: Cost }[] = []
  for (const { endpoint, name, run } of await callsOf(whole, endpoints, isWhole ? rolesOf : oneOfEachSide)) {
    await run() // for the second one, what is cached is cached
    costs.push({ endpoint, name, cost: await costOf(portal, run) })
  }
  return costs
}

test(`no read costs more in a world of ${TIMES} times as much`, { timeout: 1_200_000 }, async () => {
  const { portal } = whole
  const endpoints = partOf('reads that may grow', reads, onlyParts ? 1 : 3)
  const world = await readWorld(portal.owner)
  await growWorld(portal, world, { from: 1, upto: ONCE - 1 })
  const once = new Map((await costsOf(endpoints)).map(({ name, cost }) => [name, cost]))
  await growWorld(portal, world, { from: ONCE, upto: ONCE * TIMES - 1 })
  const found = (await costsOf(endpoints)).flatMap(({ endpoint, name, cost }) => {
    const before = once.get(name)!
    const most = (unit: keyof Cost) => Math.max(before[unit] * MOST + SPARE[unit], bounded[endpoint]?.[unit] ?? 0)
    const grows = (['rows', 'bytes'] as const).filter((unit) => cost[unit] > most(unit))
    return grows.map((unit) => ({ endpoint, line: `${name}: ${before[unit]} → ${cost[unit]} ${unit}` }))
  })
  expect(found.filter(({ endpoint }) => !growing.includes(endpoint)).map(({ line }) => line)).toEqual([])
  if (isWhole)
    expect(growing.filter((name) => isChosen(name) && !found.some(({ endpoint }) => endpoint === name))).toEqual([])
})

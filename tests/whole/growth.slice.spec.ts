import { afterAll, beforeAll, expect, test } from 'vitest'
import { isStaff, Role } from '#modules/permissions/roles.ts'
import type { Endpoint } from '#platform/http/endpoint.ts'
import { modules } from '#portal'
import { copiedWhole } from '#tests/copied-whole.ts'
import { type Cost, costOf } from '#tests/growth/cost.ts'
import { growWorld, readWorld } from '#tests/growth/grown-world.ts'
import { requestOf } from '#tests/portal.ts'
import { isWhole, partOf } from '#tests/seed.ts'
import { everyEndpoint, mayBeCalledBy, nameOf, sampleOf } from './every-endpoint.ts'
import { growing, surelyGrowing } from './growing-reads.ts'
import type { Whole } from './two-companies.ts'

/** Enough that every list has more than a page. */
const ONCE = 55
const TIMES = Number(process.env['GROWTH_TIMES'] ?? (isWhole ? 10 : 4))
const MOST = 1.5
/** A plan that changes as a table grows may read a few rows more; a count has more digits. */
const SPARE = { rows: 250, bytes: 500 }

/** Files of all that was filtered are as long as that. */
const isFile = ({ path }: Endpoint) => /\.(:format|ics|zip|pdf|csv|json)$/.test(path)

type Call = {
  readonly endpoint: string
  readonly name: string
  readonly run: () => Promise<{ readonly bytes: number }>
}

/** GROWTH_ONLY: parts of names, separated by commas. */
const parts = process.env['GROWTH_ONLY']?.split(',')
const only = (name: string) => parts?.some((part) => name.includes(part)) ?? true

const reads = everyEndpoint.filter(
  (endpoint) => endpoint.method === 'GET' && !isFile(endpoint) && only(nameOf(endpoint)),
)

let whole: Whole
beforeAll(async () => {
  whole = await copiedWhole(modules.map((module) => ({ ...module, reactions: [], watches: [], invariants: [] })))
}, 300_000)
afterAll(() => whole?.portal.stop())

/** By everyone who may; of `npm test`, by one of the company and one of the staff. */
const rolesFor = (endpoint: Endpoint): readonly Role[] => {
  const roles = Role.literals.filter((role) => mayBeCalledBy(endpoint, role))
  if (isWhole) return roles
  return [roles.find((role) => !isStaff(role)), roles.find(isStaff)].filter((role) => role !== undefined)
}

const callsOf = async (endpoints: readonly Endpoint[]): Promise<readonly Call[]> => {
  const { portal, andina } = whole
  const tokens = new Map<Role, string>()
  for (const role of Role.literals) {
    const of = role === 'PROCUREMENT' ? andina.buyer : andina.reader
    const session = isStaff(role)
      ? await portal.as(role)
      : await portal.sessionOf({ ...of, role, distributorId: andina.distributorId })
    tokens.set(role, session.jwt)
  }
  return endpoints.flatMap((endpoint) => {
    const sample = sampleOf(endpoint, andina)
    const unfiltered = Object.fromEntries(Object.entries(sample).filter(([name]) => name in (endpoint.params ?? {})))
    const inputs = endpoint.query ? { unfiltered, filtered: sample } : { unfiltered: sample }
    return rolesFor(endpoint).flatMap((role) =>
      Object.entries(inputs).map(([form, input]) => ({
        endpoint: nameOf(endpoint),
        name: `${nameOf(endpoint)}, ${form}, ${role}`,
        run: async () => {
          const headers = { authorization: `Bearer ${tokens.get(role)!}` }
          const answer = await portal.node.app.inject({ ...requestOf(endpoint, input), headers })
          return { bytes: answer.rawPayload.length }
        },
      })),
    )
  })
}

const costsOf = async (endpoints: readonly Endpoint[]): Promise<ReadonlyMap<Call, Cost>> => {
  const { portal } = whole
  await portal.owner.query('vacuum analyze')
  const costs = new Map<Call, Cost>()
  for (const call of await callsOf(endpoints)) {
    await call.run() // for the second one, what is cached is cached
    costs.set(call, await costOf(portal, call.run))
  }
  return costs
}

test(`no read costs more in a world of ${TIMES} times as much`, { timeout: 1_200_000 }, async () => {
  const { portal } = whole
  const endpoints = partOf('reads that may grow', reads, parts ? 1 : 3)
  const world = await readWorld(portal.owner)
  await growWorld(portal, world, { from: 1, upto: ONCE - 1 })
  const once = new Map([...(await costsOf(endpoints))].map(([{ name }, cost]) => [name, cost]))
  await growWorld(portal, world, { from: ONCE, upto: ONCE * TIMES - 1 })
  const found = [...(await costsOf(endpoints))].flatMap(([{ endpoint, name }, cost]) => {
    const before = once.get(name)!
    const grows = (['rows', 'bytes'] as const).filter((unit) => cost[unit] > before[unit] * MOST + SPARE[unit])
    return grows.map((unit) => ({ endpoint, line: `${name}: ${before[unit]} → ${cost[unit]} ${unit}` }))
  })
  expect(found.filter(({ endpoint }) => !growing.has(endpoint)).map(({ line }) => line)).toEqual([])
  if (isWhole)
    expect(surelyGrowing.filter((name) => only(name) && !found.some(({ endpoint }) => endpoint === name))).toEqual([])
})

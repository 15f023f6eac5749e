import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { portalOn } from '#tests/e2e/portal-process.ts'
import { callsOf, ONCE, oneOfEachSide, quietWhole, type ReadCall, reads } from '#tests/growth/calls.ts'
import { growWorld, readWorld } from '#tests/growth/grown-world.ts'
import type { Whole } from '#tests/whole/two-companies.ts'
import type { GrowthReport } from './growth.ts'
import { REACT_TO_NOTHING } from './recording.ts'
import { residentMegabytes } from './resident-megabytes.ts'
import { median } from './spread.ts'

const ROUNDS = 9
const times = Number(process.env['GROWTH_TIMES'])

const grown = async (factor: number): Promise<Whole> => {
  const whole = await quietWhole()
  await growWorld(whole.portal, await readWorld(whole.portal.owner), { from: 1, upto: ONCE * factor - 1 })
  await whole.portal.owner.query('vacuum analyze')
  return whole
}

const timed = async ({ run }: ReadCall) => {
  const began = performance.now()
  const { bytes } = await run()
  return { ms: performance.now() - began, bytes }
}

/** In turns, so that a slow minute of the machine is one of both. */
const compared = async (once: ReadCall, many: ReadCall) => {
  const took = { once: [] as number[], many: [] as number[] }
  const bytes = { once: 0, many: 0 }
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [side, call] of [['once', once] as const, ['many', many] as const]) {
      const { ms, bytes: length } = await timed(call)
      bytes[side] = length
      if (round > 0) took[side].push(ms) // the first round fills what is cached
    }
  }
  return { name: once.name, once: median(took.once), many: median(took.many), bytes }
}

/** Resident megabytes of the program on a database, after these calls. */
const memoryOn = async ({ portal }: Whole, calls: readonly ReadCall[]): Promise<number> => {
  await portal.owner.query(REACT_TO_NOTHING)
  const started = await portalOn(portal.configuration.databaseUrl!)
  for (const { url, jwt } of calls)
    await fetch(`${started.url}${url}`, { headers: { authorization: `Bearer ${jwt}` } }).then((it) => it.arrayBuffer())
  const resident = residentMegabytes(started.pid)
  await started.stop()
  return resident
}

test('the times of every read in a world and in one that is larger', { timeout: 7_200_000 }, async () => {
  const once = await grown(1)
  const many = await grown(times)
  const calls = { once: await callsOf(once, reads, oneOfEachSide), many: await callsOf(many, reads, oneOfEachSide) }
  expect(calls.many.map(({ name }) => name)).toEqual(calls.once.map(({ name }) => name))
  const compares: GrowthReport['reads'][number][] = []
  for (const [index, call] of calls.once.entries()) compares.push(await compared(call, calls.many[index]!))
  const { rows } = await many.portal.owner.query<{ n: number }>('select count(*)::int as n from es.event')
  const memory = await memoryOn(many, calls.many)
  const report: GrowthReport = { events: rows[0]!.n, reads: compares, memory }
  writeFileSync(process.env['GROWTH_REPORT']!, JSON.stringify(report))
  await once.portal.stop()
  await many.portal.stop()
})

import { afterAll, beforeAll, expect, test } from 'vitest'

import { mishaps } from './blows.ts'
import { bugs } from './planted/bugs.ts'
import { lookFor } from './planted/planted.ts'
import { seedOf } from './seed.ts'
import { storm } from './storm.ts'
import { startWorld, type World } from './world.ts'

const KILLS = 5
/** Enough orders to be under way at every blow; other tests run at the same time. */
const PAUSE_MS = 500
/** On a machine that is busy with other things. */
const PATIENCE_MS = 600_000
const seed = seedOf(process.env.FAULT_SEED)

let world: World
beforeAll(async () => {
  world = await startWorld()
}, PATIENCE_MS)
afterAll(() => world?.stop())

test(
  `everything goes wrong under load, once each: what was acknowledged is there once, windows heard all of it, every promise is kept (seed ${seed})`,
  async () => {
    const lines: string[] = []
    const log = (line: string) => void lines.push(line)
    const many = { kills: KILLS, mishaps: Object.keys(mishaps).length, months: 1 }
    const report = await storm(world, { seed, ...many, pauseMs: PAUSE_MS, log })
    expect(report.found, lines.join('\n')).toEqual([])
    expect(report.failedInRestart, 'requests that failed while nodes were restarted in turn').toEqual([])
    expect(report.overlooked, 'ways to tamper that the checker overlooks').toEqual([])
    expect(report.replay.differing, 'read models that are not what a replay makes of the log').toEqual([])
    expect(report.acknowledged).toBeGreaterThan(10 * KILLS)
    expect(report.repeats, 'commands that met a fault and were sent again').toBeGreaterThan(0)
  },
  PATIENCE_MS,
)

/** `npm run faults -- --planted` looks for all of them. */
const inShort = bugs.filter(({ inShort }) => inShort)

test.each(inShort)('noticed in the program: $what', { timeout: PATIENCE_MS }, async (bug) => {
  const noticed = await lookFor(world, bug, seed)
  expect(noticed.isNoticed, JSON.stringify(noticed)).toBe(true)
})

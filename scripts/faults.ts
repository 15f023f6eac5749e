import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { counted } from '#platform/text/formats.ts'
import { mishaps } from '#tests/faults/blows.ts'
import { type Bug, bugs } from '#tests/faults/planted/bugs.ts'
import { lookAtSound, lookFor } from '#tests/faults/planted/planted.ts'
import { seedOf } from '#tests/faults/seed.ts'
import { storm } from '#tests/faults/storm.ts'
import { tampering } from '#tests/faults/tampering.ts'
import { startWorld, type World } from '#tests/faults/world.ts'

import { command, misused, wholeNumber } from './command-line.ts'

const usage = `npm run faults -- [--cycles 60] [--races 100] [--seed N] [--only PART] [--planted]

Everything that can go wrong, for some 15 minutes.

--cycles 200  so many kills, and a mishap after every eighth, but each kind once
--races 500   so many rounds of every race
--seed 7      the choices of an earlier run
--only PART   storm, races, planted, or part of the name of a planted bug
--planted     short for --only planted`

const options = {
  cycles: { type: 'string', default: '60' },
  races: { type: 'string', default: '100' },
  seed: { type: 'string' },
  only: { type: 'string' },
  planted: { type: 'boolean' },
} as const

type RunOptions = {
  readonly seed: number
  readonly cycles: number
  readonly rounds: number
  /** The planted bugs that are looked for. */
  readonly wanted: readonly Bug[]
}

type Line = { readonly what: string; readonly result: string; readonly isGood: boolean }

const started = performance.now()
const log = (line: string): void =>
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(6)} s  ${line}`)

const stormPart = async ({ seed, cycles }: RunOptions): Promise<Line[]> => {
  const world = await startWorld()
  try {
    const most = Math.max(Object.keys(mishaps).length, Math.ceil(cycles / 8))
    const it = await storm(world, { seed, kills: cycles, mishaps: most, months: 2, log })
    const { acknowledged, repeats, heard, delivered, replay, found, overlooked, failedInRestart } = it
    return [
      {
        what: 'both nodes restarted in turn under load',
        result: failedInRestart.length === 0 ? 'no request failed' : `failed: ${failedInRestart.join('; ')}`,
        isGood: failedInRestart.length === 0,
      },
      {
        what: `${cycles} kills and ${most} mishaps under load; ${acknowledged} commands acknowledged, ${repeats} calls repeated, ${heard} changes heard by windows, ${delivered} events taken from webhooks`,
        result: found.length === 0 ? 'nothing contradicts' : JSON.stringify(found),
        isGood: found.length === 0,
      },
      {
        what: `${replay.readModels} read models of ${replay.rows} rows built anew from the log`,
        result: replay.differing.length === 0 ? 'all rows equal' : replay.differing.join(', '),
        isGood: replay.differing.length === 0,
      },
      {
        what: `${Object.keys(tampering).length} ways to tamper with the tables`,
        result: overlooked.length === 0 ? 'all noticed' : `overlooked: ${overlooked.join(', ')}`,
        isGood: overlooked.length === 0,
      },
    ]
  } finally {
    await world.stop()
  }
}

const soundLine = async (world: World, seed: number): Promise<Line> => {
  const { found, said } = await lookAtSound(world, seed)
  const isGood = found.length === 0 && said.length === 0
  const result = isGood ? 'nothing noticed' : JSON.stringify({ found, said })
  return { what: 'the program without a bug, provoked in all those ways', result, isGood }
}

const bugLine = async (world: World, bug: Bug, seed: number): Promise<Line> => {
  const { isNoticed, found, said } = await lookFor(world, bug, seed)
  const noticing = bug.noticed.filter((name) => found.some(({ check }) => check === name))
  const result = isNoticed ? `noticed: ${noticing.join('; ')}` : `NOT NOTICED: ${JSON.stringify({ found, said })}`
  return { what: bug.what, result, isGood: isNoticed }
}

const plantedPart = async ({ seed, wanted }: RunOptions): Promise<Line[]> => {
  const lines: Line[] = []
  const report = (line: Line) => {
    lines.push(line)
    log(`${line.what}: ${line.result}`)
  }
  const world = await startWorld()
  try {
    if (wanted.length === bugs.length) report(await soundLine(world, seed))
    for (const bug of wanted) report(await bugLine(world, bug, seed))
  } finally {
    await world.stop()
  }
  return lines
}

const RACES = ['one-key', 'races', 'quote-races', 'last-carecoins', 'limits']

const racesPart = async ({ seed, rounds }: RunOptions): Promise<Line[]> => {
  const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs')
  const files = RACES.map((name) => `tests/faults/${name}`)
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'slice', '--retry', '0', ...files], {
    stdio: 'inherit',
    env: { ...process.env, ROUNDS: String(rounds), FAULT_SEED: String(seed) },
  })
  const isGood = status === 0
  return [
    { what: `${counted(rounds, 'round')} of every race`, result: isGood ? 'one winner each' : 'see above', isGood },
  ]
}

const parts = { storm: stormPart, races: racesPart, planted: plantedPart }

await command({ usage, options, positionals: 0 }, async ({ values }) => {
  const only = values.planted ? 'planted' : values.only
  const runOptions: RunOptions = {
    seed: seedOf(values.seed && String(wholeNumber('--seed', values.seed, 0))),
    cycles: wholeNumber('--cycles', values.cycles, 1),
    rounds: wholeNumber('--races', values.races, 1),
    wanted: bugs.filter(({ what }) => !only || only === 'planted' || what.includes(only)),
  }
  const { seed, cycles, rounds, wanted } = runOptions
  const chosen = only && !Object.hasOwn(parts, only) ? 'planted' : only
  if (chosen === 'planted' && wanted.length === 0) throw misused(`There is no part ${only}.`, usage)
  console.log(
    `Seed ${seed}. ${only ?? `${cycles} kills, ${counted(rounds, 'round')} of every race, ${bugs.length} planted bugs`}.`,
  )
  const lines: Line[] = []
  for (const [name, part] of Object.entries(parts))
    if (!chosen || chosen === name) lines.push(...(await part(runOptions)))

  console.log(`\nSeed ${seed}, ${((performance.now() - started) / 1000).toFixed(0)} s`)
  for (const { what, result, isGood } of lines) console.log(`${isGood ? ' ok ' : 'BAD '} ${what}\n       ${result}`)
  process.exitCode = lines.every(({ isGood }) => isGood) ? 0 : 1
})
process.exit()

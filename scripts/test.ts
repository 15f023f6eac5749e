import { randomInt } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

import { turns } from '#platform/background/fibres.ts'
import { type Check, type FileTime, groups, type Result, type Stage, stages } from './checks.ts'

type TimedResult = Result & { readonly seconds: number }

/** Of processes that ended below this one, with theirs; null where the system does not say. Clock ticks are hundredths. */
const childCpuSeconds = (): number | null => {
  if (!existsSync('/proc/self/stat')) return null
  const [, fields = ''] = /^.*\) (.*)$/s.exec(readFileSync('/proc/self/stat', 'utf8')) ?? []
  const [user, system] = fields.split(' ').slice(13, 15).map(Number)
  return ((user ?? 0) + (system ?? 0)) / 100
}

const timed = async ({ run }: Check, seed: number): Promise<TimedResult> => {
  const started = performance.now()
  const result = await run(seed)
  return { ...result, seconds: (performance.now() - started) / 1000 }
}

const print = ({ passed, failed, output, seconds }: TimedResult): void => {
  const counts = failed > 0 ? `${passed} passed, ${failed} FAILED` : `${passed} passed`
  console.log(`${counts.padEnd(28)}${seconds.toFixed(1).padStart(7)} s`)
  if (failed > 0) console.log(`\n${output.trim()}\n`)
}

/** A group, or the checks that were named, by their own names or their stages'; all of them without a name. */
const chosen = (wanted: readonly string[]): readonly Stage[] => {
  const [first = '', ...others] = wanted
  const group = groups[first]
  if (group && others.length === 0) return group
  const known = stages.flatMap(({ name, checks }) => [name, ...checks.map((check) => check.name)])
  const unknown = wanted.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    const choices = [...Object.keys(groups), ...new Set(known)].join(', ')
    console.error(`\n  There is no check ${unknown.join(', ')}: choose from ${choices}.\n`)
    process.exit(1)
  }
  if (wanted.length === 0) return stages
  return stages
    .map(({ name, checks }) => ({
      name,
      checks: wanted.includes(name) ? checks : checks.filter((check) => wanted.includes(check.name)),
    }))
    .filter(({ checks }) => checks.length > 0)
}

type StageTime = { readonly name: string; readonly wall: number; readonly cpu: number | null }

const SLOWEST = 10

const report = (times: readonly StageTime[], files: readonly FileTime[], seed: number): void => {
  console.log('\nStage             wall      CPU')
  for (const { name, wall, cpu } of times)
    console.log(
      `${name.padEnd(12)}${wall.toFixed(0).padStart(8)} s${cpu === null ? '' : `${cpu.toFixed(0).padStart(7)} s`}`,
    )
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
  if (slowest.length > 0) console.log('\nSlowest files')
  for (const { file, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(8)} s  ${file}`)
  console.log(`\nSeed ${seed} (TEST_SEED=${seed} repeats the choices of this run)`)
}

/** Runs the checks that were named, or all: a line each, and their output where they fail. */
const main = async (): Promise<void> => {
  const seed = Number(process.env.TEST_SEED ?? randomInt(2 ** 31))
  let passed = 0
  let failed = 0
  const files: FileTime[] = []
  const times: StageTime[] = []
  const twoAtATime = turns(2)
  for (const stage of chosen(process.argv.slice(2))) {
    const started = performance.now()
    const cpuBefore = childCpuSeconds()
    const results = stage.checks.map((check) => ({ name: check.name, result: twoAtATime(() => timed(check, seed)) }))
    for (const { name, result } of results) {
      process.stdout.write(name.padEnd(14))
      const found = await result
      print(found)
      passed += found.passed
      failed += found.failed
      files.push(...(found.files ?? []))
    }
    const cpu = cpuBefore === null ? null : (childCpuSeconds() ?? 0) - cpuBefore
    times.push({ name: stage.name, wall: (performance.now() - started) / 1000, cpu })
  }
  report(times, files, seed)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

await main()

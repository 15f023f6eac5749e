import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { pieces } from './checks.ts'
import { command, misused } from './command-line.ts'

const usage = `npm run test:all -- [PIECE …] [--anew] [--list]

Everything, whole: each piece that has not passed at this commit yet, or those that are named. What was broken off goes on
with the next piece.

${pieces.map(({ name }) => name).join(', ')}

--anew  also what has passed at this commit
--list  what has passed at which commit, and nothing is run`

const options = { anew: { type: 'boolean' }, list: { type: 'boolean' } } as const

type GreenRun = { readonly commit: string; readonly passed: number; readonly seconds: number; readonly seed: number }

const root = join(import.meta.dirname, '..')
const record = join(root, 'node_modules/.cache/test-all.json')

const readRecord = (): Record<string, GreenRun> =>
  existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as Record<string, GreenRun>) : {}

const git = (...args: string[]): string => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? ''

/** What is tested: a commit, or one with changes that no commit has, which proves nothing for later. */
const commitNow = (): string => {
  const commit = git('rev-parse', '--short=10', 'HEAD') || 'no commit'
  return git('status', '--porcelain') === '' ? commit : `${commit} with changes`
}

const lineOf = (name: string, known: GreenRun | undefined): string =>
  known
    ? `${name.padEnd(14)}${`${known.passed} passed`.padEnd(20)}${known.seconds.toFixed(0).padStart(7)} s  at ${known.commit}, seed ${known.seed}`
    : `${name.padEnd(14)}not passed yet`

await command({ usage, options, positionals: Number.POSITIVE_INFINITY }, async ({ positionals: names, values }) => {
  const unknown = names.filter((name) => !pieces.some((piece) => piece.name === name))
  if (unknown.length > 0) throw misused(`There is no piece ${unknown.join(', ')}.`, usage)
  const commit = commitNow()
  const wanted = pieces.filter(({ name }) => names.length === 0 || names.includes(name))
  const hasPassed = (name: string): boolean => readRecord()[name]?.commit === commit && !commit.endsWith('changes')

  let failed = 0
  for (const { name, run } of values.list ? [] : wanted) {
    if (hasPassed(name) && !values.anew) continue
    const seed = Number(process.env.TEST_SEED ?? randomInt(2 ** 31))
    console.log(`${name} (seed ${seed}) …`)
    const started = performance.now()
    const result = await run(seed)
    const seconds = (performance.now() - started) / 1000
    failed += result.failed
    const { [name]: _, ...others } = readRecord()
    const own = result.failed === 0 ? { [name]: { commit, passed: result.passed, seconds, seed } } : {}
    mkdirSync(dirname(record), { recursive: true })
    writeFileSync(record, JSON.stringify({ ...others, ...own }, null, 2))
    if (result.failed > 0) console.log(`${name}: ${result.failed} FAILED, seed ${seed}\n\n${result.output.trim()}\n`)
  }

  console.log(`\nAt ${commit}`)
  for (const { name } of wanted) console.log(lineOf(name, readRecord()[name]))
  const passed = wanted.reduce((sum, { name }) => sum + (readRecord()[name]?.passed ?? 0), 0)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
})
process.exit()

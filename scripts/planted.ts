import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'

import type { PlantedFault } from '#tests/faults/planted/small/planted-fault.ts'
import { plantedFaults } from '#tests/faults/planted/small/planted-faults.ts'

import { command, misused } from './command-line.ts'

const usage = `npm run planted -- [--only TEXT]

Plants small faults into the source, one at a time, and runs the tests that have to notice: 95 in 100 must be found.

--only zone  faults of this kind; else those whose name or file has this text`

const root = join(import.meta.dirname, '..')
const LEAST_FOUND = 0.95
const AT_ONCE = 2

type Report = {
  readonly testResults: readonly {
    readonly status: string
    readonly message?: string
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}
type Outcome = {
  readonly passed: number
  readonly failures: readonly string[]
  /** Why files did not even begin. */
  readonly broken: readonly string[]
  readonly output: string
}

/** Runs these test files with the fault of that name; with none, where it is left out. */
const run = (files: readonly string[], fault = ''): Promise<Outcome> =>
  new Promise((resolve) => {
    const folder = mkdtempSync(join(tmpdir(), 'planted-'))
    const report = join(folder, 'report.json')
    const child = spawn(
      process.execPath,
      [
        ...['--import', join(import.meta.dirname, 'follow-parent.mjs')],
        ...[join(root, 'node_modules/vitest/vitest.mjs'), 'run'],
        ...['--config', 'tests/faults/planted/small/vitest.config.ts'],
        ...['--reporter=json', `--outputFile=${report}`],
        ...(fault === '' ? [] : ['--bail=1']),
        ...files,
      ],
      { cwd: root, env: { ...process.env, PLANTED: fault }, stdio: ['ignore', 'pipe', 'pipe'] },
    )
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        output += part.toString()
      })
    child.on('close', () => {
      const { testResults } = readReport(report)
      rmSync(folder, { recursive: true, force: true })
      const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
      const failures = tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)
      const broken = testResults.flatMap(({ status, message = '', assertionResults }) =>
        status === 'failed' && assertionResults.length === 0 ? [message.split('\n')[0] ?? ''] : [],
      )
      const passed = tests.filter(({ status }) => status === 'passed').length
      resolve({ passed, failures, broken, output })
    })
  })

const readReport = (file: string): Report => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return { testResults: [] }
  }
}

type Line = { readonly fault: PlantedFault; readonly isFound: boolean; readonly by: string }

/** Found is what a test says; a file that does not begin says nothing. */
const lineOf = async (fault: PlantedFault): Promise<Line> => {
  const { passed, failures, broken, output } = await run(fault.by, fault.what)
  const [first] = failures
  if (first !== undefined) return { fault, isFound: true, by: first }
  const why = broken[0] ?? (passed === 0 ? output.slice(-500) : `all pass in ${fault.by.join(', ')}`)
  return { fault, isFound: false, by: why }
}

/** So many at a time. */
const eachOf = async <Thing>(things: readonly Thing[], work: (thing: Thing) => Promise<void>): Promise<void> => {
  const left = [...things]
  const workNext = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await work(next)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, workNext))
}

/** A kind, or a part of the name or the file. */
const wantedBy = (only: string): readonly PlantedFault[] => {
  const ofKind = plantedFaults.filter(({ kind }) => kind === only)
  return ofKind.length > 0 ? ofKind : plantedFaults.filter(({ what, file }) => `${what} ${file}`.includes(only))
}

await command(
  { usage, options: { only: { type: 'string', default: '' } }, positionals: 0 },
  async ({ values: { only } }) => {
    const wanted = wantedBy(only)
    if (wanted.length === 0) throw misused(`No fault has ${only} in its name.`, usage)

    const sound = await run([...new Set(wanted.flatMap(({ by }) => by))])
    const alreadyWrong = [...sound.failures, ...sound.broken]
    if (alreadyWrong.length > 0 || sound.passed === 0) {
      console.log(`Without a fault already: ${alreadyWrong.join('; ') || sound.output}`)
      console.log(`0 passed, ${wanted.length} failed`)
      process.exitCode = 1
      return
    }

    const lines: Line[] = []
    await eachOf(wanted, async (fault) => {
      const line = await lineOf(fault)
      lines.push(line)
      console.log(`${line.isFound ? 'found ' : 'MISSED'}  ${fault.kind.padEnd(8)}  ${fault.what}: ${line.by}`)
    })
    const missed = lines.filter(({ isFound }) => !isFound)
    const isEnough = (lines.length - missed.length) / lines.length >= LEAST_FOUND
    for (const { fault } of missed) console.log(`missed: ${fault.what}, in ${fault.file}`)
    console.log(`${lines.length - missed.length} of ${lines.length} found`)
    // What is missed within the limit is listed above, and fails nothing.
    console.log(
      `${isEnough ? lines.length : lines.length - missed.length} passed, ${isEnough ? 0 : missed.length} failed`,
    )
    process.exitCode = isEnough ? 0 : 1
  },
)

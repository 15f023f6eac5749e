import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Figure } from './figure.ts'
import { milliseconds } from './spread.ts'

/** Medians in ms; `bytes` of the answer; `memory` in MB. */
export type GrowthReport = {
  readonly events: number
  readonly reads: readonly {
    readonly name: string
    readonly once: number
    readonly many: number
    readonly bytes: { readonly once: number; readonly many: number }
  }[]
  readonly memory: number
}

const MOST = 1.5
/** Below that, a ratio of medians is the machine's. */
const SPARE_MS = 1
const MOST_SEARCH = 2
const CHART_KB = 200
const MEMORY_MB = 300
const SHOWN = 12

const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs')

/** Its worlds are those of the tests, whose Postgres and templates vitest brings. */
const measured = (times: number): GrowthReport => {
  const folder = mkdtempSync(join(tmpdir(), 'partnercare-bench-growth-'))
  const file = join(folder, 'report.json')
  try {
    const env = { ...process.env, GROWTH_TIMES: String(times), GROWTH_REPORT: file }
    const { status, stdout } = spawnSync(process.execPath, [vitest, 'run', '--project', 'growth'], { env })
    if (status !== 0) throw new Error(stdout.toString())
    return JSON.parse(readFileSync(file, 'utf8'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type Read = GrowthReport['reads'][number]

const ratio = ({ once, many }: Read) => many / once

const pair = ({ name, once, many }: Read) => `${name}: ${milliseconds(once)} → ${milliseconds(many)}`

/** Every read in a world of the tests' and in one that is so many times as large, in turns. */
export const growth = (times: number): Figure[] => {
  const { events, reads, memory } = measured(times)
  const machine = `${events} events`
  const grown = reads.filter(({ once, many }) => many > once * MOST + SPARE_MS).toSorted((a, b) => ratio(b) - ratio(a))
  const searches = reads.filter(({ name }) => name.startsWith('GET /search,'))
  const slowest = Math.max(...searches.map(ratio))
  const chart = Math.max(...reads.flatMap(({ name, bytes }) => (/sales-chart/.test(name) ? [bytes.many] : []))) / 1000
  return [
    {
      what: `Reads that take more than ${MOST} times as long (and ${SPARE_MS} ms) at ${times} times`,
      measured: `${grown.length} of ${reads.length}${grown.length > 0 ? `: ${grown.slice(0, SHOWN).map(pair).join('; ')}` : ''}`,
      ...{ aim: '0', reached: grown.length === 0, machine },
    },
    {
      what: `Search at ${times} times`,
      measured: `${slowest.toFixed(2)} times (${searches.map(pair).join('; ')})`,
      ...{ aim: `${MOST_SEARCH} times`, reached: slowest <= MOST_SEARCH, machine },
    },
    {
      what: `Largest answer of a sales chart at ${times} times`,
      measured: `${chart.toFixed(1)} kB`,
      ...{ aim: `${CHART_KB} kB`, reached: chart <= CHART_KB, machine },
    },
    {
      what: `Memory after every read at ${times} times (resident)`,
      measured: `${memory.toFixed(0)} MB`,
      ...{ aim: `${MEMORY_MB} MB`, reached: memory <= MEMORY_MB, machine },
    },
  ]
}

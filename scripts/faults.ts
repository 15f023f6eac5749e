import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * `npm run faults -- --cycles 50`: so many times the program or Postgres is killed, instead of the few of a test run.
 * `npm run faults -- --races 500`: so many rounds of every race between two nodes instead.
 */
const { values } = parseArgs({ options: { cycles: { type: 'string', default: '50' }, races: { type: 'string' } } })
const [suites, env] = values.races
  ? [['tests/faults/races', 'tests/faults/quote-races', 'tests/faults/last-carecoins'], { ROUNDS: values.races }]
  : [['tests/faults/crash'], { FAULT_CYCLES: values.cycles }]
const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs')
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'slice', ...suites], {
  stdio: 'inherit',
  env: { ...process.env, ...env },
})
process.exit(status ?? 1)

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/** `npm run faults -- --cycles 50`: so many times the program or Postgres is killed, instead of the few of a test run. */
const { values } = parseArgs({ options: { cycles: { type: 'string', default: '50' } } })
const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs')
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'slice', 'tests/faults/crash'], {
  stdio: 'inherit',
  env: { ...process.env, FAULT_CYCLES: values.cycles },
})
process.exit(status ?? 1)

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** `npm run stress -- 60`: the stress test of the event log for that many seconds instead of the few of a test run. */
const seconds = process.argv[2] ?? '60'
const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs')
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'slice', 'tests/stress'], {
  stdio: 'inherit',
  env: { ...process.env, STRESS_SECONDS: seconds },
})
process.exit(status ?? 1)

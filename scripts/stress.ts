import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { command, wholeNumber } from './command-line.ts'

const usage = `npm run stress -- [SECONDS]

The event log under writers, rollbacks and killed connections: for a minute, or for so many seconds.`

const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs')

/** The stress test of the event log for that many seconds instead of the few of a test run. */
await command({ usage, options: {}, positionals: 1 }, ({ positionals: [typed = '60'] }) => {
  const seconds = wholeNumber('SECONDS', typed, 1)
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'long', 'tests/stress'], {
    stdio: 'inherit',
    env: { ...process.env, STRESS_SECONDS: String(seconds) },
  })
  process.exit(status ?? 1)
})

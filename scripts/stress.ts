import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { command, wholeNumber } from './command-line.ts'

const usage = `npm run stress -- [SECONDS]

The event log under writers, rollbacks and killed connections: for a minute, or for so many seconds. Then a burst of
200 000 events in two minutes, while people order: how long it takes until all is worked off, and what they wait.`

const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs')

const BURST_EVENTS = 200_000

/** The stress tests for that many seconds and events instead of the few of a test run. */
await command({ usage, options: {}, positionals: 1 }, ({ positionals: [typed = '60'] }) => {
  const seconds = wholeNumber('SECONDS', typed, 1)
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'long', 'tests/stress'], {
    stdio: 'inherit',
    env: { ...process.env, STRESS_SECONDS: String(seconds), BURST_EVENTS: String(BURST_EVENTS) },
  })
  process.exit(status ?? 1)
})

import type { Configuration } from '#platform/configuration/configuration.ts'
import { CannotStart, started } from '#platform/node/cannot-start.ts'

import { runPortal } from './run-portal.ts'

const modeOf = (args: readonly string[]): Configuration['mode'] => {
  const mode = args.find((arg) => arg.startsWith('--mode='))?.slice('--mode='.length) ?? 'production'
  if (mode === 'demo' || mode === 'development' || mode === 'production' || mode === 'test') return mode
  throw new CannotStart(`There is no mode ${mode}: choose demo, development or production.`)
}

await started(async () => {
  await runPortal(modeOf(process.argv))
  process.exit(0)
})

import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startPortalProcess } from '#tests/e2e/portal-process.ts'

import type { Figure } from './figure.ts'

const FIRST_S = 30
const LATER_S = 5

/** `npm run demo` from the program's start to its first answer: on an empty folder, and when the world is there. */
export const start = async (): Promise<Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'partnercare-bench-start-'))
  chmodSync(folder, 0o755) // for the user that Postgres runs as
  const seconds = async () => {
    const began = performance.now()
    const portal = await startPortalProcess({ mode: 'demo', dataDir: join(folder, 'data'), environment: {} })
    const took = (performance.now() - began) / 1000
    await portal.stop()
    return took
  }
  const first = await seconds()
  const later = await seconds()
  rmSync(folder, { recursive: true, force: true })
  const figure = (what: string, took: number, aim: number, machine: string): Figure => ({
    what,
    measured: `${took.toFixed(1)} s`,
    aim: `${aim} s`,
    reached: took <= aim,
    machine,
  })
  return [
    figure('First start of the demo', first, FIRST_S, 'Postgres is set up, two years of twelve companies are seeded'),
    figure('Later start of the demo', later, LATER_S, 'Postgres included'),
  ]
}

import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { isPostgres } from '#platform/postgres/cluster.ts'
import { startEmbedded } from '#platform/postgres/embedded.ts'
import { copyOf, type DatabaseCopy } from '#tests/database-copy.ts'
import { portalOn } from '#tests/e2e/portal-process.ts'
import { clearUpBehindUs } from '#tests/postgres-for-tests.ts'

import { eventually } from './eventually.ts'

/** A durable Postgres of our own, to be shaken, with the demo world written once. */
export type World = {
  /** The demo world as it was written, in a database of its own. */
  readonly fresh: () => Promise<DatabaseCopy>
  readonly port: number
  /** The first process of Postgres. */
  readonly postmaster: () => number
  /**
   * SIGKILL: as if the machine had lost it. SIGQUIT: its own immediate shutdown. Comes back when it is dead; it is
   * started again on its port.
   */
  readonly killPostgres: (signal: 'SIGKILL' | 'SIGQUIT') => Promise<void>
  readonly stop: () => Promise<void>
}

export const startWorld = async (): Promise<World> => {
  const folder = join(tmpdir(), `partnercare-faults-${randomBytes(4).toString('hex')}`)
  clearUpBehindUs(folder)
  const postgres = await startEmbedded({ dataDir: folder, durable: true })
  const seeded = new URL(postgres.url)
  const admin = Object.assign(new URL(postgres.url), { pathname: '/postgres' }).href
  const telling = await portalOn(postgres.url)
  await telling.stop()
  const postmaster = () => Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  return {
    fresh: () => copyOf(seeded.pathname.slice(1), admin, 'shaken'),
    port: Number(seeded.port),
    postmaster,
    killPostgres: async (signal) => {
      const pid = postmaster()
      process.kill(pid, signal)
      await eventually('Postgres is dead', async () => !isPostgres(pid))
    },
    stop: async () => {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

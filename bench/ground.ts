import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startEmbedded } from '#platform/postgres/embedded.ts'
import { installDatabase } from '#platform/postgres/install.ts'
import { connect } from '#platform/postgres/pool.ts'
import { copyOf, type DatabaseCopy } from '#tests/database-copy.ts'
import { portalOn } from '#tests/e2e/portal-process.ts'
import { clearUpBehindUs } from '#tests/postgres-for-tests.ts'

/** A Postgres of the run's own: durable, on the machine's disk, as `npm run demo` has it. */
export type Ground = {
  /** A migrated database with nothing in it. */
  readonly empty: () => Promise<DatabaseCopy>
  /** One with the demo world. */
  readonly world: () => Promise<DatabaseCopy>
  readonly stop: () => Promise<void>
}

/** Known to a server from its next start on. */
const preload = async (dataDir: string, library: string): Promise<void> => {
  const server = await startEmbedded({ dataDir, durable: true })
  const owner = connect({ connectionString: server.url, max: 1 })
  await owner.query(`alter system set shared_preload_libraries = ${library}`)
  await owner.end()
  await server.stop()
}

/** `counting`: its Postgres counts statements, which costs each of them a little. */
export const prepareGround = async ({ counting = false } = {}): Promise<Ground> => {
  const folder = mkdtempSync(join(tmpdir(), 'partnercare-bench-'))
  chmodSync(folder, 0o755) // for the user that Postgres runs as
  clearUpBehindUs(folder)
  if (counting) await preload(folder, 'pg_stat_statements')
  const server = await startEmbedded({ dataDir: folder, durable: true })
  await installDatabase(server.url)
  // A template without connections; the server's own database is kept for administration.
  const template = await copyOf('template0', server.url, 'bench_template')
  await installDatabase(template.url)

  const seed = async (): Promise<string> => {
    const seeded = await copyOf(template.name, server.url, 'bench_world')
    await portalOn(seeded.url).then((portal) => portal.stop())
    return seeded.name
  }
  let world: Promise<string> | undefined

  return {
    empty: () => copyOf(template.name, server.url, 'bench'),
    world: async () => {
      world ??= seed()
      return copyOf(await world, server.url, 'bench')
    },
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

import { join } from 'node:path'

import { installJobs } from '#platform/work/jobs.ts'
import { type MigrationName, migrate } from './migrate.ts'
import { prepareRoles } from './roles.ts'

const migrations = join(import.meta.dirname, '../../../migrations')

/**
 * Brings a database to what this program needs; `asOf`: no further than another database was, for rows that come from
 * there. `url` must be the owner's; run by every node at start, one at a time.
 */
export const installDatabase = async (url: string, asOf?: readonly MigrationName[]): Promise<void> => {
  await prepareRoles(url)
  const applied = await migrate(url, migrations, asOf)
  if (applied.length > 0) await installJobs(url)
}

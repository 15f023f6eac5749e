import { join } from 'node:path'

import { installJobs } from '#platform/work/jobs.ts'
import { type MigrateOptions, type MigrationName, migrate, migrationsAsOf } from './migrate.ts'
import { prepareRoles } from './roles.ts'

const migrations = join(import.meta.dirname, '../../../migrations')

export const sameSchema = (recorded: readonly MigrationName[]): readonly MigrationName[] =>
  migrationsAsOf(migrations, recorded)

/** `url`: the owner's; every node at start, one at a time. */
export const installDatabase = async (url: string, options: MigrateOptions = {}): Promise<void> => {
  await prepareRoles(url)
  const applied = await migrate(url, migrations, options)
  if (applied.length > 0) await installJobs(url)
}

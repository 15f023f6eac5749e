import { serve } from '#platform/http/serve.ts'
import type { Services } from '#platform/services.ts'
import { lastDrill, latestDrills } from '#projections/restore_drills.ts'
import { DRILLS, readRestoreDrills } from './contract.ts'

/** Where backups are made at night: the last drill found a fault, or there was none for two days. */
export const alarmOf = async ({
  db,
  configuration,
}: Pick<Services, 'db' | 'configuration'>): Promise<string | null> => {
  const last = configuration.backup.folder === null ? undefined : await lastDrill(db)
  if (!last) return null
  if (last.fault) return `The backup of ${last.id} cannot be restored as it is: ${last.fault}`
  return last.isOld ? `No restore was tried since ${last.at}` : null
}

export const routes = [
  serve(readRestoreDrills, async ({ db, configuration }) => ({
    planned: configuration.backup.folder !== null,
    drills: await latestDrills(db, DRILLS),
  })),
]

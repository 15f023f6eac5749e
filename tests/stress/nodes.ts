import { type EventLog, eventLog } from '#platform/log/event-log.ts'
import { connectAsPortal } from '#platform/postgres/pool.ts'
import { type Projections, startProjections } from '#platform/projecting/projections.ts'
import { readModels } from './read-models.ts'

export type StressNode = { readonly log: EventLog; readonly models: Projections; readonly stop: () => Promise<void> }

/** A node of log and followers, on connections of its own that can be found by their name, and killed. */
export const startStressNode = async (url: string, name: string): Promise<StressNode> => {
  const pool = connectAsPortal(url, { max: 10, application_name: name })
  const log = eventLog(pool)
  const stopSealing = log.start()
  const models = await startProjections({ log, projections: readModels, onTrouble: () => {} })
  return {
    log,
    models,
    stop: async () => {
      await models.stop()
      stopSealing()
      await pool.end()
    },
  }
}

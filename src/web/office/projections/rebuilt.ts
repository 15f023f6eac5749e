import type { ReadModel, ReadModelTable } from '#modules/projections/contract.ts'
import { isBuilding, isLive, isStandby } from '#modules/projections/table-states.ts'

/** The tables that are built next to the one that is read. */
export const beingBuilt = ({ tables }: ReadModel): readonly ReadModelTable[] =>
  tables.slice(1).filter(({ role }) => isBuilding(role))

/** The read models that another look finds on a table which was not there, or was not ready, at the look before. */
export const rebuiltSince = (before: readonly ReadModel[], now: readonly ReadModel[]): readonly ReadModel[] =>
  now.filter(({ name, tables: [live] }) => {
    const known = before.find((model) => model.name === name)
    const wasReady = known?.tables.some(
      ({ version, state }, at) => version === live?.version && (at === 0 || isStandby(state)),
    )
    return known !== undefined && isLive(live?.state) && !wasReady
  })

import type { ReadModel } from '#modules/projections/contract.ts'
import { isBuilding, isLive, isStandby } from '#modules/projections/table-states.ts'
import { beingBuilt } from './rebuilt.ts'

/** What the server takes just now. A table that is read and has halted can be replaced, and compared with the streams. */
export const offeredFor = (
  model: ReadModel,
): Record<'rebuild' | 'pause' | 'resume' | 'cancel' | 'check' | 'back', boolean> => {
  const { tables } = model
  const isRead = isLive(tables[0]?.role)
  const built = beingBuilt(model)
  return {
    rebuild: isRead && built.length === 0,
    pause: built.some(({ state }) => isBuilding(state)),
    resume: built.some(({ state }) => !isBuilding(state)),
    cancel: built.length > 0,
    check: isRead,
    back: tables.some(({ state }) => isStandby(state)),
  }
}

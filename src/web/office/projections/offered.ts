import type { ReadModel } from '#modules/projections/contract.ts'
import { beingBuilt } from './rebuilt.ts'

/** What the server takes just now. A table that is read and has halted can be replaced, and compared with the streams. */
export const offeredFor = (
  model: ReadModel,
): Record<'rebuild' | 'pause' | 'resume' | 'cancel' | 'check' | 'back', boolean> => {
  const { tables } = model
  const isRead = tables[0]?.role === 'live'
  const built = beingBuilt(model)
  return {
    rebuild: isRead && built.length === 0,
    pause: built.some(({ state }) => state === 'building'),
    resume: built.some(({ state }) => state !== 'building'),
    cancel: built.length > 0,
    check: isRead,
    back: tables.some(({ state }) => state === 'standby'),
  }
}

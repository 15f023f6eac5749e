/** What a table is there for. standby: the one that was live before, kept up to date to go back to. */
export const tableRoles = ['live', 'standby', 'building'] as const
/** Its role, unless it rests or an event blocks it. */
export const tableStates = [...tableRoles, 'paused', 'halted'] as const
type TableState = (typeof tableStates)[number] | undefined
export const isLive = (state: TableState) => state === 'live'
export const isStandby = (state: TableState) => state === 'standby'
export const isBuilding = (state: TableState) => state === 'building'
export const isPaused = (state: TableState) => state === 'paused'
export const isHalted = (state: TableState) => state === 'halted'

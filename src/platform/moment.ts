import type { Day, Moment } from '#platform/event.ts'

export const moment = (at: Date): Moment => at.toISOString() as Moment

/** Of a moment, in UTC. */
export const utcDay = (at: Date | string): Day => new Date(at).toISOString().slice(0, 10) as Day

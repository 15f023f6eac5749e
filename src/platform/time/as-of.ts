import { invalid, type Refusal } from '#platform/decision.ts'

/** Tolerance for fast browser clocks. */
const AHEAD_MS = 60_000

export const stillToCome = (asOf: string | undefined, now: Date): Refusal | null =>
  asOf !== undefined && Date.parse(asOf) > now.getTime() + AHEAD_MS
    ? invalid({ asOf: asOf.includes('T') ? 'This moment is still to come' : 'This day is still to come' })
    : null

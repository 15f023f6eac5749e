import { invalid, type Refusal } from '#platform/decision.ts'

/** Browsers' clocks run ahead of ours by so much. */
const AHEAD_MS = 60_000

/** Why nothing can be shown as of this day or moment, or null: nothing is known of what has not begun. */
export const stillToCome = (asOf: string | undefined, now: Date): Refusal | null =>
  asOf !== undefined && Date.parse(asOf) > now.getTime() + AHEAD_MS
    ? invalid({ asOf: asOf.includes('T') ? 'This moment is still to come' : 'This day is still to come' })
    : null

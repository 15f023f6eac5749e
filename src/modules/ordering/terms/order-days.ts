import { invalid, type Refusal } from '#platform/decision.ts'
import type { Day } from '#platform/event.ts'

/** Why this day cannot stand in that field, or null; no day is always right. `tooEarly` and `tooLate` are what a person reads. */
export const wrongDay = (
  field: string,
  day: Day | null,
  between: {
    readonly from?: readonly [Day, tooEarly: string]
    readonly until?: readonly [Day, tooLate: string]
  },
): Refusal | null => {
  if (day === null) return null
  if (between.from && day < between.from[0]) return invalid({ [field]: between.from[1] })
  return between.until && day > between.until[0] ? invalid({ [field]: between.until[1] }) : null
}

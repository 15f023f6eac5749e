import type { Day } from '#platform/event.ts'
import { priceChangeTexts as texts } from '#texts/prices.ts'
import { readDay } from '#web/ui/fields/days/read-day.ts'

/** The day that a change is in force from, as it is typed; nothing typed is at once: null. */
export const effectiveDay = (typed: string): Day | null => readDay(typed)

/** Why what is typed is no day, or null. */
export const wrongDay = (typed: string): string | null =>
  typed.trim() === '' || readDay(typed) !== null ? null : texts.wrongDay

import { millisecondsInDay } from 'date-fns/constants'
import { QUOTE_VALIDITY_MAX_DAYS } from '#modules/ordering/terms/order-terms.ts'
import { say } from '#platform/text/say.ts'

/** Why a quote that is sent today cannot stand until the end of this day, or null. Both are days of the company: '2026-12-18'. */
export const whyNotUntil = (day: string, today: string): string | null => {
  const days = (Date.parse(day) - Date.parse(today)) / millisecondsInDay
  if (days < 1) return say('A quote is valid for one day at least')
  return days > QUOTE_VALIDITY_MAX_DAYS ? say('A quote is valid for {0} days at most', QUOTE_VALIDITY_MAX_DAYS) : null
}

import { millisecondsInHour } from 'date-fns/constants'
import type { PromiseOutcome } from '#modules/service/service-states.ts'
import type { AnswerPromise } from '#modules/service/tickets/ticket.ts'
import { median } from '#platform/median.ts'
import { compareTexts } from '#platform/text/alphabet.ts'

export const monthOf = ({ dueAt }: AnswerPromise): string => dueAt.slice(0, 7)

/** Kept: answered by then. Missed: later, or not yet. Solved by its distributor before that, a promise counts for nothing. */
export const outcomeOf = ({ withdrawn, answeredAt, dueAt }: AnswerPromise, now: Date): PromiseOutcome | null => {
  if (withdrawn) return null
  if (answeredAt !== null) return answeredAt <= dueAt ? 'KEPT' : 'MISSED'
  return new Date(dueAt) > now ? 'WAITING' : 'MISSED'
}

const toOneDecimal = (amount: number | null): number | null => amount && Math.round(amount * 10) / 10

/** By the month in which they were due, the latest first. `medianHours`: of those that were answered, with one decimal. */
export const promisesByMonth = (promises: readonly AnswerPromise[], now: Date) => {
  const counted = promises.filter(({ withdrawn }) => !withdrawn)
  const months = [...new Set(counted.map(monthOf))].toSorted(compareTexts).toReversed()
  return months.map((month) => {
    const ofMonth = counted.filter((promise) => monthOf(promise) === month)
    const count = (outcome: PromiseOutcome) => ofMonth.filter((it) => outcomeOf(it, now) === outcome).length
    const hours = ofMonth.flatMap(({ since, answeredAt }) =>
      answeredAt === null ? [] : (Date.parse(answeredAt) - Date.parse(since)) / millisecondsInHour,
    )
    return {
      month,
      kept: count('KEPT'),
      missed: count('MISSED'),
      waiting: count('WAITING'),
      medianHours: toOneDecimal(median(hours)),
    }
  })
}

/** Whether one of these was due in this month and came out so. */
export const isOfMonth = (
  promises: readonly AnswerPromise[],
  month: string,
  outcome: PromiseOutcome | undefined,
  now: Date,
): boolean =>
  promises.some((promise) => {
    const came = outcomeOf(promise, now)
    return came !== null && monthOf(promise) === month && (outcome === undefined || came === outcome)
  })

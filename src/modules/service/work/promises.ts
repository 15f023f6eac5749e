import { millisecondsInHour } from 'date-fns/constants'
import type { PromiseOutcome } from '#modules/service/service-states.ts'
import type { AnswerPromise } from '#modules/service/tickets/ticket.ts'
import type { PromiseSum } from './promise-contract.ts'

export const monthOf = ({ dueAt }: AnswerPromise): string => dueAt.slice(0, 7)

/** Kept: answered by then. Missed: later, or not yet. Solved by its distributor before that, a promise counts for nothing. */
export const outcomeOf = ({ withdrawn, answeredAt, dueAt }: AnswerPromise, now: Date): PromiseOutcome | null => {
  if (withdrawn) return null
  if (answeredAt !== null) return answeredAt <= dueAt ? 'KEPT' : 'MISSED'
  return new Date(dueAt) > now ? 'WAITING' : 'MISSED'
}

const toOneDecimal = (amount: number | null): number | null => amount && Math.round(amount * 10) / 10

/** Answers are kept by tenths of an hour: the one at a place among them is the mean of its tenth. */
const hoursAt = (answered: readonly PromiseSum[], place: number): number => {
  let passed = 0
  for (const { promises, milliseconds } of answered) {
    passed += promises
    if (place < passed) return milliseconds / promises / millisecondsInHour
  }
  return 0
}

const countOf = (sums: readonly PromiseSum[]): number => sums.reduce((all, { promises }) => all + promises, 0)

const medianHours = (answered: readonly PromiseSum[]): number | null => {
  const count = countOf(answered)
  if (count === 0) return null
  const [low, high] = [Math.floor((count - 1) / 2), Math.floor(count / 2)]
  return (hoursAt(answered, low) + hoursAt(answered, high)) / 2
}

/** Of one month. `medianHours`: of those that were answered, with one decimal. */
const figuresOf = (sums: readonly PromiseSum[]) => {
  const having = (...outcomes: readonly PromiseSum['outcome'][]) => sums.filter((sum) => outcomes.includes(sum.outcome))
  return {
    kept: countOf(having('KEPT')),
    missed: countOf(having('MISSED', 'OVERDUE')),
    waiting: countOf(having('WAITING')),
    medianHours: toOneDecimal(medianHours(having('KEPT', 'MISSED'))),
  }
}

/** By the month in which they were due, as `sums` come; those that were withdrawn count for nothing. */
export const promisesByMonth = (sums: readonly PromiseSum[]) => {
  const counted = sums.filter(({ outcome }) => outcome !== 'WITHDRAWN')
  return [...Map.groupBy(counted, ({ month }) => month)].map(([month, its]) => ({ month, ...figuresOf(its) }))
}

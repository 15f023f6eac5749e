import { millisecondsInDay } from 'date-fns/constants'
import type { StageTime } from './stage-times-contract.ts'

export type Hours = { readonly orders: number; readonly milliseconds: number }

/** Durations that are kept by the hour, the shortest first: the one at a place among them is the mean of its hour. */
const lasted = (hours: readonly Hours[], place: number): number => {
  let passed = 0
  for (const { orders, milliseconds } of hours) {
    passed += orders
    if (place < passed) return milliseconds / orders / millisecondsInDay
  }
  return 0
}

const countOf = (hours: readonly Hours[]): number => hours.reduce((all, { orders }) => all + orders, 0)

/** In days, between two of them in proportion. */
const percentile = (hours: readonly Hours[], share: number): number => {
  const place = share * (countOf(hours) - 1)
  const [low, high] = [lasted(hours, Math.floor(place)), lasted(hours, Math.ceil(place))]
  return low + (high - low) * (place - Math.floor(place))
}

/** The times of each stage by destination and Incoterm. `found`: in their order, and in each the shortest first. */
export const timesOfStages = <Found extends Hours & Pick<StageTime, 'destination' | 'method' | 'stage'>>(
  found: readonly Found[],
): StageTime[] =>
  [
    ...Map.groupBy(found, ({ destination, method, stage }) => JSON.stringify([destination, method, stage])).values(),
  ].map((hours) => {
    const { destination, method, stage } = hours[0] as Found
    const [median, p90] = [percentile(hours, 0.5), percentile(hours, 0.9)]
    return { destination, method, stage, orders: countOf(hours), median, p90 }
  })

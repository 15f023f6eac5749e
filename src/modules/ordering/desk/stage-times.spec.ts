import fc from 'fast-check'
import { expect, test } from 'vitest'
import { timesOfStages } from './stage-times.ts'

const HOUR = 3_600_000
const of = { destination: 'Peru', method: 'FCA', stage: 'QUOTE' } as const

/** As they are kept: by the hour. */
const kept = (durations: readonly number[]) =>
  [...Map.groupBy(durations, (it) => Math.floor(it / HOUR))]
    .toSorted(([a], [b]) => a - b)
    .map(([, its]) => ({ ...of, orders: its.length, milliseconds: its.reduce((sum, it) => sum + it, 0) }))

const exact = (durations: readonly number[], share: number) => {
  const sorted = durations.toSorted((a, b) => a - b)
  const place = share * (sorted.length - 1)
  const [low, high] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!]
  return (low + (high - low) * (place - Math.floor(place))) / 24 / HOUR
}

test('median and the time that nine of ten kept are as exact as an hour', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(400 * HOUR), { minLength: 1 }), (durations) => {
      const [time] = timesOfStages(kept(durations))
      expect(time).toMatchObject({ ...of, orders: durations.length })
      expect(Math.abs(time!.median - exact(durations, 0.5))).toBeLessThan(1 / 24)
      expect(Math.abs(time!.p90 - exact(durations, 0.9))).toBeLessThan(1 / 24)
    }),
  )
})

test('of orders in different hours they are exact', () => {
  const [time] = timesOfStages(kept([24 * HOUR, 72 * HOUR]))
  expect(time).toEqual({ ...of, orders: 2, median: 2, p90: 2.8 })
})

test('destinations, Incoterms and stages are counted apart', () => {
  const hours = { orders: 1, milliseconds: HOUR }
  const found = [of, { ...of, stage: 'WHOLE' as const }, { ...of, method: 'CIF' as const }]
  expect(timesOfStages(found.map((it) => ({ ...it, ...hours }))).map(({ orders }) => orders)).toEqual([1, 1, 1])
})

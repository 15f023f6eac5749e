import { expect, test } from 'vitest'
import type { PromiseSum } from './promise-contract.ts'
import { promisesByMonth } from './promises.ts'

const HOUR = 3_600_000
const sum = (outcome: PromiseSum['outcome'], promises: number, hours = 0): PromiseSum => ({
  ...{ month: '2026-11', outcome, promises },
  milliseconds: promises * hours * HOUR,
})

test('promises are kept, missed or waiting, by the month in which they were due; what was withdrawn counts for nothing', () => {
  expect(
    promisesByMonth([
      { ...sum('WAITING', 1), month: '2026-12' },
      sum('KEPT', 1, 0),
      sum('OVERDUE', 1),
      sum('MISSED', 1, 24),
      sum('WITHDRAWN', 4),
      { ...sum('WITHDRAWN', 1), month: '2026-10' },
    ]),
  ).toEqual([
    { month: '2026-12', kept: 0, missed: 0, waiting: 1, medianHours: null },
    { month: '2026-11', kept: 1, missed: 2, waiting: 0, medianHours: 12 },
  ])
})

test('the median is of all that were answered, with one decimal', () => {
  const median = (...sums: PromiseSum[]) => promisesByMonth(sums)[0]?.medianHours
  expect(median(sum('KEPT', 3, 2), sum('MISSED', 2, 50))).toBe(2)
  expect(median(sum('KEPT', 1, 2.26), sum('KEPT', 1, 4))).toBe(3.1)
})

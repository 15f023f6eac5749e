import { expect, test } from 'vitest'

import { type ChartModel, partOf, roundUp, stripsOf } from './chart-model.ts'

const model: ChartModel = {
  keys: ['a', 'b', 'c', 'd'],
  label: (key) => key,
  series: [
    { id: '1', kind: 'bar', name: 'One', tone: 1, values: [10, 20, null, 40], stack: 'all' },
    { id: '2', kind: 'bar', name: 'Two', tone: 2, values: [5, 50, 5, 5], stack: 'all' },
    { id: '1', kind: 'plan', name: 'Plan', tone: 1, values: [60, 60, 60, 60], stack: 'all' },
  ],
  format: String,
  mark: { at: 2, label: 'today' },
}

test('a part of a chart has its keys, its values and its mark, on the scale of the whole', () => {
  const part = partOf(model, { from: 1, upto: 2 })
  expect(part.keys).toEqual(['b', 'c'])
  expect(part.series.map(({ values }) => values)).toEqual([
    [20, null],
    [50, 5],
    [60, 60],
  ])
  expect(part.mark).toEqual({ at: 1, label: 'today' })
  // A stack is as high as its sum; what is planned is on no bar.
  expect(part.ceiling).toBe(80)
  expect(partOf(model, { from: 0, upto: 0 })).toMatchObject({ mark: undefined, ceiling: 80 })
})

test('a scale ends with a round figure', () => {
  expect([0, 1, 7, 23, 100, 101, 36_000].map(roundUp)).toEqual([1, 1, 8, 25, 100, 200, 40_000])
})

test('on paper every key is there once, in rows of about the same length', () => {
  expect(stripsOf(35, 9)).toEqual([
    { from: 0, upto: 8 },
    { from: 9, upto: 17 },
    { from: 18, upto: 26 },
    { from: 27, upto: 34 },
  ])
  expect(stripsOf(5, 9)).toEqual([{ from: 0, upto: 4 }])
  expect(stripsOf(0, 9)).toEqual([])
})

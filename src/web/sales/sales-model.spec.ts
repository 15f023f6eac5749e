import { expect, test } from 'vitest'

import { OTHER, type Series } from '#web/sales/chart/chart-series.ts'
import { barsOf, drawn, isOn, neighbourBar, salesModel, turnedOver } from './sales-model.ts'

const months = ['202610', '202611', '202612']
const series = (id: string | null, tone: number, ordered: Record<string, number>, forecast = {}): Series => ({
  id,
  name: id ?? 'Other',
  tone,
  ordered: new Map(Object.entries(ordered)),
  forecast: new Map(Object.entries(forecast)),
  value: new Map(Object.entries(ordered).map(([month, units]) => [month, units * 250])),
})
const a = series('a', 1, { 202610: 4, 202612: 6 }, { 202611: 5 })
const b = series('b', 2, { 202610: 1 })
const other = series(null, 8, { 202610: 90 })
const all = [a, b, other]
const none: ReadonlySet<string> = new Set()
const mark = { month: '202611', label: '15/11/2026' }
const ids = (of: readonly Series[]) => of.map(({ id }) => id)

test('what is switched off is not drawn, until it is switched on again', () => {
  const off = turnedOver(none, 'a')
  expect(ids(drawn(all, { layout: 'stacked', measure: 'units' }, off))).toEqual(['b', null])
  expect(ids(drawn(all, { layout: 'stacked', measure: 'units' }, turnedOver(off, 'a')))).toEqual(['a', 'b', null])
})

test('side by side, what shares a colour waits to be switched on: it would leave the others no height', () => {
  expect(ids(drawn(all, { layout: 'beside', measure: 'units' }, none))).toEqual(['a', 'b'])
  expect(isOn(other, 'beside', turnedOver(none, OTHER))).toBe(true)
  expect(isOn(other, 'stacked', none)).toBe(true)
})

test('the total is the sum of all, in units and in dollars', () => {
  const [total, ...more] = drawn(all, { layout: 'total', measure: 'units' }, turnedOver(none, 'a'))
  expect(more).toEqual([])
  expect([...total!.ordered]).toEqual([
    ['202610', 95],
    ['202612', 6],
  ])
  expect(total!.value.get('202610')).toBe(95 * 250)
})

test('bars and steps stand on each other by month, and side by side on nothing', () => {
  const stacked = salesModel(all, months, { layout: 'stacked', measure: 'units' }, mark)
  expect(stacked.series.map(({ id, kind, stack }) => [id, kind, stack])).toEqual([
    ['a', 'bar', 'month'],
    ['a', 'plan', 'month'],
    ['b', 'bar', 'month'],
    [OTHER, 'bar', 'month'],
  ])
  expect(stacked.series[0]?.values).toEqual([4, null, 6])
  expect(stacked.mark).toEqual({ at: 1, label: '15/11/2026' })
  const grouped = salesModel([a], months, { layout: 'beside', measure: 'units' }, { ...mark, month: '202701' })
  expect(grouped.series.every(({ stack }) => stack === undefined)).toBe(true)
  expect(grouped.mark).toBeUndefined()
})

test('in dollars there are bars alone: a forecast has no price', () => {
  const model = salesModel([a], months, { layout: 'stacked', measure: 'value' }, mark)
  expect(model.series.map(({ kind, values }) => [kind, values])).toEqual([['bar', [1000, null, 1500]]])
  expect(model.format(123_450)).toBe('$1.2\u00a0k')
})

test('keys lead along a product, over the months in which it has nothing, and through the products of a month', () => {
  const bars = barsOf([a, b], months, 'units')
  expect(bars.map(({ at, series: { id } }) => `${at} ${id}`)).toEqual(['0 a', '0 b', '1 a', '2 a'])
  expect([
    neighbourBar(bars, 0, 1),
    neighbourBar(bars, 3, -1),
    neighbourBar(bars, 1, 1),
    neighbourBar(bars, 3, 1),
  ]).toEqual([2, 2, 1, 3])
  // What was not ordered has no value.
  expect(barsOf([a], months, 'value').map(({ at }) => at)).toEqual([0, 2])
})

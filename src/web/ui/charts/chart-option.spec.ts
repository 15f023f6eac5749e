import { expect, test } from 'vitest'

import type { ChartModel } from './chart-model.ts'
import { optionOf } from './chart-option.ts'
import { still } from './echarts.ts'

const model: ChartModel = {
  keys: ['a', 'b', 'c', 'd'],
  label: (key, first) => (first ? `${key}!` : key),
  series: [
    { id: '1', kind: 'bar', name: 'One', tone: 1, values: [10, 20, null, 0], stack: 'all' },
    { id: '2', kind: 'bar', name: 'Two', tone: 2, values: [5, null, 5, null], stack: 'all' },
    { id: '1', kind: 'plan', name: 'Plan', tone: 1, values: [6, 7, null, 8], stack: 'all' },
  ],
  format: String,
  mark: { at: 2, label: 'today' },
}
const drawn = (hatched = false) => optionOf(model, { hatched, font: 'Inter' })['series'] as any[]

test('the topmost bar of a column alone is round', () => {
  const isRound = ({ data }: any) => data.map((it: any) => Boolean(it?.itemStyle?.borderRadius))
  const [one, two] = drawn()
  expect([isRound(one), isRound(two)]).toEqual([
    [false, true, false, false],
    [true, false, true, false],
  ])
})

test('a plan is as wide as its first and its last column, and one of a single column is seen', () => {
  expect(drawn()[2].data.map((it: any) => it?.symbol ?? null)).toEqual(['rect', 'rect', null, 'rect'])
})

test('plans stand on plans, and not on what was', () => {
  expect(drawn().map(({ stack }: any) => stack)).toEqual(['all', 'all', 'all plan', undefined])
})

test('where colours are not enough, hatches and dashes differ', () => {
  const many = Array.from({ length: 8 }, (_, at) => at + 1).flatMap((tone) => [
    { ...model.series[0]!, id: `${tone}`, tone },
    { ...model.series[2]!, id: `${tone}`, tone },
  ])
  const all = optionOf({ ...model, series: many }, { hatched: true, font: 'Inter' })['series'] as any[]
  const looks = (of: (it: any) => unknown, type: string) =>
    new Set(all.filter((it) => it.type === type && it.id !== 'mark').map((it) => JSON.stringify(of(it)))).size
  expect(looks(({ itemStyle }) => itemStyle.decal ?? null, 'bar')).toBe(8)
  expect(looks(({ lineStyle }) => lineStyle.type, 'line')).toBe(8)
  expect(drawn().every(({ itemStyle }: any) => itemStyle.decal === undefined)).toBe(true)
})

test('days are drawn at their true distances, however few stand between them', () => {
  const line = { id: '1', kind: 'line', name: 'One', tone: 1, values: [10, 20, 5] } as const
  const days: ChartModel = {
    keys: ['2026-01-01', '2026-01-02', '2026-01-31'],
    axis: 'time',
    label: (key) => key,
    series: [line],
    format: String,
  }
  const svg = still(optionOf(days, { hatched: false, font: 'Inter' }), 900, 220)
  const places = [...svg.matchAll(/matrix\(3,0,0,3,([\d.]+),/g)].map(([, x]) => Number(x))
  expect(places).toHaveLength(3)
  expect((places[2]! - places[1]!) / (places[1]! - places[0]!)).toBeCloseTo(29, 0)
})

test('the first label that is in sight is marked as such', () => {
  const { axisLabel } = optionOf(model, { hatched: false, font: 'Inter' })['xAxis'] as any
  expect([axisLabel.formatter('c', 0), axisLabel.formatter('d', 1)]).toEqual(['c!', 'd'])
})

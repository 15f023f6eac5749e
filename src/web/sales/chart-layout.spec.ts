import { expect, test } from 'vitest'

import type { Day } from '#platform/event.ts'

import {
  barBeside,
  inSight,
  LEFT,
  layoutOf,
  lineOf,
  middleInSight,
  placeOf,
  scrolledTo,
  startOf,
  stripsOf,
} from './chart-layout.ts'
import type { Series } from './chart-series.ts'

const months = ['202610', '202611', '202612']
const one: Series = {
  id: 'a',
  name: 'A',
  tone: 1,
  ordered: new Map([['202611', 40]]),
  forecast: new Map([['202611', 100]]),
}

test('bars and steps share one scale, which the highest of both fills', () => {
  const { bars, floor, ceiling, ticks } = layoutOf([one], months, 900)
  expect(ticks.at(-1)).toEqual({ value: 100, at: ceiling })
  expect(bars.map(({ height }) => Math.round((height / (floor - ceiling)) * 100))).toEqual([40])
})

test('products with nothing in a month leave their room to the others, and keys pass such months over', () => {
  const many = ['b', 'c', 'd', 'e', 'f'].map((id) => ({
    ...one,
    id,
    ordered: new Map([['202610', 10]]),
    forecast: new Map(),
  }))
  const late = { ...one, id: 'g', ordered: new Map([['202612', 5]]), forecast: new Map([['202610', 5]]) }
  const { bars } = layoutOf([one, ...many, late], months, 300)
  expect(bars.map(({ month, series }) => `${month} ${series}`)).toEqual([
    ...[1, 2, 3, 4, 5, 6].map((at) => `202610 ${at}`),
    '202611 0',
    '202612 6',
  ])
  expect(bars[6]!.width).toBeGreaterThan(bars[0]!.width)
  expect([barBeside(bars, 5, 1), barBeside(bars, 7, -1), barBeside(bars, 7, 1)]).toEqual([7, 5, 7])
})

test('where the months need more room than there is, the chart is wider', () => {
  const many = Array.from(
    { length: 60 },
    (_, at) => `${2020 + Math.floor(at / 12)}${String((at % 12) + 1).padStart(2, '0')}`,
  )
  expect(layoutOf([one], months, 900).width).toBe(900)
  expect(layoutOf([one], many, 900).width).toBeGreaterThan(900)
})

test('today stands within its month, and nowhere when that is not shown', () => {
  const layout = layoutOf([one], months, 900)
  const [, november] = layout.months
  const place = placeOf('2026-11-15' as Day, layout) ?? 0
  expect(place).toBeGreaterThan(november?.at ?? LEFT)
  expect(place).toBeLessThan((november?.at ?? 0) + (november?.width ?? 0))
  expect(placeOf('2027-01-01' as Day, layout)).toBeUndefined()
})

test('the line of a day stands within its month, beside its bars and never before them', () => {
  const layout = layoutOf([one], months, 900)
  const [october, , december] = layout.months
  const bar = layout.bars.find(({ month }) => month === '202611')!
  const clear = '2026-11-28' as Day
  expect(lineOf(clear, layout)).toBe(placeOf(clear, layout))
  for (const day of ['2026-11-05', '2026-11-15', '2026-11-16'] as Day[]) {
    expect(lineOf(day, layout)).toBeGreaterThan(bar.at + bar.width)
    expect(lineOf(day, layout)).toBeLessThan(december!.at)
  }
  const early = '2026-10-05' as Day
  expect(lineOf(early, layout)).toBe(placeOf(early, layout))
  expect(lineOf(early, layout)).toBeLessThan(october!.at + october!.width / 2)
  expect(lineOf('2027-01-01' as Day, layout)).toBeUndefined()
})

test('the line of a day keeps to its month where bars fill it', () => {
  const many = Array.from({ length: 8 }, (_, at) => ({ ...one, id: String(at) }))
  const layout = layoutOf(many, months, 300)
  const [, november] = layout.months
  const last = layout.bars.at(-1)!
  const line = lineOf('2026-11-15' as Day, layout)
  expect(line).toBeGreaterThan(last.at + last.width)
  expect(line).toBeLessThanOrEqual(november!.at + november!.width)
})

test('a chart that is wider than its room begins with a whole month, so that the day is in sight', () => {
  const keys = Array.from(
    { length: 36 },
    (_, at) => `${2025 + Math.floor(at / 12)}${String((at % 12) + 1).padStart(2, '0')}`,
  )
  const layout = layoutOf([one], keys, 400)
  const start = startOf('2026-11-15' as Day, layout, 400)
  const [first] = layout.months
  expect(start).toBeGreaterThan(0)
  expect(start % (first?.width ?? 0)).toBeCloseTo(0)
  const seen = (placeOf('2026-11-15' as Day, layout) ?? 0) - start
  expect(seen).toBeGreaterThan(LEFT)
  expect(seen).toBeLessThan(400)
  expect(startOf('2025-01-01' as Day, layout, 400)).toBe(0)
})

test('what is in sight begins and ends with a whole month, and is all of a chart that fits its room', () => {
  const whole = layoutOf([one], months, 900)
  expect(inSight(whole, 0, 900)).toMatchObject({ first: '202610', last: '202612', from: LEFT })
  const keys = Array.from(
    { length: 36 },
    (_, at) => `${2025 + Math.floor(at / 12)}${String((at % 12) + 1).padStart(2, '0')}`,
  )
  const wide = layoutOf([one], keys, 400)
  const month = wide.months[0]?.width ?? 0
  const seen = inSight(wide, 12.4 * month, 400)
  expect(seen).toMatchObject({ first: '202601', from: wide.months[12]?.at })
  expect((seen?.upto ?? 0) - (seen?.from ?? 0)).toBeLessThan(400 - LEFT + month)
  expect(inSight(layoutOf([], [], 400), 0, 400)).toBeNull()
})

test('what stands in the middle stays there in another room', () => {
  const many = Array.from(
    { length: 48 },
    (_, at) => `${2023 + Math.floor(at / 12)}${String((at % 12) + 1).padStart(2, '0')}`,
  )
  const [wide, narrow] = [layoutOf([one], many, 1100), layoutOf([one], many, 340)]
  const middle = middleInSight(wide, 400, 1100)!
  const scrolled = scrolledTo(middle, narrow, 340)!
  expect(middleInSight(narrow, scrolled, 340)).toEqual({
    month: middle.month,
    within: expect.closeTo(middle.within, 5),
  })
  expect(scrolledTo(middle, wide, 1100)).toBeCloseTo(400)
  expect(scrolledTo({ month: '202301', within: 0 }, wide, 1100)).toBe(0)
  expect(scrolledTo(middle, layoutOf([one], months, 340), 340)).toBeUndefined()
})

test('on paper every month stands once, in strips of about the same length that fit across the sheet', () => {
  const many = Array.from(
    { length: 35 },
    (_, at) => `${2023 + Math.floor(at / 12)}${String((at % 12) + 1).padStart(2, '0')}`,
  )
  const eight = Array.from({ length: 8 }, (_, at) => ({ ...one, id: `${at}`, tone: at + 1 }))
  for (const series of [[one], eight]) {
    const strips = stripsOf(series, many, 900)
    expect(strips.flat()).toEqual(many)
    expect(strips.map((keys) => layoutOf(series, keys, 900).width)).toEqual(strips.map(() => 900))
  }
  expect(stripsOf(eight, many, 900).map(({ length }) => length)).toEqual([9, 9, 9, 8])
  expect(stripsOf([one], [], 900)).toEqual([])
})

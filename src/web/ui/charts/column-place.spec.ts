import { expect, test } from 'vitest'

import { stretchOf, tipPlace } from './column-place.ts'

const months = { keys: Array.from({ length: 18 }, (_, at) => `${at}`) }
const days = { keys: ['2026-01-01', '2026-01-02', '2026-01-31'], axis: 'time' as const }

test.each([240, 350, 600, 1_100])(
  'in a chart %i px wide what is said stays inside, and next to every column',
  (width) => {
    for (const span of [
      { from: 0, upto: 17 },
      { from: 4, upto: 13 },
      { from: 9, upto: 9 },
    ])
      for (let at = span.from; at <= span.upto; at += 1) {
        const stretch = stretchOf(months, at, span)
        const { maxInlineSize, ...inset } = tipPlace(stretch, width)
        const [from, upto] = [60 + (width - 72) * stretch.from, 60 + (width - 72) * stretch.upto]
        const [start, end] =
          'insetInlineStart' in inset
            ? [inset.insetInlineStart!, inset.insetInlineStart! + maxInlineSize]
            : [width - inset.insetInlineEnd! - maxInlineSize, width - inset.insetInlineEnd!]
        expect(start, `${at}`).toBeGreaterThanOrEqual(-0.001)
        expect(end, `${at}`).toBeLessThanOrEqual(width + 0.001)
        expect(end <= from + 0.001 || start >= upto - 0.001, `${at} is covered`).toBe(true)
      }
  },
)

test('it has at least the larger half of the room', () => {
  for (let at = 0; at < 10; at += 1) {
    const { maxInlineSize } = tipPlace(stretchOf(months, at, { from: 0, upto: 9 }), 350)
    expect(maxInlineSize).toBeGreaterThanOrEqual((350 - 28) / 2 - 8)
  }
})

test('days stand at their true distances', () => {
  const [first, second, last] = [0, 1, 2].map((at) => stretchOf(days, at, { from: 0, upto: 2 }).from)
  expect((last! - second!) / (second! - first!)).toBeCloseTo(29)
  expect(first).toBeGreaterThan(0)
  expect(last).toBeLessThan(1)
  expect(stretchOf({ ...days, keys: ['2026-01-01'] }, 0, { from: 0, upto: 0 }).from).toBe(0.5)
})

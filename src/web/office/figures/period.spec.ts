import { expect, test } from 'vitest'
import type { Day } from '#platform/event.ts'
import { periodOf, presetOf, presets } from './period.ts'

const today = '2026-03-31' as Day

test.each([
  ['all', null, null],
  ['month', '2026-03-01', '2026-03-31'],
  ['lastMonth', '2026-02-01', '2026-02-28'],
  ['quarter', '2026-01-01', '2026-03-31'],
  ['year', '2026-01-01', '2026-12-31'],
  ['lastYear', '2025-01-01', '2025-12-31'],
  ['twelve', '2025-04-01', '2026-03-31'],
] as const)('%s is from %s to %s', (preset, from, until) => {
  expect(periodOf(preset, today)).toEqual({ from, until })
})

test('every preset is known again by its days; other days are custom', () => {
  expect(presets.map((preset) => presetOf(periodOf(preset, today), today))).toEqual(presets)
  expect(presetOf({ from: '2026-03-02' as Day, until: null }, today)).toBe(null)
})

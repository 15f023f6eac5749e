import { describe, expect, test } from 'vitest'
import { byMonth, figureOf, isWithin, periodBefore } from './adding-up.ts'

const at = (day: string, amount = 1) => ({ day, month: day.slice(0, 7), amount })

describe('a figure', () => {
  test('is the sum of its events, and of nothing 0', () => {
    expect(figureOf('count', [at('2026-01-01', 2), at('2026-01-02', -1)])).toBe(1)
    expect(figureOf('cents', [])).toBe(0)
  })

  test('of durations is the median, and of none there is none', () => {
    expect(figureOf('days', [at('2026-01-01', 9), at('2026-01-01', 1), at('2026-01-01', 2)])).toBe(2)
    expect(figureOf('days', [at('2026-01-01', 4), at('2026-01-01', 1)])).toBe(2.5)
    expect(figureOf('days', [])).toBe(null)
  })
})

describe('a period', () => {
  test('holds its first and its last day', () => {
    const within = (day: string) => isWithin(at(day), { from: '2026-02-01', until: '2026-02-28' })
    expect(['2026-01-31', '2026-02-01', '2026-02-28', '2026-03-01'].map(within)).toEqual([false, true, true, false])
  })

  test('is compared with the same days of the year before; without days with none', () => {
    expect(periodBefore({ from: '2024-02-29', until: '2024-03-31' })).toEqual({
      from: '2023-02-28',
      until: '2023-03-31',
    })
    expect(periodBefore({})).toBe(null)
  })
})

describe('by month', () => {
  const all = [at('2025-03-02', 5), at('2026-01-15', 1), at('2026-03-02', 7), at('2026-03-30', 1)]

  test('empty months are between the others, each next to the year before', () => {
    expect(byMonth('count', all, { from: '2026-01-01', until: '2026-12-31' })).toEqual([
      { month: '2026-01', amount: 1, before: 0 },
      { month: '2026-02', amount: 0, before: 0 },
      { month: '2026-03', amount: 8, before: 5 },
    ])
  })

  test('nothing is no month', () => {
    expect(byMonth('count', [], { from: '2026-01-01', until: '2026-01-31' })).toEqual([])
  })

  test('a chart holds five years at most, the latest', () => {
    const months = byMonth('count', [at('2010-01-01'), at('2026-01-01')], {})
    expect(months).toHaveLength(60)
    expect(months.at(-1)?.month).toBe('2026-01')
  })
})

import type { Day } from '#platform/event.ts'
import { utcDay } from '#platform/moment.ts'

/** The first and the last day; null: open at that end. */
export type Period = { readonly from: Day | null; readonly until: Day | null }

export const presets = ['all', 'month', 'lastMonth', 'quarter', 'year', 'lastYear', 'twelve'] as const
export type Preset = (typeof presets)[number]

const dayOf = (year: number, month: number, day: number): Day => utcDay(new Date(Date.UTC(year, month, day)))

/** The days of a preset, as of today. */
export const periodOf = (preset: Preset, today: Day): Period => {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1]
  const months = (from: number, many: number): Period => ({
    from: dayOf(year, from, 1),
    until: dayOf(year, from + many, 0),
  })
  switch (preset) {
    case 'all':
      return { from: null, until: null }
    case 'month':
      return months(month, 1)
    case 'lastMonth':
      return months(month - 1, 1)
    case 'quarter':
      return months(month - (month % 3), 3)
    case 'year':
      return months(0, 12)
    case 'lastYear':
      return months(-12, 12)
    case 'twelve':
      return months(month - 11, 12)
  }
}

/** Which preset these days are; null: custom days. */
export const presetOf = (period: Period, today: Day): Preset | null =>
  presets.find((preset) => {
    const { from, until } = periodOf(preset, today)
    return from === period.from && until === period.until
  }) ?? null

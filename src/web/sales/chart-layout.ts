import { scaleBand, scaleLinear } from 'd3-scale'
import { curveStepAfter, line } from 'd3-shape'

import { keyOf, monthOf } from '#modules/forecasting/months.ts'
import type { Day } from '#platform/event.ts'

import type { Series } from './chart-series.ts'

export const HEIGHT = 380
const TOP = 16
const BOTTOM = 34
export const LEFT = 60
export const RIGHT = 8
const WIDEST_BAR = 18
const NARROWEST_BAR = 7
const GAP = 2

/** One product in one month: its bar, and around it the whole height to point at. */
export type Bar = {
  readonly series: number
  readonly month: string
  readonly at: number
  readonly width: number
  readonly top: number
  readonly height: number
}

export type Layout = {
  readonly width: number
  /** Where the axis of months runs. */
  readonly floor: number
  readonly ceiling: number
  readonly ticks: readonly { readonly value: number; readonly at: number }[]
  readonly months: readonly { readonly key: string; readonly at: number; readonly width: number }[]
  /** By month, and in it by series: products with nothing ordered or forecast there leave their room to the others. */
  readonly bars: readonly Bar[]
  /** The forecast of each series, as the path of a step line; empty where it has none. */
  readonly steps: readonly string[]
}

const stepsOf = ({ forecast }: Series, months: Layout['months'], y: (value: number) => number): string => {
  const points = months.flatMap(({ key, at, width }, place) => {
    const value = forecast.get(key)
    const ends = value !== undefined && !forecast.has(months[place + 1]?.key ?? '')
    return [{ x: at, value }, ...(ends ? [{ x: at + width, value }] : [])]
  })
  return (
    line<(typeof points)[number]>()
      .defined(({ value }) => value !== undefined)
      .x(({ x }) => x)
      .y(({ value }) => y(value ?? 0))
      .curve(curveStepAfter)(points) ?? ''
  )
}

/** What a month needs for the bars of all series. */
const monthRoom = (series: readonly Series[]): number => Math.max(34, series.length * (NARROWEST_BAR + GAP) + 14)

/** The months in as few rows as fit into `room`, each of about the same length. */
export const stripsOf = (series: readonly Series[], keys: readonly string[], room: number): readonly string[][] => {
  const most = Math.max(1, Math.floor((room - LEFT - RIGHT) / monthRoom(series)))
  const each = Math.ceil(keys.length / Math.ceil(keys.length / most))
  return Array.from({ length: Math.ceil(keys.length / each) || 0 }, (_, at) => keys.slice(at * each, (at + 1) * each))
}

/** Where everything stands. Wider than `room` when the months need it: the chart then scrolls inside its frame. */
export const layoutOf = (series: readonly Series[], keys: readonly string[], room: number): Layout => {
  const width = Math.max(room, LEFT + RIGHT + keys.length * monthRoom(series))
  const floor = HEIGHT - BOTTOM
  const highest = Math.max(1, ...series.flatMap(({ ordered, forecast }) => [...ordered.values(), ...forecast.values()]))
  const y = scaleLinear().domain([0, highest]).nice(5).range([floor, TOP])
  const band = scaleBand<string>()
    .domain([...keys])
    .range([LEFT, width - RIGHT])
  const months = keys.map((key) => ({ key, at: band(key) ?? LEFT, width: band.bandwidth() }))
  return {
    width,
    floor,
    ceiling: TOP,
    ticks: y.ticks(5).map((value) => ({ value, at: y(value) })),
    months,
    bars: months.flatMap(({ key, at, width: wide }) => {
      const present = series.flatMap(({ ordered, forecast }, place) =>
        ordered.has(key) || forecast.has(key) ? [{ place, top: y(ordered.get(key) ?? 0) }] : [],
      )
      const barWidth = Math.min(WIDEST_BAR, (wide - 10) / Math.max(1, present.length) - GAP)
      const group = present.length * (barWidth + GAP) - GAP
      return present.map(({ place, top }, slot) => {
        const start = at + (wide - group) / 2 + slot * (barWidth + GAP)
        return { series: place, month: key, at: start, width: barWidth, top, height: floor - top }
      })
    }),
    steps: series.map((it) => stepsOf(it, months, y)),
  }
}

/** The place of the same product's next bar, or of the one before, among `bars`; where there is none, its own. */
export const barBeside = (bars: readonly Bar[], at: number, by: 1 | -1): number => {
  const from = bars[at]
  const isNext = ({ series, month }: Bar) =>
    series === from?.series && (by === 1 ? month > from.month : month < from.month)
  const found = by === 1 ? bars.findIndex(isNext) : bars.findLastIndex(isNext)
  return found === -1 ? at : found
}

/** Where a day stands among the months; undefined: none of them is its own. */
export const placeOf = (day: Day, { months }: Layout): number | undefined => {
  const month = months.find(({ key }) => key === keyOf(monthOf(day)))
  return month && month.at + (month.width * Number(day.slice(8, 10))) / 31
}

/** How far from a bar a line is seen beside it. */
const CLEAR = 3

/**
 * Where the line of a day is drawn: within its month, and never before that month's bars, since all that they stand for
 * came before it.
 */
export const lineOf = (day: Day, layout: Layout): number | undefined => {
  const place = placeOf(day, layout)
  const own = layout.bars.filter(({ month }) => month === keyOf(monthOf(day)))
  return place && Math.max(place, ...own.map(({ at, width }) => at + width + CLEAR))
}

/** The months that are in sight, and the part of the chart that they fill. */
export type InSight = { readonly first: string; readonly last: string; readonly from: number; readonly upto: number }

/** What of the chart is in sight where it is scrolled so far: each month whose middle is, whole. */
export const inSight = ({ months }: Layout, scrolled: number, room: number): InSight | null => {
  const seen = months.filter(({ at, width }) => at + width / 2 > scrolled + LEFT && at + width / 2 < scrolled + room)
  const [first, last] = [seen[0], seen.at(-1)]
  return first && last ? { first: first.key, last: last.key, from: first.at, upto: last.at + last.width } : null
}

/** How far a chart wider than `room` is scrolled at first: the day a little right of its middle, from the start of a month. */
export const startOf = (day: Day, layout: Layout, room: number): number => {
  const [first] = layout.months
  if (!first) return 0
  const before = (placeOf(day, layout) ?? layout.width) - room * 0.6
  return Math.max(0, Math.round(before / first.width) * first.width)
}

/** A place among the months, whatever room they have: so far into this month, as a part of it. */
export type MonthPlace = { readonly month: string; readonly within: number }

/** How far from the chart's left edge the middle of what is in sight stands: the scale covers the first of it. */
const middleOf = (room: number): number => (LEFT + room) / 2

/** What stands in the middle where the chart is scrolled so far. */
export const middleInSight = ({ months }: Layout, scrolled: number, room: number): MonthPlace | null => {
  const middle = scrolled + middleOf(room)
  const month = months.findLast(({ at }) => at <= middle) ?? months[0]
  return month ? { month: month.key, within: (middle - month.at) / month.width } : null
}

/** How far it is scrolled with that place in the middle; undefined: its month is not there. */
export const scrolledTo = ({ month, within }: MonthPlace, { months }: Layout, room: number): number | undefined => {
  const found = months.find(({ key }) => key === month)
  return found && Math.max(0, found.at + within * found.width - middleOf(room))
}

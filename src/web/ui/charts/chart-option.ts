import { millisecondsInDay } from 'date-fns/constants'
import type { EChartsCoreOption } from 'echarts/core'

import type { ChartModel, ChartSeries, Span } from './chart-model.ts'
import { dashOf, hatchInk, hatchOf, lineInk, toneOf } from './hatches.ts'

/** Between the edges of the chart and its first and last column: fixed, so that what lies over it knows where they are. */
export const LEFT = 60
export const RIGHT = 12
const WIDEST_BAR = 18
const FONT = 12
const RADIUS = [5, 5, 0, 0]

/** How much time is drawn before the first and after the last moment, so that neither is cut: ms. */
export const timeAhead = (first: number, last: number): number => Math.max(millisecondsInDay / 2, (last - first) * 0.02)

/** Of what belongs to no series. */
export const MARK = 'mark'
/** What a plan's id ends with: its bars have the same. */
const PLAN = ' plan'

const quiet = { color: 'var(--fg-muted)', fontSize: FONT, lineHeight: 14 }

const decalOf = (tone: number) => {
  const hatch = hatchOf(tone)
  if (!hatch) return undefined
  const { across, down, turned } = hatch
  return {
    symbol: 'rect',
    dashArrayX: [...across],
    dashArrayY: [...down],
    rotation: (turned * Math.PI) / 180,
    color: hatchInk(tone),
  }
}

/** Whether nothing of the same stack is above this bar: it alone is round at the top. */
const isOnTop = ({ stack }: ChartSeries, above: readonly ChartSeries[], at: number): boolean =>
  !stack || above.every((it) => it.stack !== stack || it.kind !== 'bar' || !it.values[at])

/** What is left out keeps what it was drawn with before: each look says all of itself. */
const barsOf = (it: ChartSeries, above: readonly ChartSeries[], hatched: boolean) => {
  const decal = hatched ? decalOf(it.tone) : undefined
  return {
    id: it.id,
    type: 'bar',
    name: it.name,
    stack: it.stack,
    barMaxWidth: WIDEST_BAR,
    barGap: '12%',
    barCategoryGap: '20%',
    itemStyle: {
      color: toneOf(it.tone),
      borderColor: 'var(--series-edge)',
      borderWidth: hatched ? 1 : it.stack ? 0.5 : 0,
      decal,
    },
    emphasis: { itemStyle: { color: toneOf(it.tone), borderColor: 'var(--focus)', borderWidth: 3, decal } },
    data: it.values.map((value, index) =>
      value && isOnTop(it, above, index) ? { value, itemStyle: { borderRadius: RADIUS, decal } } : value,
    ),
  }
}

/** Of a chart whose keys are moments: these; else null. */
type Moments = readonly string[] | null

/** A line begins and ends in the middle of a column: a dash there represents the whole of it. */
const withEnds = (values: readonly (number | null)[]) =>
  values.map((value, index) => {
    const isEnd = value !== null && ((values[index - 1] ?? null) === null || (values[index + 1] ?? null) === null)
    return isEnd ? { value, symbol: 'rect', symbolSize: [WIDEST_BAR, 2] } : value
  })

const lineOf = ({ id, name, kind, tone, stack, values }: ChartSeries, hatched: boolean, moments: Moments) => {
  const color = lineInk(tone)
  const isPlan = kind === 'plan'
  return {
    id: isPlan ? `${id}${PLAN}` : id,
    type: 'line',
    name,
    stack: stack && `${stack}${PLAN}`,
    ...(isPlan
      ? { step: 'middle', symbol: 'none', data: withEnds(values) }
      : {
          step: 'end',
          symbol: 'circle',
          data: moments ? values.map((value, at) => [moments[at], value]) : [...values],
        }),
    symbolSize: 6,
    showAllSymbol: true,
    itemStyle: { color },
    lineStyle: { color, width: 2, type: isPlan ? [...(hatched ? dashOf(tone) : dashOf(1))] : 'solid' },
    // Pointing at one means the bar below it, or the column.
    silent: true,
    z: 3,
  }
}

/** A bar of one point, which takes a place next to the others: so it never hides one. */
const markOf = ({ keys, mark }: ChartModel) =>
  mark && {
    id: MARK,
    type: 'bar',
    yAxisIndex: 1,
    barWidth: 1,
    silent: true,
    itemStyle: { color: 'var(--fg-muted)' },
    label: { show: true, position: 'top', distance: 3, formatter: mark.label, ...quiet },
    emphasis: { disabled: true },
    data: keys.map((_, at) => (at === mark.at ? 1 : null)),
  }

const slider = ({ from, upto }: Span) => {
  const data = {
    lineStyle: { color: 'var(--border-control)', width: 1 },
    areaStyle: { color: 'var(--border)', opacity: 1 },
  }
  return {
    type: 'slider',
    startValue: from,
    endValue: upto,
    minValueSpan: 1,
    left: LEFT,
    right: RIGHT,
    bottom: 6,
    height: 22,
    showDetail: false,
    brushSelect: false,
    borderColor: 'var(--border)',
    backgroundColor: 'none',
    fillerColor: 'var(--zoom-window)',
    dataBackground: data,
    selectedDataBackground: data,
    handleStyle: { color: 'var(--bg-raised)', borderColor: 'var(--border-control)' },
    moveHandleStyle: { color: 'var(--border-control)', opacity: 1 },
    emphasis: { handleStyle: { borderColor: 'var(--focus)' }, moveHandleStyle: { color: 'var(--focus)' } },
  }
}

const xAxisOf = (model: ChartModel) => {
  const quietly = { axisTick: { show: false }, axisLine: { show: false } }
  const pointer = { show: true, label: { show: false }, z: 0 }
  if (model.axis === 'time') {
    const [first, last] = [Date.parse(model.keys[0] ?? ''), Date.parse(model.keys.at(-1) ?? '')]
    const ahead = timeAhead(first, last)
    return {
      ...quietly,
      type: 'time',
      min: first - ahead,
      max: last + ahead,
      minInterval: millisecondsInDay,
      splitNumber: 4,
      axisLabel: {
        ...quiet,
        hideOverlap: true,
        formatter: (at: number, place: number) => model.label(new Date(at).toISOString(), place === 0),
      },
      axisPointer: {
        ...pointer,
        type: 'line',
        snap: true,
        lineStyle: { color: 'var(--border-control)', type: 'solid' },
      },
    }
  }
  return {
    ...quietly,
    type: 'category',
    data: [...model.keys],
    axisLabel: { ...quiet, hideOverlap: true, formatter: (key: string, at: number) => model.label(key, at === 0) },
    axisPointer: {
      ...pointer,
      type: 'shadow',
      // What is lit loses a colour that is a token: the library would make it lighter, and reads none.
      triggerEmphasis: false,
      shadowStyle: { color: 'var(--bg-hover)', opacity: 1 },
    },
  }
}

/** How it is drawn. `hatched`: for paper, and where all colours are one. `span`: what is in sight of a longer chart. */
export const optionOf = (
  model: ChartModel,
  { hatched, font, span }: { hatched: boolean; font: string; span?: Span | undefined },
): EChartsCoreOption => ({
  textStyle: { fontFamily: font },
  animationDuration: 240,
  animationDurationUpdate: 160,
  grid: { left: LEFT, right: RIGHT, top: 22, bottom: span ? 76 : 38, outerBoundsMode: 'none' },
  xAxis: xAxisOf(model),
  yAxis: [
    {
      type: 'value',
      // How something goes is seen from where it begins, what there is from nothing on.
      scale: model.series.every(({ kind }) => kind === 'line'),
      ...(model.ceiling && { max: model.ceiling }),
      axisLabel: { ...quiet, formatter: model.format },
      splitLine: { lineStyle: { color: 'var(--border)' } },
      axisPointer: { show: false },
    },
    { type: 'value', min: 0, max: 1, show: false, axisPointer: { show: false } },
  ],
  dataZoom: span ? [slider(span)] : [],
  series: [
    ...model.series.map((it, at) =>
      it.kind === 'bar'
        ? barsOf(it, model.series.slice(at + 1), hatched)
        : lineOf(it, hatched, model.axis === 'time' ? model.keys : null),
    ),
    markOf(model),
  ].filter((it) => it !== undefined),
})

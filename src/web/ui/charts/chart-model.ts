/** `bar`: what was; `plan`: a dashed step line of what was to be; `line`: how something went. */
export type SeriesKind = 'bar' | 'plan' | 'line'

export type ChartSeries = {
  readonly id: string
  readonly kind: SeriesKind
  readonly name: string
  /** Its place among the chart's colours, from 1. */
  readonly tone: number
  /** By key; null: unknown, or no value. */
  readonly values: readonly (number | null)[]
  /** Series of the same name are stacked. */
  readonly stack?: string | undefined
}

export type Span = { readonly from: number; readonly upto: number }

export type ChartModel = {
  readonly keys: readonly string[]
  /** The keys are days or moments (ISO 8601), drawn at their true distances: for lines only. */
  readonly axis?: 'time'
  /** Below the axis; `first`: of those that are in sight. */
  readonly label: (key: string, first: boolean) => string
  readonly series: readonly ChartSeries[]
  readonly format: (value: number) => string
  /** A hairline with its label: 'today'. */
  readonly mark?: { readonly at: number; readonly label: string } | undefined
  /** Where the scale ends, where several charts share one. */
  readonly ceiling?: number
}

/** For stacked series their sum. */
const highest = ({ keys, series }: ChartModel): number =>
  Math.max(
    ...keys.map((_, at) => {
      const stacks = Map.groupBy(series, ({ id, kind, stack }) => `${kind} ${stack ?? `of ${id}`}`)
      return Math.max(0, ...[...stacks.values()].map((all) => all.reduce((sum, it) => sum + (it.values[at] ?? 0), 0)))
    }),
  )

/** The next round figure: a scale's end. */
export const roundUp = (value: number): number => {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, value)))
  return ([1, 2, 2.5, 4, 5, 8, 10].find((it) => it * unit >= value) ?? 10) * unit
}

export const partOf = (model: ChartModel, { from, upto }: Span): ChartModel => {
  const { keys, series, mark } = model
  const isIn = mark && mark.at >= from && mark.at <= upto
  return {
    ...model,
    keys: keys.slice(from, upto + 1),
    series: series.map((it) => ({ ...it, values: it.values.slice(from, upto + 1) })),
    mark: isIn ? { ...mark, at: mark.at - from } : undefined,
    ceiling: roundUp(highest(model)),
  }
}

/** The keys in as few rows as hold `most` of them, each of about the same length. */
export const stripsOf = (keys: number, most: number): Span[] => {
  const each = Math.ceil(keys / Math.ceil(keys / most)) || 1
  return Array.from({ length: Math.ceil(keys / each) }, (_, at) => ({
    from: at * each,
    upto: Math.min(keys, (at + 1) * each) - 1,
  }))
}

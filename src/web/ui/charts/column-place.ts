import type { ChartModel, Span } from './chart-model.ts'
import { LEFT, RIGHT, timeAhead } from './chart-option.ts'

/** A part of the plot, from edge to edge: 0 is its start, 1 its end. */
export type Stretch = { readonly from: number; readonly upto: number }

/** Where what is known of a key is drawn: a column, or on an axis of time the moment itself. */
export const stretchOf = ({ keys, axis }: Pick<ChartModel, 'keys' | 'axis'>, at: number, span: Span): Stretch => {
  if (axis !== 'time') {
    const many = span.upto - span.from + 1
    return { from: (at - span.from) / many, upto: (at - span.from + 1) / many }
  }
  const [first, last, own] = [keys[0], keys.at(-1), keys[at]].map((key) => Date.parse(key ?? ''))
  const ahead = timeAhead(first!, last!)
  const place = (own! - first! + ahead) / (last! - first! + 2 * ahead)
  return { from: place, upto: place }
}

/** Between what is pointed at and what is said of it. */
const GAP = 8
const WIDEST = 420

/** Next to what is pointed at, where there is more room, and never wider than that: in px, of a chart so many px wide. */
export const tipPlace = ({ from, upto }: Stretch, width: number) => {
  const plot = Math.max(0, width - LEFT - RIGHT)
  const [before, after] = [LEFT + plot * from - GAP, RIGHT + plot * (1 - upto) - GAP]
  const isAfter = after >= Math.min(before, WIDEST)
  const maxInlineSize = Math.max(0, Math.min(WIDEST, isAfter ? after : before))
  return isAfter
    ? { insetInlineStart: LEFT + plot * upto + GAP, maxInlineSize }
    : { insetInlineEnd: RIGHT + plot * (1 - from) + GAP, maxInlineSize }
}

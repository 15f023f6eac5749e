import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { lengthOf } from '#web/sales/months-shown.ts'
import { type Bar, neighbourBar } from '#web/sales/sales-model.ts'
import { columnAt } from '#web/ui/charts/Chart.tsx'
import type { Span } from '#web/ui/charts/chart-model.ts'
import classes from './SalesChart.module.css'

type Props = {
  readonly bars: readonly Bar[]
  readonly span: Span
  readonly says: (bar: Bar) => string
  readonly isChosen: (bar: Bar) => boolean
  readonly onChoose: (bar: Bar) => void
  readonly onFocus: (bar: Bar | null) => void
}

/** A bar for people without a pointer: a button in its column for each. One is in the tab order; arrow keys lead to the others. */
export const SalesBars = ({ bars, span, says, isChosen, onChoose, onFocus }: Props) => {
  const [current, setCurrent] = useState<number | null>(null)
  const group = useRef<HTMLDivElement>(null)
  const last = bars.length - 1
  const inSight = bars.findIndex(({ at }) => at >= span.from)
  const tabbed = Math.max(0, Math.min(current ?? inSight, last))
  const columns = useMemo(
    () => [
      ...Map.groupBy(
        bars.map((bar, place) => ({ bar, place })),
        ({ bar }) => bar.at,
      ),
    ],
    [bars],
  )
  const press = (key: KeyboardEvent, place: number) => {
    const to = {
      ArrowRight: neighbourBar(bars, place, 1),
      ArrowLeft: neighbourBar(bars, place, -1),
      ArrowDown: place + 1,
      ArrowUp: place - 1,
      Home: 0,
      End: last,
    }[key.key]
    if (to === undefined) return
    key.preventDefault()
    group.current?.querySelectorAll('button')[Math.min(last, Math.max(0, to))]?.focus()
  }
  return (
    <div ref={group} className={classes['bars']} data-no-print>
      {columns.map(([at, all]) => (
        <div key={at} className={classes['column']} style={columnIn(span, at)}>
          {all.map(({ bar, place }) => (
            <button
              key={bar.series.id}
              type="button"
              tabIndex={place === tabbed ? 0 : -1}
              aria-label={says(bar)}
              aria-pressed={isChosen(bar)}
              onClick={() => onChoose(bar)}
              onKeyDown={(key) => press(key, place)}
              onFocus={() => {
                setCurrent(place)
                onFocus(bar)
              }}
              onBlur={() => onFocus(null)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

/** What is out of sight waits at the edge that it is beyond. */
const columnIn = (span: Span, at: number) => {
  const many = lengthOf(span)
  const place = Math.min(many, Math.max(0, at - span.from))
  const isThere = at >= span.from && at <= span.upto
  return {
    insetInlineStart: columnAt(place, many),
    inlineSize: isThere ? `calc(${columnAt(1, many)} - ${columnAt(0, many)})` : 0,
  }
}

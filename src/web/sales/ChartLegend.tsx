import { count } from '#web/ui/format.ts'
import { salesWords as words } from '#web/words/sales.ts'
import { Swatch } from './ChartMarks.tsx'
import type { Layout } from './chart-layout.ts'
import { figuresIn, partsIn, type Series } from './chart-series.ts'
import classes from './SalesChart.module.css'

/** Which colour is which product. */
export const Legend = ({ series }: { series: readonly Series[] }) => (
  <ul className={classes['legend']} role="list">
    {series.map(({ name, tone }) => (
      <li key={tone}>
        <Swatch tone={tone} />
        <bdi>{name}</bdi>
      </li>
    ))}
    <li>
      <span className={classes['dash']} aria-hidden="true" />
      {words.forecast}
    </li>
  </ul>
)

type TooltipProps = {
  readonly series: readonly Series[]
  readonly layout: Layout
  readonly month: string
  readonly room: number
  readonly scrolled: number
}

/** In less room it stands above the months instead of beside the one that is pointed at: it would be cut off. */
const ROOM_BESIDE = 700

/** What was ordered and forecast in the month that is pointed at. */
export const Tooltip = ({ series, layout, month, room, scrolled }: TooltipProps) => {
  const column = layout.months.find(({ key }) => key === month)
  if (!column) return null
  const at = column.at - scrolled
  const before = at > room / 2
  const beside = before ? { right: room - at + 8 } : { left: at + column.width + 8 }
  const style = room < ROOM_BESIDE ? { left: 0, right: 0 } : beside
  const told = series.filter(({ ordered, forecast }) => ordered.has(month) || forecast.has(month))
  return (
    <div className={classes['tooltip']} style={style} aria-hidden="true">
      <p>
        <strong>{words.month(month)}</strong> · {words.tooltip}
      </p>
      <ul>
        {told.map((it) => (
          <li key={it.tone}>
            <Swatch tone={it.tone} />
            <Figures name={it.name} {...figuresIn(it, month)} />
            <Parts of={it} month={month} />
          </li>
        ))}
      </ul>
    </div>
  )
}

const Figures = ({ name, ordered, forecast }: { name: string; ordered: number; forecast: number }) => (
  <>
    <bdi>{name}</bdi>
    <bdi dir="ltr">{words.ofBoth(count(ordered), count(forecast))}</bdi>
  </>
)

/** Products that a shared bar is unfolded into. */
const MOST_PARTS = 4

const Parts = ({ of, month }: { of: Series; month: string }) => {
  const parts = partsIn(of, month)
  if (parts.length === 0) return null
  const [first, rest] = [parts.slice(0, MOST_PARTS), parts.length - MOST_PARTS]
  return (
    <ul className={classes['parts']}>
      {first.map((part) => (
        <li key={part.name}>
          <Figures {...part} />
        </li>
      ))}
      {rest > 0 && <li>{words.moreProducts(rest)}</li>}
    </ul>
  )
}

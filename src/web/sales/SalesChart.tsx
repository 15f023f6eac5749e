import {
  type KeyboardEvent,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'

import type { Day } from '#platform/event.ts'
import { count } from '#web/ui/format.ts'
import { useMedia } from '#web/ui/media.ts'
import { salesWords as words } from '#web/words/sales.ts'
import { Axes, Scale } from './ChartAxes.tsx'
import { Legend, Tooltip } from './ChartLegend.tsx'
import { Hatches, Marks } from './ChartMarks.tsx'
import { barBeside, HEIGHT, type InSight, inSight, type Layout, layoutOf } from './chart-layout.ts'
import { figuresIn, OTHER, type Series } from './chart-series.ts'
import { MonthsShown } from './MonthsShown.tsx'
import { PrintedChart } from './PrintedChart.tsx'
import classes from './SalesChart.module.css'
import { useMonthsInSight } from './use-months-in-sight.ts'

/** A bar, or none: `series` null stands for all products of the month. */
export type Chosen = { readonly month: string; readonly series: Series }

/** The chart as it is drawn, and which of its months are in sight. */
export type DrawnChart = { readonly svg: SVGSVGElement; readonly shown: InSight }

type Props = {
  readonly series: readonly Series[]
  readonly months: readonly string[]
  /** Where the hairline stands. */
  readonly today: Day
  readonly chosen: { readonly month: string | null; readonly product: string | null }
  readonly onChoose: (chosen: Chosen) => void
  readonly picture: RefObject<DrawnChart | null>
}

const useRoom = () => {
  const frame = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    setRoom(element.clientWidth)
    const watching = new ResizeObserver(() => setRoom(element.clientWidth))
    watching.observe(element)
    return () => watching.disconnect()
  }, [])
  return { frame, room }
}

/** Bars of what was ordered, dashed steps of what was forecast. One bar is in the tab order; arrow keys lead to the others. */
export const SalesChart = ({ series, months, today, chosen, onChoose, picture }: Props) => {
  const { frame, room } = useRoom()
  const [pointed, setPointed] = useState<string | null>(null)
  const layout = useMemo(() => layoutOf(series, months, room), [series, months, room])
  const { scroll, scrolled, wide, onScroll } = useMonthsInSight(layout, room, today)
  const printing = useMedia('print')
  const shown = inSight(layout, scrolled, room)
  const drawn = useRef<SVGSVGElement>(null)
  useImperativeHandle<DrawnChart | null, DrawnChart | null>(
    picture,
    () => drawn.current && shown && { svg: drawn.current, shown },
  )

  return (
    <div className={classes['frame']} ref={frame}>
      <Hatches />
      <Legend series={series} />
      {printing && <PrintedChart series={series} months={months} today={today} />}
      <div className={classes['plot']} data-no-print>
        {wide && <Scale layout={layout} />}
        <div className={classes['scroll']} ref={scroll} onPointerLeave={() => setPointed(null)} onScroll={onScroll}>
          {room > 0 && (
            <svg
              ref={drawn}
              className={classes['chart']}
              width={layout.width}
              height={HEIGHT}
              viewBox={`0 0 ${layout.width} ${HEIGHT}`}
              role="group"
              aria-label={`${words.chart}. ${words.keys}`}
            >
              <Axes layout={layout} today={today} />
              <Targets {...{ series, layout, chosen, onChoose, onPoint: setPointed }} />
              <Marks series={series} layout={layout} />
            </svg>
          )}
        </div>
      </div>
      {wide && (
        <MonthsShown {...{ layout, room, scrolled, shown }} onScroll={(to) => scroll.current?.scrollTo(to, 0)} />
      )}
      {pointed && <Tooltip {...{ series, layout, month: pointed, room, scrolled }} />}
    </div>
  )
}

type TargetsProps = Pick<Props, 'series' | 'chosen' | 'onChoose'> & {
  readonly layout: Layout
  readonly onPoint: (month: string | null) => void
}

/** What is pointed at, tapped and moved to by keys: a column as high as the chart for each bar. */
const Targets = ({ series, layout, chosen, onChoose, onPoint }: TargetsProps) => {
  const [current, setCurrent] = useState(0)
  const group = useRef<SVGGElement>(null)
  const last = layout.bars.length - 1
  const tabbed = Math.min(current, last)
  const press = (key: KeyboardEvent, at: number) => {
    const to = {
      ArrowRight: barBeside(layout.bars, at, 1),
      ArrowLeft: barBeside(layout.bars, at, -1),
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: last,
    }[key.key]
    if (to !== undefined) {
      key.preventDefault()
      const next = Math.min(last, Math.max(0, to))
      setCurrent(next)
      group.current?.querySelectorAll<SVGRectElement>('[role=button]')[next]?.focus()
    } else if (key.key === 'Enter' || key.key === ' ') {
      key.preventDefault()
      choose(at)
    }
  }
  const choose = (at: number) => {
    const bar = layout.bars[at]
    const of = bar && series[bar.series]
    if (of) onChoose({ month: bar.month, series: of })
  }
  return (
    <g ref={group}>
      {layout.bars.map((bar, at) => {
        const of = series[bar.series] as Series
        const { ordered, forecast } = figuresIn(of, bar.month)
        return (
          <rect
            key={`${bar.month} ${of.tone}`}
            role="button"
            tabIndex={at === tabbed ? 0 : -1}
            aria-label={words.bar(of.name, bar.month, count(ordered), count(forecast))}
            aria-pressed={
              chosen.month === bar.month && (chosen.product === null || chosen.product === (of.id ?? OTHER))
            }
            className={classes['target']}
            x={bar.at - 1}
            y={layout.ceiling}
            width={bar.width + 2}
            height={layout.floor - layout.ceiling}
            onClick={() => choose(at)}
            onKeyDown={(key) => press(key, at)}
            onFocus={() => {
              setCurrent(at)
              onPoint(bar.month)
            }}
            onBlur={() => onPoint(null)}
            onPointerEnter={() => onPoint(bar.month)}
          />
        )
      })}
    </g>
  )
}

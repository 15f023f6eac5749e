import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type RefObject, useCallback, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { keyOf, monthOf } from '#modules/forecasting/months.ts'
import type { SalesRow } from '#modules/forecasting/sales-contract.ts'
import type { Day } from '#platform/event.ts'
import { salesTexts as texts } from '#texts/sales.ts'
import { bringing, lengthOf, movedTo, shownAtFirst, zoomed } from '#web/sales/months-shown.ts'
import {
  addressOf,
  type Bar,
  barsOf,
  type ChartView,
  drawn,
  type SalesLayout,
  salesModel,
  turnedOver,
} from '#web/sales/sales-model.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Chart } from '#web/ui/charts/Chart.tsx'
import { type ChartModel, partOf, type Span, stripsOf } from '#web/ui/charts/chart-model.ts'
import { count, day } from '#web/ui/figures/format.ts'
import { Text } from '#web/ui/page/Text.tsx'
import { useIsNarrow } from '#web/ui/style/media.ts'
import { figuresIn, type Series } from './chart-series.ts'
import { SalesBars } from './SalesBars.tsx'
import classes from './SalesChart.module.css'
import { SalesLegend } from './SalesLegend.tsx'
import { SalesTip } from './SalesTip.tsx'

/** Which months are in sight. What is dragged in the chart is reached by keys and presses here. */
const MonthsShown = ({
  months,
  span,
  onSpan,
}: {
  months: readonly string[]
  span: Span
  onSpan: (to: Span) => void
}) => {
  const said = texts.fromTo(months[span.from] ?? '', months[span.upto] ?? '')
  const zoom = (by: number) => onSpan(zoomed(span, by, months.length))
  return (
    <div data-no-print className={classes['months']}>
      <label>
        <span>{texts.monthsShown}</span>
        <input
          type="range"
          min={0}
          max={months.length - lengthOf(span)}
          value={span.from}
          aria-valuetext={said}
          onChange={(change) => onSpan(movedTo(Number(change.currentTarget.value), span, months.length))}
        />
        <span>{said}</span>
      </label>
      <Button size="small" aria-label={texts.fewerMonths} title={texts.fewerMonths} onClick={() => zoom(0.5)}>
        <IconPlus size={16} aria-hidden />
      </Button>
      <Button size="small" aria-label={texts.moreMonths} title={texts.moreMonths} onClick={() => zoom(2)}>
        <IconMinus size={16} aria-hidden />
      </Button>
    </div>
  )
}

/** What was chosen: a month, and in it the series of this address, or all of it (null). */
export type ChosenMonth = { readonly month: string; readonly of: string | null }

/** What of the chart is in sight, and its place on the page. */
export type DrawnChart = { readonly model: ChartModel; readonly element: HTMLElement }

type Props = {
  readonly series: readonly Series[]
  readonly months: readonly string[]
  readonly shown: ChartView
  /** The place of the hairline. */
  readonly today: Day
  readonly chosen: { readonly month: string | null; readonly product: string | null }
  readonly onChoose: (chosen: ChosenMonth) => void
  readonly opened: number
  readonly onOpen: (opened: number) => void
  readonly before: readonly SalesRow[] | null
  readonly picture: RefObject<DrawnChart | null>
}

/** Months that are seen at first, and those of a row on paper: side by side, each needs more room. */
const MONTHS: Record<SalesLayout, { wide: number; narrow: number; paper: number }> = {
  stacked: { wide: 18, narrow: 10, paper: 24 },
  beside: { wide: 12, narrow: 4, paper: 9 },
  total: { wide: 18, narrow: 10, paper: 24 },
}

const useMonthsShown = (months: readonly string[], now: string, layout: SalesLayout) => {
  const narrow = useIsNarrow()
  const [sought, seek] = useState<{ of: readonly string[]; layout: SalesLayout; span: Span } | null>(null)
  const atFirst = useMemo(
    () => shownAtFirst(months.length, months.indexOf(now), MONTHS[layout][narrow ? 'narrow' : 'wide']),
    [months, now, layout, narrow],
  )
  const isOfThese = sought?.layout === layout && sought.of.join() === months.join()
  const setSpan = useCallback((span: Span) => seek({ of: months, layout, span }), [months, layout])
  return [isOfThese ? sought.span : atFirst, setSpan] as const
}

/** Bars of what was ordered, dashed steps of what was forecast: by product, side by side or as one, in units or dollars. */
export const SalesChart = (props: Props) => {
  const { series, months, shown, today, chosen, onChoose, picture, before } = props
  const now = keyOf(monthOf(today))
  const [span, setSpan] = useMonthsShown(months, now, shown.layout)
  const [switched, setSwitched] = useState<ReadonlySet<string>>(new Set())
  const [lit, setLit] = useState<Bar | null>(null)
  const { layout, measure } = shown
  const seen = useMemo(() => drawn(series, { layout, measure }, switched), [series, layout, measure, switched])
  const model = useMemo(
    () => salesModel(seen, months, { layout, measure }, { month: now, label: day(today) }, before),
    [seen, months, layout, measure, now, today, before],
  )
  const bars = useMemo(() => barsOf(seen, months, measure), [seen, months, measure])
  const frame = useRef<HTMLElement>(null)
  useImperativeHandle<DrawnChart | null, DrawnChart | null>(picture, () => {
    const element = frame.current?.firstElementChild
    return element instanceof HTMLElement ? { model: partOf(model, span), element } : null
  })
  const of = (address: string | null) => (layout === 'total' ? null : address)
  const focus = (bar: Bar | null) => {
    setLit(bar)
    if (bar) setSpan(bringing(bar.at, span, months.length))
  }
  const says = ({ at, series: it }: Bar) => {
    const month = months[at] ?? ''
    const { ordered, forecast, value } = figuresIn(it, month)
    return measure === 'units'
      ? texts.bar(it.name, month, count(ordered), count(forecast))
      : texts.barValue(it.name, month, value)
  }
  return (
    <>
      {layout !== 'total' && (
        <SalesLegend
          {...{ series, shown, switched, opened: props.opened, onOpen: props.onOpen }}
          onSwitch={(address) => setSwitched((before) => turnedOver(before, address))}
        />
      )}
      {measure === 'value' && <Text size="small">{texts.noPlannedValue}</Text>}
      <section ref={frame} role="group" aria-label={`${texts.chart}. ${texts.keys}`}>
        <Chart
          {...{ model, span, onSpan: setSpan }}
          label={texts.chart}
          strips={stripsOf(months.length, MONTHS[layout].paper)}
          lit={useMemo(() => lit && { at: lit.at, id: addressOf(lit.series) }, [lit])}
          described={lit?.at ?? null}
          tip={(at) => <SalesTip series={seen} month={months[at] ?? ''} measure={measure} />}
          onPick={(at, address) => onChoose({ month: months[at] ?? '', of: of(address) })}
        >
          <SalesBars
            {...{ bars, span, says }}
            isChosen={({ at, series: it }) =>
              chosen.month === months[at] && (chosen.product === null || chosen.product === addressOf(it))
            }
            onChoose={({ at, series: it }) => onChoose({ month: months[at] ?? '', of: of(addressOf(it)) })}
            onFocus={focus}
          />
        </Chart>
      </section>
      <MonthsShown months={months} span={span} onSpan={setSpan} />
    </>
  )
}

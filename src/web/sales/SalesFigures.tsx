import { useMemo, useRef } from 'react'

import type { SalesRow } from '#modules/forecasting/sales-contract.ts'
import type { Day } from '#platform/event.ts'
import { dayIn } from '#platform/time/time-zone.ts'
import { periodTexts } from '#texts/office-figures.ts'
import { salesTexts as texts } from '#texts/sales.ts'
import { loadingCode } from '#web/loading-code.ts'
import { ChartTable } from '#web/sales/chart/ChartTable.tsx'
import { measures, monthNow, type Series } from '#web/sales/chart/chart-series.ts'
import { type ChosenMonth, type DrawnChart, SalesChart } from '#web/sales/chart/SalesChart.tsx'
import { ActionMenu } from '#web/ui/actions/ActionMenu.tsx'
import { Segments } from '#web/ui/actions/Segments.tsx'
import { CheckField } from '#web/ui/fields/CheckField.tsx'
import { day } from '#web/ui/figures/format.ts'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { anyText, oneOf, useFilters } from '#web/ui/lists/filters.ts'
import { CardPart } from '#web/ui/page/Card.tsx'
import { salesFileName } from './sales-file.ts'
import { narrowingsOf, type SalesFilters } from './sales-filters.ts'
import { type ChartView, layouts } from './sales-model.ts'

type Props = {
  readonly rows: readonly SalesRow[]
  readonly series: readonly Series[]
  readonly keys: readonly string[]
  readonly filters: SalesFilters
  readonly opened: number
  readonly company: string
  /** The year before, by the months that it is compared with; null: it is not chosen. */
  readonly before: readonly SalesRow[] | null
  readonly office: boolean
}

const choices = <Value extends string>(of: readonly Value[], labels: Record<Value, string>) =>
  of.map((value) => ({ value, label: labels[value] }))

const chartFilters = {
  view: oneOf(['table']),
  bars: oneOf(layouts),
  unit: oneOf(measures),
  compare: oneOf(['year']),
  ...anyText('open', 'month', 'of'),
}

/** The figures as a chart, in the way that was chosen, or as tables. */
export const SalesFigures = ({ rows, series, keys, filters, opened, company, before, office }: Props) => {
  const [{ view, bars, unit, compare }, set] = useFilters(chartFilters)
  const asTable = view === 'table'
  const shown: ChartView = { layout: bars ?? layouts[0], measure: unit ?? measures[0] }
  const picture = useRef<DrawnChart>(null)
  const today = useMemo(() => (filters.asOf ?? dayIn(new Date(), 'UTC')) as Day, [filters.asOf])
  const choose = ({ month, of }: ChosenMonth) => {
    set('month', month)
    set('of', of)
  }
  const open = (next: number) => {
    set('open', next > 0 ? String(next) : null)
    set('month', null)
    set('of', null)
  }
  const save = async () => {
    const { savePicture } = await loadingCode(() => import('#web/ui/charts/chart-picture.ts'))
    const drawn = picture.current
    if (!drawn) return
    const narrowed = narrowingsOf(rows, filters)
    const { keys: months } = drawn.model
    savePicture(drawn.model, drawn.element, {
      title: texts.pictureTitle(company, texts.inMeasure[shown.measure], day(today)),
      chosen: [
        ...narrowed.map(({ name, label }) => texts.pictureOf(texts.filters[name], label)),
        texts.pictureOf(texts.monthsShown, texts.fromTo(months[0] ?? '', months.at(-1) ?? '')),
      ],
      name: salesFileName({ company, narrowed, asOf: filters.asOf }, 'png'),
    })
  }
  return (
    <CardPart>
      <Stack gap={4}>
        <div data-no-print>
          <Row gap={4} justify="between">
            <Row gap={4}>
              {!asTable && (
                <Segments
                  label={texts.layout}
                  choices={choices(layouts, texts.layouts)}
                  value={shown.layout}
                  onChange={(next) => set('bars', next === layouts[0] ? null : next)}
                />
              )}
              <Segments
                label={texts.measure}
                choices={choices(measures, texts.measures)}
                value={shown.measure}
                onChange={(next) => set('unit', next === measures[0] ? null : next)}
              />
              {office && (
                <CheckField
                  label={periodTexts.compare}
                  checked={compare !== null}
                  onChange={(on) => set('compare', on ? 'year' : null)}
                />
              )}
            </Row>
            <ActionMenu
              label={texts.menu}
              actions={[
                { label: asTable ? texts.asChart : texts.asTable, run: () => set('view', asTable ? null : 'table') },
                ...(asTable ? [] : [{ label: texts.png, run: () => void save() }]),
              ]}
            />
          </Row>
        </div>
        {asTable ? (
          <ChartTable series={series} months={keys} now={monthNow(filters.asOf)} onChoose={choose} />
        ) : (
          <SalesChart
            {...{ series, months: keys, shown, today, opened, picture, before }}
            chosen={{ month: filters.month, product: filters.of }}
            onChoose={choose}
            onOpen={open}
          />
        )}
      </Stack>
    </CardPart>
  )
}

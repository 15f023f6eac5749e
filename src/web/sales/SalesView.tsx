import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { SalesRow } from '#modules/forecasting/sales-contract.ts'
import type { Day } from '#platform/event.ts'
import { dayIn } from '#platform/time-zone.ts'
import { useRead } from '#web/endpoint.ts'
import { loadingCode, whenShown } from '#web/loading-code.ts'
import { PastBanner } from '#web/replay/PastBanner.tsx'
import { ActionMenu } from '#web/ui/ActionMenu.tsx'
import { EmptyArt } from '#web/ui/art/EmptyArt.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { oneOf, useFilters } from '#web/ui/filters.ts'
import { day } from '#web/ui/format.ts'
import { Loading, Skeleton } from '#web/ui/Loading.tsx'
import { salesWords as words } from '#web/words/sales.ts'
import { uiWords } from '#web/words/ui.ts'
import { BehindBar } from './BehindBar.tsx'
import { ChartTable } from './ChartTable.tsx'
import { isBehind, monthNow, monthsBetween, OTHER, type Series, seriesOf } from './chart-series.ts'
import { NextMonths, PerMonth } from './MonthLists.tsx'
import classes from './Sales.module.css'
import type { Chosen, DrawnChart } from './SalesChart.tsx'
import { SalesFilterBar } from './SalesFilterBar.tsx'
import { salesFileName } from './sales-file.ts'
import { narrowed, narrowingsOf, type Option, type SalesFilters, salesQuestion } from './sales-filters.ts'
import type { SalesSource } from './sales-source.ts'
import { Totals } from './Totals.tsx'
import { useSalesFilters } from './use-sales-filters.ts'
import { useSalesRows } from './use-sales-rows.ts'

// The chart is drawn after the page: its library is not what people wait for.
const SalesChart = whenShown(() => import('./SalesChart.tsx').then((it) => ({ default: it.SalesChart })))

type Props = {
  readonly source: SalesSource
  /** Whose figures they are, as files of them say. */
  readonly company: string
  readonly empty: string
  /** In the office: who can be chosen. */
  readonly companies?: readonly Option[]
  /** Stands beside what is planned next. */
  readonly beside?: ReactNode
}

/** What was ordered and forecast: totals, chart, what is behind a bar, orders per month and what comes next. */
export const SalesView = ({ source, company, empty, companies, beside }: Props) => {
  const [filters, setFilter, reset] = useSalesFilters()
  const read = useSalesRows(source, filters)
  const months = useRead(source.months, salesQuestion(filters))
  const { pathname } = useLocation()
  return (
    <div className={classes['page']}>
      {filters.asOf && (
        <PastBanner at={`${filters.asOf}T23:59:59.999Z`} says={words.past} to={pathname} back={words.present} />
      )}
      <Loading read={read} skeleton={<Skeleton lines={10} height={38} />}>
        {(rows) => {
          const shown = narrowed(rows, filters)
          const keys = monthsBetween(shown)
          const series = seriesOf(shown, words.other, monthNow(filters.asOf))
          return (
            <div className={classes['page']}>
              <Card flush>
                <SalesFilterBar
                  {...{ rows, filters, setFilter, ...(companies && { companies }) }}
                  onReset={reset}
                  results={keys.length}
                />
                {shown.length === 0 ? (
                  <Nothing {...{ rows, empty, reset, filters }} />
                ) : (
                  <>
                    <Totals rows={shown} months={months.data ?? []} asOf={filters.asOf} />
                    <Figures {...{ rows, series, keys, filters, setFilter, company }} />
                  </>
                )}
              </Card>
              <Behind {...{ source, filters, rows, series, office: companies !== undefined, setFilter }} />
              <div className={classes['halves']}>
                <div className={classes['page']}>
                  <NextMonths rows={narrowed(rows, { ...filters, year: null })} asOf={filters.asOf} />
                  {beside}
                </div>
                <PerMonth months={months.data ?? []} asOf={filters.asOf} year={filters.year} />
              </div>
            </div>
          )
        }}
      </Loading>
    </div>
  )
}

/** Nothing yet, nothing then, or nothing that the filters leave. */
const Nothing = ({
  rows,
  empty,
  reset,
  filters: { company, asOf },
}: {
  rows: readonly SalesRow[]
  empty: string
  reset: () => void
  filters: SalesFilters
}) => {
  if (rows.length > 0 || company)
    return (
      <EmptyState action={<Button onClick={reset}>{uiWords.reset}</Button>}>{uiWords.noMatch(words.things)}</EmptyState>
    )
  return asOf ? (
    <EmptyState>{words.nothingThen}</EmptyState>
  ) : (
    <EmptyState art={<EmptyArt area="orders" />}>{empty}</EmptyState>
  )
}

type SetFilter = ReturnType<typeof useSalesFilters>[1]

const salesView = { view: oneOf(['table']) }

const Figures = ({
  rows,
  series,
  keys,
  filters,
  setFilter,
  company,
}: {
  rows: readonly SalesRow[]
  series: readonly Series[]
  keys: readonly string[]
  filters: SalesFilters
  setFilter: SetFilter
  company: string
}) => {
  const [{ view }, setView] = useFilters(salesView)
  const asTable = view === 'table'
  const picture = useRef<DrawnChart>(null)
  const choose = ({ month, series: { id } }: Chosen) => {
    setFilter('month', month)
    setFilter('of', id ?? OTHER)
  }
  const save = async (all: readonly Series[]) => {
    const { savePicture } = await loadingCode(() => import('./chart-picture.ts'))
    const drawn = picture.current
    if (!drawn) return
    const narrowed = narrowingsOf(rows, filters)
    await savePicture(drawn, all, {
      title: words.pictureTitle(company, day(filters.asOf ?? dayIn(new Date(), 'UTC'))),
      chosen: [
        ...narrowed.map(({ name, label }) => words.pictureOf(words.filters[name], label)),
        words.pictureOf(words.monthsShown, words.fromTo(drawn.shown.first, drawn.shown.last)),
      ],
      name: salesFileName({ company, narrowed, asOf: filters.asOf }, 'png'),
    })
  }
  return (
    <div className={classes['chart']}>
      <div className={classes['menu']} data-no-print>
        <ActionMenu
          label={words.menu}
          actions={[
            { label: asTable ? words.asChart : words.asTable, run: () => setView('view', asTable ? null : 'table') },
            ...(asTable ? [] : [{ label: words.png, run: () => void save(series) }]),
          ]}
        />
      </div>
      {asTable ? (
        <ChartTable series={series} months={keys} now={monthNow(filters.asOf)} onChoose={choose} />
      ) : (
        <Suspense fallback={<Skeleton height={420} />}>
          <SalesChart
            {...{ series, months: keys, picture }}
            today={(filters.asOf ?? dayIn(new Date(), 'UTC')) as Day}
            chosen={{ month: filters.month, product: filters.of }}
            onChoose={choose}
          />
        </Suspense>
      )}
    </div>
  )
}

const Behind = ({
  source,
  filters,
  rows,
  series,
  office,
  setFilter,
}: {
  source: SalesSource
  filters: SalesFilters
  rows: readonly SalesRow[]
  series: readonly Series[]
  office: boolean
  setFilter: SetFilter
}) => {
  const { month } = filters
  const product = rows.find(({ product_id }) => product_id === filters.of)?.product_name
  const isThere = product !== undefined || (filters.of === OTHER && series.some(({ id }) => id === null))
  const of = isThere ? filters.of : null
  useEffect(() => {
    if (of !== filters.of) setFilter('of', null)
  })
  if (!month) return null
  const name = product ?? (of === OTHER ? words.other : words.everything)
  const close = () => {
    setFilter('month', null)
    setFilter('of', null)
  }
  return (
    <BehindBar
      key={`${month} ${of}`}
      {...{ source, office, name }}
      isBehind={isBehind(of, series)}
      filters={{ ...filters, month, of }}
      onProduct={(id) => setFilter('of', id)}
      onClose={close}
    />
  )
}

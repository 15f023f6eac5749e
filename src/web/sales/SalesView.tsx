import { type ReactNode, useEffect, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { SalesRow } from '#modules/forecasting/sales-contract.ts'
import { salesTexts as texts } from '#texts/sales.ts'
import { uiTexts } from '#texts/ui.ts'
import { useRead } from '#web/api/endpoint.ts'
import { PastBanner } from '#web/replay/PastBanner.tsx'
import {
  isBehind,
  type Measure,
  measures,
  monthNow,
  monthsBetween,
  OTHER,
  openedIn,
  type Series,
  seriesOf,
} from '#web/sales/chart/chart-series.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { EmptyArt } from '#web/ui/art/EmptyArt.tsx'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { anyText, oneOf, useFilters } from '#web/ui/lists/filters.ts'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { BehindBar } from './BehindBar.tsx'
import { NextMonths, PerMonth } from './MonthLists.tsx'
import { SalesFigures } from './SalesFigures.tsx'
import { SalesFilterBar } from './SalesFilterBar.tsx'
import { type FoundChoices, narrowed, type SalesFilters, salesQuestion, yearBefore } from './sales-filters.ts'
import type { SalesSource } from './sales-source.ts'
import { Totals } from './Totals.tsx'
import { useSalesFilters } from './use-sales-filters.ts'
import { useSalesRows } from './use-sales-rows.ts'

type SetFilter = ReturnType<typeof useSalesFilters>[1]

type Props = {
  readonly source: SalesSource
  /** Whose figures they are, as files of them say. */
  readonly company: string
  readonly empty: string
  /** In the office: who can be chosen. */
  readonly companies?: FoundChoices | undefined
  /** In the office: the field of the months that are meant. */
  readonly period?: ReactNode
  /** Shown next to what is planned next. */
  readonly aside?: ReactNode
}

/** What was ordered and forecast: totals, chart, what is behind a bar, orders per month and what comes next. */
export const SalesView = ({ source, company, empty, companies, aside, period }: Props) => {
  const [filters, setFilter, reset] = useSalesFilters()
  const read = useSalesRows(source, filters)
  const { pathname } = useLocation()
  return (
    <Stack>
      {filters.asOf && (
        <PastBanner at={`${filters.asOf}T23:59:59.999Z`} says={texts.past} to={pathname} back={texts.present} />
      )}
      <Loading read={read} skeleton={<Skeleton lines={10} height={38} />}>
        {(rows) => (
          <Loaded {...{ rows, source, company, empty, companies, aside, period, reset, filters, setFilter }} />
        )}
      </Loading>
    </Stack>
  )
}

type LoadedProps = Props & {
  readonly rows: readonly SalesRow[]
  readonly filters: SalesFilters
  readonly setFilter: SetFilter
  readonly reset: () => void
}

const Loaded = ({ rows, source, company, empty, companies, aside, period, filters, setFilter, reset }: LoadedProps) => {
  const months = useRead(source.months, salesQuestion(filters))
  const [{ open, compare, unit }] = useFilters({ ...anyText('open'), compare: oneOf(['year']), unit: oneOf(measures) })
  const { category, subCategory, product, country, year, from, until, asOf } = filters
  const shown = useMemo(
    () => narrowed(rows, { category, subCategory, product, country, year, from, until }),
    [rows, category, subCategory, product, country, year, from, until],
  )
  const isPart = year !== null || from !== null || until !== null
  const before = compare && companies ? yearBefore(rows, filters) : null
  const keys = useMemo(() => monthsBetween(shown), [shown])
  const opened = openedIn(shown, open)
  const measure = unit ?? measures[0]
  const series = useMemo(
    () => seriesOf(shown, texts.other, monthNow(asOf), opened, measure),
    [shown, asOf, opened, measure],
  )
  return (
    <Stack>
      <Card flush>
        <SalesFilterBar
          {...{ rows, filters, setFilter, period, ...(companies && { companies }) }}
          onReset={reset}
          results={keys.length}
        />
        {shown.length === 0 ? (
          <Nothing {...{ rows, empty, reset, filters }} />
        ) : (
          <>
            <Totals rows={shown} months={months.data} before={isPart ? before : null} measure={measure} {...{ asOf }} />
            <SalesFigures
              {...{ rows, series, keys, filters, opened, company, before }}
              office={companies !== undefined}
            />
          </>
        )}
      </Card>
      <Behind {...{ source, filters, rows, series, office: companies !== undefined, measure, setFilter }} />
      <Grid least={420}>
        <Stack>
          <NextMonths rows={narrowed(rows, { ...filters, year: null, from: null, until: null })} asOf={asOf} />
          {aside}
        </Stack>
        <Loading read={months} skeleton={<Skeleton lines={12} height={38} />}>
          {(known) => <PerMonth months={known} filters={filters} />}
        </Loading>
      </Grid>
    </Stack>
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
      <EmptyState action={<Button onClick={reset}>{uiTexts.reset}</Button>}>{uiTexts.noMatch(texts.things)}</EmptyState>
    )
  return asOf ? (
    <EmptyState>{texts.nothingThen}</EmptyState>
  ) : (
    <EmptyState art={<EmptyArt area="orders" />}>{empty}</EmptyState>
  )
}

const Behind = ({
  source,
  filters,
  rows,
  series,
  office,
  measure,
  setFilter,
}: {
  source: SalesSource
  filters: SalesFilters
  rows: readonly SalesRow[]
  series: readonly Series[]
  office: boolean
  measure: Measure
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
  const name = product ?? (of === OTHER ? texts.other : texts.everything)
  const close = () => {
    setFilter('month', null)
    setFilter('of', null)
  }
  return (
    <BehindBar
      key={`${month} ${of}`}
      {...{ source, office, measure, name }}
      isBehind={isBehind(of, series)}
      filters={{ ...filters, month, of }}
      onProduct={(id) => setFilter('of', id)}
      onClose={close}
    />
  )
}

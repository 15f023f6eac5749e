import { useSearchParams } from 'react-router-dom'

import type { MonthOfOrders, SalesRow } from '#modules/forecasting/sales-contract.ts'
import { salesTexts as texts } from '#texts/sales.ts'
import { lastTwelve, monthNow, plannedNext } from '#web/sales/chart/chart-series.ts'
import { FigureChart } from '#web/ui/charts/FigureChart.tsx'
import { Num } from '#web/ui/figures/Figures.tsx'
import { count } from '#web/ui/figures/format.ts'
import { DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { askedIn, ExplainedFigure } from './ExplainedFigure.tsx'
import type { SalesFilters } from './sales-filters.ts'

const heads = texts.monthColumns

/** The same as bars, the latest last; each leads to the orders of its month. */
const PerMonthChart = ({ months }: { months: ReturnType<typeof lastTwelve> }) => {
  const [chosen, choose] = useSearchParams()
  const counts = months.map(({ orderCount }) => orderCount).reverse()
  const keys = months.map(({ key }) => key).reverse()
  return (
    <FigureChart
      says={texts.monthsChart(count(counts.reduce((sum, it) => sum + it, 0)))}
      model={{
        keys,
        label: texts.monthBelow,
        series: [{ id: 'orders', kind: 'bar', name: heads.orders, tone: 2, values: counts }],
        format: count,
      }}
      onPick={(at) => choose(askedIn(keys[at] ?? '', chosen), { preventScrollReset: true })}
    />
  )
}

/** How many orders were placed, month by month; the last twelve of those that the filters leave. */
export const PerMonth = ({
  months,
  filters: { asOf, ...period },
}: {
  months: readonly MonthOfOrders[]
  filters: Pick<SalesFilters, 'asOf' | 'year' | 'from' | 'until'>
}) => {
  const rows = lastTwelve(months, monthNow(asOf), period)
  return (
    <Card flush title={texts.months}>
      {rows.length > 1 && <PerMonthChart months={rows} />}
      <DataTable
        caption={texts.months}
        columns={[
          { id: 'month', header: heads.month, card: 'title', cell: ({ key }) => texts.month(key) },
          {
            id: 'orders',
            header: heads.orders,
            align: 'end',
            cell: ({ key, orderCount }) => <ExplainedFigure month={key} name={heads.orders} value={orderCount} />,
          },
          {
            id: 'quantity',
            header: heads.quantity,
            align: 'end',
            cell: ({ key, orderQuantity }) => (
              <ExplainedFigure month={key} name={heads.quantity} value={orderQuantity} measure="units" />
            ),
          },
        ]}
        rows={rows}
        rowKey={({ key }) => key}
        empty={<EmptyState>{texts.monthsEmpty}</EmptyState>}
      />
    </Card>
  )
}

/** What is planned for this month and the two after it. */
export const NextMonths = ({ rows, asOf }: { rows: readonly SalesRow[]; asOf: string | null }) => {
  const next = plannedNext(rows, monthNow(asOf))
  const { nextColumns: columns } = texts
  return (
    <Card flush title={texts.next}>
      <DataTable
        caption={texts.next}
        columns={[
          { id: 'product', header: columns.product, card: 'title', cell: ({ name }) => <bdi>{name}</bdi> },
          {
            id: 'orders',
            header: columns.orders,
            align: 'end',
            cell: ({ orders }) => <Num value={orders} />,
          },
          {
            id: 'quantity',
            header: columns.quantity,
            align: 'end',
            cell: ({ units }) => <Num value={units} />,
          },
        ]}
        rows={next}
        rowKey={({ id }) => id}
        empty={<EmptyState>{texts.nextEmpty}</EmptyState>}
      />
    </Card>
  )
}

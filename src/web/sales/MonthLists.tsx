import type { MonthOfOrders, SalesRow } from '#modules/forecasting/sales-contract.ts'
import { Card } from '#web/ui/Card.tsx'
import { DataTable } from '#web/ui/DataTable.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Num } from '#web/ui/Figures.tsx'
import { salesWords as words } from '#web/words/sales.ts'
import { lastTwelve, monthNow, plannedNext } from './chart-series.ts'

/** How many orders were placed, month by month; the last twelve of them. */
export const PerMonth = ({
  months,
  asOf,
  year,
}: {
  months: readonly MonthOfOrders[]
  asOf: string | null
  year: string | null
}) => (
  <Card flush title={words.months}>
    <DataTable
      caption={words.months}
      columns={[
        { id: 'month', header: words.monthColumns.month, card: 'title', cell: ({ key }) => words.month(key) },
        {
          id: 'orders',
          header: words.monthColumns.orders,
          align: 'end',
          cell: ({ orderCount }) => <Num value={orderCount} />,
        },
        {
          id: 'quantity',
          header: words.monthColumns.quantity,
          align: 'end',
          cell: ({ orderQuantity }) => <Num value={orderQuantity} />,
        },
      ]}
      rows={lastTwelve(months, monthNow(asOf), year)}
      rowKey={({ key }) => key}
      empty={<EmptyState>{words.monthsEmpty}</EmptyState>}
    />
  </Card>
)

/** What is planned for this month and the two after it. */
export const NextMonths = ({ rows, asOf }: { rows: readonly SalesRow[]; asOf: string | null }) => {
  const next = plannedNext(rows, monthNow(asOf))
  const { nextColumns: heads } = words
  return (
    <Card flush title={words.next}>
      <DataTable
        caption={words.next}
        columns={[
          { id: 'product', header: heads.product, card: 'title', cell: ({ name }) => <bdi>{name}</bdi> },
          {
            id: 'orders',
            header: heads.orders,
            align: 'end',
            cell: ({ orders }) => <Num value={orders} />,
          },
          {
            id: 'quantity',
            header: heads.quantity,
            align: 'end',
            cell: ({ units }) => <Num value={units} />,
          },
        ]}
        rows={next}
        rowKey={({ id }) => id}
        empty={<EmptyState>{words.nextEmpty}</EmptyState>}
      />
    </Card>
  )
}

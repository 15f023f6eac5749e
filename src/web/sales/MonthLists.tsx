import type { MonthOfOrders, SalesRow } from '#modules/forecasting/sales-contract.ts'
import { Card } from '#web/ui/Card.tsx'
import { DataTable } from '#web/ui/DataTable.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Num } from '#web/ui/Figures.tsx'
import { salesWords as words } from '#web/words/sales.ts'
import { isOfNextMonths, monthNow } from './chart-series.ts'

/** How many orders were placed, month by month; the last twelve of them. */
export const PerMonth = ({ months }: { months: readonly MonthOfOrders[] }) => (
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
      rows={months.toReversed().slice(0, 12)}
      rowKey={({ key }) => key}
    />
  </Card>
)

/** What is planned for this month and the two after it. */
export const NextMonths = ({ rows, asOf }: { rows: readonly SalesRow[]; asOf: string | null }) => {
  const next = rows.filter((it) => it.forecastOrderQuantity > 0 && isOfNextMonths(it.key, monthNow(asOf)))
  const { nextColumns: heads } = words
  return (
    <Card flush title={words.next}>
      <DataTable
        caption={words.next}
        columns={[
          { id: 'month', header: heads.month, cell: ({ key }) => words.month(key) },
          {
            id: 'product',
            header: heads.product,
            card: 'title',
            cell: ({ product_name }) => <bdi>{product_name}</bdi>,
          },
          {
            id: 'orders',
            header: heads.orders,
            align: 'end',
            cell: ({ forecastOrderCount }) => <Num value={forecastOrderCount} />,
          },
          {
            id: 'quantity',
            header: heads.quantity,
            align: 'end',
            cell: ({ forecastOrderQuantity }) => <Num value={forecastOrderQuantity} />,
          },
        ]}
        rows={next}
        rowKey={({ key, product_id, country_id }) => `${key} ${product_id} ${country_id}`}
        empty={<EmptyState>{words.nextEmpty}</EmptyState>}
      />
    </Card>
  )
}

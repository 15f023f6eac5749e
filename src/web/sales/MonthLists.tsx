import type { MonthOfOrders, SalesRow } from '#modules/forecasting/sales-contract.ts'
import { Card } from '#web/ui/Card.tsx'
import { DataTable } from '#web/ui/DataTable.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Num } from '#web/ui/Figures.tsx'
import { salesWords as words } from '#web/words/sales.ts'
import { AskedFigure } from './AskedFigure.tsx'
import { lastTwelve, monthNow, plannedNext } from './chart-series.ts'

const heads = words.monthColumns

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
        { id: 'month', header: heads.month, card: 'title', cell: ({ key }) => words.month(key) },
        {
          id: 'orders',
          header: heads.orders,
          align: 'end',
          cell: ({ key, orderCount }) => <AskedFigure month={key} name={heads.orders} value={orderCount} />,
        },
        {
          id: 'quantity',
          header: heads.quantity,
          align: 'end',
          cell: ({ key, orderQuantity }) => <AskedFigure month={key} name={heads.quantity} value={orderQuantity} />,
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
  const { nextColumns: columns } = words
  return (
    <Card flush title={words.next}>
      <DataTable
        caption={words.next}
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
        empty={<EmptyState>{words.nextEmpty}</EmptyState>}
      />
    </Card>
  )
}

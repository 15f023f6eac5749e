import { Link, useSearchParams } from 'react-router'

import type { MonthOfOrders, SalesRow } from '#modules/forecasting/sales-contract.ts'
import { Card } from '#web/ui/Card.tsx'
import { DataTable } from '#web/ui/DataTable.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Num } from '#web/ui/Figures.tsx'
import { count } from '#web/ui/format.ts'
import { figureWords } from '#web/words/figures.ts'
import { salesWords as words } from '#web/words/sales.ts'
import { lastTwelve, monthNow, plannedNext } from './chart-series.ts'

const heads = words.monthColumns

/** A figure of a month that leads to the orders and events behind it, whatever else is chosen on the page. */
const Asked = ({ month, name, value }: { month: string; name: string; value: number }) => {
  const [chosen] = useSearchParams()
  if (value === 0) return <Num value={0} />
  const search = new URLSearchParams(chosen)
  search.set('month', month)
  search.delete('of')
  return (
    <Link
      to={{ search: `${search}` }}
      aria-label={figureWords.askOf(`${name}, ${words.month(month)}: ${count(value)}`)}
    >
      <Num value={value} />
    </Link>
  )
}

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
          cell: ({ key, orderCount }) => <Asked month={key} name={heads.orders} value={orderCount} />,
        },
        {
          id: 'quantity',
          header: heads.quantity,
          align: 'end',
          cell: ({ key, orderQuantity }) => <Asked month={key} name={heads.quantity} value={orderQuantity} />,
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

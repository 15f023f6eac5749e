import { Button } from '#web/ui/Button.tsx'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { Num } from '#web/ui/Figures.tsx'
import { salesWords as words } from '#web/words/sales.ts'
import type { Series } from './chart-series.ts'
import type { Chosen } from './SalesChart.tsx'

type Row = Chosen & { readonly ordered: number; readonly forecast: number }

/** Rows, before somebody asks for all of them. */
const SHOWN = 24

/** The chart in figures, the latest month first. */
export const ChartTable = ({
  series,
  months,
  onChoose,
}: {
  series: readonly Series[]
  months: readonly string[]
  onChoose: (chosen: Chosen) => void
}) => {
  const rows = months.toReversed().flatMap((month) =>
    series.flatMap((it): Row[] => {
      const [ordered, forecast] = [it.ordered.get(month) ?? 0, it.forecast.get(month) ?? 0]
      return ordered === 0 && forecast === 0 ? [] : [{ month, series: it, ordered, forecast }]
    }),
  )
  const { tableColumns: heads } = words
  const columns: readonly Column<Row>[] = [
    { id: 'month', header: heads.month, cell: ({ month }) => words.month(month), sort: ({ month }) => month },
    { id: 'product', header: heads.product, card: 'title', cell: ({ series: { name } }) => <bdi>{name}</bdi> },
    { id: 'ordered', header: heads.ordered, align: 'end', cell: ({ ordered }) => <Num value={ordered} /> },
    { id: 'forecast', header: heads.forecast, align: 'end', cell: ({ forecast }) => <Num value={forecast} /> },
    {
      id: 'show',
      header: heads.show,
      hiddenHeader: true,
      align: 'end',
      card: 'actions',
      cell: (row) => (
        <Button size="small" aria-label={words.show(row.series.name, row.month)} onClick={() => onChoose(row)}>
          {heads.show}
        </Button>
      ),
    },
  ]
  return (
    <DataTable
      caption={words.chart}
      columns={columns}
      rows={rows}
      first={SHOWN}
      rowKey={({ month, series: { tone } }) => `${month} ${tone}`}
    />
  )
}

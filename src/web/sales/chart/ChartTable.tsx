import { salesTexts as texts } from '#texts/sales.ts'
import { addressOf } from '#web/sales/sales-model.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Money, Num } from '#web/ui/figures/Figures.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { useIsNarrow } from '#web/ui/style/media.ts'
import { figuresIn, fromNow, type Series } from './chart-series.ts'
import type { ChosenMonth } from './SalesChart.tsx'

type Row = ReturnType<typeof figuresIn> & { readonly month: string; readonly series: Series }

/** Rows, before all of them are shown. */
const SHOWN = { wide: 24, narrow: 12 }

const rowsOf = (series: readonly Series[], months: readonly string[]): Row[] =>
  months.flatMap((month) =>
    series.flatMap((it): Row[] => {
      const figures = figuresIn(it, month)
      return figures.ordered === 0 && figures.forecast === 0 ? [] : [{ month, series: it, ...figures }]
    }),
  )

/** `first`: the figure that a folded row shows. */
const columnsFor = (first: 'ordered' | 'forecast', onChoose: (chosen: ChosenMonth) => void): readonly Column<Row>[] => {
  const { tableColumns: heads } = texts
  return [
    {
      id: 'month',
      header: heads.month,
      card: 'under',
      cell: ({ month }) => texts.month(month),
      sort: ({ month }) => month,
    },
    { id: 'product', header: heads.product, card: 'title', cell: ({ series: { name } }) => <bdi>{name}</bdi> },
    {
      id: 'ordered',
      header: heads.ordered,
      align: 'end',
      card: first === 'ordered' ? 'aside' : 'line',
      cell: ({ ordered }) => <Num value={ordered} />,
    },
    { id: 'value', header: heads.value, align: 'end', cell: ({ value }) => <Money cents={value} /> },
    {
      id: 'forecast',
      header: heads.forecast,
      align: 'end',
      card: first === 'forecast' ? 'aside' : 'line',
      cell: ({ forecast }) => <Num value={forecast} />,
    },
    {
      id: 'show',
      header: heads.show,
      hiddenHeader: true,
      align: 'end',
      card: 'actions',
      cell: (row) => (
        <Button
          size="small"
          aria-label={texts.show(row.series.name, row.month)}
          onClick={() => onChoose({ month: row.month, of: addressOf(row.series) })}
        >
          {heads.show}
        </Button>
      ),
    },
  ]
}

/** The chart in figures. Both parts begin at the present: what was goes back from it, what is planned goes on from it. */
export const ChartTable = ({
  series,
  months,
  now,
  onChoose,
}: {
  series: readonly Series[]
  months: readonly string[]
  /** The month that the reader is in. */
  now: string
  onChoose: (chosen: ChosenMonth) => void
}) => {
  const narrow = useIsNarrow()
  const { past, coming } = fromNow(months, now)
  const parts = [
    { title: texts.tableUntil(now), rows: rowsOf(series, past), columns: columnsFor('ordered', onChoose) },
    { title: texts.tableAfter(now), rows: rowsOf(series, coming), columns: columnsFor('forecast', onChoose) },
  ]
  return parts
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows, columns }) => (
      <section key={title}>
        <h3>{title}</h3>
        <DataTable
          caption={`${texts.chart}: ${title}`}
          columns={columns}
          rows={rows}
          first={SHOWN[narrow ? 'narrow' : 'wide']}
          folds={({ month, series: { name } }) => texts.figuresOf(name, month)}
          rowKey={({ month, series: { tone } }) => `${month} ${tone}`}
        />
      </section>
    ))
}

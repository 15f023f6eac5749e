import {
  type ColumnDef,
  createSortedRowModel,
  rowSortingFeature,
  type SortingState,
  sortFn_basic,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { type ReactNode, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { uiWords } from '#web/words/ui.ts'
import { Button } from './Button.tsx'
import { useChanges } from './changed.ts'
import classes from './DataTable.module.css'
import { type Density, useDensity } from './density.ts'
import { Unfold, useUnfolded } from './row-folds.tsx'
import { useRowKeys } from './row-keys.ts'
import { ariaSort, SortHead } from './SortHead.tsx'

/** Where a cell stands when the row is a card, at 768 px and below: 'under' is below the title, 'mark' beside that; both without the header. */
type CardPlace = 'title' | 'beside' | 'under' | 'mark' | 'line' | 'full' | 'actions' | 'none'

export type Column<Row> = {
  readonly id: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** What the column sorts by; without it, it does not sort. */
  readonly sort?: (row: Row) => string | number
  readonly align?: 'end'
  /** 'line' unless told otherwise: the header's words and the value. */
  readonly card?: CardPlace
  /** The header is for people who listen only. */
  readonly hiddenHeader?: boolean
}

/** The server sorts: by which columns, by which of them now, and how another one is asked for. */
export type Ordering = {
  readonly columns: readonly string[]
  readonly by: SortingState[number] | undefined
  readonly onOrder: (by: SortingState[number]) => void
}

export type DataTableProps<Row> = {
  /** What the table is, for people who listen. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** Where Enter on a row goes, O in a new tab; J and K move. */
  readonly href?: (row: Row) => string
  /** Its words change when the row does: somebody else's change then tints the row. */
  readonly fingerprint?: (row: Row) => string
  /** Spoken when the row changes. */
  readonly says?: (row: Row) => string
  readonly selected?: (row: Row) => boolean
  /** X on a row. */
  readonly onSelect?: (row: Row) => void
  readonly density?: Density
  /** Without it, the rows are sorted here, by the columns that say by what. */
  readonly ordering?: Ordering
  /** So many rows at first, in the order that is chosen; a button below them shows the others. */
  readonly first?: number
  /**
   * A card shows its title and what stands beside and under it until it is unfolded; what a row is called then. A few
   * rows stand open.
   */
  readonly folds?: (row: Row) => string
  /** Shown instead of rows. */
  readonly empty?: ReactNode
}

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { basic: sortFn_basic },
})

/** So many cards are seen without folding them. */
const FEW = 4

/** A list of rows; each row is a card at 768 px and below. */
export const DataTable = <Row extends object>({
  caption,
  columns,
  rows,
  rowKey,
  href,
  fingerprint,
  says,
  selected,
  onSelect,
  density,
  ordering,
  first = Number.POSITIVE_INFINITY,
  folds: foldsMany,
  empty,
}: DataTableProps<Row>) => {
  const [isWhole, setIsWhole] = useState(false)
  const folds = rows.length > FEW ? foldsMany : undefined
  const unfolded = useUnfolded()
  const [sortedHere, sortHere] = useState<SortingState>([])
  const sorting = ordering ? [ordering.by].filter((by) => by !== undefined) : sortedHere
  const byServer = ordering?.columns
  const sortable = ({ id, sort }: Column<Row>) => byServer?.includes(id) ?? sort !== undefined
  const [chosenDensity] = useDensity()
  const navigate = useNavigate()
  const definitions = useMemo(
    () =>
      columns.map(
        (column): ColumnDef<typeof features, Row> => ({
          id: column.id,
          accessorFn: (row: Row) => column.sort?.(row) ?? '',
          enableSorting: byServer?.includes(column.id) ?? column.sort !== undefined,
          ...(byServer && { sortDescFirst: false }),
          sortFn: 'basic',
        }),
      ),
    [columns, byServer],
  )
  const data = useMemo(() => [...rows], [rows])
  const table = useTable({
    features,
    columns: definitions,
    data,
    state: { sorting },
    manualSorting: ordering !== undefined,
    enableSortingRemoval: ordering === undefined,
    onSortingChange: (change) => {
      if (!ordering) return sortHere(change)
      const [next] = typeof change === 'function' ? change(sorting) : change
      if (next) ordering.onOrder(next)
    },
    getRowId: rowKey,
  })
  const shown = table.getRowModel().rows.slice(0, isWhole ? undefined : first)

  const values = useMemo(
    () => new Map(rows.map((row) => [rowKey(row), fingerprint?.(row) ?? ''])),
    [rows, rowKey, fingerprint],
  )
  const speak = useMemo(() => {
    const byKey = new Map(rows.map((row) => [rowKey(row), row]))
    return (key: string) => {
      const row = byKey.get(key)
      return row === undefined ? undefined : says?.(row)
    }
  }, [rows, rowKey, says])
  const changes = useChanges(values, speak)

  const select = (at: number) => {
    const row = shown[at]
    if (row) onSelect?.(row.original)
  }
  const cursor = useRowKeys(
    href ? shown.map(({ original }) => href(original)) : [],
    (to) => void navigate(to),
    onSelect && select,
  )

  if (rows.length === 0 && empty) return <>{empty}</>
  const byId = new Map(columns.map((column) => [column.id, column]))
  return (
    <>
      <div className={classes['scroll']} role="region" aria-label={caption} tabIndex={0}>
        <table
          className={classes['table']}
          data-density={density ?? chosenDensity}
          data-folds={folds && true}
          role="table"
        >
          <caption className="visually-hidden">{caption}</caption>
          <thead role="rowgroup">
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id} role="row">
                {group.headers.map(({ id, column: state }) => {
                  const column = byId.get(id)
                  if (!column) return null
                  const sorts = sortable(column)
                  const sorted = sorts && state.getIsSorted()
                  return (
                    <th
                      key={id}
                      scope="col"
                      role="columnheader"
                      data-align={column.align}
                      data-card={column.card}
                      aria-sort={sorts ? ariaSort(sorted) : undefined}
                    >
                      {sorts ? (
                        <SortHead of={column.header} sorted={sorted} onSort={state.getToggleSortingHandler()} />
                      ) : (
                        <span className={column.hiddenHeader ? 'visually-hidden' : undefined}>{column.header}</span>
                      )}
                    </th>
                  )
                })}
              </tr>
            ))}
          </thead>
          <tbody role="rowgroup">
            {shown.map(({ id, original }, at) => (
              <tr
                key={id}
                role="row"
                data-changed={changes.of(id)}
                data-cursor={cursor === at || undefined}
                data-selected={selected?.(original) || undefined}
                data-folded={(folds && !unfolded.has(id)) || undefined}
                aria-current={selected?.(original) || undefined}
                onPointerEnter={() => changes.seen(id)}
                onFocus={() => changes.seen(id)}
              >
                {columns.map((column) => (
                  <td key={column.id} role="cell" data-align={column.align} data-card={column.card ?? 'line'}>
                    {folds && column.card === 'title' && (
                      <Unfold of={folds(original)} isOpen={unfolded.has(id)} onTurn={() => unfolded.turn(id)} />
                    )}
                    {(column.card ?? 'line') === 'line' && (
                      <span className={classes['card-label']} aria-hidden="true">
                        {column.header}
                      </span>
                    )}
                    {column.cell(original)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < rows.length && (
        <p className={classes['more']}>
          <Button look="text" size="small" onClick={() => setIsWhole(true)}>
            {uiWords.showAll(rows.length)}
          </Button>
        </p>
      )}
    </>
  )
}

import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { uiTexts } from '#texts/ui.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { usePageActions } from '#web/ui/actions/page-actions.ts'
import { type Density, useDensity } from '#web/ui/style/density.ts'
import { useChanges } from './changed.ts'
import classes from './DataTable.module.css'
import { type Column, type ListTable, type RowSelection, type SortState, useListTable } from './list-table.ts'
import { SelectCell, SelectHead, TableCell } from './TableCells.tsx'

const icons = { asc: IconArrowUp, desc: IconArrowDown, none: IconArrowsSort }
const spoken = { asc: 'ascending', desc: 'descending', none: 'none' } as const

/** The head of a column; of one that sorts, a press turns the order round. */
const TableHead = <Row extends object>({ table, column }: { table: ListTable<Row>; column: Column<Row> }) => {
  const state = table.getColumn(column.id)
  const sorts = state?.getCanSort() ?? false
  const sorted = state?.getIsSorted() || 'none'
  const Icon = icons[sorted]
  return (
    <th
      scope="col"
      role="columnheader"
      data-align={column.align}
      data-card={column.card}
      aria-sort={sorts ? spoken[sorted] : undefined}
    >
      {sorts ? (
        <button
          type="button"
          onClick={state?.getToggleSortingHandler()}
          data-sorted={sorted === 'none' ? undefined : sorted}
        >
          {column.header}
          <Icon size={14} stroke={1.8} aria-hidden />
        </button>
      ) : (
        <span className={column.hiddenHeader ? 'visually-hidden' : undefined}>{column.header}</span>
      )}
    </th>
  )
}

/** J and K move the row cursor, Enter opens, O opens in a new tab, X selects where rows can be. Answers the cursor's place, -1 for none. */
const useRowKeys = (targets: readonly string[], open: (to: string) => void, select?: (at: number) => void): number => {
  const [cursor, setCursor] = useState(-1)
  const at = Math.min(cursor, targets.length - 1)
  const target = targets[at]
  const { rows } = uiTexts

  usePageActions(
    targets.length === 0
      ? []
      : [
          { key: 'j', label: rows.next, onlyByKey: true, run: () => setCursor(Math.min(at + 1, targets.length - 1)) },
          { key: 'k', label: rows.previous, onlyByKey: true, run: () => setCursor(Math.max(at - 1, 0)) },
          { key: 'Enter', label: rows.open, onlyByKey: true, run: () => target && open(target) },
          {
            key: 'o',
            label: rows.newTab,
            onlyByKey: true,
            run: () => target && window.open(target, '_blank', 'noopener'),
          },
          ...(select
            ? [{ key: 'x', label: rows.select, onlyByKey: true as const, run: () => at >= 0 && select(at) }]
            : []),
        ],
  )
  return at
}

export type { Column, SortState as Ordering }

type DataTableProps<Row extends object> = {
  /** What the table is, for people who listen. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** Where Enter on a row goes, O in a new tab; J and K move. */
  readonly href?: (row: Row) => string
  /** Differs when the row changes: another user's change then tints the row. */
  readonly fingerprint?: (row: Row) => string
  /** Spoken when the row changes. */
  readonly says?: (row: Row) => string
  /** The row that is open next to the list. */
  readonly current?: (row: Row) => boolean
  /** What the user changed in the row, or what of it was just refused. */
  readonly mark?: (row: Row) => 'unsaved' | 'failed' | undefined
  readonly selection?: RowSelection<Row>
  /** Columns that the user has hidden, by their ids. */
  readonly hidden?: readonly string[]
  readonly density?: Density
  /** Without it, the rows are sorted here, by the columns that say by what. */
  readonly ordering?: SortState
  /** The order of the rows is kept in the address, as the filters of the list do. */
  readonly sortInAddress?: boolean
  /** Only this page of the rows, in the order that is chosen; from 1. */
  readonly page?: { readonly number: number; readonly size: number }
  /** So many rows at first, in the order that is chosen; a button below them shows the others. */
  readonly first?: number
  /** On a card: what it shows before it is unfolded. A few rows start open. */
  readonly folds?: (row: Row) => string
  /** Shown instead of rows. */
  readonly empty?: ReactNode
}

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
  current,
  mark,
  selection,
  hidden,
  density,
  ordering,
  sortInAddress = false,
  page,
  first = Number.POSITIVE_INFINITY,
  folds: foldsMany,
  empty,
}: DataTableProps<Row>) => {
  const folds = rows.length > FEW ? foldsMany : undefined
  const [unfolded, setUnfolded] = useState<Readonly<Record<string, boolean>>>({})
  const [chosenDensity] = useDensity()
  const navigate = useNavigate()
  const [isWhole, setIsWhole] = useState(false)
  const table = useListTable({ columns, rows, rowKey, hidden, ordering, sortInAddress, selection })
  const sorted = table.getRowModel().rows
  const shown = page
    ? sorted.slice((page.number - 1) * page.size, page.number * page.size)
    : sorted.slice(0, isWhole ? undefined : first)
  const visible = columns.filter(({ id }) => table.getColumn(id)?.getIsVisible())
  const changes = useChanges(rows, { key: rowKey, value: fingerprint ?? unwatched, says })
  const cursor = useRowKeys(
    href ? shown.map(({ original }) => href(original)) : [],
    (to) => void navigate(to),
    selection && ((index) => shown[index]?.toggleSelected()),
  )

  const bar = selection?.bar(table, shown)
  if (rows.length === 0 && empty)
    return (
      <>
        {bar}
        {empty}
      </>
    )
  return (
    <>
      {bar}
      <div className={classes['scroll']} role="region" aria-label={caption} tabIndex={0}>
        <table
          className={classes['table']}
          data-density={density ?? chosenDensity}
          data-folds={folds && true}
          role="table"
        >
          <caption className="visually-hidden">{caption}</caption>
          <thead role="rowgroup">
            <tr role="row">
              {selection && <SelectHead />}
              {visible.map((column) => (
                <TableHead key={column.id} table={table} column={column} />
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {shown.map((row, index) => (
              <tr
                key={row.id}
                role="row"
                data-changed={changes.of(row.id)}
                data-mark={mark?.(row.original)}
                data-cursor={cursor === index || undefined}
                data-selected={(selection && row.getIsSelected()) || current?.(row.original) || undefined}
                data-folded={(folds && !unfolded[row.id]) || undefined}
                aria-current={current?.(row.original) || undefined}
                onPointerEnter={() => changes.seen(row.id)}
                onFocus={() => changes.seen(row.id)}
              >
                {selection && <SelectCell row={row} label={selection.label(row.original)} />}
                {visible.map((column) => (
                  <TableCell
                    key={column.id}
                    column={column}
                    row={row.original}
                    unfolds={
                      folds && {
                        of: folds(row.original),
                        isOpen: unfolded[row.id] ?? false,
                        onTurn: () => setUnfolded((before) => ({ ...before, [row.id]: !before[row.id] })),
                      }
                    }
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!page && shown.length < rows.length && (
        <p className={classes['more']}>
          <Button look="text" size="small" onClick={() => setIsWhole(true)}>
            {uiTexts.showAll(rows.length)}
          </Button>
        </p>
      )}
    </>
  )
}

const unwatched = () => ''

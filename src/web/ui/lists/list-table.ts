import {
  type ColumnDef,
  columnVisibilityFeature,
  createSortedRowModel,
  type OnChangeFn,
  type ReactTable,
  type RowSelectionState,
  rowSortingFeature,
  type SortingState,
  sortFn_basic,
  type TableFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { type ReactNode, useMemo, useState } from 'react'
import { useAddressSearch } from './address-search.ts'

/** The place of a cell when the row is a card, at 768 px and below: 'under' is below the title, 'mark' next to that; both without the header. */
type CardPlace = 'title' | 'aside' | 'under' | 'mark' | 'line' | 'full' | 'actions' | 'none'

export type Column<Row> = {
  readonly id: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** What a file says, where the cell is drawn by a component of its own. */
  readonly text?: (row: Row) => string | number
  /** What the column sorts by; without it, it does not sort. */
  readonly sort?: (row: Row) => string | number
  readonly align?: 'end'
  /** 'line' by default: the header's text and the value. */
  readonly card?: CardPlace
  /** The header is for people who listen only. */
  readonly hiddenHeader?: boolean
}

/** The server sorts: by which columns, by which of them now, and how another one is requested. */
export type SortState = {
  readonly columns: readonly string[]
  readonly by: SortingState[number] | undefined
  readonly onOrder: (by: SortingState[number]) => void
}

/** Rows can be chosen, over all pages of the list: by their boxes, by X, and by what `bar` offers above them. */
export type RowSelection<Row extends object> = {
  /** What the library needs for it: most lists do without. */
  readonly feature: { readonly rowSelectionFeature: TableFeature }
  readonly state: RowSelectionState
  readonly onChange: OnChangeFn<RowSelectionState>
  /** 'Select order 2026-000123'. */
  readonly label: (row: Row) => string
  readonly bar: (table: ListTable<Row>, inSight: readonly ListRow<Row>[]) => ReactNode
}

const SORT = 'sort'

const features = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { basic: sortFn_basic },
})

type ListFeatures = typeof features & RowSelection<object>['feature']
export type ListTable<Row extends object> = ReactTable<ListFeatures, Row>
export type ListRow<Row extends object> = ReturnType<ListTable<Row>['getRow']>

/** The library knows of a column what it sorts by; how it looks is ours. */
const definitionsOf = <Row extends object>(
  columns: readonly Column<Row>[],
  sortedByServer: readonly string[] | undefined,
): ColumnDef<ListFeatures, Row>[] =>
  columns.map(({ id, sort }) => ({
    id,
    accessorFn: (row) => sort?.(row) ?? '',
    enableSorting: sortedByServer?.includes(id) ?? sort !== undefined,
    ...(sortedByServer && { sortDescFirst: false }),
    sortFn: 'basic',
  }))

const none: readonly string[] = []

/** 'name' or '-name' in the address, where a column of that name sorts. */
const useAddressSorting = <Row>(columns: readonly Column<Row>[]) => {
  const [search, change] = useAddressSearch()
  const typed = search.get(SORT) ?? ''
  const id = typed.replace('-', '')
  const isKnown = columns.some((column) => column.id === id && column.sort)
  const sorting: SortingState = isKnown ? [{ id, desc: typed.startsWith('-') }] : []
  const sort: OnChangeFn<SortingState> = (to) => {
    const [by] = typeof to === 'function' ? to(sorting) : to
    change((next) => {
      next.delete('page')
      if (by) next.set(SORT, `${by.desc ? '-' : ''}${by.id}`)
      else next.delete(SORT)
    })
  }
  return [sorting, sort] as const
}

export const useListTable = <Row extends object>({
  columns,
  rows,
  rowKey,
  hidden = none,
  ordering,
  sortInAddress,
  selection,
}: {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  hidden: readonly string[] | undefined
  ordering: SortState | undefined
  sortInAddress: boolean
  selection: RowSelection<Row> | undefined
}): ListTable<Row> => {
  const kept = useState<SortingState>([])
  const addressed = useAddressSorting(columns)
  const [sortedHere, sortHere] = sortInAddress ? addressed : kept
  const sorting = ordering ? [ordering.by].filter((by) => by !== undefined) : sortedHere
  const sortedByServer = ordering?.columns
  const definitions = useMemo(() => definitionsOf(columns, sortedByServer), [columns, sortedByServer])
  const data = useMemo(() => [...rows], [rows])
  const columnVisibility = useMemo(() => Object.fromEntries(hidden.map((id) => [id, false])), [hidden])
  return useTable({
    // Without the feature, no row can be chosen.
    features: { ...features, ...selection?.feature } as ListFeatures,
    columns: definitions,
    data,
    getRowId: rowKey,
    state: { sorting, columnVisibility, ...(selection && { rowSelection: selection.state }) },
    autoResetAll: false,
    manualSorting: ordering !== undefined,
    enableSortingRemoval: ordering === undefined,
    onSortingChange: (change) => {
      if (!ordering) return sortHere(change)
      const [next] = typeof change === 'function' ? change(sorting) : change
      if (next) ordering.onOrder(next)
    },
    ...(selection && { onRowSelectionChange: selection.onChange }),
  })
}

import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import type { ListName } from '#modules/identity/list-views/list-columns.ts'
import type { ViewedList } from '#modules/identity/list-views/list-views.ts'
import { LONGEST_SEARCH } from '#platform/http/lists.ts'
import { compareTexts } from '#platform/text/alphabet.ts'
import { isFound } from '#platform/text/search.ts'
import { uiTexts } from '#texts/ui.ts'
import { useHiddenColumns } from '#web/identity/columns.ts'
import { useChosenRows } from '#web/lists/chosen.tsx'
import type { Problem } from '#web/problem.ts'
import { choicesOf } from '#web/ui/fields/choices.ts'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { oneOf, text, useFilters } from '#web/ui/lists/filters.ts'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { ListFrame, type ListStates } from './ListFrame.tsx'
import { useWholePages } from './page-size.tsx'

/** A filter by what a row says of itself; to be chosen is what some row says. */
export type RowFilter<Row> = {
  /** In the address. */
  readonly name: string
  readonly label: string
  readonly of: (row: Row) => { readonly id: string; readonly name: string }
}

export type RowStates<Row> = ListStates & { readonly of: (row: Row) => string }

type Table<Row extends object> = Pick<
  ComponentProps<typeof DataTable<Row>>,
  'rowKey' | 'href' | 'fingerprint' | 'says'
> & {
  /** What a row is called. */
  readonly folds: (row: Row) => string
}

type WholeListProps<Row extends object, Read> = Table<Row> & {
  readonly list: ListName & ViewedList
  readonly title: string
  readonly read: UseQueryResult<Read, Problem>
  readonly rowsOf: (answer: Read) => readonly Row[]
  readonly columns: readonly Column<Row>[]
  /** The last column, which cannot be hidden. */
  readonly actions?: Column<Row> | undefined
  /** What the field of the search is called, and the texts of a row in which it finds. */
  readonly search: { readonly label: string; readonly in: (row: Row) => readonly string[] }
  readonly filters?: readonly RowFilter<Row>[]
  readonly states?: RowStates<Row>
  /** Shown when there is no row at all. */
  readonly none: ReactNode
  /** What can be done with the chosen rows, apart from exporting them. */
  readonly together?: ((rows: readonly Row[], letGo: (ids: readonly string[]) => void) => ReactNode) | undefined
  /** What its rows are: 'label issue'. */
  readonly thing: string
}

const noFilters: readonly [] = []

const choicesIn = <Row,>(rows: readonly Row[], of: RowFilter<Row>['of']) => {
  const said = new Map(rows.map((row) => [of(row).id, of(row)]))
  return choicesOf([...said.values()].toSorted((a, b) => compareTexts(a.name, b.name)))
}

/** A list that is read whole: search, filters, sorting and pages happen here and are in the address. */
export const WholeList = <Row extends object, Read>({
  list,
  title,
  read,
  rowsOf,
  columns,
  actions,
  search,
  filters = noFilters,
  states,
  none,
  thing,
  together,
  ...table
}: WholeListProps<Row, Read>) => {
  const all = read.data === undefined ? [] : rowsOf(read.data)
  const lists = filters.map(({ name, label, of }) => ({ name, label, choices: choicesIn(all, of) }))
  const readers: Readonly<Record<string, ReturnType<typeof text>>> = {
    search: text(LONGEST_SEARCH),
    ...Object.fromEntries(lists.map(({ name, choices }) => [name, oneOf(choices.map(({ value }) => value))])),
    ...(states && { [states.name]: oneOf(Object.keys(states.names)) }),
  }
  const [chosen, set, reset] = useFilters(readers)
  const hides = useHiddenColumns(list)
  const pages = useWholePages()
  const typed = chosen['search'] ?? null
  const state = states && chosen[states.name]
  const found = all.filter(
    (row) =>
      isFound(typed ?? '', ...search.in(row)) &&
      filters.every(({ name, of }) => !chosen[name] || of(row).id === chosen[name]),
  )
  const rows = found.filter((row) => !states || !state || states.of(row) === state)
  const shown = columns.filter(({ id }) => !hides.hidden.includes(id))
  const selection = useChosenRows({
    file: list,
    page: rows,
    rowKey: table.rowKey,
    label: table.folds,
    columns: shown,
    actions: together,
  })
  const isRead = read.data !== undefined
  const countOf = (id: string | null) =>
    isRead ? found.filter((row) => id === null || states?.of(row) === id).length : null
  return (
    <ListFrame
      {...{ list, title, columns, hides, states, countOf, chosen, set, reset, thing }}
      search={search.label}
      filters={lists}
      results={isRead ? rows.length : null}
      every={() => rows}
    >
      <Loading read={read} skeleton={<Skeleton lines={8} height={38} />}>
        {() => (
          <>
            <DataTable
              caption={title}
              columns={actions ? [...columns, actions] : columns}
              hidden={hides.hidden}
              sortInAddress
              page={pages.page(rows.length)}
              rows={rows}
              selection={selection}
              empty={<EmptyState>{all.length === 0 ? none : uiTexts.noMatch(thing)}</EmptyState>}
              {...table}
            />
            {pages.foot(rows.length)}
          </>
        )}
      </Loading>
    </ListFrame>
  )
}

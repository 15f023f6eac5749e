import type * as Schema from 'effect/Schema'
import type { ComponentProps, ReactNode } from 'react'
import type { ListName } from '#modules/identity/list-views/list-columns.ts'
import type { ViewedList } from '#modules/identity/list-views/list-views.ts'
import type { Endpoint, Sent } from '#platform/http/endpoint.ts'
import { LIST_PAGE, LONGEST_SEARCH } from '#platform/http/lists.ts'
import { unchecked } from '#platform/typed.ts'
import { uiTexts } from '#texts/ui.ts'
import { useHiddenColumns } from '#web/identity/columns.ts'
import { useChosenRows } from '#web/lists/chosen.tsx'
import type { Choice } from '#web/ui/fields/choices.ts'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { given, oneOf, text, useFilters } from '#web/ui/lists/filters.ts'
import { Loading, Skeleton, useSettled } from '#web/ui/page/Loading.tsx'
import { useCompanyChoices } from './company-choices.ts'
import { everyPage } from './every-page.ts'
import { ListFrame, type ListStates } from './ListFrame.tsx'
import { orderingBy } from './ordering-by.ts'
import { usePagedList } from './paged-list.tsx'

/**
 * A filter that the server knows by the name that it has in the address. `choices`: or those that the answer names; without
 * them it is one of companies.
 */
type ListFilter<Answered> = {
  readonly name: string
  readonly label: string
  readonly choices?: readonly Choice[] | ((answer: Answered) => readonly Choice[])
}

type Answered<Row> = {
  readonly total: number
  readonly counts: Readonly<Record<string, number>>
  readonly rows: readonly Row[]
}
type ListEndpoint<Row, More> = Endpoint<any, any, any, Schema.Top & { readonly Type: Answered<Row> & More }>

type PagedListProps<Row extends object, More> = Pick<
  ComponentProps<typeof DataTable<Row>>,
  'rowKey' | 'href' | 'fingerprint' | 'says'
> & {
  readonly list: ListName & ViewedList
  readonly title: string
  readonly endpoint: ListEndpoint<Row, More>
  readonly columns: readonly Column<Row>[]
  /** The same in every query, and not in the address. */
  readonly always?: Readonly<Record<string, string>>
  /** Columns by which the server sorts. */
  readonly sorts: readonly string[]
  /** The last column, which cannot be hidden. */
  readonly actions?: Column<Row> | undefined
  /** What the field of the search is called. */
  readonly search: string
  readonly filters?: readonly ListFilter<NoInfer<More>>[]
  /** Its name is the server's too. */
  readonly states?: ListStates
  /** What a row is called. */
  readonly folds: (row: Row) => string
  /** Shown when there is no row at all. */
  readonly none: ReactNode
  /** What can be done with the chosen rows, apart from exporting them. */
  readonly together?: ((rows: readonly Row[], letGo: (ids: readonly string[]) => void) => ReactNode) | undefined
  /** What its rows are: 'label issue'. */
  readonly thing: string
  /** In front of the tools that every list has. */
  readonly tools?: ReactNode
  /** Below the rows, once these have come: a list that comes would push it down. */
  readonly below?: ReactNode
}

const SORT = 'sort'
const LONGEST_CHOICE = 200
const noFilters: readonly [] = []
const isFixed = <Fixed extends readonly Choice[]>(choices: Fixed | unknown): choices is Fixed => Array.isArray(choices)

/** A list of which the server answers a page: search, filters, order and page are in the address. */
export const PagedList = <Row extends object, More = unknown>({
  list,
  title,
  endpoint,
  columns,
  always,
  sorts,
  actions,
  search,
  filters = noFilters,
  states,
  none,
  thing,
  together,
  tools,
  below,
  ...table
}: PagedListProps<Row, More>) => {
  const readers: Readonly<Record<string, ReturnType<typeof text>>> = {
    search: text(LONGEST_SEARCH),
    [SORT]: oneOf(sorts.flatMap((id) => [id, `-${id}`])),
    ...Object.fromEntries(
      filters.map(({ name, choices }) => [
        name,
        isFixed(choices) ? oneOf(choices.map(({ value }) => value)) : text(LONGEST_CHOICE),
      ]),
    ),
    ...(states && { [states.name]: oneOf(Object.keys(states.names)) }),
  }
  const [{ [SORT]: sort = null, ...chosen }, set, reset] = useFilters(readers)
  const { [SORT]: _, ...narrowing } = readers
  const ofCompany = filters.find(({ choices }) => !choices)
  const companies = useCompanyChoices(ofCompany ? (chosen[ofCompany.name] ?? null) : null, {
    enabled: ofCompany !== undefined,
  })
  const question = { ...always, ...given({ ...chosen, [SORT]: sort }) }
  const { read, foot } = usePagedList(endpoint, LIST_PAGE, unchecked(question))
  const settled = useSettled(read)
  const choicesOf = (choices: ListFilter<More>['choices']) =>
    isFixed(choices) ? { choices } : choices ? { choices: read.data ? choices(read.data) : [] } : companies
  const lists = filters.map(({ name, label, choices }) => ({ name, label, ...choicesOf(choices) }))
  const hides = useHiddenColumns(list)
  const isNarrowed = Object.keys(narrowing).some((name) => chosen[name])
  const countOf = (id: string | null) => {
    if (!read.data) return null
    const { counts } = read.data
    return id === null ? Object.values(counts).reduce((sum, count) => sum + count, 0) : (counts[id] ?? 0)
  }
  const shown = columns.filter(({ id }) => !hides.hidden.includes(id))
  const selection = useChosenRows({
    file: list,
    page: read.data?.rows ?? [],
    rowKey: table.rowKey,
    label: table.folds,
    columns: shown,
    actions: together,
  })
  const every = () =>
    everyPage(endpoint, unchecked<Sent<typeof endpoint>>({ ...question, pageSize: 100 }), ({ rows }) => rows)
  return (
    <>
      <ListFrame
        {...{ list, title, columns, hides, states, countOf, chosen, set, reset, search, thing, every, tools }}
        filters={lists}
        results={read.data?.total ?? null}
      >
        <Loading read={read} skeleton={<Skeleton lines={8} height={38} />}>
          {({ rows, total }) => (
            <>
              <DataTable
                caption={title}
                columns={actions ? [...columns, actions] : columns}
                hidden={hides.hidden}
                ordering={orderingBy(sorts, sort, (next) => set(SORT, next))}
                rows={rows}
                selection={selection}
                empty={<EmptyState>{isNarrowed ? uiTexts.noMatch(thing) : none}</EmptyState>}
                {...table}
              />
              {foot(total)}
            </>
          )}
        </Loading>
      </ListFrame>
      {settled && below}
    </>
  )
}

import type { ReactNode } from 'react'
import type { ListName } from '#modules/identity/list-views/list-columns.ts'
import type { ViewedList } from '#modules/identity/list-views/list-views.ts'
import { LONGEST_SEARCH } from '#platform/http/lists.ts'
import { uiTexts } from '#texts/ui.ts'
import { listToolTexts as texts } from '#texts/views.ts'
import type { useHiddenColumns } from '#web/identity/columns.ts'
import { SavedTabs } from '#web/lists/SavedTabs.tsx'
import { ChoiceFields, type ChoiceFilter, choiceChips } from '#web/ui/fields/ChoiceFields.tsx'
import { SearchField } from '#web/ui/fields/SearchField.tsx'
import type { Column } from '#web/ui/lists/DataTable.tsx'
import { chipOf, FilterBar } from '#web/ui/lists/FilterBar.tsx'
import { Views } from '#web/ui/lists/Views.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { ListTools } from './ListTools.tsx'

/** What the rows are in, each with how many: above the list. `name`: in the address. */
export type ListStates = {
  readonly name: string
  readonly label: string
  readonly names: Readonly<Record<string, string>>
}

/** What is around the rows of a list: kept views, states, search, filters and tools, all in the address. */
export const ListFrame = <Row,>({
  list,
  title,
  columns,
  hides,
  states,
  countOf,
  chosen,
  set,
  reset,
  search,
  filters,
  results,
  thing,
  every,
  tools,
  children,
}: {
  list: ListName & ViewedList
  title: string
  columns: readonly Column<Row>[]
  hides: ReturnType<typeof useHiddenColumns>
  states: ListStates | undefined
  /** Of a state, or of all with null; null: not known yet. */
  countOf: (state: string | null) => number | null
  chosen: Readonly<Record<string, string | null>>
  set: (name: string, value: string | null) => void
  reset: () => void
  /** What the field of the search is called. */
  search: string
  filters: readonly ChoiceFilter<string>[]
  /** null: not known yet. */
  results: number | null
  thing: string
  /** All rows under the filters. */
  every: () => readonly Row[] | Promise<readonly Row[]>
  tools?: ReactNode
  children: ReactNode
}) => {
  const typed = chosen['search'] ?? null
  return (
    <>
      <SavedTabs list={list} chosen={hides} />
      {states && (
        <Views
          label={states.label}
          views={[
            { id: null, label: uiTexts.all, count: countOf(null) },
            ...Object.entries(states.names).map(([id, label]) => ({ id, label, count: countOf(id) })),
          ]}
          chosen={chosen[states.name] ?? null}
          choose={(id) => set(states.name, id)}
        />
      )}
      <Card flush>
        <FilterBar
          chips={[...chipOf(texts.search, typed, () => set('search', null)), ...choiceChips(filters, chosen, set)]}
          onReset={reset}
          results={results}
          thing={thing}
          end={
            <>
              {tools}
              <ListTools list={list} of={title} columns={columns} chosen={hides} rows={every} />
            </>
          }
        >
          <SearchField
            label={search}
            maxLength={LONGEST_SEARCH}
            value={typed}
            onSearch={(next) => set('search', next)}
          />
          <ChoiceFields filters={filters} chosen={chosen} choose={set} />
        </FilterBar>
        {children}
      </Card>
    </>
  )
}

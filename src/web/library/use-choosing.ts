import type { ResourceKind } from '#modules/library/kinds.ts'
import { resourceKinds } from '#modules/library/kinds.ts'
import { BETWEEN_VALUES, type FilterName } from '#modules/library/shelf-contract.ts'
import { given, oneOf, text, useFilters } from '#web/ui/lists/filters.ts'

const readers = {
  search: text(100),
  sort: oneOf(['mostRecent', 'lessRecent'] as const),
  materialType: text(600),
  subject: text(600),
  language: text(600),
  category: text(600),
  region: text(600),
  content: text(600),
}

/** What is chosen of a kind is kept in the address: search, sort and several values for each filter. */
export const useChoosing = (kind: ResourceKind) => {
  const [values, set, reset] = useFilters(readers)
  const names: readonly FilterName[] = resourceKinds[kind].filters
  const sort = values.sort ?? 'mostRecent'
  return {
    /** For the server. */
    query: given(values),
    choosing: {
      search: values.search,
      sort,
      filters: Object.fromEntries(names.map((name) => [name, values[name]?.split(BETWEEN_VALUES) ?? []])),
    },
    search: (typed: string | null) => set('search', typed),
    sort: (by: typeof sort) => set('sort', by === 'mostRecent' ? null : by),
    filter: (name: FilterName, chosen: readonly string[]) => set(name, chosen.join(BETWEEN_VALUES)),
    reset,
  }
}

export type LibraryChoice = ReturnType<typeof useChoosing>

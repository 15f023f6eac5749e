import type { ResourceKind } from '#modules/library/kinds.ts'
import { resourceKinds } from '#modules/library/kinds.ts'
import { oneOf, text, useFilters } from '#web/ui/lists/filters.ts'
import type { FilterName, LibraryFilters } from './choosing.ts'

/** Between two values of a filter in the address. */
const BETWEEN = '|'

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
  const [given, set, reset] = useFilters(readers)
  const names: readonly FilterName[] = resourceKinds[kind].filters
  const choosing: LibraryFilters = {
    search: given.search,
    sort: given.sort ?? 'mostRecent',
    filters: Object.fromEntries(names.map((name) => [name, given[name]?.split(BETWEEN) ?? []])),
  }
  return {
    choosing,
    search: (typed: string | null) => set('search', typed),
    sort: (by: LibraryFilters['sort']) => set('sort', by === 'mostRecent' ? null : by),
    filter: (name: FilterName, values: readonly string[]) => set(name, values.join(BETWEEN)),
    reset,
  }
}

export type LibraryChoice = ReturnType<typeof useChoosing>

import { type ResourceKind, resourceKinds } from '#modules/library/kinds.ts'
import type { FilterName, listShelf } from '#modules/library/shelf-contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { libraryTexts as texts } from '#texts/library.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { MultiSelectField } from '#web/ui/fields/MultiSelectField.tsx'
import { SearchField } from '#web/ui/fields/SearchField.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { chipOf, FilterBar } from '#web/ui/lists/FilterBar.tsx'
import type { LibraryChoice } from './use-choosing.ts'

const sorts = (['mostRecent', 'lessRecent'] as const).map((value) => ({ value, label: texts.sorts[value] }))

const labelOf = (kind: ResourceKind, name: FilterName): string => {
  if (kind === 'best-practices' || kind === 'videos-and-tutorials')
    return name === 'language' ? texts.filters.language : texts.filters.topic
  return texts.filters[name]
}

/** What a kind is searched, filtered and sorted by. It comes after the list, with the library of its fields. */
export default function ListFilters({
  kind,
  options,
  by: { choosing, search, sort, filter, reset },
  results,
}: {
  kind: ResourceKind
  options: Answer<typeof listShelf>['options']
  by: LibraryChoice
  results: number
}) {
  const names: readonly FilterName[] = resourceKinds[kind].filters
  const chips = [
    ...chipOf(texts.search, choosing.search, () => search(null)),
    ...names.flatMap((name) =>
      (choosing.filters[name] ?? []).map((value, _, all) => ({
        name: labelOf(kind, name),
        value,
        onRemove: () =>
          filter(
            name,
            all.filter((one) => one !== value),
          ),
      })),
    ),
  ]
  return (
    <FilterBar
      chips={chips}
      onReset={reset}
      results={results}
      thing={texts.thing}
      end={
        <Button look="text" onClick={reset}>
          {texts.reset}
        </Button>
      }
    >
      {kind !== 'best-practices' && (
        <SearchField
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          maxLength={100}
          value={choosing.search}
          onSearch={search}
        />
      )}
      {names.map((name) => (
        <MultiSelectField
          key={name}
          label={labelOf(kind, name)}
          choices={(options[name] ?? []).map(({ value, count }) => ({
            value,
            label: texts.counted(value, count),
          }))}
          value={choosing.filters[name] ?? []}
          onChange={(values) => filter(name, values)}
        />
      ))}
      <SelectField
        label={texts.sortBy}
        choices={sorts}
        value={choosing.sort}
        onChange={(by) => sort(by ?? 'mostRecent')}
      />
    </FilterBar>
  )
}

import type { ReactNode } from 'react'
import { companySorts, companyViews } from '#modules/distributors/desk/desk-contract.ts'
import { officeDistributorsTexts as texts } from '#texts/office-distributors.ts'
import { ChoiceFields, type ChoiceFilter, choiceChips } from '#web/ui/fields/ChoiceFields.tsx'
import { choicesOf } from '#web/ui/fields/choices.ts'
import { SearchField } from '#web/ui/fields/SearchField.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { chipOf, FilterBar } from '#web/ui/lists/FilterBar.tsx'
import { anyText, type FilterValues, oneOf } from '#web/ui/lists/filters.ts'

const states = ['PENDING', 'ACTIVE', 'SUSPENDED'] as const

/** The filters of the list in an address. */
export const distributorFilters = {
  view: oneOf(companyViews),
  state: oneOf(states),
  ...anyText('countryId', 'representativeId', 'search'),
  sort: oneOf(companySorts),
}
type Filters = FilterValues<typeof distributorFilters>
type Name = keyof Filters
type NamedItem = { readonly id: string; readonly name: string }

const stateChoices = states.map((value) => ({ value, label: texts.states[value] }))
const sorts = (['name', '-joined', '-lastOrder', 'licence'] as const).map((value) => ({
  value,
  label: texts.sorts[value],
}))
type OfferedSort = (typeof sorts)[number]['value']

/** Name or city, state, country, representative, and the order of the rows. */
export const DistributorFilters = ({
  filters,
  setFilter,
  onReset,
  results,
  countries,
  representatives,
  end,
}: {
  filters: Filters
  setFilter: (name: Name, value: string | null) => void
  onReset: () => void
  results: number
  countries: readonly NamedItem[]
  representatives: readonly NamedItem[]
  end: ReactNode
}) => {
  const lists: ChoiceFilter<'state' | 'countryId' | 'representativeId'>[] = [
    { name: 'state', label: texts.lists.state, choices: stateChoices },
    { name: 'countryId', label: texts.lists.countryId, choices: choicesOf(countries) },
    { name: 'representativeId', label: texts.lists.representativeId, choices: choicesOf(representatives) },
  ]
  const searched = chipOf(texts.searchChip, filters.search, () => setFilter('search', null))
  return (
    <FilterBar
      chips={[...searched, ...choiceChips(lists, filters, setFilter)]}
      onReset={onReset}
      results={results}
      thing={texts.things}
      end={end}
    >
      <SearchField
        label={texts.search}
        maxLength={100}
        value={filters.search}
        onSearch={(typed) => setFilter('search', typed)}
      />
      <ChoiceFields filters={lists} chosen={filters} choose={setFilter} />
      <SelectField<OfferedSort>
        label={texts.sort}
        choices={sorts}
        value={sorts.find(({ value }) => value === (filters.sort ?? 'name'))?.value ?? null}
        onChange={(next) => setFilter('sort', next === 'name' ? null : next)}
      />
    </FilterBar>
  )
}

import type { ReactNode } from 'react'
import { personStates } from '#modules/identity/account-states.ts'
import { distributorRoles, staffRoles } from '#modules/permissions/roles.ts'
import { peopleTexts as texts } from '#texts/people.ts'
import { useCompanyChoices } from '#web/office/lists/company-choices.ts'
import { ChoiceFields, type ChoiceFilter, choiceChips } from '#web/ui/fields/ChoiceFields.tsx'
import { SearchField } from '#web/ui/fields/SearchField.tsx'
import { chipOf, FilterBar } from '#web/ui/lists/FilterBar.tsx'
import { anyText, type FilterValues, oneOf } from '#web/ui/lists/filters.ts'

export const peopleFilters = {
  ...anyText('search', 'distributorId'),
  role: oneOf([...distributorRoles, ...staffRoles]),
  state: oneOf(personStates),
}
type Filters = FilterValues<typeof peopleFilters>
type Name = keyof Filters

const roles = Object.entries(texts.roles).map(([value, label]) => ({ value, label }))
const states = personStates.map((value) => ({ value, label: texts.states[value] }))

/** By name or e-mail, company, role and state. */
export const PeopleFilters = ({
  filters,
  set,
  reset,
  results,
  end,
}: {
  filters: Filters
  set: (name: Name, value: string | null) => void
  reset: () => void
  results: number
  end: ReactNode
}) => {
  const companies = useCompanyChoices(filters.distributorId)
  const lists: ChoiceFilter<Exclude<Name, 'search'>>[] = [
    { name: 'distributorId', label: texts.company, placeholder: texts.anyCompany, ...companies },
    { name: 'role', label: texts.role, placeholder: texts.anyRole, choices: roles },
    { name: 'state', label: texts.state, placeholder: texts.anyState, choices: states },
  ]
  const { search } = filters
  const searched = chipOf(texts.searchChip, search, () => set('search', null))
  return (
    <FilterBar chips={[...searched, ...choiceChips(lists, filters, set)]} onReset={reset} results={results} end={end}>
      <SearchField label={texts.search} maxLength={100} value={search} onSearch={(typed) => set('search', typed)} />
      <ChoiceFields filters={lists} chosen={filters} choose={set} />
    </FilterBar>
  )
}

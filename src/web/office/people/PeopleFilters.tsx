import { useState } from 'react'

import { personStates } from '#modules/identity/people-contract.ts'
import { type Chip, FilterBar } from '#web/ui/FilterBar.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { peopleWords as words } from '#web/words/people.ts'

export const peopleFilters = ['search', 'distributorId', 'role', 'state'] as const
type Name = (typeof peopleFilters)[number]
export type Filters = Record<Name, string | null>

type Company = { readonly id: string; readonly name: string }

const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** By name or e-mail, company, role and state. */
export const PeopleFilters = ({
  filters,
  set,
  reset,
  companies,
  results,
}: {
  filters: Filters
  set: (name: Name, value: string | null) => void
  reset: () => void
  companies: readonly Company[]
  results: number
}) => {
  const labels: Record<Exclude<Name, 'search'>, Readonly<Record<string, string>>> = {
    distributorId: Object.fromEntries(companies.map(({ id, name }) => [id, name])),
    role: words.roles,
    state: Object.fromEntries(personStates.map((state) => [state, words.states[state]])),
  }
  const heads = { search: words.searchChip, distributorId: words.company, role: words.role, state: words.state }
  const chips = peopleFilters.flatMap((name): Chip[] => {
    const chosen = filters[name]
    if (chosen === null) return []
    const value = name === 'search' ? chosen : (labels[name][chosen] ?? chosen)
    return [{ name: heads[name], value, onRemove: () => set(name, null) }]
  })
  const select = (name: Exclude<Name, 'search'>, any: string) => (
    <SelectField
      label={heads[name]}
      placeholder={any}
      clearable
      choices={choicesOf(labels[name])}
      value={filters[name]}
      onChange={(value) => set(name, value)}
    />
  )
  return (
    <FilterBar chips={chips} onReset={reset} results={results}>
      <Search onSearch={(typed) => set('search', typed)} />
      {select('distributorId', words.anyCompany)}
      {select('role', words.anyRole)}
      {select('state', words.anyState)}
    </FilterBar>
  )
}

/** Asked when Enter is pressed or the field is left. */
const Search = ({ onSearch }: { onSearch: (typed: string | null) => void }) => {
  const [typed, setTyped] = useState('')
  const ask = () => onSearch(typed.trim() || null)
  return (
    <TextField
      label={words.search}
      type="search"
      maxLength={100}
      value={typed}
      onChange={setTyped}
      onBlur={ask}
      onKeyDown={({ key }) => key === 'Enter' && ask()}
    />
  )
}

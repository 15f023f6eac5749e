import { useState } from 'react'

import {
  deskNeeds,
  listDeskFilters,
  type OfficeOrderSort,
  officeOrderSorts,
} from '#modules/ordering/desk/desk-contract.ts'
import { useRead } from '#web/endpoint.ts'
import { ChoiceFields, type ChoiceFilter, choiceChips } from '#web/ui/ChoiceFields.tsx'
import { choicesOf } from '#web/ui/choices.ts'
import { DayField } from '#web/ui/DayField.tsx'
import { DensityToggle } from '#web/ui/DensityToggle.tsx'
import { type Chip, FilterBar } from '#web/ui/FilterBar.tsx'
import { day } from '#web/ui/format.ts'
import { readDay } from '#web/ui/read-day.ts'
import { SearchField } from '#web/ui/SearchField.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { officeOrderWords as words } from '#web/words/office.ts'
import type { DeskFilterName, DeskFiltersTyped } from './desk-filters.ts'

type Props = {
  readonly filters: DeskFiltersTyped
  readonly setFilter: (name: DeskFilterName, value: string | null) => void
  readonly onReset: () => void
  readonly results: number
}

const sorts = officeOrderSorts.map((value) => ({ value, label: words.sorts[value] }))
const moreFilterNames = ['destination', 'product', 'from', 'to'] as const
const needs = deskNeeds.map((value) => ({ value, label: words.needs[value] }))

/** Search, company, what needs somebody and the order of the rows; destination, product and days one click away. */
export const DeskFilters = ({ filters, setFilter, onReset, results }: Props) => {
  const { data } = useRead(listDeskFilters, {}, { staleTime: 60_000 })
  const lists: ChoiceFilter<DeskFilterName>[] = [
    { name: 'company', label: words.lists.company, choices: choicesOf(data?.distributors ?? []) },
    { name: 'needs', label: words.need, choices: needs },
  ]
  const moreLists: ChoiceFilter<DeskFilterName>[] = [
    { name: 'destination', label: words.lists.destination, choices: choicesOf(data?.destinations ?? []) },
    { name: 'product', label: words.lists.product, choices: choicesOf(data?.products ?? []) },
  ]
  const chip = (name: DeskFilterName, label: string, value: string): Chip => ({
    name: label,
    value,
    onRemove: () => setFilter(name, null),
  })
  const chips = [
    ...(filters.search ? [chip('search', words.searchChip, filters.search)] : []),
    ...choiceChips([...lists, ...moreLists], filters, setFilter),
    ...(filters.from ? [chip('from', words.from, day(filters.from))] : []),
    ...(filters.to ? [chip('to', words.to, day(filters.to))] : []),
  ]
  const more = (
    <>
      <ChoiceFields filters={moreLists} chosen={filters} choose={setFilter} />
      <DayFilter label={words.from} value={filters.from} onChange={(it) => setFilter('from', it)} />
      <DayFilter label={words.to} value={filters.to} onChange={(it) => setFilter('to', it)} />
    </>
  )
  return (
    <FilterBar
      chips={chips}
      onReset={onReset}
      results={results}
      end={<DensityToggle />}
      more={{ fields: more, set: moreFilterNames.filter((name) => filters[name]).length }}
    >
      <SearchField
        label={words.search}
        placeholder={words.searchFor}
        maxLength={100}
        value={filters.search}
        onSearch={(typed) => setFilter('search', typed)}
      />
      <ChoiceFields filters={lists} chosen={filters} choose={setFilter} />
      <SelectField<OfficeOrderSort>
        label={words.sort}
        choices={sorts}
        value={officeOrderSorts.find((it) => it === filters.sort) ?? 'newest'}
        onChange={(next) => setFilter('sort', next === 'newest' ? null : next)}
      />
    </FilterBar>
  )
}

/** Applies once it is a day, or empty. */
const DayFilter = ({
  label,
  value,
  onChange,
}: {
  label: string
  value: string | null
  onChange: (day: string | null) => void
}) => {
  const [typed, setTyped] = useState(value ? day(value) : '')
  const [before, setBefore] = useState(value)
  if (before !== value) {
    setBefore(value)
    setTyped(value ? day(value) : '')
  }
  const change = (next: string) => {
    setTyped(next)
    const read = readDay(next)
    if (next.trim() === '' || read) onChange(read)
  }
  return <DayField label={label} value={typed} onChange={change} />
}

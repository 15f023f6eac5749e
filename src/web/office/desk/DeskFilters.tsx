import { useEffect, useState } from 'react'

import {
  type DeskNeed,
  deskNeeds,
  listDeskFilters,
  type OfficeOrderSort,
  officeOrderSorts,
} from '#modules/ordering/desk/desk-contract.ts'
import { useRead } from '#web/endpoint.ts'
import { DayField } from '#web/ui/DayField.tsx'
import { DensityToggle } from '#web/ui/DensityToggle.tsx'
import { type Chip, FilterBar } from '#web/ui/FilterBar.tsx'
import { day } from '#web/ui/format.ts'
import { readDay } from '#web/ui/read-day.ts'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { officeOrderWords as words } from '#web/words/office.ts'
import type { DeskFilterName, DeskFiltersTyped } from './desk-filters.ts'

type Props = {
  readonly filters: DeskFiltersTyped
  readonly setFilter: (name: DeskFilterName, value: string | null) => void
  readonly onReset: () => void
  readonly results: number
}

const sorts = officeOrderSorts.map((value) => ({ value, label: words.sorts[value] }))
const needs = deskNeeds.map((value) => ({ value, label: words.needs[value] }))
const lists = ['company', 'destination', 'product'] as const

/** Search, company, destination, product, what needs somebody, from when until when, and the order of the rows. */
export const DeskFilters = ({ filters, setFilter, onReset, results }: Props) => {
  const { data } = useRead(listDeskFilters, {}, { staleTime: 60_000 })
  const choices = {
    company: data?.distributors ?? [],
    destination: data?.destinations ?? [],
    product: data?.products ?? [],
  }
  const named = (name: (typeof lists)[number]) => choices[name].find(({ id }) => id === filters[name])?.name ?? '…'
  const chip = (name: DeskFilterName, label: string, value: string): Chip => ({
    name: label,
    value,
    onRemove: () => setFilter(name, null),
  })
  const chips = [
    ...(filters.search ? [chip('search', words.searchChip, filters.search)] : []),
    ...lists.flatMap((name) => (filters[name] ? [chip(name, words.lists[name], named(name))] : [])),
    ...(filters.needs ? [chip('needs', words.need, words.needs[filters.needs as DeskNeed] ?? '…')] : []),
    ...(filters.from ? [chip('from', words.from, day(filters.from))] : []),
    ...(filters.to ? [chip('to', words.to, day(filters.to))] : []),
  ]
  return (
    <FilterBar chips={chips} onReset={onReset} results={results} end={<DensityToggle />}>
      <SearchField value={filters.search ?? ''} onChange={(typed) => setFilter('search', typed)} />
      {lists.map((name) => (
        <SelectField
          key={name}
          label={words.lists[name]}
          placeholder={words.all}
          clearable
          choices={choices[name].map(({ id, name: label }) => ({ value: id, label }))}
          value={filters[name]}
          onChange={(value) => setFilter(name, value)}
        />
      ))}
      <SelectField<DeskNeed>
        label={words.need}
        placeholder={words.all}
        clearable
        choices={needs}
        value={(filters.needs as DeskNeed | null) ?? null}
        onChange={(value) => setFilter('needs', value)}
      />
      <DayFilter label={words.from} value={filters.from} onChange={(it) => setFilter('from', it)} />
      <DayFilter label={words.to} value={filters.to} onChange={(it) => setFilter('to', it)} />
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

/** Asks once one stops typing. */
const SearchField = ({ value, onChange }: { value: string; onChange: (typed: string | null) => void }) => {
  const [typed, setTyped] = useState(value)
  const [before, setBefore] = useState(value)
  if (before !== value) {
    setBefore(value)
    setTyped(value)
  }
  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => onChange(typed.trim() === '' ? null : typed.trim()), 250)
    return () => clearTimeout(timer)
  })
  return (
    <TextField
      label={words.search}
      placeholder={words.searchFor}
      type="search"
      maxLength={100}
      value={typed}
      onChange={setTyped}
    />
  )
}

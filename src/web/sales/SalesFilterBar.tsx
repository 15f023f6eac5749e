import type { ReactNode } from 'react'

import type { SalesRow } from '#modules/forecasting/sales-contract.ts'
import { dayIn } from '#platform/time/time-zone.ts'
import { salesTexts as texts } from '#texts/sales.ts'
import { DayFilter } from '#web/ui/fields/days/DayFilter.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { day } from '#web/ui/figures/format.ts'
import { type Chip, FilterBar } from '#web/ui/lists/FilterBar.tsx'
import {
  allOptions,
  type FoundChoices,
  labelIn,
  type Option,
  type SalesFilterName,
  type SalesFilters,
  salesOptions,
} from './sales-filters.ts'

const ALL = 'all'

type Props = {
  readonly rows: readonly SalesRow[]
  readonly filters: SalesFilters
  readonly setFilter: (name: SalesFilterName, value: string | null) => void
  readonly onReset: () => void
  /** Months that are left. */
  readonly results: number
  /** In the office: whose figures they are. */
  readonly companies?: FoundChoices
  /** In the office: the months that are meant. */
  readonly period?: ReactNode
}

/** Every filter with 'All'; the country only where there are several. */
export const SalesFilterBar = ({ rows, filters, setFilter, onReset, results, companies, period }: Props) => {
  const options = salesOptions(rows, filters)
  const known = { ...allOptions(rows), company: companies?.choices ?? [] }
  const names = texts.filters
  const choose = (name: SalesFilterName, value: string | null) => {
    setFilter(name, value === ALL ? null : value)
    // What stood below another category is not in this one.
    if (name === 'category') for (const below of ['subCategory', 'product'] as const) setFilter(below, null)
    if (name === 'subCategory') setFilter('product', null)
  }
  const field = (name: keyof typeof known, choices: readonly Option[], onType?: FoundChoices['onType']) => {
    const value = filters[name] ?? ALL
    const isOffered = value === ALL || choices.some((choice) => choice.value === value)
    // A field cannot show what it does not offer.
    const chosen = isOffered ? [] : [{ value, label: labelIn(known, name, value) }]
    return (
      <SelectField
        label={names[name]}
        choices={[{ value: ALL, label: names.all }, ...chosen, ...choices]}
        {...(onType && { onType })}
        value={value}
        onChange={(next) => choose(name, next)}
      />
    )
  }
  const chips = salesChips(filters, known, setFilter)
  return (
    <FilterBar chips={chips} onReset={onReset} results={results} thing={texts.things}>
      {companies && field('company', companies.choices, companies.onType)}
      {field('category', options.category)}
      {field('subCategory', options.subCategory)}
      {field('product', options.product)}
      {(options.country.length > 1 || filters.country) && field('country', options.country)}
      {field('year', options.year)}
      {period}
      <DayFilter
        label={names.asOf}
        value={filters.asOf}
        onChange={(value) => setFilter('asOf', value)}
        before={dayIn(new Date(), 'UTC')}
        wrong={texts.notADay}
      />
    </FilterBar>
  )
}

const salesChips = (
  filters: SalesFilters,
  options: Readonly<Record<string, readonly Option[]>>,
  setFilter: Props['setFilter'],
): Chip[] =>
  (['company', 'category', 'subCategory', 'product', 'country', 'year', 'from', 'until', 'asOf'] as const).flatMap(
    (name) => {
      const value = filters[name]
      if (!value) return []
      const said = name === 'asOf' || name === 'from' || name === 'until' ? day(value) : labelIn(options, name, value)
      return [{ name: texts.filters[name], value: said, onRemove: () => setFilter(name, null) }]
    },
  )

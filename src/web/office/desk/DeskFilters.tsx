import type { ReactNode } from 'react'

import {
  deskNeeds,
  listDeskFilters,
  type listOfficeOrders,
  NEWEST_ORDERS,
  type OfficeOrderSort,
  officeOrderSorts,
} from '#modules/ordering/desk/desk-contract.ts'
import { type OrderStatus, orderStatuses, orderStatusNames } from '#modules/ordering/order-states.ts'
import { deskOwners } from '#modules/terms/assigned-work.ts'
import type { Answer, Sent } from '#platform/http/endpoint.ts'
import { assignedTexts } from '#texts/assigned.ts'
import { officeOrderTexts as texts } from '#texts/office.ts'
import { uiTexts } from '#texts/ui.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useCompanyChoices } from '#web/office/lists/company-choices.ts'
import { ChoiceFields, type ChoiceFilter, choiceChips } from '#web/ui/fields/ChoiceFields.tsx'
import { choicesOf } from '#web/ui/fields/choices.ts'
import { DayFilter } from '#web/ui/fields/days/DayFilter.tsx'
import { SearchField } from '#web/ui/fields/SearchField.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { day } from '#web/ui/figures/format.ts'
import { chipOf, FilterBar } from '#web/ui/lists/FilterBar.tsx'
import { anyText, dayText, type FilterValues, given, oneOf } from '#web/ui/lists/filters.ts'
import { Views } from '#web/ui/lists/Views.tsx'

/** The filters of the desk in an address. */
export const deskFilters = {
  status: oneOf(orderStatusNames),
  ...anyText('search', 'company', 'destination', 'product'),
  needs: oneOf(deskNeeds),
  who: oneOf(deskOwners),
  from: dayText,
  to: dayText,
  sort: oneOf(officeOrderSorts),
}
type Filters = FilterValues<typeof deskFilters>
type Name = keyof Filters
type Question = Omit<Sent<typeof listOfficeOrders>, 'page' | 'sort'> & { readonly sort: OfficeOrderSort }

/** The query for the server. */
export const deskQuestion = (filters: Filters): Question => {
  const { company, sort = NEWEST_ORDERS, ...query } = given(filters)
  return { ...query, sort, ...(company && { distributorId: company }) }
}

/** Whether any filter is set; the order of the rows is none. */
export const isNarrowed = ({ sort: _, ...rest }: Question): boolean => Object.keys(rest).length > 0

/** All, then each status that has orders, with how many. */
export const StatusViews = ({
  statuses,
  chosen,
  choose,
}: {
  statuses: Answer<typeof listOfficeOrders>['statuses']
  chosen: OrderStatus | null
  choose: (status: OrderStatus | null) => void
}) => {
  const all = statuses.reduce((sum, { count }) => sum + count, 0)
  const isKnown = statuses.some(({ status }) => status === chosen)
  const views = [
    { id: null, label: texts.all, count: all },
    ...statuses.map(({ status: id, label, count }) => ({ id, label: texts.statusOf(id, label), count })),
    ...(chosen && !isKnown
      ? [{ id: chosen, label: texts.statusOf(chosen, orderStatuses[chosen].label), count: 0 }]
      : []),
  ]
  return <Views label={texts.byStatus} views={views} chosen={chosen} choose={choose} />
}

const sorts = (['-ordered', 'ordered', '-total', 'deadline'] as const).map((value) => ({
  value,
  label: texts.sorts[value],
}))
type OfferedSort = (typeof sorts)[number]['value']
const moreFilterNames = ['destination', 'product', 'from', 'to'] as const
const needs = deskNeeds.map((value) => ({ value, label: texts.needs[value] }))

/** Search, company, what needs action and the order of the rows; destination, product and days one click away. */
export const DeskFilters = ({
  filters,
  setFilter,
  onReset,
  results,
  whose,
  end,
}: {
  filters: Filters
  setFilter: (name: Name, value: string | null) => void
  onReset: () => void
  results: number
  whose: Answer<typeof listOfficeOrders>['whose']
  end: ReactNode
}) => {
  const { data } = useRead(listDeskFilters, {}, { staleTime: 60_000 })
  const companies = useCompanyChoices(filters.company)
  const lists: ChoiceFilter<Name>[] = [
    { name: 'company', label: texts.lists.company, ...companies },
    { name: 'needs', label: texts.need, choices: needs },
    {
      name: 'who',
      label: assignedTexts.whose,
      placeholder: assignedTexts.allOf(whose.ALL),
      choices: deskOwners.map((value) => ({ value, label: assignedTexts.countOf(value, whose[value]) })),
    },
  ]
  const moreLists: ChoiceFilter<Name>[] = [
    { name: 'destination', label: texts.lists.destination, choices: choicesOf(data?.destinations ?? []) },
    { name: 'product', label: texts.lists.product, choices: choicesOf(data?.products ?? []) },
  ]
  const chips = [
    ...chipOf(texts.searchChip, filters.search, () => setFilter('search', null)),
    ...choiceChips([...lists, ...moreLists], filters, setFilter),
    ...chipOf(texts.from, filters.from && day(filters.from), () => setFilter('from', null)),
    ...chipOf(texts.to, filters.to && day(filters.to), () => setFilter('to', null)),
  ]
  const more = (
    <>
      <ChoiceFields filters={moreLists} chosen={filters} choose={setFilter} />
      <DayFilter
        label={texts.from}
        value={filters.from}
        onChange={(it) => setFilter('from', it)}
        wrong={uiTexts.noDay}
      />
      <DayFilter label={texts.to} value={filters.to} onChange={(it) => setFilter('to', it)} wrong={uiTexts.noDay} />
    </>
  )
  return (
    <FilterBar
      chips={chips}
      onReset={onReset}
      results={results}
      end={end}
      more={{ fields: more, set: moreFilterNames.filter((name) => filters[name]).length }}
    >
      <SearchField
        label={texts.search}
        placeholder={texts.searchFor}
        maxLength={100}
        value={filters.search}
        onSearch={(typed) => setFilter('search', typed)}
      />
      <ChoiceFields filters={lists} chosen={filters} choose={setFilter} />
      <SelectField<OfferedSort>
        label={texts.sort}
        choices={sorts}
        value={sorts.find(({ value }) => value === (filters.sort ?? NEWEST_ORDERS))?.value ?? null}
        onChange={(next) => setFilter('sort', next === NEWEST_ORDERS ? null : next)}
      />
    </FilterBar>
  )
}

import type { ReactNode } from 'react'

import {
  type listOrderFilters,
  type OrderSort,
  orderPageSizes,
  orderSorts,
  sortedOrderColumns,
} from '#modules/ordering/contract.ts'
import { orderGroups } from '#modules/ordering/order-groups.ts'
import { isCancelled, type OrderStatus, orderStatuses, orderStatusNames } from '#modules/ordering/order-states.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { ordersTexts as texts } from '#texts/orders.ts'
import { ChoiceFields, type ChoiceFilter, choiceChips } from '#web/ui/fields/ChoiceFields.tsx'
import { choicesOf } from '#web/ui/fields/choices.ts'
import { SearchField } from '#web/ui/fields/SearchField.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import type { Ordering } from '#web/ui/lists/DataTable.tsx'
import { chipOf, FilterBar } from '#web/ui/lists/FilterBar.tsx'
import { anyText, type FilterValues, oneOf, text } from '#web/ui/lists/filters.ts'
import { Views } from '#web/ui/lists/Views.tsx'

type Options = Answer<typeof listOrderFilters>
type Name = keyof typeof orderFilters

/** The filters of the list in an address. */
export const orderFilters = {
  status: oneOf(orderStatusNames),
  search: text(),
  group: oneOf(orderGroups),
  ...anyText('destination', 'product'),
}
export const orderView = { sort: oneOf(orderSorts), size: oneOf(orderPageSizes) }

/** The default order of the list. */
export const NEWEST: OrderSort = '-date'

/** The heads of the columns as a way to sort, and the order in the address. */
export const orderingBy = (sort: OrderSort, onSort: (sort: OrderSort) => void): Ordering => ({
  columns: sortedOrderColumns,
  by: sort === 'needs' ? undefined : { id: sort.replace('-', ''), desc: sort.startsWith('-') },
  onOrder: ({ id, desc }) => onSort(`${desc ? '-' : ''}${id}` as OrderSort),
})

const sorts = (['needs', NEWEST, ...orderSorts.filter((sort) => sort !== 'needs' && sort !== NEWEST)] as const).map(
  (value) => ({ value, label: texts.sorts[value] }),
)

/** As an order goes through them; cancelled ones last. All of them are there always, so that none moves another. */
const inOrder: readonly OrderStatus[] = [...orderStatusNames.filter((status) => !isCancelled(status)), 'CANCELLED']

/** Statuses that share a label differ by their next step. */
const statusNames = inOrder.map((status) => {
  const { label, link } = orderStatuses[status]
  const isShared = inOrder.filter((other) => orderStatuses[other].label === label).length > 1
  return { value: status, label: (isShared && link) || label }
})

/** All, and each status with its number of orders. */
export const StatusViews = ({
  options,
  status,
  onStatus,
}: {
  options: Options | undefined
  status: OrderStatus | null
  onStatus: (status: OrderStatus | null) => void
}) => {
  const counts = new Map(options?.statuses.map((counted) => [counted.status, counted.count]))
  const all = counts.values().reduce((orders, count) => orders + count, 0)
  const views = [
    { id: null, label: texts.all, count: options ? all : null },
    ...statusNames.map(({ value: id, label }) => ({ id, label, count: options ? (counts.get(id) ?? 0) : null })),
  ]
  return <Views label={texts.views} views={views} chosen={status} choose={onStatus} />
}

/** Search, status, destination and product, and the order of the rows; what can be chosen comes from the server. */
export const OrderFilters = ({
  options,
  filters,
  sort,
  setSort,
  setFilter,
  onReset,
  end,
}: {
  options: Options | undefined
  filters: FilterValues<typeof orderFilters>
  sort: OrderSort
  setSort: (sort: OrderSort | null) => void
  setFilter: (name: Name, value: string | null) => void
  onReset: () => void
  end: ReactNode
}) => {
  const status: ChoiceFilter<Name> = { name: 'status', label: texts.status, choices: statusNames }
  const lists: ChoiceFilter<Name>[] = [
    {
      name: 'group',
      label: texts.group,
      choices: orderGroups.map((value) => ({ value, label: texts.groups[value] })),
    },
    { name: 'destination', label: texts.destination, choices: choicesOf(options?.destinations ?? []) },
    { name: 'product', label: texts.product, choices: choicesOf(options?.products ?? []) },
  ]
  const { search } = filters
  return (
    <FilterBar
      // The view above says which status is chosen: a chip would push the table down.
      chips={[
        ...chipOf(texts.searchChip, search, () => setFilter('search', null)),
        ...choiceChips(lists, filters, setFilter),
      ]}
      onReset={onReset}
      results={options?.total ?? null}
      end={end}
    >
      <SearchField
        label={texts.search}
        placeholder={texts.searchFor}
        maxLength={100}
        value={search}
        onSearch={(typed) => setFilter('search', typed)}
      />
      <ChoiceFields filters={[status, ...lists]} chosen={filters} choose={setFilter} />
      <SelectField<OrderSort> label={texts.sort} choices={sorts} value={sort} onChange={setSort} />
    </FilterBar>
  )
}

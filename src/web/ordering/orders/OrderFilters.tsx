import { type listOrderFilters, type OrderSort, orderSorts } from '#modules/ordering/contract.ts'
import { type OrderStatus, orderStatuses, orderStatusNames } from '#modules/ordering/order-status.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { ChoiceFields, type ChoiceFilter, choiceChips } from '#web/ui/ChoiceFields.tsx'
import { choicesOf } from '#web/ui/choices.ts'
import { DensityToggle } from '#web/ui/DensityToggle.tsx'
import { type Chip, FilterBar } from '#web/ui/FilterBar.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { ordersWords as words } from '#web/words/orders.ts'
import { NEWEST, type OrderFilterName, type OrderFiltersTyped } from './asked-orders.ts'
import classes from './OrdersPage.module.css'

type Options = Answer<typeof listOrderFilters>
type Name = 'status' | 'destination' | 'product'

const sorts = (['needs', NEWEST, ...orderSorts.filter((sort) => sort !== 'needs' && sort !== NEWEST)] as const).map(
  (value) => ({ value, label: words.sorts[value] }),
)

/** As an order goes through them; cancelled ones last. All of them are there always, so that none moves another. */
const inOrder: readonly OrderStatus[] = [...orderStatusNames.filter((status) => status !== 'CANCELLED'), 'CANCELLED']

/** Statuses that share a label are told apart by what they ask for. */
const statusNames = inOrder.map((status) => {
  const { label, link } = orderStatuses[status]
  const isShared = inOrder.filter((other) => orderStatuses[other].label === label).length > 1
  return { value: status, label: (isShared && link) || label }
})

/** All, and each status with how many orders stand in it. */
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
  return (
    <div className={classes['views']} role="group" aria-label={words.views} data-no-print>
      {[{ value: null, label: words.all }, ...statusNames].map(({ value, label }) => (
        <button key={label} type="button" aria-pressed={status === value} onClick={() => onStatus(value)}>
          {label} <span>{options ? (value ? (counts.get(value) ?? 0) : all) : '…'}</span>
        </button>
      ))}
    </div>
  )
}

/** Search, status, destination and product, and the order of the rows; what can be chosen comes from the server. */
export const OrderFilters = ({
  options,
  filters,
  sort,
  setSort,
  setFilter,
  onReset,
}: {
  options: Options | undefined
  filters: OrderFiltersTyped
  sort: OrderSort
  setSort: (sort: OrderSort | null) => void
  setFilter: (name: OrderFilterName, value: string | null) => void
  onReset: () => void
}) => {
  const status: ChoiceFilter<Name> = { name: 'status', label: words.status, choices: statusNames }
  const lists: ChoiceFilter<Name>[] = [
    { name: 'destination', label: words.destination, choices: choicesOf(options?.destinations ?? []) },
    { name: 'product', label: words.product, choices: choicesOf(options?.products ?? []) },
  ]
  const { search } = filters
  const searched: Chip[] = search
    ? [{ name: words.searchChip, value: search, onRemove: () => setFilter('search', null) }]
    : []
  return (
    <FilterBar
      // The view above says which status is chosen: a chip would push the table down.
      chips={[...searched, ...choiceChips(lists, filters, setFilter)]}
      onReset={onReset}
      results={options?.total ?? 0}
      end={<DensityToggle />}
    >
      <SearchField
        label={words.search}
        placeholder={words.searchFor}
        maxLength={100}
        value={search}
        onSearch={(typed) => setFilter('search', typed)}
      />
      <ChoiceFields filters={[status, ...lists]} chosen={filters} choose={setFilter} />
      <SelectField<OrderSort> label={words.sort} choices={sorts} value={sort} onChange={setSort} />
    </FilterBar>
  )
}

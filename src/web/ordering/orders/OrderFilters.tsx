import type { listOrderFilters } from '#modules/ordering/contract.ts'
import { type OrderStatus, orderStatuses, orderStatusNames } from '#modules/ordering/order-status.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { ChoiceFields, type ChoiceFilter, choiceChips } from '#web/ui/ChoiceFields.tsx'
import { choicesOf } from '#web/ui/choices.ts'
import { DensityToggle } from '#web/ui/DensityToggle.tsx'
import { FilterBar } from '#web/ui/FilterBar.tsx'
import { ordersWords as words } from '#web/words/orders.ts'
import { isStatus } from './is-status.ts'
import classes from './OrdersPage.module.css'

type Options = Answer<typeof listOrderFilters>
type Name = 'status' | 'destination' | 'product'

/** As an order goes through them; cancelled ones last. */
const inOrder = (statuses: Options['statuses']): Options['statuses'] =>
  statuses.toSorted((a, b) => rank(a.status) - rank(b.status))
const rank = (status: OrderStatus): number =>
  status === 'CANCELLED' ? orderStatusNames.length : orderStatusNames.indexOf(status)

/** Statuses that share a label are told apart by what they ask for. */
const namesOf = (statuses: Options['statuses']) =>
  inOrder(statuses).map(({ status, label, count }) => {
    const shared = statuses.filter((it) => it.label === label).length > 1
    return { status, count, name: (shared && orderStatuses[status].link) || label }
  })

/** A link may ask for a status that no order stands in: it is shown by its name as well. */
const withChosen = (statuses: Options['statuses'], chosen: string | null): Options['statuses'] =>
  isStatus(chosen) && !statuses.some(({ status }) => status === chosen)
    ? [...statuses, { status: chosen, label: orderStatuses[chosen].label, count: 0 }]
    : statuses

/** All, and each status that there are orders in. */
export const StatusViews = ({
  options: { statuses },
  status,
  onStatus,
}: {
  options: Options
  status: OrderStatus | null
  onStatus: (status: OrderStatus | null) => void
}) => {
  const all = statuses.reduce((orders, { count }) => orders + count, 0)
  return (
    <div className={classes['views']} role="group" aria-label={words.views} data-no-print>
      <button type="button" aria-pressed={status === null} onClick={() => onStatus(null)}>
        {words.all} <span>{all}</span>
      </button>
      {namesOf(statuses).map((it) => (
        <button key={it.status} type="button" aria-pressed={status === it.status} onClick={() => onStatus(it.status)}>
          {it.name} <span>{it.count}</span>
        </button>
      ))}
    </div>
  )
}

/** Status, destination and product; what can be chosen comes from the server. */
export const OrderFilters = ({
  options,
  filters,
  setFilter,
  onReset,
}: {
  options: Options | undefined
  filters: Record<Name, string | null>
  setFilter: (name: Name, value: string | null) => void
  onReset: () => void
}) => {
  const lists: ChoiceFilter<Name>[] = [
    {
      name: 'status',
      label: words.status,
      choices: namesOf(options ? withChosen(options.statuses, filters.status) : []).map(({ status, name }) => ({
        value: status,
        label: name,
      })),
    },
    { name: 'destination', label: words.destination, choices: choicesOf(options?.destinations ?? []) },
    { name: 'product', label: words.product, choices: choicesOf(options?.products ?? []) },
  ]
  return (
    <FilterBar
      chips={choiceChips(lists, filters, setFilter)}
      onReset={onReset}
      results={options?.total ?? 0}
      end={<DensityToggle />}
    >
      <ChoiceFields filters={lists} chosen={filters} choose={setFilter} />
    </FilterBar>
  )
}

import type { listOrderFilters } from '#modules/ordering/contract.ts'
import { type OrderStatus, orderStatuses, orderStatusNames } from '#modules/ordering/order-status.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { DensityToggle } from '#web/ui/DensityToggle.tsx'
import { FilterBar } from '#web/ui/FilterBar.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { ordersWords as words } from '#web/words/orders.ts'
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
  const choices: Record<Name, { value: string; label: string }[]> = {
    status: namesOf(options?.statuses ?? []).map(({ status, name }) => ({ value: status, label: name })),
    destination: (options?.destinations ?? []).map(({ id, name }) => ({ value: id, label: name })),
    product: (options?.products ?? []).map(({ id, name }) => ({ value: id, label: name })),
  }
  const names: readonly Name[] = ['status', 'destination', 'product']
  const chips = names.flatMap((name) => {
    const value = filters[name]
    if (!value) return []
    const label = choices[name].find((choice) => choice.value === value)?.label ?? '…'
    return [{ name: words[name], value: label, onRemove: () => setFilter(name, null) }]
  })
  return (
    <FilterBar chips={chips} onReset={onReset} results={options?.total ?? 0} end={<DensityToggle />}>
      {names.map((name) => (
        <SelectField
          key={name}
          label={words[name]}
          placeholder={words.all}
          clearable
          choices={choices[name]}
          value={filters[name]}
          onChange={(value) => setFilter(name, value)}
        />
      ))}
    </FilterBar>
  )
}

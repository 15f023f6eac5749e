import {
  type listOrders,
  ORDERS_PER_PAGE,
  type OrderSort,
  orderPageSizes,
  orderSorts,
  sortedOrderColumns,
} from '#modules/ordering/contract.ts'
import type { Input } from '#platform/http/endpoint.ts'
import type { Ordering } from '#web/ui/DataTable.tsx'
import { isStatus } from './is-status.ts'

/** As the address holds them. */
export const orderFilterNames = ['status', 'search', 'destination', 'product'] as const
export type OrderFilterName = (typeof orderFilterNames)[number]
export type OrderFiltersTyped = Readonly<Record<OrderFilterName, string | null>>
type ViewTyped = Readonly<Record<'sort' | 'size', string | null>>

/** What the list is sorted by unless told otherwise. */
export const NEWEST: OrderSort = '-date'

/** What an address asks for. What makes no sense in it is not asked for. */
export const askedOrders = (
  { status, search, destination, product }: OrderFiltersTyped,
  { sort, size }: ViewTyped,
) => ({
  filters: {
    ...(isStatus(status) && { status }),
    ...(search && { search: search.slice(0, 100) }),
    ...(destination && { destination }),
    ...(product && { product }),
  } satisfies Input<typeof listOrders>,
  sort: orderSorts.find((known) => known === sort) ?? NEWEST,
  pageSize: orderPageSizes.find((known) => String(known) === size) ?? ORDERS_PER_PAGE,
})

/** The heads of the columns as a way to sort, and the order that the address asks for. */
export const orderingBy = (sort: OrderSort, onSort: (sort: OrderSort) => void): Ordering => ({
  columns: sortedOrderColumns,
  by: sort === 'needs' ? undefined : { id: sort.replace('-', ''), desc: sort.startsWith('-') },
  onOrder: ({ id, desc }) => onSort(`${desc ? '-' : ''}${id}` as OrderSort),
})

import {
  type DeskNeed,
  deskNeeds,
  type listOfficeOrders,
  type OfficeOrderSort,
  officeOrderSorts,
} from '#modules/ordering/desk/desk-contract.ts'
import { type OrderStatus, orderStatuses } from '#modules/ordering/order-status.ts'
import type { Day } from '#platform/event.ts'
import type { Input } from '#platform/http/endpoint.ts'

/** As the address holds them. */
export const deskFilterNames = [
  'status',
  'search',
  'company',
  'destination',
  'product',
  'needs',
  'from',
  'to',
  'sort',
] as const
export type DeskFilterName = (typeof deskFilterNames)[number]
export type DeskFiltersTyped = Readonly<Record<DeskFilterName, string | null>>

export type DeskQuestion = Omit<Input<typeof listOfficeOrders>, 'page' | 'sort'> & { readonly sort: OfficeOrderSort }

const isStatus = (it: string | null): it is OrderStatus => it !== null && Object.hasOwn(orderStatuses, it)
const needOf = (it: string | null): DeskNeed | undefined => deskNeeds.find((need) => need === it)
const dayOf = (it: string | null): Day | null =>
  it !== null && /^\d{4}-\d\d-\d\d$/.test(it) && !Number.isNaN(Date.parse(it)) ? (it as Day) : null

/** What an address says that makes no sense is neither shown nor asked for. */
export const sensible = (typed: DeskFiltersTyped) => ({
  ...typed,
  status: isStatus(typed.status) ? typed.status : null,
  needs: needOf(typed.needs) ?? null,
  from: dayOf(typed.from),
  to: dayOf(typed.to),
})

/** What is asked of the server. */
export const deskQuestion = (typed: DeskFiltersTyped): DeskQuestion => {
  const { status, search, company, destination, product, needs, from, to, sort } = sensible(typed)
  return {
    sort: officeOrderSorts.find((it) => it === sort) ?? 'newest',
    ...(status && { status }),
    ...(search && { search }),
    ...(company && { distributorId: company }),
    ...(destination && { destination }),
    ...(product && { product }),
    ...(needs && { needs }),
    ...(from && { from }),
    ...(to && { to }),
  }
}

/** Whether anything but the order of the rows is asked for. */
export const isNarrowed = ({ sort: _, ...rest }: DeskQuestion): boolean => Object.keys(rest).length > 0

import { countryNamed } from '#modules/catalogue/events.ts'
import { approvalPeople, pendingApproval } from '#modules/ordering/approvals/approval-queries.ts'
import { mayApprove } from '#modules/ordering/approvals/approving.ts'
import { listOrderFilters, listOrders, ORDERS_PER_PAGE } from '#modules/ordering/contract.ts'
import { idsFound } from '#modules/ordering/desk/desk-routes.ts'
import { type OrderGroup, statusKeysIn } from '#modules/ordering/order-groups.ts'
import { orderStatuses, orderStatusNames } from '#modules/ordering/order-states.ts'
import { listedOrder, wireMoment } from '#modules/ordering/order-view.ts'
import { peopleNamed } from '#modules/ordering/routes.ts'
import type { OrderId } from '#modules/ordering/terms/order-fields.ts'
import { serve } from '#platform/http/serve.ts'
import type { ReadModels } from '#platform/projection.ts'
import { searchKey, searchTerms } from '#platform/text/search.ts'
import {
  destinationsOf,
  filterOptionsOf,
  type OrderFilters,
  orderCountOf,
  ordersOf,
  ordersWaitingForApproval,
  statusesOf,
} from '#projections/orders.ts'
import { productNames } from '#projections/products.ts'
import { orderSorting } from './order-sorting.ts'
import { waitingAmong } from './waiting.ts'
import { listWaiting } from './waiting-contract.ts'

/** How many orders a list without pages holds. */
const NEWEST = 200

/** The filters of a company's orders; what was typed is looked up among its destinations and the products first. */
export const ownFilters = async (
  db: ReadModels,
  distributorId: string,
  { search, group, ...others }: Omit<OrderFilters, 'found'> & { readonly search?: string; readonly group?: OrderGroup },
): Promise<OrderFilters> => {
  const same = { ...others, ...(group && { standings: statusKeysIn(group) }) }
  if (search === undefined) return same
  const [countries, products] = await Promise.all([destinationsOf(db, distributorId), productNames(db)])
  const countryKeys = countries.map(({ id, name }) => [id, searchKey(name), searchKey(countryNamed(id, name))] as const)
  const productKeys = products.map(({ id, name, reference }) => [id, searchKey(name), searchKey(reference)] as const)
  const found = searchTerms(search).map((term) => ({
    term,
    products: idsFound(term, productKeys),
    destinations: idsFound(term, countryKeys),
  }))
  return { ...same, found }
}

export const ownOrdersRoutes = [
  serve(listOrders, async ({ db, me, personal, input }) => {
    const { page, pageSize: limit = ORDERS_PER_PAGE, sort = '-date', ...query } = input
    const own = me.distributorId
    const wanted = page === undefined ? { offset: 0, limit: NEWEST } : { offset: (page - 1) * limit, limit }
    const rows = await ordersOf(db, own, await ownFilters(db, own, query), { ...wanted, by: orderSorting[sort] })
    const nameOf = await peopleNamed({ db, personal }, rows.flatMap(approvalPeople))
    return rows.map((row) => {
      const approval = pendingApproval(row, me.userId, nameOf)
      return { ...listedOrder(row), approval: approval && { by: approval.by, mine: approval.mine } }
    })
  }),

  serve(listOrderFilters, async ({ db, me, input }) => {
    const distributorId = me.distributorId
    const filters = await ownFilters(db, distributorId, input)
    const [total, { statuses, destinations, products }] = await Promise.all([
      orderCountOf(db, distributorId, filters),
      filterOptionsOf(db, distributorId, filters),
    ])
    const inOrder = orderStatusNames.flatMap((status) => {
      const found = statuses.find((it) => it.status === status)
      return found ? [{ status, label: orderStatuses[status].label, count: Number(found.count) }] : []
    })
    const named = destinations.map(({ id, name }) => ({ id, name: countryNamed(id, name) }))
    return { total, statuses: inOrder, destinations: named, products }
  }),

  serve(listWaiting, async ({ db, me }) =>
    waitingAmong(
      await statusesOf(db, me.distributorId),
      (await ordersWaitingForApproval(db, me.distributorId)).filter((order) => mayApprove(order, me.userId)),
    ).map(({ until, order, ...waiting }) => ({
      ...waiting,
      until: wireMoment(until),
      order: order && { ...order, id: order.id as OrderId },
    })),
  ),
]

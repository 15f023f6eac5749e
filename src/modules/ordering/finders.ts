import { paths } from '#paths'
import { type Finder, finder, MOST_OF_A_KIND } from '#platform/finder.ts'
import { namesOfCompanies } from '#projections/distributors.ts'
import { everyOrder, ordersOf } from '#projections/orders.ts'
import { deskFiltersOf } from './desk/desk-routes.ts'
import { staffLabel, statusDataOf } from './order-status.ts'
import { ownFilters } from './own-orders-routes.ts'

/** Orders, by their number, their destination and what is in them; for staff by their company too. */
export const finders: readonly Finder[] = [
  finder('orders', 'orders.read', async ({ db, me }, search) => {
    const filters = await ownFilters(db, me.distributorId as string, { search })
    const found = await ordersOf(db, me.distributorId as string, filters, { offset: 0, limit: MOST_OF_A_KIND })
    return found.map(({ id, num, countryName, status, documentStatus }) => ({
      to: paths.order({ id }),
      label: num,
      detail: `${countryName} · ${statusDataOf(status, documentStatus).statusLabel}`,
      found: true,
    }))
  }),
  finder('orders', 'office.orders.read', async (asking, search) => {
    const filters = await deskFiltersOf(asking, { search })
    const [found, nameOf] = await Promise.all([
      everyOrder(asking.db, filters, { offset: 0, limit: MOST_OF_A_KIND }),
      asking.once('names of companies', () => namesOfCompanies(asking.db)),
    ])
    return found.map(({ id, num, distributorId, countryName, status, documentStatus }) => ({
      to: paths.officeOrder({ id }),
      label: num,
      detail: `${nameOf(distributorId)} · ${countryName} · ${staffLabel(status, statusDataOf(status, documentStatus).statusLabel)}`,
      found: true,
    }))
  }),
]

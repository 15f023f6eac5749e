import { cartNow } from '#modules/ordering/cart/cart-routes.ts'
import { orderSorting } from '#modules/ordering/list/order-sorting.ts'
import { ownFilters } from '#modules/ordering/list/own-orders-routes.ts'
import { listedOrder } from '#modules/ordering/order-view.ts'
import { serve } from '#platform/http/serve.ts'
import { MAXIMUM_ROWS, spreadsheet } from '#platform/spreadsheet/spreadsheet.ts'
import { companyZone, distributorsById } from '#projections/distributors.ts'
import { everyOrder, ordersOf, termsOf } from '#projections/orders.ts'
import { readersZone } from '#projections/users.ts'
import { NEWEST_ORDERS } from './desk-contract.ts'
import { deskFiltersOf, deskOrder, deskRow } from './desk-routes.ts'
import { exportCart, exportOfficeOrders, exportOrders } from './export-contract.ts'
import { cartSheet, deskSheet, orderSheet, type WithTerms, withTerms } from './order-sheets.ts'

const all = { offset: 0, limit: MAXIMUM_ROWS }

const allWithTerms = async <Row extends { readonly id: string }>(
  db: Parameters<typeof termsOf>[0],
  rows: readonly Row[],
): Promise<WithTerms<Row>[]> => {
  const terms = await termsOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.flatMap((row) => {
    const its = terms.get(row.id)
    return its ? [withTerms(row, its)] : []
  })
}

export const exportRoutes = [
  serve(exportCart, async ({ input: { format }, ...context }) =>
    spreadsheet(format, cartSheet(await cartNow(context))),
  ),

  serve(exportOrders, async ({ db, me, configuration, input: { format, sort = '-date', ...query } }) => {
    const own = me.distributorId
    const rows = await ordersOf(db, own, await ownFilters(db, own, query), { ...all, by: orderSorting[sort] })
    return spreadsheet(
      format,
      orderSheet(
        await allWithTerms(db, rows.map(listedOrder)),
        await readersZone({ db, configuration }, me),
        await companyZone({ db, configuration }, me.distributorId),
      ),
    )
  }),

  serve(exportOfficeOrders, async (context) => {
    const { db, input } = context
    const { format, sort = NEWEST_ORDERS, ...query } = input
    const rows = await everyOrder(db, await deskFiltersOf(context, query), {
      ...all,
      ...deskOrder(db, sort),
    })
    const companies = await distributorsById(
      db,
      rows.map(({ distributorId }) => distributorId),
    )
    return spreadsheet(
      format,
      deskSheet(
        await allWithTerms(
          db,
          rows.map((row) => deskRow(row, companies)),
        ),
        await readersZone(context, context.me),
      ),
    )
  }),
]

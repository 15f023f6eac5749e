import { isInGroup } from '#modules/ordering/contract.ts'
import { isQuoted } from '#modules/ordering/order-states.ts'
import { careCoins } from '#modules/terms/care-coins.ts'
import { serve } from '#platform/http/serve.ts'
import { balanceOf } from '#projections/loyalty_accounts.ts'
import { unitsOrdered } from '#projections/ordered_goods.ts'
import { lastOrders, statusesOf } from '#projections/orders.ts'
import { showStatistics } from './contract.ts'

type StatusCount = Awaited<ReturnType<typeof statusesOf>>[number]

/** What a company's orders add up to, by how they stand. */
export const figuresOf = (counts: readonly Pick<StatusCount, 'status' | 'documentStatus' | 'count'>[]) => {
  const count = (is: (row: (typeof counts)[number]) => boolean) =>
    counts.filter(is).reduce((sum, row) => sum + row.count, 0)
  return {
    orders: count(() => true),
    ordersInProgress: count((row) => isInGroup('progress', row)),
    quotesToConfirm: count(({ status }) => isQuoted(status)),
    documentsToSend: count((row) => isInGroup('documents', row)),
  }
}

export const statisticsRoutes = [
  serve(showStatistics, async ({ db, me }) => {
    const distributorId = me.distributorId
    const [counts, quantityOrdered, last, balance] = await Promise.all([
      statusesOf(db, distributorId),
      unitsOrdered(db, distributorId),
      lastOrders(db, distributorId),
      balanceOf(db, distributorId),
    ])
    return {
      ...figuresOf(counts),
      quantityOrdered,
      lastOrderDate: last.get(distributorId) ?? null,
      careCoinsBalance: careCoins(balance),
    }
  }),
]

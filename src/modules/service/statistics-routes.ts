import { isInGroup } from '#modules/ordering/contract.ts'
import { serve } from '#platform/http/serve.ts'
import { careCoins } from '#platform/money.ts'
import { balanceOf } from '#projections/loyalty_accounts.ts'
import { unitsOrdered } from '#projections/ordered_goods.ts'
import { lastOrders, standingsOf } from '#projections/orders.ts'
import { showStatistics } from './statistics-contract.ts'

type Standing = Awaited<ReturnType<typeof standingsOf>>[number]

/** What a company's orders add up to, by how they stand. */
export const figuresOf = (standings: readonly Pick<Standing, 'status' | 'documentStatus' | 'count'>[]) => {
  const count = (is: (standing: (typeof standings)[number]) => boolean) =>
    standings.filter(is).reduce((sum, standing) => sum + standing.count, 0)
  return {
    orders: count(() => true),
    ordersInProgress: count((standing) => isInGroup('progress', standing)),
    quotesToConfirm: count(({ status }) => status === 'QUOTE_RECEIVED'),
    documentsToSend: count((standing) => isInGroup('documents', standing)),
  }
}

export const statisticsRoutes = [
  serve(showStatistics, async ({ db, me }) => {
    const distributorId = me.distributorId as string
    const [standings, quantityOrdered, last, balance] = await Promise.all([
      standingsOf(db, distributorId),
      unitsOrdered(db, distributorId),
      lastOrders(db, distributorId),
      balanceOf(db, distributorId),
    ])
    return {
      ...figuresOf(standings),
      quantityOrdered,
      lastOrderDate: last.get(distributorId) ?? null,
      careCoinsBalance: careCoins(balance),
    }
  }),
]

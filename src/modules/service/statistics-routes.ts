import { serve } from '#platform/http/serve.ts'
import { careCoins } from '#platform/money.ts'
import { balanceOf } from '#projections/loyalty_accounts.ts'
import { unitsOrdered } from '#projections/ordered_goods.ts'
import { lastOrders, standingsOf } from '#projections/orders.ts'
import { showStatistics } from './statistics-contract.ts'

type Standing = Awaited<ReturnType<typeof standingsOf>>[number]

const over: readonly string[] = ['CANCELLED', 'DELIVERED', 'BILLED']
const asksForDocuments: readonly string[] = [
  'WAITING_FOR_PREPAYMENT',
  'IMPORT_LICENSE_DOCUMENT_REQUIRED',
  'WAITING_FOR_PREINSPECTION',
]

/** What a company's orders add up to, by how they stand. Sent and not reviewed yet, a document waits for us. */
export const figuresOf = (standings: readonly Pick<Standing, 'status' | 'documentStatus' | 'count'>[]) => {
  const count = (is: (standing: (typeof standings)[number]) => boolean) =>
    standings.filter(is).reduce((sum, standing) => sum + standing.count, 0)
  return {
    orders: count(() => true),
    ordersInProgress: count(({ status }) => !over.includes(status)),
    quotesToConfirm: count(({ status }) => status === 'QUOTE_RECEIVED'),
    documentsToSend: count(
      ({ status, documentStatus }) => asksForDocuments.includes(status) && documentStatus !== 'SUBMITTED',
    ),
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

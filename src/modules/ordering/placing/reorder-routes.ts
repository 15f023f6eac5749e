import { countryNamed } from '#modules/catalogue/events.ts'
import { addLines, cart } from '#modules/ordering/cart/cart.ts'
import { isWithdrawn } from '#modules/ordering/order-states.ts'
import { careCoins } from '#modules/terms/care-coins.ts'
import { isRefusal, notFound } from '#platform/decision.ts'
import { serve } from '#platform/http/serve.ts'
import type { ReadModels } from '#platform/projection.ts'
import { cartOf } from '#projections/carts.ts'
import { distributorOf } from '#projections/distributors.ts'
import { type OrderRow, orderOf } from '#projections/orders.ts'
import { productsById } from '#projections/products.ts'
import { compareReorder, listOrderItems, placeAgain } from './changing-contract.ts'
import { chosenAgain, wholeAgain } from './reorder.ts'
import { thenAndNow } from './then-and-now.ts'

const noSuchOrder = notFound('Order not found')

/** What the items of an order are made of now, and where their company may sell. */
const factsOf = async (
  db: ReadModels,
  distributorId: string,
  order: { readonly countryId: string; readonly lines: readonly { readonly productId: string }[] },
) => {
  const ids = [...new Set(order.lines.map(({ productId }) => productId))]
  const [products, company] = await Promise.all([productsById(db, ids), distributorOf(db, distributorId)])
  return { products, countryIds: company?.countryIds ?? [], countryId: order.countryId }
}

/** A quote that was withdrawn took its prices along. */
const adjustmentsOf = ({ quotes }: Pick<OrderRow, 'quotes'>) => {
  const latest = quotes.at(-1)
  return latest && !isWithdrawn(latest.state) ? latest.adjustments : []
}

export const reorderRoutes = [
  serve(listOrderItems, async ({ db, me, input: { id } }) => {
    const distributorId = me.distributorId
    const order = await orderOf(db, distributorId, id)
    if (!order) return noSuchOrder
    const { lines, promo } = order.requested
    const facts = { ...(await factsOf(db, distributorId, { ...order, lines })), promo, adjustments: [] }
    return { items: lines.map((line) => thenAndNow(line, facts)), careCoinsUsed: careCoins(order.careCoinsUsed) }
  }),

  serve(compareReorder, async ({ db, me, input: { id } }) => {
    const distributorId = me.distributorId
    const [order, inCart] = await Promise.all([orderOf(db, distributorId, id), cartOf(db, me.userId)])
    if (!order) return noSuchOrder
    const facts = { ...(await factsOf(db, distributorId, order)), promo: null, adjustments: adjustmentsOf(order) }
    const unitsInCart = (productId: string) =>
      inCart.lines.find((it) => it.productId === productId && it.countryId === order.countryId)?.quantity ?? null
    return {
      num: order.num,
      country: { id: order.countryId, name: countryNamed(order.countryId, order.countryName) },
      subCategory: { id: order.subCategoryId, name: order.subCategoryName },
      lines: order.lines.map((line) => ({ ...thenAndNow(line, facts), inCart: unitsInCart(line.productId) })),
    }
  }),

  serve(placeAgain, async ({ db, me, log, input: { orderId, lines } }) => {
    const distributorId = me.distributorId
    const order = await orderOf(db, distributorId, orderId)
    if (!order) return noSuchOrder
    const facts = await factsOf(db, distributorId, order)
    const choices = lines?.map(({ packagingId = null, ...line }) => ({ ...line, packagingId }))
    const refill = choices ? chosenAgain(order.lines, choices, facts) : wholeAgain(order.lines, facts)
    if (isRefusal(refill)) return refill
    const answer = { success: true as const, added: refill.lines.length, left: refill.left }
    return (await log.decide(cart, me.userId, addLines(distributorId, refill.lines), { answer })).answer
  }),
]

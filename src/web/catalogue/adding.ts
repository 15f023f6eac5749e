import type { Product } from '#modules/catalogue/contract.ts'
import { addCartLine, type Cart, type CartLine, type OrderDetail, showCart } from '#modules/ordering/contract.ts'
import { addOrderItems } from '#modules/ordering/placing/changing-contract.ts'
import { paths } from '#paths'
import { labelTexts } from '#texts/catalogue.ts'
import { toOrderTexts } from '#texts/order-edit.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { orderEditPage } from '#web/ordering/edit/order-to-edit.ts'
import type { Problem } from '#web/problem.ts'
import { count } from '#web/ui/figures/format.ts'

type Line = { readonly countryId: string; readonly quantity: number; readonly packagingId: string | null }

/** Where a product goes, with its own texts: the cart, or the order that is being changed. */
export type AddToCart = {
  readonly busy: boolean
  readonly send: (line: Line) => Promise<unknown>
  /** That it is there already, where it stays as it is. */
  readonly already: (country: { readonly id: string; readonly name: string }) => string | null
  /** What adding does besides. */
  readonly warning: string | null
  readonly texts: { readonly yes: string; readonly added: string; readonly there: string; readonly see: string }
  /** Where it is looked at. */
  readonly to: string
}

const toOrder = {
  yes: toOrderTexts.yes,
  added: toOrderTexts.added,
  there: toOrderTexts.there,
  see: toOrderTexts.seeOrder,
}
const toCart = { yes: labelTexts.add, added: labelTexts.added, there: labelTexts.there, see: labelTexts.seeCart }

/** The line of a product for a country, where the cart has one. */
export const lineIn = (cart: Cart | undefined, productId: string, countryId: string): CartLine | undefined =>
  cart?.sections
    .flatMap(({ products }) => products)
    .find((line) => line.productId === productId && line.countryId === countryId)

/** `watching`: the question is on the screen, so that the cart must be known. */
export const useAdding = (
  product: Product,
  order: OrderDetail | null,
  { watching, onRefused }: { watching: boolean; onRefused: (reason: string) => void },
): AddToCart => {
  const cart = useRead(showCart, {}, { enabled: watching && order === null, staleTime: 30_000 })
  const onProblem = (problem: Problem) => {
    if (problem.hasFields) onRefused(Object.values(problem.errors)[0] ?? problem.message)
    return problem.hasFields
  }
  const addToCart = useCommand(addCartLine, { onProblem })
  const addToOrder = useCommand(addOrderItems, { onProblem })
  if (order) {
    const there = order.orderItems.find(({ registration }) => registration.product.id === product.id)
    return {
      busy: addToOrder.busy,
      send: ({ packagingId: packaging, ...line }) =>
        addToOrder.send({ orderId: order.id, orderItems: [{ productId: product.id, packaging, ...line }] }),
      already: () => (there ? toOrderTexts.inOrder(count(there.quantity)) : null),
      warning: order.statusData.toConfirm && order.quote ? toOrderTexts.withdraws(order.quote.version) : null,
      texts: toOrder,
      to: orderEditPage(order.id),
    }
  }
  return {
    busy: addToCart.busy,
    send: (line) => addToCart.send({ productId: product.id, ...line }),
    already: ({ id, name }) => {
      const there = lineIn(cart.data, product.id, id)
      return there ? labelTexts.inCart(name, count(there.quantity)) : null
    },
    warning: null,
    texts: toCart,
    to: paths.cart(),
  }
}

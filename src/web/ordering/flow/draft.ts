import { type Cart, changeOrderDraft, type OrderDraft, showCart } from '#modules/ordering/contract.ts'
import { needsDestination } from '#modules/ordering/order-terms.ts'
import type { Input } from '#platform/http/endpoint.ts'
import { call, modelsChanged, patchRead } from '#web/endpoint.ts'
import { Problem } from '#web/http.ts'
import { showProblem } from '#web/ui/messages.ts'

export type DraftChange = Input<typeof changeOrderDraft>

let waiting = 0
let line: Promise<boolean> = Promise.resolve(true)

const withChange = (draft: OrderDraft, { specialRequest: _, shipping, ...rest }: DraftChange): OrderDraft => ({
  ...draft,
  ...rest,
  ...(shipping !== undefined && {
    shipping: shipping && {
      method: shipping.method,
      transportMode: shipping.transportMode ?? null,
      destination: shipping.destination ?? null,
    },
  }),
})

const send = async (change: DraftChange, takeBack: () => void): Promise<boolean> => {
  try {
    await call(changeOrderDraft, change, { idempotencyKey: crypto.randomUUID() })
    return true
  } catch (fault) {
    takeBack()
    if (!(fault instanceof Problem)) throw fault
    showProblem(fault)
    return false
  } finally {
    waiting -= 1
    if (waiting === 0) await modelsChanged(['carts'])
  }
}

/**
 * Keeps a choice on the server: shown at once, sent after those before it, so that the last one wins.
 * Answers whether it was kept; if not, the error modal says why.
 */
export const keep = (change: DraftChange): Promise<boolean> => {
  const takeBack = patchRead(showCart, {}, (cart: Cart) => ({ ...cart, draft: withChange(cart.draft, change) }))
  waiting += 1
  const next = () => send(change, takeBack)
  line = line.then(next, next)
  return line
}

/** Everything that was chosen so far is on the server. */
export const kept = (): Promise<unknown> => line

export const hasAddresses = ({ shippingAddressId, billingAddressId }: OrderDraft): boolean =>
  shippingAddressId !== null && billingAddressId !== null

export const hasShipping = ({ shipping }: OrderDraft): boolean =>
  shipping !== null &&
  shipping.transportMode !== null &&
  (!needsDestination(shipping.method) || Boolean(shipping.destination?.trim()))

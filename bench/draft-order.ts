import { addCartLine, changeOrderDraft, showCart } from '#modules/ordering/contract.ts'
import type { Input } from '#platform/http/endpoint.ts'

import type { Buyer } from './buyers.ts'

/** The buyer's order as the screens place it: its lines into the cart, each choice into the draft, then the review. */
export const placeStepByStep = async (buyer: Buyer): Promise<string> => {
  const { lines, order } = buyer
  for (const line of lines) await buyer.call(addCartLine, line)
  const { shippingAddressId = null, billingAddressId = null, shipping = null } = order
  const choices: readonly Input<typeof changeOrderDraft>[] = [
    { shippingAddressId },
    { billingAddressId },
    { shipping },
    { certificates: [] },
  ]
  for (const choice of choices) await buyer.call(changeOrderDraft, choice)
  await buyer.call(showCart, {})
  return buyer.place()
}

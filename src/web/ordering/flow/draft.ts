import {
  type Cart,
  type CartSection,
  changeOrderDraft,
  changeSectionPromoCode,
  type OrderDraft,
  showCart,
} from '#modules/ordering/contract.ts'
import { needsDestination } from '#modules/ordering/terms/order-terms.ts'
import type { CareCoins } from '#modules/terms/care-coins.ts'
import type { Endpoint, Sent } from '#platform/http/endpoint.ts'
import { command, patchRead } from '#web/api/endpoint.ts'
import { modelsChanged } from '#web/api/reads.ts'
import { Problem } from '#web/problem.ts'
import { showProblem } from '#web/ui/dialogs/messages.ts'

export type DraftChange = Sent<typeof changeOrderDraft>

let waiting = 0
let line: Promise<boolean> = Promise.resolve(true)

const withChange = (
  draft: OrderDraft,
  { specialRequest: _, shipping, careCoinsToUse = draft.careCoinsToUse, ...rest }: DraftChange,
): OrderDraft => ({
  ...draft,
  ...rest,
  careCoinsToUse: careCoinsToUse as CareCoins,
  gone: {
    shippingAddress: rest.shippingAddressId === undefined ? draft.gone.shippingAddress : null,
    billingAddress: rest.billingAddressId === undefined ? draft.gone.billingAddress : null,
  },
  ...(shipping !== undefined && {
    shipping: shipping && {
      method: shipping.method,
      transportMode: shipping.transportMode ?? null,
      destination: shipping.destination ?? null,
    },
  }),
})

const send = async <E extends Endpoint>(endpoint: E, input: Sent<E>, takeBack: () => void): Promise<boolean> => {
  try {
    await command(endpoint, input)
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

const keepAs = <E extends Endpoint>(
  endpoint: E,
  input: Sent<E>,
  shown: (draft: OrderDraft) => OrderDraft,
): Promise<boolean> => {
  const takeBack = patchRead(showCart, {}, (cart: Cart) => ({ ...cart, draft: shown(cart.draft) }))
  waiting += 1
  const next = () => send(endpoint, input, takeBack)
  line = line.then(next, next)
  return line
}

/** Shown at once, sent in order, so that the last one wins. False: the error modal says why. */
export const keep = (change: DraftChange): Promise<boolean> =>
  keepAs(changeOrderDraft, change, (draft) => withChange(draft, change))

/** The same for a section's own promo code; null takes it off. */
export const keepCode = (
  { sectionId, country, subCategory }: CartSection,
  promoCode: string | null,
): Promise<boolean> =>
  keepAs(
    changeSectionPromoCode,
    { countryId: country.id, subCategoryId: subCategory.id, promoCode },
    ({ promoCodes: { [sectionId]: _, ...others }, ...draft }) => ({
      ...draft,
      promoCodes: promoCode === null ? others : { ...others, [sectionId]: promoCode },
    }),
  )

/** Everything that was chosen so far is on the server. */
export const kept = (): Promise<unknown> => line

/** Both are chosen, and neither was deleted since. */
export const hasAddresses = ({ shippingAddressId, billingAddressId, gone }: OrderDraft): boolean =>
  shippingAddressId !== null && billingAddressId !== null && !gone.shippingAddress && !gone.billingAddress

export const hasShipping = ({ shipping }: OrderDraft): boolean =>
  shipping !== null &&
  shipping.transportMode !== null &&
  (!needsDestination(shipping.method) || Boolean(shipping.destination?.trim()))

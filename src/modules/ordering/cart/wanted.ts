import type { Offer } from '#modules/ordering/terms/offer.ts'
import type { AddressSnapshot, SpecialRequest } from '#modules/ordering/terms/order-fields.ts'
import {
  type Incoterm,
  needsDestination,
  type Shipping,
  sentences,
  type TransportMode,
} from '#modules/ordering/terms/order-terms.ts'
import { isTooLarge } from '#modules/ordering/terms/pricing.ts'
import { choiceProblem } from '#modules/ordering/terms/quantity.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import { invalid, notFound, type Refusal } from '#platform/decision.ts'
import type { Day } from '#platform/event.ts'
import type { Cents } from '#platform/money.ts'

export type WantedOrder = {
  readonly lines: readonly {
    readonly registrationId: string
    readonly packagingId: string | null
    readonly quantity: number
  }[]
  readonly shipping: {
    readonly method: Incoterm
    readonly transportMode: TransportMode | null
    readonly destination: string | null
  } | null
  readonly contact: { readonly name: Sealed; readonly phone: Sealed } | null
  readonly specialRequest: SpecialRequest | null
  readonly certificates: readonly string[]
  readonly careCoins: number
  readonly purchaseOrderNumber: string | null
  readonly wishedDelivery: Day | null
  /** What the screen showed as the total; null: not said. */
  readonly expectedTotal: Cents | null
  /** The order that this section last became when it was looked at; null: none yet; left out: no cart was looked at. */
  readonly previousOrderId?: string | null | undefined
}

export type ChosenOffer = { readonly offer: Offer; readonly packagingId: string | null; readonly quantity: number }

export type ChosenAddresses = { readonly shipping: AddressSnapshot | null; readonly billing: AddressSnapshot | null }

/** Of an address that cannot be chosen; `removed`: one of the company's, which was deleted. */
export const noSuchAddress = (removed?: { readonly name: string }): Refusal =>
  notFound(removed ? `The address ${removed.name} has been deleted. Choose another one.` : 'Address not found')

export const chosenLines = (
  wanted: WantedOrder,
  { offers, notOffered }: { readonly offers: readonly Offer[]; readonly notOffered: ReadonlyMap<string, string> },
): readonly ChosenOffer[] | Refusal => {
  const errors: Record<string, string> = {}
  const seen = new Set<string>()
  const chosen = wanted.lines.flatMap(({ registrationId, packagingId, quantity }, index): ChosenOffer[] => {
    const offer = offers.find((it) => it.registrationId === registrationId)
    const problem = offer
      ? choiceProblem({ quantity, packagingId }, offer.product)
      : { field: 'registrationId', reason: notOffered.get(registrationId) ?? 'Not available in your region' }
    if (problem) errors[`registrations.${index}.${problem.field}`] = problem.reason
    else if (seen.has(registrationId))
      errors[`registrations.${index}.registrationId`] = 'This product is in the order twice'
    else if (offer && isTooLarge({ unitPrice: offer.unitPrice, quantity }))
      errors[`registrations.${index}.quantity`] = 'This order is too large'
    seen.add(registrationId)
    return offer ? [{ offer, packagingId, quantity }] : []
  })
  return Object.keys(errors).length > 0 ? invalid(errors) : chosen
}

/** One country and one sub-category: what a section of the cart is, an order is too. */
export const oneSection = (lines: readonly ChosenOffer[]): Refusal | null => {
  if (new Set(lines.map(({ offer }) => offer.countryId)).size > 1)
    return invalid({ registrations: 'An order can only go to one country' })
  if (new Set(lines.map(({ offer }) => offer.product.subCategoryId)).size > 1)
    return invalid({ registrations: 'An order can only have products of one sub-category' })
  return null
}

export const completeShipping = (shipping: WantedOrder['shipping']): Shipping | Refusal => {
  if (!shipping) return invalid({ 'shipping.method': 'Please select a shipping method' })
  const { method, transportMode, destination } = shipping
  if (!transportMode) return invalid({ 'shipping.transportMode': sentences.transport })
  if (needsDestination(method) && !destination)
    return invalid({ 'shipping.destination': `Please enter a destination for ${method}` })
  return { method, transportMode, destination }
}

export const chosenAddresses = ({ shipping, billing }: ChosenAddresses) => {
  if (shipping && billing) return { shippingAddress: shipping, billingAddress: billing }
  return invalid({
    ...(!shipping && { shippingAddressId: sentences.addresses }),
    ...(!billing && { billingAddressId: sentences.addresses }),
  })
}

import { careCoins } from '#modules/terms/care-coins.ts'
import { type Decision, decider, invalid, refused } from '#platform/decision.ts'

import {
  PartnerProductDescribed,
  type PartnerProductEvent,
  PartnerProductOffered,
  PartnerProductPriced,
  PartnerProductReturned,
  PartnerProductWithdrawn,
  partnerProductStream,
} from './partner-events.ts'

/** Only what a decision must remember. Screens read projections/partner_products.ts. */
export type PartnerProduct = {
  readonly id: string
  readonly description: PartnerProductDescription | null
  readonly priceInCC: number
  readonly active: boolean
}

export type PartnerProductDescription = Omit<Parameters<typeof PartnerProductDescribed.make>[0], 'partnerProductId'>

type Change = Decision<PartnerProduct, PartnerProductEvent>

const described = ({ name, description, kind }: PartnerProductDescription): PartnerProductDescription => ({
  name,
  description,
  kind,
})

/** What its events say of the form that describes and prices it. */
export const partnerProductForm = {
  PartnerProductOffered: (offer: PartnerProductDescription & { readonly priceInCC: number }) => ({
    ...described(offer),
    priceInCC: offer.priceInCC,
  }),
  PartnerProductDescribed: described,
  PartnerProductPriced: ({ to }: { readonly to: number }) => ({ priceInCC: to }),
}

export const partnerProduct = decider<PartnerProduct>()({
  stream: partnerProductStream,
  initial: (id) => ({ id, description: null, priceInCC: 0, active: false }),
  owner: () => ({}),
  evolve: {
    PartnerProductOffered: (state, { priceInCC, ...description }) => ({
      ...state,
      description: described(description),
      priceInCC,
      active: true,
    }),
    PartnerProductDescribed: (it, description) => ({ ...it, description: described(description) }),
    PartnerProductPriced: (it, { to }) => ({ ...it, priceInCC: to }),
    PartnerProductWithdrawn: (it) => ({ ...it, active: false }),
    PartnerProductReturned: (it) => ({ ...it, active: true }),
  },
})

const FREE = invalid({ priceInCC: 'Enter a price of at least one CareCoin' })

export const offerPartnerProduct =
  (description: PartnerProductDescription, priceInCC: number): Change =>
  ({ id }) =>
    priceInCC < 1
      ? FREE
      : [PartnerProductOffered.make({ partnerProductId: id, ...description, priceInCC: careCoins(priceInCC) })]

/** Describes it again and, where the price differs, prices it. What is the same records nothing. */
export const changePartnerProduct =
  (description: PartnerProductDescription, priceInCC: number): Change =>
  (state) => {
    if (priceInCC < 1) return FREE
    const partnerProductId = state.id
    const same = JSON.stringify(state.description) === JSON.stringify(described(description))
    const prices = { from: careCoins(state.priceInCC), to: careCoins(priceInCC) }
    return [
      ...(same ? [] : [PartnerProductDescribed.make({ partnerProductId, ...description })]),
      ...(priceInCC === state.priceInCC ? [] : [PartnerProductPriced.make({ partnerProductId, ...prices })]),
    ]
  }

export const withdrawPartnerProduct: Change = ({ id, active }) =>
  active ? [PartnerProductWithdrawn.make({ partnerProductId: id })] : refused('This item has already been discontinued')

export const returnPartnerProduct: Change = ({ id, active }) =>
  active ? refused('This item can be redeemed already') : [PartnerProductReturned.make({ partnerProductId: id })]

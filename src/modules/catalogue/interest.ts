import { type Decision, decider, invalid, refused } from '#platform/decision.ts'
import { type HappenedOf, type Moment, moment } from '#platform/event.ts'

import {
  AvailabilityRequested,
  type CountryId,
  interestStream,
  type LabelId,
  LabelRequested,
  type ProductId,
  ProductViewed,
} from './events.ts'

export type Interest = {
  readonly distributorId: string
  readonly productId: ProductId
  readonly viewedAt: Moment | null
  readonly availabilityRequested: boolean
  /** By country, the label that another one was asked for in the place of. */
  readonly labelRequests: Readonly<Record<string, LabelId | null>>
}

type Decided = Decision<Interest, HappenedOf<typeof interestStream.events>>

/** Looking again so soon is the same look: the stream stays short however often a page is opened. */
const SAME_LOOK_MS = 10 * 60 * 1000

export const interestKey = (distributorId: string, productId: ProductId): string => `${distributorId}:${productId}`

export const view =
  (now: Date): Decided =>
  ({ distributorId, productId, viewedAt }) =>
    viewedAt !== null && now.getTime() - Date.parse(viewedAt) < SAME_LOOK_MS
      ? []
      : [ProductViewed.make({ distributorId, productId, viewedAt: moment(now) })]

/** Asked once, it stays asked: asking again records nothing. */
export const askForAvailability =
  (available: boolean): Decided =>
  ({ distributorId, productId, availabilityRequested }) => {
    if (available)
      return refused('This product is available in your region', {
        members: { success: false, message: 'This product is available in your region' },
      })
    return availabilityRequested ? [] : [AvailabilityRequested.make({ distributorId, productId })]
  }

/**
 * `labels`: the current label by country of this product's registrations that the distributor may see. Asking again
 * for the same country records nothing until another label was published there.
 */
export const askForLabel =
  (countryId: CountryId, labels: ReadonlyMap<CountryId, LabelId | null>): Decided =>
  ({ distributorId, productId, labelRequests }) => {
    const labelId = labels.get(countryId)
    if (labelId === undefined) return invalid({ countryId: 'This product is not registered in this country' })
    if (labelRequests[countryId] === labelId) return []
    return [LabelRequested.make({ distributorId, productId, countryId, labelId })]
  }

export const interest = decider<Interest>()({
  stream: interestStream,
  implicit: true,
  initial: (key) => {
    const [distributorId, productId] = key.split(':') as [string, ProductId]
    return { distributorId, productId, viewedAt: null, availabilityRequested: false, labelRequests: {} }
  },
  evolve: {
    ProductViewed: (state, { viewedAt }) => ({ ...state, viewedAt }),
    AvailabilityRequested: (state) => ({ ...state, availabilityRequested: true }),
    LabelRequested: (state, { countryId, labelId }) => ({
      ...state,
      labelRequests: { ...state.labelRequests, [countryId]: labelId },
    }),
  },
  owner: ({ distributorId }) => ({ distributorId }),
})

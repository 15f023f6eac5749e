import {
  AvailabilityRequested,
  type CountryId,
  interestStream,
  type LabelId,
  LabelRequested,
  type ProductId,
  ProductRequestAnswered,
  ProductViewed,
  type RequestOutcome,
} from '#modules/catalogue/events.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import { type Decision, decider, invalid, refused } from '#platform/decision.ts'
import type { EventOf, Moment } from '#platform/event.ts'
import { moment } from '#platform/moment.ts'

export type Interest = {
  readonly distributorId: string
  readonly productId: ProductId
  readonly viewedAt: Moment | null
  readonly availabilityRequested: boolean
  readonly labelRequests: Readonly<Record<string, LabelId | null>>
}

type Change = Decision<Interest, EventOf<typeof interestStream.events>>

/** Looking again so soon is the same look: the stream stays short however often a page is opened. */
const SAME_LOOK_MS = 10 * 60 * 1000

export const interestKey = (distributorId: string, productId: ProductId): string => `${distributorId}:${productId}`

export const view =
  (now: Date): Change =>
  ({ distributorId, productId, viewedAt }) =>
    viewedAt !== null && now.getTime() - Date.parse(viewedAt) < SAME_LOOK_MS
      ? []
      : [ProductViewed.make({ distributorId, productId, viewedAt: moment(now) })]

/** Asking again before it is answered records nothing. */
export const askForAvailability =
  (available: boolean): Change =>
  ({ distributorId, productId, availabilityRequested }) => {
    if (available)
      return refused('This product is available in your region', {
        members: { success: false, message: 'This product is available in your region' },
      })
    return availabilityRequested ? [] : [AvailabilityRequested.make({ distributorId, productId })]
  }

/** `labels`: current ones by country, of visible registrations. Repeats record nothing until answered or replaced. */
export const askForLabel =
  (countryId: CountryId, labels: ReadonlyMap<CountryId, LabelId | null>): Change =>
  ({ distributorId, productId, labelRequests }) => {
    const labelId = labels.get(countryId)
    if (labelId === undefined) return invalid({ countryId: 'This product is not registered in this country' })
    if (labelRequests[countryId] === labelId) return []
    return [LabelRequested.make({ distributorId, productId, countryId, labelId })]
  }

/** `countryId`: where another label was requested; null: the product itself was. */
export const answerRequest =
  (countryId: CountryId | null, outcome: RequestOutcome, answer: Sealed): Change =>
  ({ distributorId, productId, availabilityRequested, labelRequests }) => {
    const open = countryId === null ? availabilityRequested : countryId in labelRequests
    if (!open) return refused('This request has already been answered')
    return [ProductRequestAnswered.make({ distributorId, productId, countryId, outcome, answer })]
  }

const without = <T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))

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
    ProductRequestAnswered: (state, { countryId }) =>
      countryId === null
        ? { ...state, availabilityRequested: false }
        : { ...state, labelRequests: without(state.labelRequests, countryId) },
  },
  owner: ({ distributorId }) => ({ distributorId }),
})

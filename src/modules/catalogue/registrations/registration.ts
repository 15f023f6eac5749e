import { ANY_COUNTRY } from '#modules/catalogue/countries.ts'
import {
  type CountryId,
  LabelPublished,
  type ProductId,
  ProductRegistered,
  RegistrationId,
  RegistrationPriced,
  type RegistrationStatus,
  RegistrationStatusChanged,
  registrationStream,
} from '#modules/catalogue/events.ts'
import { NO_PRICE } from '#modules/catalogue/prices/scheduled-prices.ts'
import { isUnknown, isWithdrawn, type Product } from '#modules/catalogue/products/product.ts'
import { type ScheduledPrice, withoutScheduled, withScheduled } from '#modules/catalogue/products/product-contract.ts'
import { labelCodeTaken } from '#modules/terms/label-code.ts'
import { type Decision, decider, invalid, notFound, refused } from '#platform/decision.ts'
import { derivedId } from '#platform/derived-id.ts'
import type { EventOf } from '#platform/event.ts'
import { supervised } from '#platform/log/second-person.ts'
import { type Cents, type Percent, percent } from '#platform/money.ts'

export type Registration = {
  readonly id: RegistrationId
  /** null: the product is not registered there yet. */
  readonly of: { readonly productId: ProductId; readonly countryId: CountryId } | null
  readonly status: RegistrationStatus
  readonly price: Cents | null
  readonly discount: Percent | null
  readonly scheduled: readonly ScheduledPrice[]
  readonly labelCodes: readonly string[]
}

type Change = Decision<Registration, EventOf<typeof registrationStream.events>>
export type Label = Omit<Parameters<typeof LabelPublished.make>[0], 'registrationId' | 'productId' | 'countryId'>

export const PRICE_DUE = 'registration-price-due'

/** A product is registered in a country once: the id follows from the two. */
export const registrationIdOf = (productId: ProductId, countryId: CountryId): RegistrationId =>
  RegistrationId.make(derivedId('registration', productId, countryId))

export type Entry = {
  readonly countryId: CountryId
  readonly status: RegistrationStatus
  readonly price?: Cents
  readonly discount?: Percent
  readonly label?: Label
}

export const register =
  (product: Pick<Product, 'id' | 'status'>, { countryId, status, price, discount, label }: Entry): Change =>
  ({ id: registrationId, of }) => {
    if (isUnknown(product.status)) return notFound('Product not found')
    if (isWithdrawn(product.status)) return refused('This product was discontinued')
    if (countryId === ANY_COUNTRY.id) return invalid({ countryId: 'A product is registered in one country' })
    if (of) return refused('This product is already registered in this country')
    if (price === 0) return invalid({ price: NO_PRICE })
    if (price === undefined && discount !== undefined) return invalid({ discount: 'A discount needs a price' })
    const registered = { registrationId, productId: product.id, countryId }
    return [
      ProductRegistered.make({ ...registered, status }),
      ...(price === undefined
        ? []
        : [RegistrationPriced.make({ ...registered, price, discount: discount ?? percent(0) })]),
      ...(label === undefined ? [] : [LabelPublished.make({ ...registered, ...label })]),
    ]
  }

const unknown = notFound('Registration not found')

export const changeStatus =
  (status: RegistrationStatus): Change =>
  ({ id: registrationId, of, status: before }) => {
    if (!of) return unknown
    return status === before ? [] : [RegistrationStatusChanged.make({ registrationId, ...of, status })]
  }

export const setPrice =
  (price: Cents, discount: Percent): Change =>
  ({ id: registrationId, of, ...before }) => {
    if (!of) return unknown
    if (price === 0) return invalid({ price: NO_PRICE })
    if (price === before.price && discount === before.discount) return []
    return [RegistrationPriced.make({ registrationId, ...of, price, discount })]
  }

export const publishLabel =
  (label: Label): Change =>
  ({ id: registrationId, of, labelCodes }) => {
    if (!of) return unknown
    const taken = labelCodeTaken(label.code, labelCodes)
    if (taken) return taken
    return [LabelPublished.make({ registrationId, ...of, ...label })]
  }

/** Implicit, because the id follows from product and country: whether it is there is for each decision to say. */
export const registration = decider<Registration>()({
  stream: registrationStream,
  implicit: true,
  initial: (id) => ({
    id: id as RegistrationId,
    of: null,
    status: 'NOT_REGISTERED',
    price: null,
    discount: null,
    scheduled: [],
    labelCodes: [],
  }),
  evolve: {
    ProductRegistered: (state, { productId, countryId, status }) => ({
      ...state,
      of: { productId, countryId },
      status,
    }),
    RegistrationStatusChanged: (state, { status }) => ({ ...state, status }),
    RegistrationPriced: (state, { price, discount }) => ({ ...state, price, discount }),
    PriceScheduled: (state, { price, discount, effectiveOn, effectiveAt }) => ({
      ...state,
      scheduled: withScheduled(state.scheduled, { price, discount, effectiveOn, effectiveAt }),
    }),
    ScheduledPriceWithdrawn: (state, { effectiveOn }) => ({
      ...state,
      scheduled: withoutScheduled(state.scheduled, effectiveOn),
    }),
    ScheduledPriceReached: (state, { effectiveOn }) => ({
      ...state,
      scheduled: withoutScheduled(state.scheduled, effectiveOn),
    }),
    LabelPublished: (state, { code }) => ({ ...state, labelCodes: [...state.labelCodes, code] }),
  },
  owner: () => ({}),
  deadlines: {
    PriceScheduled: ({ effectiveAt }) => [{ kind: PRICE_DUE, at: new Date(effectiveAt) }],
  },
})

/** What a price becomes, and what it is before. */
const priceOf = ({ productId }: { readonly productId: string }, { price, discount }: Registration, to: object) => ({
  matter: 'prices',
  amount: 1,
  approved: { before: { price, discount }, to },
  concerns: [productId],
})

export const supervisedPrices = supervised(registration, {
  RegistrationPriced: ({ price, discount, ...of }, before) => priceOf(of, before, { price, discount }),
  PriceScheduled: ({ price, discount, effectiveOn, ...of }, before) =>
    priceOf(of, before, { price, discount, effectiveOn }),
  ScheduledPriceWithdrawn: ({ effectiveOn, ...of }, before) => priceOf(of, before, { effectiveOn }),
})

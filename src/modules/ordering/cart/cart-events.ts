import * as Schema from 'effect/Schema'
import { asItWas, Contact, Id, Quantity, SpecialRequest, text } from '#modules/ordering/terms/order-fields.ts'
import {
  type Incoterm,
  incoterms,
  PURCHASE_ORDER_NUMBER_LENGTH,
  type TransportMode,
  transportModes,
} from '#modules/ordering/terms/order-terms.ts'
import { CareCoins, careCoins } from '#modules/terms/care-coins.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import { Day, type EventOf, event, stream } from '#platform/event.ts'

const PackagingId = Schema.NullOr(Id)

const line = { distributorId: Id, countryId: Id, productId: Id }
/** A section of the cart, which becomes one order: the products of one sub-category for one country. */
const section = { distributorId: Id, countryId: Id, subCategoryId: Id, productIds: Schema.Array(Id) }

export const CartLineAdded = event('CartLineAdded', { ...line, quantity: Quantity, packagingId: PackagingId })
export const CartLineChanged = event('CartLineChanged', { ...line, quantity: Quantity, packagingId: PackagingId })
export const CartLineRemoved = event('CartLineRemoved', line)
export const CartSectionReset = event('CartSectionReset', section)
export const CartSectionOrdered = event('CartSectionOrdered', { ...section, orderId: Id })

const clearable = <S extends Schema.Top>(schema: S) => Schema.optionalKey(Schema.NullOr(schema))

/** What is chosen on the way through the order flow; null clears, a member left out stays. */
const draftFields = {
  countryId: clearable(Id),
  subCategoryId: clearable(Id),
  shippingAddressId: clearable(Id),
  billingAddressId: clearable(Id),
  contact: clearable(Contact),
  shipping: clearable(
    Schema.Struct({
      method: Schema.Literals(incoterms),
      transportMode: Schema.NullOr(Schema.Literals(transportModes)),
      destination: Schema.NullOr(text(200)),
    }),
  ),
  certificates: Schema.optionalKey(Schema.Array(text(200)).check(Schema.isMaxLength(5))),
  /** From when a draft had one code, for the section of the draft. */
  promoCode: clearable(text(64)),
  specialRequest: clearable(SpecialRequest),
  careCoinsToUse: Schema.optionalKey(CareCoins),
  /** Since the second version, as the day below. */
  purchaseOrderNumber: clearable(text(PURCHASE_ORDER_NUMBER_LENGTH)),
  wishedDelivery: clearable(Day),
} as const

export const OrderDraftChanged = event(
  'OrderDraftChanged',
  { distributorId: Id, changes: Schema.Struct(draftFields) },
  [asItWas],
)
export const OrderDraftCleared = event('OrderDraftCleared', { distributorId: Id })
export const SectionPromoCodeChanged = event('SectionPromoCodeChanged', {
  distributorId: Id,
  countryId: Id,
  subCategoryId: Id,
  promoCode: Schema.NullOr(text(64)),
})

export const cartStream = stream('cart', [
  CartLineAdded,
  CartLineChanged,
  CartLineRemoved,
  CartSectionReset,
  CartSectionOrdered,
  OrderDraftChanged,
  OrderDraftCleared,
  SectionPromoCodeChanged,
])
export type CartEvent = EventOf<typeof cartStream.events>

export type SectionName = { readonly countryId: string; readonly subCategoryId: string }
export const sectionIdOf = ({ countryId, subCategoryId }: SectionName): string => `${countryId}_${subCategoryId}`

export type StoredDraft = {
  readonly countryId: string | null
  readonly subCategoryId: string | null
  readonly shippingAddressId: string | null
  readonly billingAddressId: string | null
  readonly contact: { readonly name: Sealed; readonly phone: Sealed } | null
  readonly shipping: {
    readonly method: Incoterm
    readonly transportMode: TransportMode | null
    readonly destination: string | null
  } | null
  readonly certificates: readonly string[]
  /** By section: each becomes an order of its own. */
  readonly promoCodes: Readonly<Record<string, string>>
  readonly specialRequest: SpecialRequest | null
  readonly careCoinsToUse: CareCoins
  readonly purchaseOrderNumber: string | null
  readonly wishedDelivery: Day | null
}

export type DraftChanges = Partial<Omit<StoredDraft, 'promoCodes'>>

export const emptyDraft: StoredDraft = {
  countryId: null,
  subCategoryId: null,
  shippingAddressId: null,
  billingAddressId: null,
  contact: null,
  shipping: null,
  certificates: [],
  promoCodes: {},
  specialRequest: null,
  careCoinsToUse: careCoins(0),
  purchaseOrderNumber: null,
  wishedDelivery: null,
}

const onlyCode = ({ countryId, subCategoryId }: StoredDraft, promoCode: string | null): StoredDraft['promoCodes'] =>
  promoCode && countryId && subCategoryId ? { [sectionIdOf({ countryId, subCategoryId })]: promoCode } : {}

/** Public with the events, as are those below, so that a read model folds a draft as the cart remembers it. */
export const draftAfter = (
  draft: StoredDraft,
  { promoCode, ...changes }: DraftChanges & { readonly promoCode?: string | null },
): StoredDraft => {
  const after = { ...draft, ...changes }
  return promoCode === undefined ? after : { ...after, promoCodes: onlyCode(after, promoCode) }
}

export const draftWithCode = (
  draft: StoredDraft,
  { promoCode, ...section }: SectionName & { readonly promoCode: string | null },
): StoredDraft => {
  const { [sectionIdOf(section)]: _, ...others } = draft.promoCodes
  return { ...draft, promoCodes: promoCode === null ? others : { ...others, [sectionIdOf(section)]: promoCode } }
}

/** The order took its section's code with it; those of the other sections wait for theirs. */
export const draftAfterOrder = (draft: StoredDraft, section: SectionName): StoredDraft => {
  const { promoCodes } = draftWithCode(draft, { ...section, promoCode: null })
  return Object.keys(promoCodes).length > 0 ? { ...emptyDraft, promoCodes } : emptyDraft
}

import { careCoins } from '#modules/terms/care-coins.ts'
import { decider, invalid, notFound, type Refusal } from '#platform/decision.ts'
import {
  type CartEvent,
  CartLineAdded,
  CartLineChanged,
  CartLineRemoved,
  CartSectionOrdered,
  CartSectionReset,
  cartStream,
  type DraftChanges,
  draftAfter,
  draftAfterOrder,
  draftWithCode,
  emptyDraft,
  OrderDraftChanged,
  OrderDraftCleared,
  type SectionName,
  SectionPromoCodeChanged,
  type StoredDraft,
  sectionIdOf,
} from './cart-events.ts'

/** CareCoins and the purchase order number belong to a section and the shipping address to a country: choosing another clears them. */
const wholeChange = (draft: StoredDraft, changes: DraftChanges): DraftChanges => {
  const moves = (member: 'countryId' | 'subCategoryId') =>
    changes[member] !== undefined && changes[member] !== draft[member]
  return {
    ...(moves('countryId') && { shippingAddressId: null }),
    ...((moves('countryId') || moves('subCategoryId')) && { careCoinsToUse: careCoins(0), purchaseOrderNumber: null }),
    ...changes,
  }
}

export const MAXIMUM_LINES = 200

type LineName = { readonly countryId: string; readonly productId: string }
type LineChoice = { readonly quantity: number; readonly packagingId: string | null }

export type Cart = {
  readonly distributorId: string
  readonly lines: readonly (LineName & LineChoice)[]
  readonly draft: StoredDraft
  readonly ordered: Readonly<Record<string, string>>
}

type CartDecision = (cart: Cart) => readonly CartEvent[] | Refusal

const isLine =
  ({ countryId, productId }: LineName) =>
  (line: LineName): boolean =>
    line.countryId === countryId && line.productId === productId

const without = (cart: Cart, countryId: string, productIds: readonly string[]) =>
  cart.lines.filter((line) => line.countryId !== countryId || !productIds.includes(line.productId))

export const cart = decider<Cart>()({
  stream: cartStream,
  implicit: true,
  initial: () => ({ distributorId: '', lines: [], draft: emptyDraft, ordered: {} }),
  owner: ({ distributorId }, userId) => ({ userId, ...(distributorId && { distributorId }) }),
  evolve: {
    CartLineAdded: (it, { distributorId, ...line }) => ({ ...it, distributorId, lines: [...it.lines, line] }),
    CartLineChanged: (state, { distributorId: _, ...changed }) => ({
      ...state,
      lines: state.lines.map((line) => (isLine(changed)(line) ? changed : line)),
    }),
    CartLineRemoved: (it, { countryId, productId }) => ({ ...it, lines: without(it, countryId, [productId]) }),
    CartSectionReset: (it, { countryId, productIds }) => ({ ...it, lines: without(it, countryId, productIds) }),
    CartSectionOrdered: (state, { countryId, subCategoryId, productIds, orderId }) => ({
      ...state,
      lines: without(state, countryId, productIds),
      draft: draftAfterOrder(state.draft, { countryId, subCategoryId }),
      ordered: { ...state.ordered, [sectionIdOf({ countryId, subCategoryId })]: orderId },
    }),
    OrderDraftChanged: (state, { distributorId, changes }) => ({
      ...state,
      distributorId,
      draft: draftAfter(state.draft, changes),
    }),
    OrderDraftCleared: (it) => ({ ...it, draft: emptyDraft }),
    SectionPromoCodeChanged: (state, { distributorId, ...code }) => ({
      ...state,
      distributorId,
      draft: draftWithCode(state.draft, code),
    }),
  },
})

export const addLines =
  (distributorId: string, lines: readonly (LineName & LineChoice)[]): CartDecision =>
  (state) => {
    const added = lines.filter((line) => !state.lines.some(isLine(line)))
    if (state.lines.length + added.length > MAXIMUM_LINES)
      return invalid({ productId: `A cart can have up to ${MAXIMUM_LINES} products` })
    return added.map((line) => CartLineAdded.make({ distributorId, ...line }))
  }

export const changeLine =
  (distributorId: string, line: LineName & LineChoice): CartDecision =>
  (state) => {
    const before = state.lines.find(isLine(line))
    if (!before) return notFound('This product is not in your cart')
    const isSame = before.quantity === line.quantity && before.packagingId === line.packagingId
    return isSame ? [] : [CartLineChanged.make({ distributorId, ...line })]
  }

export const removeLine =
  (distributorId: string, line: LineName): CartDecision =>
  (state) =>
    state.lines.some(isLine(line)) ? [CartLineRemoved.make({ distributorId, ...line })] : []

type Section = SectionName & { readonly productIds: readonly string[] }

/** `productIds`: the sub-category's, as the catalogue has them now. */
export const resetSection =
  (distributorId: string, section: Section): CartDecision =>
  (state) => {
    const productIds = state.lines
      .filter((line) => section.productIds.includes(line.productId) && line.countryId === section.countryId)
      .map((line) => line.productId)
    return productIds.length > 0 ? [CartSectionReset.make({ distributorId, ...section, productIds })] : []
  }

/** The section became an order. Ordering what never was in the cart leaves it alone. */
export const orderSection =
  (section: Section, orderId: string) =>
  (state: Cart): readonly CartEvent[] => {
    const wasInCart = state.lines.some(
      (line) => line.countryId === section.countryId && section.productIds.includes(line.productId),
    )
    return wasInCart || state.draft !== emptyDraft
      ? [CartSectionOrdered.make({ distributorId: state.distributorId, ...section, orderId })]
      : []
  }

export const changeDraft =
  (distributorId: string, changes: DraftChanges): CartDecision =>
  ({ draft }) =>
    Object.keys(changes).length > 0
      ? [OrderDraftChanged.make({ distributorId, changes: wholeChange(draft, changes) })]
      : []

export const choosePromoCode =
  (distributorId: string, section: SectionName, promoCode: string | null): CartDecision =>
  ({ draft }) =>
    (draft.promoCodes[sectionIdOf(section)] ?? null) === promoCode
      ? []
      : [SectionPromoCodeChanged.make({ distributorId, ...section, promoCode })]

export const clearDraft =
  (distributorId: string): CartDecision =>
  (state) =>
    state.draft === emptyDraft ? [] : [OrderDraftCleared.make({ distributorId })]

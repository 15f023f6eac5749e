import { describe, expect, test } from 'vitest'

import { careCoins } from '#modules/terms/care-coins.ts'
import { given, givenFor } from '#tests/given.ts'
import { buyer, distributorId } from '#tests/sample-orders.ts'
import {
  addLines,
  cart,
  changeDraft,
  changeLine,
  choosePromoCode,
  clearDraft,
  orderSection,
  removeLine,
  resetSection,
} from './cart.ts'
import {
  CartLineAdded,
  CartLineChanged,
  CartLineRemoved,
  CartSectionReset,
  emptyDraft,
  OrderDraftChanged,
  OrderDraftCleared,
  SectionPromoCodeChanged,
} from './cart-events.ts'

const line = { countryId: 'co', productId: 'product-1', quantity: 20, packagingId: 'pack-30' }
const added = CartLineAdded.make({ distributorId, ...line })

describe('a cart', () => {
  test('takes a product for a country once: adding it again changes nothing', () => {
    given(cart)
      .when(addLines(distributorId, [line]))
      .records(added)
    given(cart, added)
      .when(addLines(distributorId, [{ ...line, quantity: 50 }]))
      .records()
    const inPeru = { ...line, countryId: 'pe' }
    given(cart, added)
      .when(addLines(distributorId, [inPeru]))
      .records(CartLineAdded.make({ distributorId, ...inPeru }))
  })

  test('holds 200 products at most', () => {
    const many = Array.from({ length: 200 }, (_, index) =>
      CartLineAdded.make({ distributorId, ...line, productId: `product-${index + 2}` }),
    )
    given(cart, ...many)
      .when(addLines(distributorId, [line]))
      .refuses('A cart can have up to 200 products', { status: 422 })
  })

  test('changes what is in it', () => {
    const more = { ...line, quantity: 25 }
    given(cart, added)
      .when(changeLine(distributorId, more))
      .records(CartLineChanged.make({ distributorId, ...more }))
    given(cart, added).when(changeLine(distributorId, line)).records()
    given(cart).when(changeLine(distributorId, more)).refuses('This product is not in your cart', { status: 404 })
  })

  test('lets go of a line, or of a section and nothing else', () => {
    const name = { countryId: 'co', productId: 'product-1' }
    given(cart, added)
      .when(removeLine(distributorId, name))
      .records(CartLineRemoved.make({ distributorId, ...name }))
    given(cart).when(removeLine(distributorId, name)).records()
    const section = { countryId: 'co', subCategoryId: 'sub-1', productIds: ['product-1', 'product-9'] }
    given(cart, added)
      .when(resetSection(distributorId, section))
      .records(CartSectionReset.make({ distributorId, ...section, productIds: ['product-1'] }))
    given(cart, added)
      .when(resetSection(distributorId, { ...section, countryId: 'pe' }))
      .records()
  })

  test('belongs to one person', () => expect(cart.owner(cart.initial(buyer), buyer)).toEqual({ userId: buyer }))
})

describe('the draft of an order', () => {
  const chosen = OrderDraftChanged.make({
    distributorId,
    changes: {
      countryId: 'co',
      subCategoryId: 'sub-1',
      shippingAddressId: 'address-1',
      billingAddressId: 'address-2',
      careCoinsToUse: careCoins(40),
    },
  })

  test('keeps what a change does not name', () => {
    const { state } = givenFor(
      buyer,
      cart,
      chosen,
      OrderDraftChanged.make({ distributorId, changes: { billingAddressId: null } }),
    )
    expect(state.draft).toMatchObject({
      countryId: 'co',
      shippingAddressId: 'address-1',
      billingAddressId: null,
      careCoinsToUse: 40,
    })
  })

  test('lets go of CareCoins and the purchase order number with the section, of the shipping address with the country', () => {
    const toSub = { subCategoryId: 'sub-2' }
    given(cart, chosen)
      .when(changeDraft(distributorId, toSub))
      .records(
        OrderDraftChanged.make({
          distributorId,
          changes: { ...toSub, careCoinsToUse: careCoins(0), purchaseOrderNumber: null },
        }),
      )
    const toPeru = { countryId: 'pe', subCategoryId: 'sub-1' }
    given(cart, chosen)
      .when(changeDraft(distributorId, toPeru))
      .records(
        OrderDraftChanged.make({
          distributorId,
          changes: { ...toPeru, shippingAddressId: null, careCoinsToUse: careCoins(0), purchaseOrderNumber: null },
        }),
      )
  })

  test('is forgotten on demand, and the cart stays', () => {
    const cleared = OrderDraftCleared.make({ distributorId })
    given(cart, added, chosen).when(clearDraft(distributorId)).records(cleared)
    given(cart, added).when(clearDraft(distributorId)).records()
    expect(given(cart, added, chosen, cleared).state).toMatchObject({
      lines: [line],
      draft: { countryId: null, promoCodes: {} },
    })
  })
})

describe('a promo code', () => {
  const vitamins = { countryId: 'co', subCategoryId: 'sub-1' }
  const inPeru = { ...vitamins, countryId: 'pe' }
  const kept = (section: typeof vitamins, promoCode: string | null) =>
    SectionPromoCodeChanged.make({ distributorId, ...section, promoCode })
  const both = [kept(vitamins, 'SPRING'), kept(inPeru, 'WINTER')]

  test('is of one section, and each section has its own', () => {
    given(cart, both[0]!)
      .when(choosePromoCode(distributorId, inPeru, 'WINTER'))
      .records(both[1]!)
    expect(given(cart, ...both).state.draft.promoCodes).toEqual({ 'co_sub-1': 'SPRING', 'pe_sub-1': 'WINTER' })
    given(cart, ...both)
      .when(choosePromoCode(distributorId, vitamins, 'SPRING'))
      .records()
  })

  test('is taken off its section and no other', () => {
    given(cart, ...both)
      .when(choosePromoCode(distributorId, vitamins, null))
      .records(kept(vitamins, null))
    expect(given(cart, ...both, kept(vitamins, null)).state.draft.promoCodes).toEqual({ 'pe_sub-1': 'WINTER' })
    given(cart)
      .when(choosePromoCode(distributorId, vitamins, null))
      .records()
  })

  test('goes with the order of its section; the others keep theirs, and nothing else is left of the draft', () => {
    const moved = OrderDraftChanged.make({ distributorId, changes: { ...vitamins, certificates: ['GMP'] } })
    const [ordered] = orderSection(
      { ...vitamins, productIds: ['product-1'] },
      'order-1',
    )(given(cart, added, ...both, moved).state)
    expect(given(cart, added, ...both, moved, ordered!).state.draft).toEqual({
      ...emptyDraft,
      promoCodes: { 'pe_sub-1': 'WINTER' },
    })
  })

  test('from when a draft had one counts for the section that the draft was for', () => {
    const drafted = (changes: object) => OrderDraftChanged.make({ distributorId, changes })
    const chosen = drafted({ ...vitamins, promoCode: 'SPRING' })
    expect(given(cart, chosen).state.draft.promoCodes).toEqual({ 'co_sub-1': 'SPRING' })
    const moved = drafted({ countryId: 'pe', promoCode: null })
    expect(given(cart, chosen, moved).state.draft.promoCodes).toEqual({})
  })
})

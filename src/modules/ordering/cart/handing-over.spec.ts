import { expect, test } from 'vitest'

import { distributorId } from '#tests/sample-orders.ts'

import { type Cart, cart } from './cart.ts'
import {
  CartLineAdded,
  CartLineRemoved,
  OrderDraftChanged,
  OrderDraftCleared,
  SectionPromoCodeChanged,
} from './cart-events.ts'
import { handOverCart } from './handing-over.ts'

const line = (productId: string, quantity = 20) => ({ countryId: 'co', productId, quantity, packagingId: null })
const of = (lines: Cart['lines'], draft: Partial<Cart['draft']> = {}): Cart => {
  const empty = cart.initial('')
  return {
    ...empty,
    distributorId,
    lines,
    draft: Object.keys(draft).length > 0 ? { ...empty.draft, ...draft } : empty.draft,
  }
}
const hands = (from: Cart, to: Cart) =>
  handOverCart(distributorId, from, to, { read: from.draft, sealed: from.draft }) as never

test('lines and the order in preparation move; a product that is there stays as it is there', () => {
  const from = of([line('p1'), line('p2')], { shippingAddressId: 'a1', promoCodes: { co_pessaries_new: 'SPRING' } })
  const { promoCodes: _, ...changes } = from.draft
  expect(hands(from, of([line('p1', 500)]))).toEqual({
    from: [
      CartLineRemoved.make({ distributorId, countryId: 'co', productId: 'p1' }),
      CartLineRemoved.make({ distributorId, countryId: 'co', productId: 'p2' }),
      OrderDraftCleared.make({ distributorId }),
    ],
    to: [
      CartLineAdded.make({ distributorId, ...line('p2') }),
      OrderDraftChanged.make({ distributorId, changes }),
      SectionPromoCodeChanged.make({
        distributorId,
        countryId: 'co',
        subCategoryId: 'pessaries_new',
        promoCode: 'SPRING',
      }),
    ],
  })
})

test('an order in preparation stays where the other one prepares one, too', () =>
  expect(hands(of([], { shippingAddressId: 'a1' }), of([], { shippingAddressId: 'a2' }))).toEqual({ from: [], to: [] }))

test('what a full cart cannot take stays', () => {
  const full = of(Array.from({ length: 199 }, (_, i) => line(`q${i}`)))
  expect(hands(of([line('p1'), line('p2')]), full)).toEqual({
    from: [CartLineRemoved.make({ distributorId, countryId: 'co', productId: 'p1' })],
    to: [CartLineAdded.make({ distributorId, ...line('p1') })],
  })
})

test('an order in preparation that has changed since it was read is read again', () => {
  const from = of([], { shippingAddressId: 'a1' })
  const read = { ...from.draft, shippingAddressId: 'a0' }
  expect(handOverCart(distributorId, from, of([]), { read, sealed: read })).toMatchObject({ status: 409 })
})

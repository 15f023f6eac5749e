import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { loyaltyAccount } from '#modules/loyalty/account.ts'
import { CareCoinsSpent } from '#modules/loyalty/events.ts'
import { OrderCancelled, OrderPlaced, QuoteIssued } from '#modules/ordering/events.ts'
import { order } from '#modules/ordering/order.ts'
import type { PromoTerms } from '#modules/ordering/pricing.ts'
import { evolved, isRefusal } from '#platform/decision.ts'
import { careCoins, cents, percent, sum } from '#platform/money.ts'
import {
  account,
  approved,
  distributorId,
  hoursAfter,
  momentAfter,
  num,
  orderId,
  placed,
  placedAt,
  product,
  quoted,
  withdrawn,
} from '#tests/sample-orders.ts'
import { addItems, type ChangeFacts, changeItems, type ItemStates, removeItem } from './changing-items.ts'

const now = hoursAfter(placedAt, 10)
const first = `${orderId}.1`
const iron = {
  ...product,
  id: 'product-2',
  reference: 'PC-1002',
  mbdReferenceCode: 'MBD-1002',
  name: 'Iron',
  packagings: [],
  registrations: [
    { id: 'iron-co', countryId: 'co', price: cents(800), discount: percent(0), sellable: true },
    { id: 'iron-pe', countryId: 'pe', price: cents(900), discount: percent(0), sellable: true },
  ],
}
const zinc = { ...iron, id: 'product-3', reference: 'PC-1003', mbdReferenceCode: 'MBD-1003', name: 'Zinc' }
const facts = (changes: Partial<ChangeFacts> = {}): ChangeFacts => ({
  products: [product, iron],
  countryIds: ['co', 'pe'],
  bonusRule: null,
  ...changes,
})
const newIron = { productId: iron.id, countryId: 'co', quantity: 10, packagingId: null }

const nothing = { order: [], account: [] }

type Happened = ReturnType<typeof OrderPlaced.make> | ReturnType<typeof quoted> | typeof approved
/** The order after these, and the account that paid for it. */
const orderWith = (...happened: readonly Happened[]): ItemStates => {
  const it = evolved(order, order.initial(orderId), happened)
  const paid = CareCoinsSpent.make({ distributorId, orderId, orderNum: num, amount: it.asked.careCoinsUsed })
  const begun = account(1_000)
  return { order: it, account: it.asked.careCoinsUsed > 0 ? evolved(loyaltyAccount, begun, [paid]) : begun }
}
type Decided = ReturnType<ReturnType<typeof changeItems>> | ReturnType<ReturnType<typeof removeItem>>
const recorded = (decided: Decided) => {
  if (isRefusal(decided)) throw new Error(decided.error)
  return decided
}
const figures = (it: ItemStates, decided: Decided) => {
  const { order: events } = recorded(decided)
  return evolved(order, it.order, events)
}
const change = (quantity: number, expectedTotal: number | null = null) => ({
  changed: [{ id: first, quantity }],
  added: [],
  expectedTotal: expectedTotal === null ? null : cents(expectedTotal),
})
const paidWith = (coins: number) =>
  OrderPlaced.make({
    ...placed.data,
    careCoinsUsed: careCoins(coins),
    total: cents(22_500 - 10 * coins),
  })

describe('another quantity', () => {
  test('is priced anew, and the 72 hours start again', () => {
    const it = orderWith(placed)
    const decided = changeItems(change(30), facts(), now)(it)
    expect(recorded(decided).order).toMatchObject([
      {
        type: 'OrderItemsChanged',
        data: {
          lines: [{ lineId: first, quantity: 30, effectiveUnitPrice: 1_125, total: 33_750 }],
          subtotal: 33_750,
          total: 33_750,
          quoteDueAt: momentAfter(placedAt, 82),
        },
      },
    ])
  })

  test('that is no change records nothing, whatever became of the prices', () => {
    const dearer = { ...product, registrations: [{ ...product.registrations[0]!, price: cents(9_999) }] }
    expect(changeItems(change(20, 1), facts({ products: [dearer] }), now)(orderWith(placed, quoted()))).toEqual(nothing)
  })

  test('costs what the catalogue says today; the screen that showed another total is told the figures', () => {
    const dearer = {
      ...product,
      registrations: [{ ...product.registrations[0]!, price: cents(2_000), discount: percent(0) }],
    }
    const decided = changeItems(change(30, 33_750), facts({ products: [dearer] }), now)(orderWith(placed))
    expect(decided).toMatchObject({
      status: 409,
      members: { expectedTotal: 33_750, total: 60_000, lines: [{ productId: 'product-1', total: 60_000 }] },
    })
    expect(
      figures(
        orderWith(placed),
        changeItems(change(30, 60_000), facts({ products: [dearer] }), now)(orderWith(placed)),
      ),
    ).toMatchObject({
      total: 60_000,
    })
  })

  test.each([
    [{ quantity: 0 }, 'orderItems.0.quantity', 'Please select quantity'],
    [{ quantity: 5 }, 'orderItems.0.quantity', 'The minimum order quantity is 10'],
    [{ quantity: 12 }, 'orderItems.0.quantity', 'Please order in steps of 5: 10, 15, 20 …'],
    [{ quantity: 100_005 }, 'orderItems.0.quantity', 'The maximum order quantity is 100000'],
    [{ packagingId: null }, 'orderItems.0.packaging', 'Please select packaging'],
    [{ quantity: 0, packagingId: null }, 'orderItems.0.quantity', 'Please select quantity and packaging'],
    [{ packagingId: 'pack-9' }, 'orderItems.0.packaging', 'This product does not come in that packaging'],
  ])('that is not possible is refused: %o', (asked, field, reason) =>
    expect(
      changeItems(
        { changed: [{ id: first, ...asked }], added: [], expectedTotal: null },
        facts(),
        now,
      )(orderWith(placed)),
    ).toMatchObject({ status: 422, errors: { [field]: reason } }),
  )

  test('of what is not in the order is refused', () =>
    expect(
      changeItems({ ...change(30), changed: [{ id: `${orderId}.9`, quantity: 30 }] }, facts(), now)(orderWith(placed)),
    ).toMatchObject({ status: 404 }))

  test('withdraws the quote that was out', () =>
    expect(recorded(changeItems(change(30), facts(), now)(orderWith(placed, quoted()))).order[0]).toEqual(withdrawn))

  test('is too late after confirmation', () =>
    expect(changeItems(change(30), facts(), now)(orderWith(placed, quoted(), approved))).toMatchObject({
      error: 'An order can only be changed until it is confirmed',
    }))
})

describe('another product', () => {
  test('comes with a number of its own, as few as it is ordered in', () =>
    expect(
      figures(orderWith(placed), addItems([{ ...newIron, quantity: null }], facts(), now)(orderWith(placed))).lines,
    ).toMatchObject([{ lineId: first }, { lineId: `${orderId}.2`, name: 'Iron', quantity: 10, total: 8_000 }]))

  test('that is there already stays as it is', () =>
    expect(
      addItems(
        [{ productId: product.id, countryId: 'co', quantity: 50, packagingId: 'pack-30' }],
        facts(),
        now,
      )(orderWith(placed)),
    ).toEqual(nothing))

  test.each([
    [{ countryId: 'pe' }, 'This order goes to Colombia'],
    [{ quantity: 12 }, 'Please order in steps of 5: 10, 15, 20 …'],
    [{ productId: 'product-9' }, 'There is no such product'],
  ])('must fit: %o', (asked, error) =>
    expect(addItems([{ ...newIron, ...asked }], facts(), now)(orderWith(placed))).toMatchObject({ error }),
  )

  test('of another sub-category makes another order', () =>
    expect(
      addItems([newIron], facts({ products: [product, { ...iron, subCategoryId: 'sub-2' }] }), now)(orderWith(placed)),
    ).toMatchObject({ error: 'This order holds products of Prenatal vitamins' }))

  test('never takes the number of one that was removed', () => {
    const two = figures(orderWith(placed), addItems([newIron], facts(), now)(orderWith(placed)))
    const it = { ...orderWith(placed), order: two }
    const one = figures(it, removeItem(`${orderId}.2`, facts(), now)(it))
    const again = { ...it, order: one }
    const known = facts({ products: [product, iron, zinc] })
    const newZinc = { ...newIron, productId: zinc.id }
    expect(figures(again, addItems([newZinc], known, now)(again)).lines[1]).toMatchObject({ lineId: `${orderId}.3` })
  })

  test('that was removed before comes back as the item that it was, where it was', () => {
    const begun = orderWith(placed)
    const two = { ...begun, order: figures(begun, addItems([newIron], facts(), now)(begun)) }
    const without = { ...two, order: figures(two, removeItem(first, facts(), now)(two)) }
    const back = { productId: product.id, countryId: 'co', quantity: 20, packagingId: 'pack-30' }
    const undone = figures(without, addItems([back], facts(), now)(without))
    expect(undone.asked).toEqual(two.order.asked)
    expect(undone.lines.map(({ lineId }) => lineId)).toEqual([first, `${orderId}.2`])
  })
})

describe('an item that cannot be ordered any more', () => {
  const withoutFolic = facts({ products: [{ ...product, withdrawn: true }, iron] })
  const both = () => {
    const it = orderWith(placed)
    return { ...it, order: figures(it, addItems([newIron], facts(), now)(it)) }
  }

  test('is named and stops other changes', () =>
    expect(
      changeItems(
        { changed: [{ id: `${orderId}.2`, quantity: 15 }], added: [], expectedTotal: null },
        withoutFolic,
        now,
      )(both()),
    ).toMatchObject({
      status: 422,
      error: 'Folic acid 400 µg: Not available in your region. Change it or remove it first.',
    }))

  test('can be removed, and keeps its price while others are', () => {
    expect(figures(both(), removeItem(first, withoutFolic, now)(both()))).toMatchObject({ total: 8_000 })
    expect(figures(both(), removeItem(`${orderId}.2`, withoutFolic, now)(both()))).toMatchObject({ total: 22_500 })
  })
})

test('without its last item the order is cancelled, and its CareCoins come back', () => {
  const it = orderWith(paidWith(100), quoted())
  expect(removeItem(first, facts(), now)(it)).toMatchObject({
    order: [OrderCancelled.make({ orderId, num, distributorId, by: 'DISTRIBUTOR', reason: null })],
    account: [{ type: 'CareCoinsReturned', data: { amount: 100 } }],
  })
})

describe('CareCoins', () => {
  test('beyond the new maximum come back in the same append', () => {
    const it = orderWith(paidWith(2_000))
    const decided = recorded(changeItems(change(10), facts(), now)(it))
    expect(figures(it, decided)).toMatchObject({ subtotal: 11_250, careCoinsUsed: 1_125, total: 0 })
    expect(decided.account).toMatchObject([{ type: 'CareCoinsReturned', data: { amount: 875 } }])
  })

  test('are not taken again when the order grows', () =>
    expect(
      figures(orderWith(paidWith(100)), changeItems(change(100), facts(), now)(orderWith(paidWith(100)))),
    ).toMatchObject({
      careCoinsUsed: 100,
      total: 111_500,
    }))

  test('that went back with a quote’s adjusted prices stay with the company', () => {
    const lower = QuoteIssued.make({
      ...quoted().data,
      subtotal: cents(500),
      total: cents(0),
      careCoinsUsed: careCoins(50),
    })
    expect(
      figures(orderWith(paidWith(100), lower), changeItems(change(100), facts(), now)(orderWith(paidWith(100), lower))),
    ).toMatchObject({ careCoinsUsed: 50, total: 112_000 })
  })
})

describe('the promo code of the order', () => {
  const promo: PromoTerms = {
    code: 'SPRING',
    type: 'DISCOUNT',
    discount: percent(20),
    productIds: [product.id],
    cashBackAmount: cents(0),
    shippingDiscount: percent(0),
  }
  const withPromo = OrderPlaced.make({ ...placed.data, promo, promoCodeDiscount: cents(4_500), total: cents(18_000) })

  test('is applied again, to what it covers', () =>
    expect(
      figures(
        orderWith(withPromo),
        changeItems({ ...change(30), added: [newIron] }, facts(), now)(orderWith(withPromo)),
      ),
    ).toMatchObject({ promo, subtotal: 41_750, promoCodeDiscount: 6_750, total: 35_000 }))

  test('ends when nothing that it covers is left, and the bonus takes its place', () => {
    const rule = { a: 'MBD-1002', b: 'none', c: 'MBD-1001' }
    const it = orderWith(withPromo)
    const two = { ...it, order: figures(it, addItems([newIron], facts({ bonusRule: rule }), now)(it)) }
    expect(two.order.bonusLines).toEqual([])
    expect(figures(two, removeItem(first, facts({ bonusRule: rule }), now)(two))).toMatchObject({
      promo: null,
      total: 8_000,
      bonusLines: [{ productId: product.id, quantity: 10 }],
    })
  })
})

const step = fc.oneof(
  fc.record({ what: fc.constant('change' as const), units: fc.integer({ min: 0, max: 60 }), at: fc.nat(3) }),
  fc.record({ what: fc.constant('add' as const), units: fc.integer({ min: 0, max: 60 }), at: fc.nat(1) }),
  fc.record({ what: fc.constant('remove' as const), units: fc.constant(0), at: fc.nat(3) }),
  fc.record({ what: fc.constant('price' as const), units: fc.integer({ min: 1, max: 5_000 }), at: fc.nat(1) }),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const decisionOf = ({ what, units: quantity, at }: Step, { order: { asked } }: ItemStates, known: ChangeFacts) => {
  const id = asked.lines[at % Math.max(1, asked.lines.length)]?.lineId ?? 'none'
  if (what === 'remove') return removeItem(id, known, now)
  if (what === 'change') return changeItems({ changed: [{ id, quantity }], added: [], expectedTotal: null }, known, now)
  const { id: productId, packagings } = [product, iron][at % 2]!
  return addItems([{ productId, countryId: 'co', quantity, packagingId: packagings[0]?.id ?? null }], known, now)
}
/** Every registration of one product costs so much from now on. */
const pricedAt = (known: ChangeFacts, { units, at }: Step): ChangeFacts => ({
  ...known,
  products: known.products.map((it, place) =>
    place === at ? { ...it, registrations: it.registrations.map((of) => ({ ...of, price: cents(units) })) } : it,
  ),
})

test('whatever is changed in whatever order: totals add up, and no CareCoin is made or lost', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000 }), fc.array(step, { maxLength: 25 }), (coins, steps) => {
      let states = orderWith(paidWith(coins))
      let known = facts()
      const ids: Record<string, string> = {}
      for (const it of steps) {
        if (it.what === 'price') known = pricedAt(known, it)
        const decided = it.what === 'price' ? nothing : decisionOf(it, states, known)(states)
        if (isRefusal(decided)) continue
        states = {
          order: evolved(order, states.order, decided.order),
          account: evolved(loyaltyAccount, states.account, decided.account),
        }
        const { account: paying, order: now } = states
        expect(paying.balance + (paying.spentOn[orderId] ?? 0)).toBe(1_000)
        if (now.stage === 'CANCELLED') break
        const charged = sum(now.lines.map(({ total }) => total))
        expect(paying.spentOn[orderId] ?? 0).toBe(now.careCoinsUsed)
        expect(now.careCoinsUsed).toBeGreaterThanOrEqual(0)
        expect(now.total).toBe(charged - 10 * now.careCoinsUsed)
        expect(now.total).toBeGreaterThanOrEqual(0)
        expect(now.subtotal - now.promoCodeDiscount).toBe(charged)
        expect(new Set(now.lines.map(({ lineId }) => lineId)).size).toBe(now.lines.length)
        for (const { productId, lineId } of now.lines) {
          ids[productId] ??= lineId
          expect(ids[productId]).toBe(lineId)
        }
      }
    }),
  )
})

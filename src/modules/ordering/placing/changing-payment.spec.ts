import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { loyaltyAccount } from '#modules/loyalty/account.ts'
import { OrderPlaced, QuoteIssued } from '#modules/ordering/events.ts'
import { order } from '#modules/ordering/order.ts'
import type { PromoTerms } from '#modules/ordering/terms/pricing.ts'
import { careCoins } from '#modules/terms/care-coins.ts'
import { isRefusal } from '#platform/decision.ts'
import { cents, percent, sum } from '#platform/money.ts'
import {
  change,
  facts,
  figures,
  first,
  iron,
  newIron,
  nothing,
  now,
  orderWith,
  paidWith,
  recorded,
} from '#tests/changing-orders.ts'
import { evolved } from '#tests/given.ts'
import { orderId, placed, product, quoted } from '#tests/sample-orders.ts'
import { addItems, type ChangeFacts, changeItems, type ItemStates, removeItem } from './changing-items.ts'

describe('CareCoins', () => {
  test('beyond the new maximum come back in the same append', () => {
    const it = orderWith(paidWith(2_000))
    const halved = changeItems(change(10), facts(), now)
    expect(figures(it, halved)).toMatchObject({ subtotal: 11_250, careCoinsUsed: 1_125, total: 0 })
    expect(recorded(halved(it)).account).toMatchObject([{ type: 'CareCoinsReturned', data: { amount: 875 } }])
  })

  test('are not taken again when the order grows', () =>
    expect(figures(orderWith(paidWith(100)), changeItems(change(100), facts(), now))).toMatchObject({
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
    expect(figures(orderWith(paidWith(100), lower), changeItems(change(100), facts(), now))).toMatchObject({
      careCoinsUsed: 50,
      total: 112_000,
    })
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
    expect(figures(orderWith(withPromo), changeItems({ ...change(30), added: [newIron] }, facts(), now))).toMatchObject(
      { promo, subtotal: 41_750, promoCodeDiscount: 6_750, total: 35_000 },
    ))

  test('ends when nothing that it covers is left, and the bonus takes its place', () => {
    const rule = { a: 'MBD-1002', b: 'none', c: 'MBD-1001' }
    const it = orderWith(withPromo)
    const two = { ...it, order: figures(it, addItems([newIron], facts({ bonusRule: rule }), now)) }
    expect(two.order.bonusLines).toEqual([])
    expect(figures(two, removeItem(first, facts({ bonusRule: rule }), now))).toMatchObject({
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

const decisionOf = ({ what, units: quantity, at }: Step, { order: { requested } }: ItemStates, known: ChangeFacts) => {
  const id = requested.lines[at % Math.max(1, requested.lines.length)]?.lineId ?? 'none'
  if (what === 'remove') return removeItem(id, known, now)
  if (what === 'change') return changeItems({ changed: [{ id, quantity }], added: [], expectedTotal: null }, known, now)
  const { id: productId, packagings } = [product, iron][at % 2]!
  return addItems([{ productId, countryId: 'co', quantity, packagingId: packagings[0]?.id ?? null }], known, now)
}
/** Every registration of one product costs so much from now on. */
const pricedAt = (known: ChangeFacts, { units, at }: Step): ChangeFacts => ({
  ...known,
  products: known.products.map((product, place) =>
    place === at
      ? { ...product, registrations: product.registrations.map((of) => ({ ...of, price: cents(units) })) }
      : product,
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

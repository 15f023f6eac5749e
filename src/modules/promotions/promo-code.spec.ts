import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { isRefusal } from '#platform/decision.ts'
import type { Day } from '#platform/event.ts'
import { cents, percent } from '#platform/money.ts'
import { evolved, givenFor } from '#tests/given.ts'

import {
  type Conditions,
  PromoCodeChanged,
  PromoCodeClosed,
  PromoCodeCreated,
  PromoCodeReleased,
  PromoCodeUsed,
} from './events.ts'
import {
  changePromoCode,
  closePromoCode,
  createPromoCode,
  grantedTerms,
  keptTerms,
  normalCode,
  type PromoCodeWithOrders,
  promoCode,
  releaseUse,
  takeUse,
} from './promo-code.ts'
import { statusOf } from './validity.ts'

const code = 'SPRING-10'
const day = (text: string) => text as Day
const always: Conditions = {
  validFrom: day('2026-03-01'),
  validUntil: day('2026-05-31'),
  productIds: null,
  distributorIds: null,
  maximumUses: null,
  maximumUsesPerDistributor: null,
}
const none = { discount: percent(0), cashBackAmount: cents(0), shippingDiscount: percent(0) }
const tenPercent = { ...none, type: 'DISCOUNT' as const, discount: percent(10) }
const created = (conditions: Partial<Conditions> = {}) =>
  PromoCodeCreated.make({ code, ...tenPercent, ...always, ...conditions })
const order = (orderId: string, distributorId = 'andina') => ({ orderId, orderNum: `2026-${orderId}`, distributorId })
const used = (orderId: string, distributorId = 'andina') =>
  PromoCodeUsed.make({ code, ...order(orderId, distributorId) })
const given = (...happened: Parameters<typeof givenFor<typeof promoCode>>[2][]) =>
  givenFor(code, promoCode, ...happened)

const asking = { distributorId: 'andina', productIds: ['folic', 'iron'], days: [day('2026-04-10')] as readonly Day[] }
const granted = (it: PromoCodeWithOrders, more: Partial<typeof asking> = {}) => grantedTerms(it, { ...asking, ...more })

describe('a promo code is made', () => {
  test('with what it gives and its conditions; what its type does not use is nothing', () => {
    given()
      .when(createPromoCode({ ...tenPercent, cashBackAmount: cents(5_000) }, always))
      .records(created())
    given(created()).when(createPromoCode(tenPercent, always)).refuses('Promo code SPRING-10 already exists')
  })

  test.each([
    [tenPercent, { discount: percent(0) }, 'Enter a percent above 0 and up to 100, such as 12.5'],
    [{ ...none, type: 'SHIPPING_DISCOUNT' as const }, {}, 'Enter a percent above 0 and up to 100, such as 12.5'],
    [{ ...none, type: 'CASH_BACK' as const }, {}, 'Enter an amount above $0.00'],
    [
      { ...none, type: 'CASH_BACK' as const },
      { cashBackAmount: cents(1_005) },
      'Enter an amount in steps of $0.10, which is one CareCoin',
    ],
  ])('%o with %o is refused: %s', (grant, more, says) =>
    given()
      .when(createPromoCode({ ...grant, ...more }, always))
      .refuses(says, { status: 422 }),
  )

  test('never with a last day before the first', () =>
    given()
      .when(createPromoCode(tenPercent, { ...always, validUntil: day('2026-02-28') }))
      .refuses('The last day lies before the first', { status: 422 }))

  test('is typed with or without capitals and blanks', () => expect(normalCode('  spring-10 ')).toBe(code))
})

describe('a code that does not work says why', () => {
  const closed = PromoCodeClosed.make({ code, reason: 'The campaign is over' })
  test.each([
    ['unknown', [], {}, 'There is no promo code SPRING-10'],
    [
      'not yet valid',
      [created()],
      { days: [day('2026-02-27'), day('2026-02-28')] },
      'The promo code SPRING-10 is not valid before 01/03/2026',
    ],
    [
      'expired',
      [created()],
      { days: [day('2026-06-01'), day('2026-06-02')] },
      'The promo code SPRING-10 expired on 31/05/2026',
    ],
    ['closed', [created(), closed], {}, 'The promo code SPRING-10 is closed'],
    ['used up', [created({ maximumUses: 1 }), used('1', 'nordmed')], {}, 'The promo code SPRING-10 has been used up'],
    [
      'used up by this company',
      [created({ maximumUsesPerDistributor: 1 }), used('1')],
      {},
      'Your company has used the promo code SPRING-10 as often as it may',
    ],
    [
      'for other companies',
      [created({ distributorIds: ['nordmed'] }), closed],
      {},
      'The promo code SPRING-10 is not for your company',
    ],
    [
      'for other products',
      [created({ productIds: ['zinc'] })],
      {},
      'The promo code SPRING-10 is for none of these products',
    ],
  ] as const)('%s', (_, happened, more, says) =>
    expect(granted(given(...happened).state, more)).toMatchObject({
      status: 422,
      error: says,
      errors: { promoCode: says },
    }),
  )

  test.each([
    ['on its first day', ['2026-03-01']],
    ['on its last day', ['2026-05-31']],
    ['once the office’s first day has begun, where the company’s has not', ['2026-02-28', '2026-03-01']],
    ['until the company’s last day is over, where the office’s is', ['2026-05-31', '2026-06-01']],
  ])('works %s', (_, days) =>
    expect(granted(given(created()).state, { days: days.map(day) })).toEqual({
      code,
      ...tenPercent,
      productIds: null,
    }),
  )

  test('another company’s uses do not count against this one’s own limit', () =>
    expect(isRefusal(granted(given(created({ maximumUsesPerDistributor: 1 }), used('1', 'nordmed')).state))).toBe(
      false,
    ))
})

test('an order takes one use and gives it back, each once', () => {
  given(created())
    .when(takeUse(order('1')))
    .records(used('1'))
  given(created(), used('1'))
    .when(takeUse(order('1')))
    .records()
  const released = PromoCodeReleased.make({ code, ...order('1') })
  given(created(), used('1'))
    .when(releaseUse(order('1')))
    .records(released)
  given(created(), used('1'), released)
    .when(releaseUse(order('1')))
    .records()
  expect(granted(given(created({ maximumUses: 1 }), used('1'), released).state)).toMatchObject({ code })
})

test('an order that changes keeps its terms while anything in it is covered', () => {
  const terms = { productIds: ['folic', 'iron'] }
  expect(keptTerms(terms, ['iron', 'zinc'])).toBe(terms)
  expect(keptTerms(terms, ['zinc'])).toBeNull()
  expect(keptTerms({ productIds: null }, ['zinc'])).toEqual({ productIds: null })
  expect(keptTerms(null, ['zinc'])).toBeNull()
})

describe('staff', () => {
  test('change the conditions, but no limit below what was used', () => {
    const later = { ...always, validUntil: day('2026-06-30'), maximumUses: 2 }
    given(created())
      .when(changePromoCode(later))
      .records(PromoCodeChanged.make({ code, ...later }))
    given(created()).when(changePromoCode(always)).records()
    const twice = given(created(), used('1'), used('2'))
    twice.when(changePromoCode({ ...always, maximumUses: 1 })).refuses('Already used 2 times', { status: 422 })
    twice
      .when(changePromoCode({ ...always, maximumUsesPerDistributor: 1 }))
      .refuses('One distributor has already used it 2 times', { status: 422 })
    given().when(changePromoCode(always)).refuses('Promo code not found', { status: 404 })
  })

  test('close it once, with a reason', () => {
    const closed = PromoCodeClosed.make({ code, reason: 'Over' })
    given(created()).when(closePromoCode('Over')).records(closed)
    given(created(), closed).when(closePromoCode('Over')).refuses('The promo code SPRING-10 is closed')
    given(created(), closed).when(changePromoCode(always)).refuses('The promo code SPRING-10 is closed')
  })

  test.each([
    ['SCHEDULED', [created()], '2026-02-01'],
    ['ACTIVE', [created()], '2026-04-01'],
    ['EXPIRED', [created()], '2026-06-01'],
    ['USED_UP', [created({ maximumUses: 1 }), used('1')], '2026-04-01'],
    ['CLOSED', [created(), PromoCodeClosed.make({ code, reason: 'Over' })], '2026-04-01'],
  ] as const)('read where it is in its life: %s', (status, happened, today) =>
    expect(statusOf(given(...happened).state, day(today))).toBe(status),
  )
})

test('no sequence of orders, cancellations and changed limits ever passes a limit, and counts stay right', () => {
  const orders = fc.constantFrom('1', '2', '3', '4', '5', '6')
  const tries = fc.oneof(
    fc.record({ what: fc.constant('order' as const), orderId: orders }),
    fc.record({ what: fc.constant('cancel' as const), orderId: orders }),
    fc.record({
      what: fc.constant('limit' as const),
      maximumUses: fc.option(fc.integer({ min: 1, max: 5 })),
      maximumUsesPerDistributor: fc.option(fc.integer({ min: 1, max: 3 })),
    }),
  )
  /** Even orders are Andina's, odd ones NordMed's: an order never changes hands. */
  const company = (orderId: string) => (Number(orderId) % 2 === 0 ? 'andina' : 'nordmed')
  fc.assert(
    fc.property(fc.array(tries, { maxLength: 60 }), (tried) => {
      let state = given(created({ maximumUses: 3, maximumUsesPerDistributor: 2 })).state
      for (const it of tried) {
        const named = 'orderId' in it ? order(it.orderId, company(it.orderId)) : order('0')
        const decide = () => {
          if (it.what === 'limit') return changePromoCode({ ...always, ...it })(state)
          if (it.what === 'cancel') return releaseUse(named)(state)
          const terms = granted(state, named)
          return isRefusal(terms) ? terms : takeUse(named)(state)
        }
        const decided = decide()
        if (!isRefusal(decided)) state = evolved(promoCode, state, decided)
        const counts = Object.values(state.usesBy)
        expect(state.uses).toBe(Object.keys(state.orders).length)
        expect(state.uses).toBe(counts.reduce((all, n) => all + n, 0))
        expect(state.uses).toBeLessThanOrEqual(state.maximumUses ?? Number.POSITIVE_INFINITY)
        for (const uses of counts) {
          expect(uses).toBeGreaterThanOrEqual(0)
          expect(uses).toBeLessThanOrEqual(state.maximumUsesPerDistributor ?? Number.POSITIVE_INFINITY)
        }
      }
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { careCoins } from '#modules/terms/care-coins.ts'
import { isRefusal } from '#platform/decision.ts'
import { evolved, givenFor } from '#tests/given.ts'

import {
  correct,
  earn,
  giveBack,
  giveBackBeyond,
  grant,
  type LoyaltyAccount,
  loyaltyAccount,
  redeem,
  spend,
} from './account.ts'
import { CareCoinsCorrected, CareCoinsEarned, CareCoinsGranted, CareCoinsReturned, CareCoinsSpent } from './events.ts'

const distributorId = '01900000-0000-7000-8000-0000000000d1'
const order = { orderId: 'order-1', orderNum: '2026-000001' }
const granted = (amount: number) =>
  CareCoinsGranted.make({ distributorId, amount: careCoins(amount), activity: 'COMPLETED_SURVEY' })
const spent = (amount: number) => CareCoinsSpent.make({ distributorId, ...order, amount: careCoins(amount) })
const returned = (amount: number) => CareCoinsReturned.make({ distributorId, ...order, amount: careCoins(amount) })
const account = (...happened: Parameters<typeof givenFor<typeof loyaltyAccount>>[2][]) =>
  givenFor(distributorId, loyaltyAccount, ...happened)

test('an order is paid from the balance, and never beyond it', () => {
  account(granted(100)).when(spend(order, 100)).records(spent(100))
  account(granted(100)).when(spend(order, 101)).refuses('You have 100 CareCoins', { status: 422 })
  account().when(spend(order, 0)).records()
})

test('what an ended order was paid with comes back once', () => {
  account(granted(100), spent(40)).when(giveBack(order)).records(returned(40))
  account(granted(100), spent(40), returned(40)).when(giveBack(order)).records()
  account(granted(100)).when(giveBack(order)).records()
})

test('what an order may not be paid with any more comes back, and no more than was spent', () => {
  account(granted(100), spent(40)).when(giveBackBeyond(25, order)).records(returned(15))
  account(granted(100), spent(40), returned(15)).when(giveBackBeyond(25, order)).records()
  account(granted(100), spent(40)).when(giveBackBeyond(50, order)).records()
})

test('a delivered order earns by its units and by the cash-back of its promo code', () => {
  const earned = (by: 'UNITS' | 'CASH_BACK', amount: number) =>
    CareCoinsEarned.make({ distributorId, ...order, by, amount: careCoins(amount) })
  account()
    .when(earn({ ...order, careCoins: 120, cashBack: 500 }))
    .records(earned('UNITS', 120), earned('CASH_BACK', 500))
  account()
    .when(earn({ ...order, careCoins: 0, cashBack: 500 }))
    .records(earned('CASH_BACK', 500))
  account()
    .when(earn({ ...order, careCoins: 0, cashBack: 0 }))
    .records()
})

test('staff grant for activities and correct with a reason, down to nothing at most', () => {
  account().when(grant(50, 'COMPLETED_SURVEY')).records(granted(50))
  account(granted(50))
    .when(correct(-50, 'Counted twice'))
    .records(CareCoinsCorrected.make({ distributorId, change: -50, reason: 'Counted twice' }))
  account(granted(50))
    .when(correct(-51, 'Counted twice'))
    .refuses('The balance is 50 CareCoins and cannot become negative', {
      errors: { change: 'The balance is 50 CareCoins: no more can be taken away' },
    })
  account(granted(50)).when(correct(0, 'Nothing')).refuses('Nothing would change', { status: 422 })
})

test('whatever is tried in whatever order, what came in less what went out is the balance, and never negative', () => {
  const amount = fc.integer({ min: 0, max: 500 })
  const id = fc.constantFrom('order-1', 'order-2', 'order-3')
  const named = (orderId: string) => ({ orderId, orderNum: orderId })
  const item = (line: { orderId: string; amount: number }) => ({
    partnerOrderId: line.orderId,
    name: 'Poster',
    amount: line.amount,
  })
  const tries = fc.oneof(
    amount.map((it) => grant(it, 'SELL_OUT_DATA')),
    fc.integer({ min: -500, max: 500 }).map((change) => correct(change, 'A reason')),
    fc.tuple(id, amount).map(([orderId, it]) => spend(named(orderId), it)),
    fc.tuple(id, amount).map(([orderId, kept]) => giveBackBeyond(kept, named(orderId))),
    id.map((orderId) => giveBack(named(orderId))),
    fc
      .tuple(id, amount, amount)
      .map(([orderId, coins, cashBack]) => earn({ ...named(orderId), careCoins: coins, cashBack })),
    fc.record({ orderId: id, amount }).map((it) => redeem(item(it))),
  )
  const signed: Readonly<Record<string, 1 | -1>> = {
    CareCoinsGranted: 1,
    CareCoinsEarned: 1,
    CareCoinsReturned: 1,
    CareCoinsSpent: -1,
    CareCoinsRedeemed: -1,
  }
  fc.assert(
    fc.property(fc.array(tries, { maxLength: 40 }), (tried) => {
      let state: LoyaltyAccount = loyaltyAccount.initial(distributorId)
      let sum = 0
      for (const decide of tried) {
        const decided = decide(state)
        if (isRefusal(decided)) continue
        for (const { type, data } of decided)
          sum += 'change' in data ? data.change : 'amount' in data ? (signed[type] ?? 0) * data.amount : 0
        state = evolved(loyaltyAccount, state, decided)
        expect(state.balance).toBe(sum)
        expect(state.balance).toBeGreaterThanOrEqual(0)
        expect(Math.min(0, ...Object.values(state.spentOn))).toBe(0)
      }
    }),
  )
})

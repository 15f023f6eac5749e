import { describe, expect, test } from 'vitest'
import { loyaltyAccount } from '#modules/loyalty/account.ts'
import { evolved, isRefusal } from '#platform/decision.ts'
import type { Day } from '#platform/event.ts'
import {
  ALONE_PER_DAY,
  approveManualCoins,
  giveByHand,
  type Movement,
  manualCoins,
  rejectManualCoins,
} from './manual-coins.ts'

const [today, tomorrow] = ['2026-11-28', '2026-11-29'] as Day[]
const at = '2026-11-28T09:00:00.000Z' as never
const grantOf = (change: number): Movement => ({ change, activity: 'SELL_OUT_DATA', reason: 'A year' })
const correctionOf = (change: number): Movement => ({ change, activity: null, reason: 'Counted twice' })

/** One member of staff and one company; what is decided is applied, and answered by its types. */
const desk = (userId = 'sofia') => {
  let hand = manualCoins.initial(userId)
  let account = loyaltyAccount.initial('andina')
  const apply = (decided: ReturnType<ReturnType<typeof giveByHand>>) => {
    if (isRefusal(decided)) return decided.error
    const all = [...decided.hand, ...(decided.account ?? [])]
    const stamped = (events: readonly { type: string; data: unknown }[]) =>
      events.map(({ type, data }) => ({ envelope: { type, at, actor: userId }, data }))
    hand = evolved(manualCoins, hand, stamped(decided.hand))
    account = evolved(loyaltyAccount, account, stamped(decided.account ?? []))
    return all.map(({ type }) => type).join(' ')
  }
  return {
    balance: () => account.balance,
    gives: (movement: Movement, day: Day = today!, requestId = 'one') =>
      apply(giveByHand(movement, { requestId, today: day })({ hand, account })),
    approves: (by: string, requestId = 'one') => apply(approveManualCoins(requestId, by)({ hand, account })),
    rejects: (requestId = 'one') => {
      const decided = rejectManualCoins(requestId, 'Too many')(hand)
      return apply(isRefusal(decided) ? decided : { hand: decided })
    },
  }
}

const BOOKED = 'ManualCoinsBooked CareCoinsGranted'

describe('CareCoins by hand', () => {
  test('up to the limit of a day are booked at once', () => {
    const { gives, balance } = desk()
    expect([gives(grantOf(ALONE_PER_DAY - 1)), gives(grantOf(1)), balance()]).toEqual([BOOKED, BOOKED, ALONE_PER_DAY])
  })

  test('of more than the limit at once are not booked, but wait', () => {
    const { gives, balance } = desk()
    expect([gives(grantOf(ALONE_PER_DAY + 1)), balance()]).toEqual(['ManualCoinsRequested', 0])
  })

  test('of one person are counted over a day, up and down; what waits does not count', () => {
    const { gives, balance } = desk()
    expect(gives(grantOf(6_000))).toBe(BOOKED)
    expect(gives(correctionOf(-4_001))).toBe('ManualCoinsRequested')
    expect(gives(correctionOf(-4_000))).toBe('ManualCoinsBooked CareCoinsCorrected')
    expect(gives(grantOf(1), today, 'two')).toBe('ManualCoinsRequested')
    expect(gives(grantOf(ALONE_PER_DAY), tomorrow)).toBe(BOOKED)
    expect(balance()).toBe(12_000)
  })

  test('that the account refuses do not wait', () =>
    expect(desk().gives(correctionOf(-20_000))).toBe('The balance is 0 CareCoins and cannot become negative'))
})

describe('what waits', () => {
  test('is booked once another administrator approves it, and once', () => {
    const { gives, approves, balance } = desk()
    gives(grantOf(20_000))
    expect(approves('sofia')).toBe('Another administrator has to approve what you grant or correct')
    expect(balance()).toBe(0)
    expect(approves('ada')).toBe('ManualCoinsApproved CareCoinsGranted')
    expect([approves('ada'), balance()]).toEqual(['This request was decided already', 20_000])
  })

  test('is refused where the balance has moved since', () => {
    const { gives, approves } = desk()
    gives(grantOf(20_000))
    approves('ada')
    gives(correctionOf(-15_000), today, 'two')
    gives(correctionOf(-9_000), tomorrow)
    expect(approves('ada', 'two')).toBe('The balance is 11 000 CareCoins and cannot become negative')
  })

  test('is rejected without a booking, and cannot be approved any more', () => {
    const { gives, approves, rejects, balance } = desk()
    gives(grantOf(20_000))
    expect([rejects(), rejects(), approves('ada'), balance()]).toEqual([
      'ManualCoinsRejected',
      'This request was decided already',
      'This request was decided already',
      0,
    ])
  })
})

import { describe, expect, test } from 'vitest'

import { prepaymentOf } from './prepayment.ts'

const GRAND_TOTAL = 1_000_01

describe('a pre-payment is requested', () => {
  test('whole', () =>
    expect(prepaymentOf({ how: 'WHOLE', typed: 'ignored' }, GRAND_TOTAL)).toEqual({ ask: {}, comes: GRAND_TOTAL }))

  test.each(['50', '50 %', ' 50% '])('in percent: %j', (typed) =>
    expect(prepaymentOf({ how: 'PERCENT', typed }, GRAND_TOTAL)).toEqual({ ask: { percent: 50 }, comes: 500_01 }),
  )

  test.each(['', '0', '101', '12.5', 'half'])('%j is no percentage', (typed) =>
    expect(prepaymentOf({ how: 'PERCENT', typed }, GRAND_TOTAL)).toEqual({
      error: 'Enter a whole number from 1 to 100',
    }),
  )

  test('as an amount', () =>
    expect(prepaymentOf({ how: 'AMOUNT', typed: '1 000.01' }, GRAND_TOTAL)).toMatchObject({
      ask: { amount: GRAND_TOTAL },
    }))

  test.each([
    ['1 000.02', 'At most the grand total, $1 000.01'],
    ['0', 'Enter an amount, such as 1 860.00'],
    ['1,860', 'Enter an amount, such as 1 860.00'],
  ])('%j is not requested: %s', (typed, error) =>
    expect(prepaymentOf({ how: 'AMOUNT', typed }, GRAND_TOTAL)).toEqual({ error }),
  )
})

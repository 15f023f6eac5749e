import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { CareCoinsReturned } from '#modules/loyalty/events.ts'
import { OrderPlaced } from '#modules/ordering/events.ts'
import { order } from '#modules/ordering/order.ts'
import { careCoins } from '#modules/terms/care-coins.ts'
import { isRefusal, type Refusal } from '#platform/decision.ts'
import { cents, percent } from '#platform/money.ts'
import { given } from '#tests/given.ts'
import { adjustment, lineId, option, terms } from '#tests/quote-terms.ts'
import {
  account,
  distributorId,
  hoursAfter,
  num,
  orderId,
  placed,
  placedAt,
  type quoted,
} from '#tests/sample-orders.ts'
import { issueQuote, type QuoteTerms } from './issuing.ts'
import { unadjustedPrice } from './quote-pricing.ts'

type QuoteIssuedEvent = ReturnType<typeof quoted>

const now = hoursAfter(placedAt, 20)

describe('CareCoins', () => {
  const paid = OrderPlaced.make({ ...placed.data, careCoinsUsed: careCoins(2_000), total: cents(2_500) })
  const spent = { ...account(10), spentOn: { [orderId]: 2_000 } }
  const decide = (adjustments: QuoteTerms['adjustments'], ...before: QuoteIssuedEvent[]) => {
    const { state } = given(order, paid, ...before)
    const decided = issueQuote(terms({ adjustments }), now)({ order: state, account: spent })
    return decided as Exclude<typeof decided, Refusal>
  }

  test('that the adjusted total cannot take go back in the same append', () => {
    const { order: recorded, account: returned } = decide([adjustment(500)])
    expect(recorded).toMatchObject([{ data: { subtotal: 10_000, careCoinsUsed: 1_000, total: 0 } }])
    expect(returned).toEqual([
      CareCoinsReturned.make({ distributorId, orderId, orderNum: num, amount: careCoins(1_000) }),
    ])
  })

  test('stay where they are when the total takes them', () => {
    expect(decide([adjustment(1_100)]).account).toEqual([])
  })

  test('are not taken again by a revised quote that could take them', () => {
    const [low] = decide([adjustment(500)]).order
    const { state } = given(order, paid, low as QuoteIssuedEvent)
    const revised = issueQuote(terms(), now)({ order: state, account: { ...spent, spentOn: { [orderId]: 1_000 } } })
    expect(revised).toMatchObject({ order: [{ data: { careCoinsUsed: 1_000, total: 12_500 } }], account: [] })
  })
})

const anyTerms = fc.record({
  freights: fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 6 }),
  price: fc.option(fc.integer({ min: 0, max: 100_000 })),
  quantity: fc.integer({ min: 1, max: 100_000 }),
  off: fc.integer({ min: 0, max: 100 }),
  coins: fc.integer({ min: 0, max: 5_000 }),
})

test('whatever is quoted, it adds up, nothing is lost between order and account, and every option can be picked', () =>
  fc.assert(
    fc.property(anyTerms, ({ freights, price, quantity, off, coins }) => {
      const lines = [{ ...placed.data.lines[0]!, quantity, discount: percent(off) }]
      const total = unadjustedPrice(lines[0]!) * quantity
      const careCoinsUsed = careCoins(Math.min(coins, Math.floor(total / 10)))
      const orderPlaced = OrderPlaced.make({
        ...placed.data,
        lines,
        careCoinsUsed,
        total: cents(total - careCoinsUsed * 10),
      })
      const { state } = given(order, orderPlaced)
      const adjustments =
        price === null || price === unadjustedPrice(lines[0]!) ? [] : [{ lineId, unitPrice: cents(price), reason: 'x' }]
      const decided = issueQuote(
        terms({ options: freights.map((freight, at) => option(`Option ${at}`, freight)), adjustments }),
        now,
      )({ order: state, account: { ...account(0), spentOn: careCoinsUsed > 0 ? { [orderId]: careCoinsUsed } : {} } })
      if (isRefusal(decided)) throw new Error(decided.error)
      const [quote] = decided.order
      const { lines: sold, careCoinsUsed: kept, options, ...sums } = quote!.data
      expect(sums.total).toBe(sold.reduce((all, it) => all + it.effectiveUnitPrice * it.quantity, 0) - kept * 10)
      expect(kept + decided.account.reduce((all, it) => all + (it.data as { amount: number }).amount, 0)).toBe(
        careCoinsUsed,
      )
      expect(new Set(options.map(({ optionId }) => optionId)).size).toBe(freights.length)
      for (const it of options) expect(it.grandTotal).toBe(sums.total + it.shippingPrice)
    }),
  ))

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { CareCoinsReturned } from '#modules/loyalty/events.ts'
import { OrderPlaced, QuoteIssued } from '#modules/ordering/events.ts'
import { type Order, order } from '#modules/ordering/order.ts'
import { isRefusal, type Refusal } from '#platform/decision.ts'
import type { Day } from '#platform/event.ts'
import { careCoins, cents, percent } from '#platform/money.ts'
import { given } from '#tests/given.ts'
import {
  account,
  approved,
  distributorId,
  hoursAfter,
  num,
  orderId,
  placed,
  placedAt,
  quoted,
  seller,
  withdrawn,
} from '#tests/sample-orders.ts'
import { issueQuote, type QuoteTerms, quoteOf, quoteTerms } from './issuing.ts'
import { unadjustedPrice } from './quote-pricing.ts'

const now = hoursAfter(placedAt, 20)
const lineId = placed.data.lines[0]!.lineId

const option = (name: string, freight: number) => ({
  name,
  transportMode: null,
  transitDays: null,
  freight: cents(freight),
})
const terms = (changes: Partial<QuoteTerms> = {}): QuoteTerms => ({
  options: [option('Freight', 8_000)],
  adjustments: [],
  validUntil: null,
  note: null,
  issuedBy: seller,
  ...changes,
})
const quotes = (changes: Partial<QuoteTerms> = {}) => {
  const quote = (it: Order) => quoteOf(it, terms(changes), now)
  return (it: Order) => {
    const decided = quote(it)
    return isRefusal(decided) ? decided : [decided]
  }
}
const adjustment = (unitPrice: number, reason = 'Yearly volume') => ({ lineId, unitPrice: cents(unitPrice), reason })

describe('a quote', () => {
  test('stands for 30 days and says lines, freight and grand total', () =>
    given(order, placed)
      .when(quotes())
      .records(
        QuoteIssued.make({
          orderId,
          num,
          distributorId,
          version: 1,
          lines: placed.data.lines,
          adjustments: [],
          options: [
            {
              optionId: '1.1',
              ...option('Freight', 8_000),
              shippingDiscount: cents(0),
              shippingPrice: cents(8_000),
              grandTotal: cents(30_500),
            },
          ],
          subtotal: cents(22_500),
          promoCodeDiscount: cents(0),
          careCoinsUsed: careCoins(0),
          total: cents(22_500),
          validUntil: hoursAfter(now, 30 * 24).toISOString() as never,
          note: null,
          issuedBy: seller,
        }),
      ))

  test('may stand until the end of another day', () => {
    const { decided } = given(order, placed).when(quotes({ validUntil: '2026-11-20' as Day }))
    expect(decided).toMatchObject([{ data: { validUntil: '2026-11-20T23:59:59.999Z' } }])
  })

  test.each([
    ['2026-11-03', 'A quote stands for one day at least'],
    ['2027-02-02', 'A quote stands for 90 days at most'],
    ['2026-02-31', 'There is no such day'],
  ])('cannot stand until %s', (day, reason) =>
    given(order, placed)
      .when(quotes({ validUntil: day as Day }))
      .refuses(reason, { status: 422, errors: { validUntil: reason } }),
  )

  test('may be revised until it is confirmed; an option of one version is none of the next', () => {
    const { decided } = given(order, placed, quoted(1)).when(quotes())
    expect(decided).toMatchObject([{ type: 'QuoteIssued', data: { version: 2, options: [{ optionId: '2.1' }] } }])
    given(order, placed, quoted(1), approved)
      .when(quotes())
      .refuses('Only an order that waits for a quote, or has one that is not confirmed, can be quoted')
  })

  test('offers several freights, each with its own name', () => {
    const both = [option('Sea freight', 8_000), option('Air freight', 20_000)]
    const { decided } = given(order, placed).when(quotes({ options: both }))
    expect(decided).toMatchObject([
      {
        data: {
          options: [
            { name: 'Sea freight', grandTotal: 30_500 },
            { optionId: '1.2', grandTotal: 42_500 },
          ],
        },
      },
    ])
    given(order, placed)
      .when(quotes({ options: [...both, option(' sea Freight ', 1)] }))
      .refuses('Another option has this name', { errors: { 'options.2.name': 'Another option has this name' } })
  })
})

describe('an adjusted price', () => {
  test('takes the place of list price and discount, and says what it was and why', () => {
    const { decided } = given(order, placed).when(quotes({ adjustments: [adjustment(1_000)] }))
    expect(decided).toMatchObject([
      {
        data: {
          adjustments: [{ lineId, from: 1_125, to: 1_000, reason: 'Yearly volume' }],
          lines: [{ unitPrice: 1_000, discount: 0, effectiveUnitPrice: 1_000, total: 20_000 }],
          subtotal: 20_000,
          total: 20_000,
          options: [{ grandTotal: 28_000 }],
        },
      },
    ])
  })

  test('may be nothing at all, but not what it is already', () => {
    const { decided } = given(order, placed).when(quotes({ adjustments: [adjustment(0)] }))
    expect(decided).toMatchObject([{ data: { total: 0, options: [{ grandTotal: 8_000 }] } }])
    given(order, placed)
      .when(quotes({ adjustments: [adjustment(1_125)] }))
      .refuses('This is the price already', { errors: { 'adjustments.0.unitPrice': 'This is the price already' } })
  })

  test.each([
    [[{ ...adjustment(1), lineId: 'another' }], 'adjustments.0.lineId', 'There is no such line in this order'],
    [[adjustment(1), adjustment(2)], 'adjustments.1.lineId', 'This line is adjusted twice'],
    [[adjustment(900_000_000_000)], 'adjustments', 'This order is too large'],
  ])('is refused at its place: %j', (adjustments, field, reason) =>
    given(order, placed)
      .when(quotes({ adjustments }))
      .refuses(reason, { status: 422, errors: { [field]: reason } }),
  )

  test('is of one quote: the next one begins with what was asked for', () => {
    const adjusted = given(order, placed).when(quotes({ adjustments: [adjustment(1_000)] })).decided
    const [first] = adjusted as QuoteIssuedHappened[]
    for (const before of [
      [placed, first!],
      [placed, first!, withdrawn],
    ] as const) {
      const { decided } = given(order, ...before).when(quotes())
      expect(decided).toMatchObject([{ data: { version: 2, adjustments: [], total: 22_500 } }])
    }
  })
})
type QuoteIssuedHappened = ReturnType<typeof quoted>

describe('CareCoins', () => {
  const paid = OrderPlaced.make({ ...placed.data, careCoinsUsed: careCoins(2_000), total: cents(2_500) })
  const spent = { ...account(10), spentOn: { [orderId]: 2_000 } }
  const decide = (adjustments: QuoteTerms['adjustments'], ...before: QuoteIssuedHappened[]) => {
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
    const { state } = given(order, paid, low as QuoteIssuedHappened)
    const revised = issueQuote(terms(), now)({ order: state, account: { ...spent, spentOn: { [orderId]: 1_000 } } })
    expect(revised).toMatchObject({ order: [{ data: { careCoinsUsed: 1_000, total: 12_500 } }], account: [] })
  })
})

describe('what sales writes', () => {
  test('is one freight, which is the only option, or options', () => {
    expect(quoteTerms({ freight: cents(500) }, seller)).toMatchObject({ options: [{ name: 'Freight', freight: 500 }] })
    expect(quoteTerms({ options: [{ name: 'Sea', freight: cents(1) }] }, seller)).toMatchObject({
      options: [{ name: 'Sea', transportMode: null, transitDays: null, freight: 1 }],
      adjustments: [],
      validUntil: null,
      note: null,
    })
  })

  test('is not both, and not neither', () => {
    expect(quoteTerms({}, seller)).toMatchObject({
      status: 422,
      errors: { freight: expect.stringMatching(/^Enter the/) },
    })
    expect(quoteTerms({ freight: cents(1), options: [{ name: 'Sea', freight: cents(1) }] }, seller)).toMatchObject({
      status: 422,
      errors: { freight: 'Enter one freight or options to choose from, not both' },
    })
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
      const asked = OrderPlaced.make({ ...placed.data, lines, careCoinsUsed, total: cents(total - careCoinsUsed * 10) })
      const { state } = given(order, asked)
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

import { describe, expect, test } from 'vitest'

import { QuoteIssued } from '#modules/ordering/events.ts'
import { type Order, order } from '#modules/ordering/order.ts'
import { careCoins } from '#modules/terms/care-coins.ts'
import { isRefusal } from '#platform/decision.ts'
import type { Day } from '#platform/event.ts'
import { cents } from '#platform/money.ts'
import { given } from '#tests/given.ts'
import { adjustment, lineId, oneFreight, option, terms } from '#tests/quote-terms.ts'
import {
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
import { type QuoteTerms, quoteOf, quoteTerms } from './issuing.ts'

const now = hoursAfter(placedAt, 20)

const quotes = (changes: Partial<QuoteTerms> = {}) => {
  const quote = (it: Order) => quoteOf(it, terms(changes), now)
  return (order: Order) => {
    const decided = quote(order)
    return isRefusal(decided) ? decided : [decided]
  }
}
describe('the order that was read', () => {
  const promise = placed.data.quoteDueAt
  const changedMeanwhile = 'The order has changed. Please check it again.'

  test('is quoted while it is current, and in any case where none is named', () => {
    for (const changes of [{}, { promiseRead: promise }]) {
      const decided = given(order, placed).when(quotes(changes)).decided
      expect(isRefusal(decided)).toBe(false)
    }
    const decided = given(order, placed, quoted(1)).when(quotes({ promiseRead: null })).decided
    expect(isRefusal(decided)).toBe(false)
  })

  test('is not quoted once it was changed: each change promises its quote again', () => {
    const earlier = '2026-01-01T00:00:00.000Z' as typeof promise
    given(order, placed)
      .when(quotes({ promiseRead: earlier }))
      .refuses(changedMeanwhile)
    given(order, placed)
      .when(quotes({ promiseRead: null }))
      .refuses(changedMeanwhile)
    given(order, placed, quoted(1))
      .when(quotes({ promiseRead: promise }))
      .refuses(changedMeanwhile)
  })
})

describe('a quote', () => {
  test('is valid for 30 days and says lines, freight and grand total', () =>
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
              ...option('Air freight', 8_000),
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
    const ends = (timeZone: string) =>
      given(order, placed).when(quotes({ validUntil: '2026-11-20' as Day, timeZone })).decided
    expect(ends('America/Bogota')).toMatchObject([{ data: { validUntil: '2026-11-21T04:59:59.999Z' } }])
    expect(ends('Pacific/Auckland')).toMatchObject([{ data: { validUntil: '2026-11-20T10:59:59.999Z' } }])
  })

  test.each([
    ['2026-11-03', 'A quote is valid for one day at least'],
    ['2027-02-02', 'A quote is valid for 90 days at most'],
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
      .refuses(
        'Only an order waiting for a quote, or with a quote that is not confirmed, can be quoted. This one is confirmed already.',
      )
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
      .refuses('This is already the price', { errors: { 'adjustments.0.unitPrice': 'This is already the price' } })
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

  test('is of one quote: the next one begins with what was requested', () => {
    const adjusted = given(order, placed).when(quotes({ adjustments: [adjustment(1_000)] })).decided
    const [first] = adjusted as ReturnType<typeof quoted>[]
    for (const before of [
      [placed, first!],
      [placed, first!, withdrawn],
    ] as const) {
      const { decided } = given(order, ...before).when(quotes())
      expect(decided).toMatchObject([{ data: { version: 2, adjustments: [], total: 22_500 } }])
    }
  })
})

test('what sales leaves out is nothing, and 30 days', () =>
  expect(quoteTerms(oneFreight(500), { issuedBy: seller, timeZone: 'UTC' })).toEqual({
    ...oneFreight(500),
    adjustments: [],
    validUntil: null,
    note: null,
    issuedBy: seller,
    timeZone: 'UTC',
  }))

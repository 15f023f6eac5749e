import { describe, expect, test } from 'vitest'
import {
  approveQuote,
  expireQuote,
  markOverdue,
  rejectQuote,
  remindConfirmation,
  remindQuoteDue,
} from '#modules/ordering/quotes/quoting.ts'
import { priceFreight } from '#modules/ordering/terms/pricing.ts'
import { type Day, upcast } from '#platform/event.ts'
import { cents } from '#platform/money.ts'
import { dayIn } from '#platform/time/time-zone.ts'
import { given } from '#tests/given.ts'
import {
  approved,
  at,
  distributorId,
  expired,
  hoursAfter,
  num,
  orderId,
  placed,
  placedAt,
  quoteDueAt,
  quoted,
  rejected,
  validUntil,
} from '#tests/sample-orders.ts'
import { cancelOrder, cancelOrderByStaff } from './ending.ts'
import {
  ConfirmationReminded,
  OrderCancelled,
  OrderItemsChanged,
  OrderPlaced,
  QuoteApproved,
  QuoteDueReminded,
  QuoteFellOverdue,
  QuoteIssued,
} from './events.ts'
import { order } from './order.ts'

test('lines of the time when a packaging’s name said its units are read with their number', () => {
  const named = ['Carton of 50 kits', 'Bottle of 100', null]
  const [line] = placed.data.lines
  const { packagingUnits: _, ...former } = line!
  const lines = named.map((packagingName) => ({ ...former, packagingName }))
  const units = [50, 1, null]
  for (const type of [OrderPlaced, QuoteIssued, OrderItemsChanged])
    expect(upcast(type, 1, { lines })).toEqual({
      lines: lines.map((it, index) => ({ ...it, packagingUnits: units[index] })),
    })
})

const ofOrder = { orderId, num, distributorId }
const inTime = hoursAfter(placedAt, 20)
const on = (now: Date) => ({ now, today: dayIn(now, 'UTC') })

describe('the distributor', () => {
  test('confirms a quote while it is valid, to its last moment', () => {
    given(order, placed, quoted())
      .when(approveQuote(1, null, on(inTime)))
      .records(approved)
    given(order, placed, quoted())
      .when(approveQuote(null, null, on(at(validUntil))))
      .records(QuoteApproved.make({ ...approved.data, confirmedOn: '2026-12-03' as Day }))
    given(order, placed, quoted())
      .when(approveQuote(1, null, on(hoursAfter(validUntil, 1))))
      .refuses('This quote has expired')
  })

  test('confirms only the quote that was read', () =>
    given(order, placed, quoted(1), quoted(2))
      .when(approveQuote(1, null, on(inTime)))
      .refuses('The quote has been revised. Please check the new version.', {
        status: 409,
        members: { quoteVersion: 2, options: quoted(2).data.options, total: 22_500, validUntil },
      }))

  test('says which quote it was, once there was more than one', () => {
    given(order, placed, quoted(1))
      .when(approveQuote(null, null, on(inTime)))
      .records(approved)
    given(order, placed, quoted(1), quoted(2))
      .when(approveQuote(null, null, on(inTime)))
      .refuses('The quote has been revised. Please check the new version.', {
        status: 409,
        members: { quoteVersion: 2, options: quoted(2).data.options, total: 22_500, validUntil },
      })
  })

  test('picks one of several freight options, and pays for that one', () => {
    const air = { optionId: 'air', name: 'Air freight', transportMode: 'Airport', transitDays: 4 } as const
    const both = QuoteIssued.make({
      ...quoted().data,
      options: [...quoted().data.options, { ...air, ...priceFreight(cents(22_500), cents(20_000), null) }],
    })
    given(order, placed, both)
      .when(approveQuote(1, null, on(inTime)))
      .refuses('Please choose a freight option', {
        status: 422,
        errors: { optionId: 'Please choose a freight option' },
      })
    given(order, placed, both)
      .when(approveQuote(1, 'road', on(inTime)))
      .refuses('Freight option not found', { status: 422 })
    const { decided } = given(order, placed, both).when(approveQuote(1, 'air', on(inTime)))
    expect(decided).toMatchObject([{ data: { optionId: 'air', shippingPrice: 20_000, grandTotal: 42_500 } }])
  })

  test('rejects a quote, which ends the order', () => {
    given(order, placed, quoted())
      .when(rejectQuote(1, null, inTime))
      .records(rejected)
    given(order, placed, quoted(), rejected)
      .when(approveQuote(1, null, on(inTime)))
      .refuses('This order has been cancelled')
  })

  test('cancels until the order is confirmed', () => {
    const cancelled = OrderCancelled.make({ ...ofOrder, by: 'DISTRIBUTOR', reason: null })
    given(order, placed).when(cancelOrder).records(cancelled)
    given(order, placed, quoted()).when(cancelOrder).records(cancelled)
    given(order, placed, quoted(), approved)
      .when(cancelOrder)
      .refuses('An order can only be cancelled until it is confirmed. This one is confirmed already.')
  })
})

test('staff cancel a confirmed order too, and say why', () =>
  given(order, placed, quoted(), approved)
    .when(cancelOrderByStaff('Out of stock'))
    .records(OrderCancelled.make({ ...ofOrder, by: 'PROVIDER', reason: 'Out of stock' })))

describe('the promise of 72 hours', () => {
  const reminded = QuoteDueReminded.make({ ...ofOrder, quoteDueAt })
  const overdue = QuoteFellOverdue.make({ ...ofOrder, quoteDueAt })

  test('is remembered a day before its end, once', () => {
    given(order, placed)
      .when(remindQuoteDue(hoursAfter(placedAt, 48)))
      .records(reminded)
    given(order, placed)
      .when(remindQuoteDue(hoursAfter(placedAt, 47)))
      .records()
    given(order, placed, reminded)
      .when(remindQuoteDue(hoursAfter(placedAt, 49)))
      .records()
    given(order, placed, quoted())
      .when(remindQuoteDue(hoursAfter(placedAt, 48)))
      .records()
  })

  test('is overdue when it has passed, once, and late reminders are left out', () => {
    given(order, placed)
      .when(markOverdue(hoursAfter(placedAt, 72)))
      .records(overdue)
    given(order, placed)
      .when(remindQuoteDue(hoursAfter(placedAt, 72)))
      .records()
    given(order, placed, overdue)
      .when(markOverdue(hoursAfter(placedAt, 80)))
      .records()
    given(order, placed, quoted())
      .when(markOverdue(hoursAfter(placedAt, 72)))
      .records()
  })

  test('starts with the order', () => {
    const promised = order.deadlines
      ?.OrderPlaced?.(placed.data, placedAt)
      .map(({ kind, at: due }) => [kind, due.toISOString()])
    expect(promised).toEqual([
      ['order.quote-due-soon', '2026-11-04T09:00:00.000Z'],
      ['order.quote-overdue', '2026-11-05T09:00:00.000Z'],
    ])
  })
})

describe('the days to confirm', () => {
  const left = (daysLeft: number) => ConfirmationReminded.make({ ...ofOrder, quoteVersion: 1, validUntil, daysLeft })

  test('are remembered seven and one days before the end, each once', () => {
    given(order, placed, quoted())
      .when(remindConfirmation(7, hoursAfter(validUntil, -7 * 24)))
      .records(left(7))
    given(order, placed, quoted())
      .when(remindConfirmation(7, hoursAfter(validUntil, -8 * 24)))
      .records()
    given(order, placed, quoted(), left(7))
      .when(remindConfirmation(7, hoursAfter(validUntil, -6 * 24)))
      .records()
    given(order, placed, quoted(), left(7))
      .when(remindConfirmation(1, hoursAfter(validUntil, -24)))
      .records(left(1))
    given(order, placed, quoted(), approved)
      .when(remindConfirmation(1, hoursAfter(validUntil, -24)))
      .records()
  })

  test('end with the order, but not before, and not once it is confirmed or quoted again', () => {
    given(order, placed, quoted())
      .when(expireQuote(at(validUntil)))
      .records(expired)
    given(order, placed, quoted())
      .when(expireQuote(hoursAfter(validUntil, -1)))
      .records()
    given(order, placed, quoted(), approved)
      .when(expireQuote(at(validUntil)))
      .records()
    const later = hoursAfter(validUntil, 48).toISOString() as typeof validUntil
    given(order, placed, quoted(1), quoted(2, later))
      .when(expireQuote(at(validUntil)))
      .records()
  })

  test('promise nothing that is past already: a quote of three days reminds once', () => {
    const short = quoted(1, '2026-11-06T23:59:59.999Z' as typeof validUntil)
    const kinds = order.deadlines?.QuoteIssued?.(short.data, at('2026-11-03T10:00:00Z')).map(({ kind }) => kind)
    expect(kinds).toEqual(['order.confirmation-due-in-1-days', 'order.quote-expired'])
  })
})

import { describe, expect, test } from 'vitest'
import { mails } from '#modules/notifications/mails/mails.ts'
import { readConfiguration } from '#modules/settings/read-configuration.ts'
import type { Day, Moment } from '#platform/event.ts'
import { cents } from '#platform/money.ts'
import { unchecked } from '#platform/typed.ts'
import { orderExtras } from './order-extras.ts'

const order = unchecked<Parameters<typeof orderExtras>[1]>({
  lines: [],
  careCoinsUsed: 100,
  promo: { code: 'SPRING' },
  bonusLines: [],
  total: cents(20_000),
  status: 'BILLED',
  documentStatus: null,
  quoteDueAt: null,
  validUntil: null,
  invoice: null,
  quotes: [
    { version: 1, note: 'By sea', state: 'REVISED', options: [] },
    { version: 2, note: null, state: 'APPROVED', options: [{ optionId: '2.1', grandTotal: cents(30_500) }] },
  ],
  confirmed: { quoteVersion: 2, optionId: '2.1' },
  requests: [
    { type: 'PROOF_OF_PREPAYMENT', note: 'To our account\nin Geneva', askedAt: '2026-11-20T09:00:00.000Z' as Moment },
    { type: 'PREINSPECTION', note: null, askedAt: '2026-11-20T09:00:00.000Z' as Moment },
  ],
  drafts: [{ note: 'Please check the weights' }],
  shipment: { trackingUrl: 'https://track.example/1?a=1&b=2' },
  deliveredOn: '2026-12-18' as Day,
  prepayment: { amount: cents(10_000), dueOn: null },
})

/** Without the order itself. */
const extras = (...[notice, of]: Parameters<typeof orderExtras>) => {
  const { order: _, ...more } = orderExtras(notice, of)
  return more
}
const status = (it: string) => extras({ type: 'ORDER_STATUS', facts: { status: it } }, order)

describe('a mail about an order also says', () => {
  test('what the provider wrote with this request alone', () => {
    expect(status('WAITING_FOR_PREPAYMENT')).toEqual({ note: 'To our account\nin Geneva' })
    expect(status('WAITING_FOR_PREINSPECTION')).toEqual({})
    expect(status('PENDING_APPROVAL')).toEqual({ note: 'Please check the weights' })
    expect(extras({ type: 'NEW_QUOTE', facts: { version: 1 } }, order)).toEqual({ note: 'By sea' })
    expect(extras({ type: 'NEW_QUOTE', facts: { version: 2 } }, order)).toEqual({})
  })

  test('where to track the shipment, and when it came', () => {
    expect(extras({ type: 'ORDER_SHIPPED', facts: {} }, order)).toEqual({
      trackingUrl: 'https://track.example/1?a=1&b=2',
    })
    expect(status('DELIVERED')).toEqual({ deliveredOn: '2026-12-18' })
  })

  test('what its end gave back', () => {
    expect(status('CANCELLED')).toEqual({ careCoinsBack: 100, promoCodeBack: 'SPRING' })
    expect(
      extras({ type: 'ORDER_STATUS', facts: { status: 'CANCELLED' } }, { ...order, careCoinsUsed: 0, promo: null }),
    ).toEqual({})
  })

  test('what is left to be paid', () =>
    expect(extras({ type: 'NEW_INVOICE', facts: {} }, order)).toEqual({ amountDue: 20_500 }))

  test('the order itself, but where the mail is about a rule', () => {
    expect(orderExtras({ type: 'NEW_MESSAGE', facts: {} }, order).order).toMatchObject({ total: 20_000 })
    expect(orderExtras({ type: 'INVARIANT_BROKEN', facts: {} }, order)).toEqual({})
  })

  test('nothing where it tells of something else', () => {
    expect(status('CONFIRMED')).toEqual({})
    expect(extras({ type: 'NEW_MESSAGE', facts: {} }, order)).toEqual({})
  })
})

test('the mail says it below the sentence of the notification', () => {
  const { brand } = readConfiguration('test', {})
  const more = {
    note: 'Call us',
    trackingUrl: 'https://track.example/1',
    deliveredOn: '2026-12-18',
    amountDue: 20_500,
    careCoinsBack: 1_500,
    promoCodeBack: 'SPRING',
  }
  const notice = { type: 'ORDER_SHIPPED', orderId: 'o-1', orderNum: '2026-000123', facts: {}, extras: more }
  const mail = mails['notification']?.(notice, { staff: false, brand, timeZone: 'UTC', companyZone: 'UTC' }, [])
  expect(mail?.paragraphs).toEqual([
    'Order 2026-000123 is on its way.',
    'CareCoins given back: 1 500.',
    'The use of the promo code SPRING was given back.',
    'It was delivered on 18/12/2026.',
    'Amount due: $205.00.',
    'Our note: Call us',
  ])
  expect(mail?.elsewhere).toEqual({ label: 'Track the shipment', url: 'https://track.example/1' })
})

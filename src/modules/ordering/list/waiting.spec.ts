import { expect, test } from 'vitest'
import type { OrderStatus } from '#modules/ordering/order-states.ts'
import type { Moment } from '#platform/event.ts'
import { type OrdersAlike, waitingAmong } from './waiting.ts'

const ordersAlike = (status: OrderStatus, count: number, more: Partial<OrdersAlike> = {}): OrdersAlike => ({
  status,
  documentStatus: null,
  count,
  until: null,
  waitForApproval: false,
  order: { id: `id-${status}`, num: `num-${status}` },
  ...more,
})
const earlier = '2026-12-11T09:00:00.000Z' as Moment
const later = '2026-12-20T09:00:00.000Z' as Moment

test('what waits for the provider, the carrier or no one does not wait for the distributor', () =>
  expect(
    waitingAmong([ordersAlike('WAITING_FOR_QUOTE', 3), ordersAlike('SHIPPED', 1), ordersAlike('CANCELLED', 200)]),
  ).toEqual([]))

test('however many there are, they are counted, with the nearest deadline', () =>
  expect(waitingAmong([ordersAlike('QUOTE_RECEIVED', 6_000, { until: earlier })])).toEqual([
    { status: 'QUOTE_RECEIVED', toApprove: false, count: 6_000, until: earlier, order: null },
  ]))

test('a single order is named', () =>
  expect(waitingAmong([ordersAlike('QUOTE_RECEIVED', 1)])).toMatchObject([
    { count: 1, order: { id: 'id-QUOTE_RECEIVED', num: 'num-QUOTE_RECEIVED' } },
  ]))

test('a document that is under review waits for the provider, one that was rejected does not', () =>
  expect(
    waitingAmong([
      ordersAlike('WAITING_FOR_PREPAYMENT', 4, { documentStatus: 'SUBMITTED' }),
      ordersAlike('WAITING_FOR_PREPAYMENT', 1, { documentStatus: 'REJECTED', until: later }),
      ordersAlike('WAITING_FOR_PREPAYMENT', 1, { until: earlier }),
    ]),
  ).toEqual([{ status: 'WAITING_FOR_PREPAYMENT', toApprove: false, count: 2, until: earlier, order: null }]))

test('drafts that were received are to be approved, whatever the status beneath', () =>
  expect(waitingAmong([ordersAlike('IN_PRODUCTION', 2, { documentStatus: 'RECEIVED' })])).toMatchObject([
    { status: 'PENDING_APPROVAL', count: 2 },
  ]))

test('the nearest deadline comes first, then what has none along an order’s life, in whatever order they are read', () => {
  const all = [
    ordersAlike('WAITING_FOR_PREINSPECTION', 1),
    ordersAlike('WAITING_FOR_PREPAYMENT', 2, { until: later }),
    ordersAlike('IMPORT_LICENSE_DOCUMENT_REQUIRED', 1),
    ordersAlike('QUOTE_RECEIVED', 600, { until: earlier }),
    ordersAlike('IN_PRODUCTION', 1, { documentStatus: 'RECEIVED' }),
  ]
  const urgentFirst = [
    'QUOTE_RECEIVED',
    'WAITING_FOR_PREPAYMENT',
    'IMPORT_LICENSE_DOCUMENT_REQUIRED',
    'PENDING_APPROVAL',
    'WAITING_FOR_PREINSPECTION',
  ]
  for (const read of [all, all.toReversed()])
    expect(waitingAmong(read).map(({ status }) => status)).toEqual(urgentFirst)
})

test('what is due at the same moment is sorted along an order’s life', () =>
  expect(
    waitingAmong([
      ordersAlike('WAITING_FOR_PREPAYMENT', 1, { until: earlier }),
      ordersAlike('QUOTE_RECEIVED', 1, { until: earlier }),
    ]).map(({ status }) => status),
  ).toEqual(['QUOTE_RECEIVED', 'WAITING_FOR_PREPAYMENT']))

test('an order that waits for an approval waits for who can give it, not for the others', () => {
  const waits = ordersAlike('QUOTE_RECEIVED', 1, { waitForApproval: true, until: earlier })
  const order = { id: 'one', num: 'num-one' }
  const toApprove = { status: 'QUOTE_RECEIVED', toApprove: true, count: 1, until: earlier, order }
  expect(waitingAmong([waits])).toEqual([])
  expect(waitingAmong([waits], [{ ...order, validUntil: earlier }])).toEqual([toApprove])
  expect(
    waitingAmong(
      [waits, ordersAlike('QUOTE_RECEIVED', 2, { until: earlier })],
      [
        { ...order, validUntil: later },
        { id: 'two', num: 'num-two', validUntil: earlier },
      ],
    ),
  ).toMatchObject([
    { toApprove: false, count: 2, until: earlier },
    { toApprove: true, count: 2, until: earlier, order: null },
  ])
})

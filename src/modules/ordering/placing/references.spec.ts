import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PurchaseOrderNumberChanged, WishedDeliveryChanged } from '#modules/ordering/events.ts'
import { order } from '#modules/ordering/order.ts'
import { type OrderRecord, recordAfter } from '#modules/ordering/order-record.ts'
import { purchaseOrderKey } from '#modules/ordering/terms/purchase-order-number.ts'
import type { Day } from '#platform/event.ts'
import type { Envelope } from '#platform/projection.ts'
import { unchecked } from '#platform/typed.ts'
import { given, stamp } from '#tests/given.ts'
import { livesOf } from '#tests/order-lives.ts'
import { num, orderId, placed, quoted } from '#tests/sample-orders.ts'
import { changeReferences, type ReferenceFacts } from './references.ts'

const numbered = (purchaseOrderNumber: string | null) => PurchaseOrderNumberChanged.make({ purchaseOrderNumber })
const wished = (day: string | null) => WishedDeliveryChanged.make({ wishedDelivery: day as Day | null })
const wish = (day: string | null) => ({ wishedDelivery: day as Day | null })
const change = (wanted: Parameters<typeof changeReferences>[0], facts: Partial<ReferenceFacts> = {}) =>
  changeReferences(wanted, { today: '2026-11-20' as Day, numberUsedBy: null, ...facts })
const onAnother = { numberUsedBy: { id: 'another', num: '2026-000012' } }

describe('the purchase order number', () => {
  test('is set, changed and removed; the same again records nothing', () => {
    given(order, placed)
      .when(change({ purchaseOrderNumber: 'PO-123' }))
      .records(numbered('PO-123'))
    given(order, placed, numbered('PO-123'))
      .when(change({ purchaseOrderNumber: 'PO-124' }))
      .records(numbered('PO-124'))
    given(order, placed, numbered('PO-123'))
      .when(change({ purchaseOrderNumber: null }))
      .records(numbered(null))
    given(order, placed, numbered('PO-123'))
      .when(change({ purchaseOrderNumber: 'PO-123' }))
      .records()
  })

  test('of another order is a question; of this one, in another notation, it is not', () => {
    given(order, placed)
      .when(change({ purchaseOrderNumber: 'PO-123' }, onAnother))
      .refuses('PO-123 is already on order 2026-000012: use it again?', { status: 409, members: onAnother })
    given(order, placed, numbered('PO-123'))
      .when(change({ purchaseOrderNumber: 'PO 123' }, onAnother))
      .records(numbered('PO 123'))
    given(order, placed, numbered('PO-123'))
      .when(change({ purchaseOrderNumber: null }, onAnother))
      .records(numbered(null))
  })

  test('is changed until the order is invoiced', () => {
    const lives = livesOf(placed)
    given(order, ...lives.DELIVERED)
      .when(change({ purchaseOrderNumber: 'PO-123' }))
      .records(numbered('PO-123'))
    given(order, ...lives.BILLED)
      .when(change({ purchaseOrderNumber: 'PO-123' }))
      .refuses('This order has been invoiced')
    given(order, ...lives.CANCELLED)
      .when(change({ purchaseOrderNumber: 'PO-123' }))
      .refuses('This order has been cancelled')
  })
})

describe('the wished delivery date', () => {
  test('is a day from today, at most 24 months ahead', () => {
    given(order, placed)
      .when(change(wish('2026-11-20')))
      .records(wished('2026-11-20'))
    given(order, placed)
      .when(change(wish('2028-11-20')))
      .records(wished('2028-11-20'))
    given(order, placed)
      .when(change(wish('2026-11-19')))
      .refuses('This day is in the past', { status: 422, errors: { wishedDelivery: 'This day is in the past' } })
    given(order, placed)
      .when(change(wish('2028-11-21')))
      .refuses('Choose a day within the next 24 months', { status: 422 })
  })

  test('that has passed keeps no other change back', () => {
    const passed = wished('2026-11-03')
    given(order, placed, passed)
      .when(change({ purchaseOrderNumber: 'PO-123', ...wish('2026-11-03') }))
      .records(numbered('PO-123'))
    given(order, placed, passed)
      .when(change(wish(null)))
      .records(wished(null))
  })

  test('is changed until the order is shipped', () =>
    given(order, ...livesOf(placed).SHIPPED)
      .when(change(wish('2027-03-01')))
      .refuses('A delivery date can only be wished for until the order is shipped', { status: 409 }))
})

test('both change in one step, and the quote that is out stays valid', () => {
  const { state, when } = given(order, placed, quoted())
  when(change({ purchaseOrderNumber: 'PO-123', ...wish('2027-03-01') })).records(
    numbered('PO-123'),
    wished('2027-03-01'),
  )
  expect(given(order, placed, quoted(), numbered('PO-123'), wished('2027-03-01')).state).toEqual({
    ...state,
    purchaseOrderNumber: 'PO-123',
    wishedDelivery: '2027-03-01',
  })
})

describe('numbers that are one number', () => {
  test.each(['PO-123', 'po 123', ' PO/123 ', 'Po.123', 'PO–123', 'ＰＯ１２３'])('%s', (number) =>
    expect(purchaseOrderKey(number)).toBe('po123'),
  )

  test('others are others', () => expect(purchaseOrderKey('PO-1230')).not.toBe(purchaseOrderKey('PO-123')))

  test('a key is its own key', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (number) => {
        const key = purchaseOrderKey(number)
        expect(purchaseOrderKey(key)).toBe(key)
      }),
    ))
})

test('a row of the lists is found by both numbers and compared by its key', () => {
  const recordOf = (...events: readonly { readonly type: string; readonly data: unknown }[]): OrderRecord =>
    recordAfter(
      undefined,
      events.map(({ type, data }) => ({ envelope: unchecked<Envelope>({ ...stamp, key: orderId, type }), data })),
    )
  const key = num.replace('-', '')
  expect(recordOf(placed)).toMatchObject({ numKey: key, purchaseOrderKey: null, wishedDelivery: null })
  expect(recordOf(placed, numbered('PO/1'), wished('2027-03-01'))).toMatchObject({
    ...{ numKey: `${key} po/1`, purchaseOrderNumber: 'PO/1', purchaseOrderKey: 'po1', wishedDelivery: '2027-03-01' },
  })
  expect(recordOf(placed, numbered('PO/1'), numbered(null))).toMatchObject({ numKey: key, purchaseOrderKey: null })
})

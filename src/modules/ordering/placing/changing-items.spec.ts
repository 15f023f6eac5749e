import { describe, expect, test } from 'vitest'

import { OrderCancelled } from '#modules/ordering/events.ts'
import { cents, percent } from '#platform/money.ts'
import {
  change,
  facts,
  figures,
  first,
  iron,
  newIron,
  nothing,
  now,
  orderWith,
  paidWith,
  recorded,
  zinc,
} from '#tests/changing-orders.ts'
import {
  approved,
  distributorId,
  momentAfter,
  num,
  orderId,
  placed,
  placedAt,
  product,
  quoted,
  withdrawn,
} from '#tests/sample-orders.ts'
import { addItems, changeItems, removeItem } from './changing-items.ts'

describe('another quantity', () => {
  test('is priced anew, and the 72 hours start again', () => {
    const it = orderWith(placed)
    const decided = changeItems(change(30), facts(), now)(it)
    expect(recorded(decided).order).toMatchObject([
      {
        type: 'OrderItemsChanged',
        data: {
          lines: [{ lineId: first, quantity: 30, effectiveUnitPrice: 1_125, total: 33_750 }],
          subtotal: 33_750,
          total: 33_750,
          quoteDueAt: momentAfter(placedAt, 82),
        },
      },
    ])
  })

  test('that is no change records nothing, whatever became of the prices', () => {
    const dearer = { ...product, registrations: [{ ...product.registrations[0]!, price: cents(9_999) }] }
    expect(changeItems(change(20, 1), facts({ products: [dearer] }), now)(orderWith(placed, quoted()))).toEqual(nothing)
  })

  test('costs what the catalogue says today; a screen that showed another total gets the figures', () => {
    const dearer = {
      ...product,
      registrations: [{ ...product.registrations[0]!, price: cents(2_000), discount: percent(0) }],
    }
    const decided = changeItems(change(30, 33_750), facts({ products: [dearer] }), now)(orderWith(placed))
    expect(decided).toMatchObject({
      status: 409,
      members: { expectedTotal: 33_750, total: 60_000, lines: [{ productId: 'product-1', total: 60_000 }] },
    })
    expect(
      figures(orderWith(placed), changeItems(change(30, 60_000), facts({ products: [dearer] }), now)),
    ).toMatchObject({
      total: 60_000,
    })
  })

  test.each([
    [{ quantity: 0 }, 'orderItems.0.quantity', 'Please select quantity'],
    [{ quantity: 5 }, 'orderItems.0.quantity', 'The minimum order quantity is 10'],
    [{ quantity: 12 }, 'orderItems.0.quantity', 'Please order in steps of 5: 10, 15, 20 …'],
    [{ quantity: 100_005 }, 'orderItems.0.quantity', 'The maximum order quantity is 100 000'],
    [{ packagingId: null }, 'orderItems.0.packaging', 'Please select packaging'],
    [{ quantity: 0, packagingId: null }, 'orderItems.0.quantity', 'Please select quantity and packaging'],
    [{ packagingId: 'pack-9' }, 'orderItems.0.packaging', 'This product does not come in that packaging'],
  ])('that is not possible is refused: %o', (input, field, reason) =>
    expect(
      changeItems(
        { changed: [{ id: first, ...input }], added: [], expectedTotal: null },
        facts(),
        now,
      )(orderWith(placed)),
    ).toMatchObject({ status: 422, errors: { [field]: reason } }),
  )

  test('of what is not in the order is refused', () =>
    expect(
      changeItems({ ...change(30), changed: [{ id: `${orderId}.9`, quantity: 30 }] }, facts(), now)(orderWith(placed)),
    ).toMatchObject({ status: 404 }))

  test('withdraws the quote that was out', () =>
    expect(recorded(changeItems(change(30), facts(), now)(orderWith(placed, quoted()))).order[0]).toEqual(withdrawn))

  test('is too late after confirmation', () =>
    expect(changeItems(change(30), facts(), now)(orderWith(placed, quoted(), approved))).toMatchObject({
      error: 'An order can only be changed until it is confirmed. This one is confirmed already.',
    }))
})

describe('another product', () => {
  test('comes with a number of its own, as few as it is ordered in', () =>
    expect(figures(orderWith(placed), addItems([{ ...newIron, quantity: null }], facts(), now)).lines).toMatchObject([
      { lineId: first },
      { lineId: `${orderId}.2`, name: 'Iron', quantity: 10, total: 8_000 },
    ]))

  test('that is there already stays as it is', () =>
    expect(
      addItems(
        [{ productId: product.id, countryId: 'co', quantity: 50, packagingId: 'pack-30' }],
        facts(),
        now,
      )(orderWith(placed)),
    ).toEqual(nothing))

  test.each([
    [{ countryId: 'pe' }, 'This order goes to Colombia'],
    [{ quantity: 12 }, 'Please order in steps of 5: 10, 15, 20 …'],
    [{ productId: 'product-9' }, 'Product not found'],
  ])('must fit: %o', (input, error) =>
    expect(addItems([{ ...newIron, ...input }], facts(), now)(orderWith(placed))).toMatchObject({ error }),
  )

  test('of another sub-category makes another order', () =>
    expect(
      addItems([newIron], facts({ products: [product, { ...iron, subCategoryId: 'sub-2' }] }), now)(orderWith(placed)),
    ).toMatchObject({ error: 'This order can only have products of Prenatal vitamins' }))

  test('never takes the number of one that was removed', () => {
    const two = figures(orderWith(placed), addItems([newIron], facts(), now))
    const it = { ...orderWith(placed), order: two }
    const one = figures(it, removeItem(`${orderId}.2`, facts(), now))
    const again = { ...it, order: one }
    const known = facts({ products: [product, iron, zinc] })
    const newZinc = { ...newIron, productId: zinc.id }
    expect(figures(again, addItems([newZinc], known, now)).lines[1]).toMatchObject({ lineId: `${orderId}.3` })
  })

  test('that was removed before comes back as the item that it was, where it was', () => {
    const begun = orderWith(placed)
    const two = { ...begun, order: figures(begun, addItems([newIron], facts(), now)) }
    const without = { ...two, order: figures(two, removeItem(first, facts(), now)) }
    const back = { productId: product.id, countryId: 'co', quantity: 20, packagingId: 'pack-30' }
    const undone = figures(without, addItems([back], facts(), now))
    expect(undone.requested).toEqual(two.order.requested)
    expect(undone.lines.map(({ lineId }) => lineId)).toEqual([first, `${orderId}.2`])
  })
})

describe('an item that cannot be ordered any more', () => {
  const withoutFolic = facts({ products: [{ ...product, withdrawn: true }, iron] })
  const both = () => {
    const it = orderWith(placed)
    return { ...it, order: figures(it, addItems([newIron], facts(), now)) }
  }

  test('is named and stops other changes', () =>
    expect(
      changeItems(
        { changed: [{ id: `${orderId}.2`, quantity: 15 }], added: [], expectedTotal: null },
        withoutFolic,
        now,
      )(both()),
    ).toMatchObject({
      status: 422,
      error: 'Folic acid 400 µg: No longer available. Change it or remove it first.',
    }))

  test('can be removed, and keeps its price while others are', () => {
    expect(figures(both(), removeItem(first, withoutFolic, now))).toMatchObject({ total: 8_000 })
    expect(figures(both(), removeItem(`${orderId}.2`, withoutFolic, now))).toMatchObject({ total: 22_500 })
  })
})

test('without its last item the order is cancelled, and its CareCoins come back', () => {
  const it = orderWith(paidWith(100), quoted())
  expect(removeItem(first, facts(), now)(it)).toMatchObject({
    order: [OrderCancelled.make({ orderId, num, distributorId, by: 'DISTRIBUTOR', reason: null })],
    account: [{ type: 'CareCoinsReturned', data: { amount: 100 } }],
  })
})

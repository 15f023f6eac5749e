import { addDays } from 'date-fns/addDays'
import { afterAll, describe, expect, test } from 'vitest'
import {
  addCartLine,
  cancelOrder,
  changeOrderDraft,
  listOrders,
  placeOrder,
  showCart,
  showOrder,
  showOrderHistory,
} from '#modules/ordering/contract.ts'
import { listOfficeOrders } from '#modules/ordering/desk/desk-contract.ts'
import { listQuoteQueue, showOfficeOrder } from '#modules/ordering/desk/office-contract.ts'
import { utcDay } from '#platform/moment.ts'
import { present } from '#platform/typed.ts'
import { startTrading } from '#tests/trading.ts'
import { changeReferences } from './changing-contract.ts'

const { portal, call, andina, nordmed, folic, iron, sales, lineOf, orderOf, placed, quoted, done } =
  await startTrading()
afterAll(() => portal.stop())

const ines = andina.procurement
const soon = utcDay(addDays(new Date(), 60))
const yesterday = utcDay(addDays(new Date(), -2))

describe('placing an order', () => {
  test('keeps number and wish in the draft, and the order has them for both sides', async () => {
    await done(addCartLine, { productId: iron.id, countryId: 'co', packagingId: iron.packagingId }, ines)
    await done(changeOrderDraft, { purchaseOrderNumber: '  PO-1  ', wishedDelivery: soon }, ines)
    const { draft, sections } = await done(showCart, {}, ines)
    expect(draft).toMatchObject({ purchaseOrderNumber: 'PO-1', wishedDelivery: soon })
    expect(present(sections[0]).possibleFrom).toBeNull()
    const { orderId } = await placed(andina, { purchaseOrderNumber: 'PO-1', wishedDelivery: soon })
    expect((await done(showCart, {}, ines)).draft).toMatchObject({ purchaseOrderNumber: null, wishedDelivery: null })
    const shown = { purchaseOrderNumber: 'PO-1', wishedDelivery: soon }
    expect(await done(showOrder, { id: orderId }, ines)).toMatchObject(shown)
    expect((await done(showOfficeOrder, { id: orderId }, sales)).order).toMatchObject(shown)
    expect((await done(listQuoteQueue, {}, sales)).quotes.find(({ id }) => id === orderId)).toMatchObject(shown)
    expect((await done(listOrders, { search: 'po 1' }, ines)).map(({ id }) => id)).toContain(orderId)
    expect((await done(listOfficeOrders, { search: 'PO-1' }, sales)).orders[0]).toMatchObject({ id: orderId, ...shown })
    const history = await done(showOrderHistory, { id: orderId }, andina.marketing)
    expect(history.map(({ what, detail }) => [what, detail])).toContainEqual(['set the purchase order number', 'PO-1'])
  })

  test('asks once about a number that the company has on another order; another company is not affected', async () => {
    const first = await placed(andina, { purchaseOrderNumber: 'PO-2' })
    const again = { ...orderOf(andina, lineOf(folic, 'co')), purchaseOrderNumber: 'po 2' }
    expect(await call(placeOrder, again, ines)).toMatchObject({
      status: 409,
      problem: {
        error: `po 2 is already on order ${first.num}: use it again?`,
        numberUsedBy: { id: first.orderId, num: first.num },
      },
    })
    expect(await call(placeOrder, { ...again, useNumberAgain: true }, ines)).toMatchObject({ status: 200 })
    const theirs = { ...orderOf(nordmed, lineOf(folic, 'no')), purchaseOrderNumber: 'PO-2' }
    expect(await call(placeOrder, theirs, nordmed.procurement)).toMatchObject({ status: 200 })
  })

  test('does not ask about the number of a cancelled order', async () => {
    const { orderId } = await placed(andina, { purchaseOrderNumber: 'PO-3' })
    await done(cancelOrder, { orderId }, ines)
    const again = { ...orderOf(andina, lineOf(folic, 'co')), purchaseOrderNumber: 'PO-3' }
    expect(await call(placeOrder, again, ines)).toMatchObject({ status: 200 })
  })

  test('names the field that is wrong', async () => {
    const wanted = orderOf(andina, lineOf(folic, 'co'))
    const wrong = async (changes: object) => (await call(placeOrder, { ...wanted, ...changes }, ines)).problem.errors
    expect(await wrong({ wishedDelivery: yesterday })).toEqual({ wishedDelivery: 'This day is in the past' })
    expect(Object.keys((await wrong({ purchaseOrderNumber: 'x'.repeat(41) })) ?? {})).toEqual(['purchaseOrderNumber'])
  })
})

describe('changing them', () => {
  test('leaves the quote valid, asks about a number in use, and what is not named stays', async () => {
    const other = await placed(andina, { purchaseOrderNumber: 'PO-4' })
    const { orderId: id } = await quoted()
    expect(await call(changeReferences, { id, purchaseOrderNumber: 'PO-4' }, ines)).toMatchObject({
      status: 409,
      problem: { numberUsedBy: { num: other.num } },
    })
    await done(changeReferences, { id, wishedDelivery: soon }, ines)
    await done(changeReferences, { id, purchaseOrderNumber: 'PO-4', useNumberAgain: true }, ines)
    expect(await done(showOrder, { id }, ines)).toMatchObject({
      ...{ status: 'QUOTE_RECEIVED', purchaseOrderNumber: 'PO-4', wishedDelivery: soon },
    })
    // Its own number is no other order's.
    expect(await call(changeReferences, { id, purchaseOrderNumber: 'PO 4', useNumberAgain: true }, ines)).toMatchObject(
      { status: 200 },
    )
  })

  test('is for who places orders, in the own company, of an order that has not ended', async () => {
    const { orderId: id } = await placed()
    const change = { id, purchaseOrderNumber: 'PO-5' }
    expect((await call(changeReferences, change, andina.marketing)).status).toBe(403)
    expect((await call(changeReferences, change, sales)).status).toBe(403)
    expect((await call(changeReferences, change, nordmed.procurement)).status).toBe(404)
    const opened = { purchaseOrderNumber: 'PO-9', wishedDelivery: null }
    expect((await call(changeReferences, { ...change, opened }, nordmed.procurement)).status).toBe(404)
    await done(cancelOrder, { orderId: id }, ines)
    expect(await call(changeReferences, change, ines)).toMatchObject({
      status: 409,
      problem: { error: 'This order has been cancelled' },
    })
  })
})

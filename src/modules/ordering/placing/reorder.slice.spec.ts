import { afterAll, describe, expect, test } from 'vitest'
import { priceRegistration } from '#modules/catalogue/office-contract.ts'
import { placeOrder, showCart } from '#modules/ordering/contract.ts'
import { cents, percent } from '#platform/money.ts'
import { startTrading } from '#tests/trading.ts'
import { compareReorder, placeAgain } from './changing-contract.ts'

const { portal, call, world, andina, nordmed, folic, iron, lineOf, orderOf, placed, done } = await startTrading()
afterAll(() => portal.stop())

describe('an order again', () => {
  test('is compared with today, line by line, before it enters the cart', async () => {
    const order = orderOf(nordmed, lineOf(folic, 'no', 20), lineOf(iron, 'no', 20))
    const { orderId } = await done(placeOrder, order, nordmed.procurement)
    await done(
      priceRegistration,
      { id: iron.in('no') as never, price: cents(2_000), discount: percent(0) },
      world.admin,
    )
    const compared = await done(compareReorder, { id: orderId }, nordmed.procurement)
    expect(compared.lines).toMatchObject([
      { name: 'Folic acid', ordered: { price: 1_125 }, now: { price: 1_125 }, problem: null, inCart: null },
      {
        name: 'Iron',
        registration: 'Registered',
        ordered: { price: 1_125, discount: 10, quantity: 20 },
        now: { price: 2_000, discount: 0, quantity: 20, packagings: [{ name: 'Box of 30' }] },
      },
    ])

    const request = (quantity: number) => ({
      orderId,
      lines: [{ id: `${orderId}.2`, quantity, packagingId: iron.packagingId }],
    })
    expect(await call(placeAgain, request(12), nordmed.procurement)).toMatchObject({
      status: 422,
      problem: { errors: { 'lines.0.quantity': 'Please order in steps of 5: 10, 15, 20 …' } },
    })
    expect(await done(placeAgain, request(30), nordmed.procurement)).toEqual({ success: true, added: 1, left: [] })
    const { sections } = await done(showCart, {}, nordmed.procurement)
    expect(sections.flatMap(({ products }) => products)).toMatchObject([{ productId: iron.id, quantity: 30 }])
    const again = await done(compareReorder, { id: orderId }, nordmed.procurement)
    expect(again.lines.map(({ inCart }) => inCart)).toEqual([null, 30])
  })

  test('is for who may place one', async () => {
    const { orderId } = await placed()
    const { marketing } = andina
    expect((await call(compareReorder, { id: orderId }, marketing)).status).toBe(403)
    expect((await call(placeAgain, { orderId }, marketing)).status).toBe(403)
  })
})

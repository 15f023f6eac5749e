import { afterAll, describe, expect, test } from 'vitest'
import {
  addCartLine,
  cancelOrder,
  changeCartLine,
  changeOrderDraft,
  removeCartLine,
  showCart,
} from '#modules/ordering/contract.ts'

import { placeAgain } from '#modules/ordering/placing/changing-contract.ts'
import { startTrading } from '#tests/trading.ts'

const { portal, call, world, andina, nordmed, folic, placed, done } = await startTrading()
afterAll(() => portal.stop())

describe('the cart', () => {
  test('is priced by the server, one section for each country and sub-category', async () => {
    const me = andina.procurement
    const line = { productId: folic.id, quantity: 20, packagingId: folic.packagingId }
    await done(addCartLine, { ...line, countryId: 'co' }, me)
    await done(addCartLine, { ...line, countryId: 'co', quantity: 50 }, me)
    await done(addCartLine, { ...line, countryId: 'pe' }, me)
    await done(
      changeCartLine,
      { productId: folic.id, countryId: 'pe', quantity: 30, packagingId: folic.packagingId },
      me,
    )

    const cart = await done(showCart, {}, me)
    expect(cart).toMatchObject({
      count: 2,
      total: 22_500 + 33_750,
      careCoinsBalance: 1_000,
      sections: [
        {
          country: { name: 'Colombia' },
          subCategory: { name: 'Vitamins' },
          total: 22_500,
          products: [{ quantity: 20, problem: null }],
        },
        { country: { name: 'Peru' }, total: 33_750, canBeOrdered: true },
      ],
    })
    await done(removeCartLine, { productId: folic.id, countryId: 'pe' }, me)
    expect((await done(showCart, {}, me)).count).toBe(1)
    expect((await done(showCart, {}, andina.marketing)).count).toBe(0)
  })

  test('takes as few as a product is ordered in where no quantity is said', async () => {
    const me = andina.marketing
    await done(addCartLine, { productId: folic.id, countryId: 'co', packagingId: folic.packagingId }, me)
    const [section] = (await done(showCart, {}, me)).sections
    expect(section?.products).toMatchObject([{ quantity: 10, minimumOrderQuantity: 10, problem: null }])
    await done(removeCartLine, { productId: folic.id, countryId: 'co' }, me)
  })

  test('keeps the draft, its personal data sealed in the log', async () => {
    const me = nordmed.procurement
    const contact = { name: 'Astrid Solheim', phone: '+47 22 55 01 99' }
    await done(
      changeOrderDraft,
      { countryId: 'no', subCategoryId: world.vitamins.id, contact, shippingAddressId: nordmed.shippingAddressId },
      me,
    )
    await done(
      changeOrderDraft,
      { specialRequest: { documents: true, packing: false, preShipmentInspection: false, other: 'Ask for Astrid' } },
      me,
    )
    expect((await done(showCart, {}, me)).draft).toMatchObject({
      contact,
      shippingAddressId: nordmed.shippingAddressId,
      specialRequest: { documents: true, other: 'Ask for Astrid' },
    })
    expect(await portal.everythingRecorded()).not.toContain('Astrid')
  })

  test.each([
    [{ countryId: null }, 422, 'countryId', 'Please select a country'],
    [{ countryId: 'no' }, 422, 'countryId', 'Not available in your region'],
    [{ quantity: 0 }, 422, 'quantity', 'Please select quantity'],
    [{ quantity: 12 }, 422, 'quantity', 'Please order in steps of 5: 10, 15, 20 …'],
    [{ packagingId: null }, 422, 'packagingId', 'Please select packaging'],
  ])('refuses %o', async (change, status, field, reason) => {
    const line = { productId: folic.id, countryId: 'co', quantity: 20, packagingId: folic.packagingId, ...change }
    const refused = await call(addCartLine, line, andina.procurement)
    expect(refused).toMatchObject({ status, problem: { error: reason, errors: { [field]: reason } } })
  })
})

test('an order is placed again into the cart, and what is sold no more is named', async () => {
  const { orderId } = await placed(nordmed)
  await done(cancelOrder, { orderId }, nordmed.procurement)
  expect(await done(placeAgain, { orderId }, nordmed.procurement)).toEqual({ success: true, added: 1, left: [] })
  expect(await done(showCart, {}, nordmed.procurement)).toMatchObject({
    sections: [{ products: [{ quantity: 20 }] }],
  })
})

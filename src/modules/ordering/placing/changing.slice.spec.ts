import { afterAll, describe, expect, test } from 'vitest'
import { priceRegistration } from '#modules/catalogue/office-contract.ts'
import { upsertAddress } from '#modules/distributors/contract.ts'
import { countCareCoins } from '#modules/loyalty/contract.ts'
import { decideQuote, placeOrder, showOrder, showOrderHistory } from '#modules/ordering/contract.ts'
import { listQuoteQueue } from '#modules/ordering/desk/office-contract.ts'
import { cents, percent } from '#platform/money.ts'
import { NO_PHONE_NUMBER } from '#platform/text/phone-number.ts'
import { startTrading } from '#tests/trading.ts'
import {
  addOrderItems,
  changeOrder,
  changeOrderAddress,
  changeOrderItems,
  compareReorder,
  listOrderItems,
  removeOrderItem,
} from './changing-contract.ts'

const { portal, call, world, andina, nordmed, folic, iron, sales, lineOf, orderOf, placed, quoted, done } =
  await startTrading()
afterAll(() => portal.stop())

const ines = andina.procurement
const first = (orderId: string) => `${orderId}.1`
const newIron = { productId: iron.id, countryId: 'co', quantity: 10, packaging: iron.packagingId }
const secondWarehouse = {
  type: 'SHIPPING' as const,
  name: 'Second warehouse',
  addressee: 'Marcela Rojas',
  address: 'Carrera 7 # 71-21',
  zipCode: '110231',
  city: 'Capital',
  countryId: 'co',
  email: 'second@portal.example',
  phone: '+57 1 555 01 12',
}
const balance = async () => (await done(countCareCoins, {}, ines)).data.balance
describe('changing an order', () => {
  test('withdraws the quote, starts the 72 hours again and tells it to both sides', async () => {
    const { orderId } = await quoted()
    const before = await done(showOrder, { id: orderId }, ines)
    expect(before.statusData.actions.map(({ label }) => label)).toContain('Modify the order')
    const answer = await done(
      changeOrder,
      {
        orderId,
        fields: {
          ...{ shippingMethod: 'CIP', destination: 'El Dorado', contactName: 'Rosa', contactPhone: '+57 1' },
          specialRequest: { documents: false, packing: true, preShipmentInspection: false, other: 'No pallets' },
        },
      },
      ines,
    )
    expect(answer).toMatchObject({
      success: true,
      updatedFields: {
        orderId,
        fields: {
          ...{ status: 'WAITING_FOR_QUOTE', shippingMethod: 'CIP', destination: 'El Dorado', documentStatus: null },
          ...{ contactName: 'Rosa', contactPhone: '+57 1' },
          specialRequest: { documents: false, packing: true, preShipmentInspection: false, other: 'No pallets' },
        },
      },
    })
    expect(await done(showOrder, { id: orderId }, ines)).toMatchObject({
      status: 'WAITING_FOR_QUOTE',
      shippingInfo: { method: 'CIP', destination: 'El Dorado' },
      contact: { name: 'Rosa', phone: '+57 1' },
    })
    const history = (await done(showOrderHistory, { id: orderId }, ines)).map(({ type }) => type)
    expect(history.slice(0, 4).toSorted()).toEqual([
      'OrderContactChanged',
      'OrderShippingChanged',
      'QuoteWithdrawn',
      'SpecialRequestChanged',
    ])
    const { quotes } = await done(listQuoteQueue, {}, sales)
    expect(quotes.map(({ id }) => id)).toContain(orderId)
    expect((await call(decideQuote, { orderId, status: 'CONFIRMED', quoteVersion: 1 }, ines)).status).toBe(409)
  })

  test('that changes nothing records nothing, sealed names and wishes included', async () => {
    const { orderId } = await placed()
    const fields = {
      shippingMethod: 'FCA',
      transportMode: 'Airport',
      certificates: ['Certificate of analysis'],
      contactName: 'Rosa',
      contactPhone: '+57 1',
      specialRequest: { documents: false, packing: true, preShipmentInspection: false, other: 'Handle with care' },
    } as const
    await done(changeOrder, { orderId, fields }, ines)
    const before = await portal.eventCount()
    await done(changeOrder, { orderId, fields }, ines)
    await done(changeOrderAddress, { orderId, addressId: andina.shippingAddressId, addressType: 'SHIPPING' }, ines)
    await done(changeOrderItems, { orderId, orderItems: [{ id: first(orderId), quantity: 20 }] }, ines)
    expect(await portal.eventCount()).toBe(before)
    const half = await call(changeOrder, { orderId, fields: { contactName: 'Lucía', contactPhone: null } }, ines)
    expect(half.problem.errors).toEqual({ 'fields.contactPhone': 'This field is mandatory' })
    const uncallable = await call(changeOrder, { orderId, fields: { contactName: 'Lucía', contactPhone: 'abc' } }, ines)
    expect(uncallable.problem.errors).toEqual({
      'fields.contactPhone': 'Enter a phone number in digits, such as +41 22 555 01 10',
    })
    await done(changeOrder, { orderId, fields: { contactName: null } }, ines)
    expect(await done(showOrder, { id: orderId }, ines)).toMatchObject({ contact: null, contactName: null })
    expect(await portal.everythingRecorded()).not.toContain('Handle with care')
  })

  test('ships it to another address of the company, and to no one else’s', async () => {
    const { orderId } = await placed()
    const to = (addressId: string, addressType: 'SHIPPING' | 'BILLING' = 'SHIPPING') =>
      call(changeOrderAddress, { orderId, addressId, addressType }, ines)
    expect((await to(nordmed.shippingAddressId)).status).toBe(404)
    expect((await to(andina.shippingAddressId, 'BILLING')).status).toBe(404)
    const { id } = await done(upsertAddress, secondWarehouse, ines)
    expect((await to(id)).status).toBe(200)
    expect(await done(showOrder, { id: orderId }, andina.marketing)).toMatchObject({
      shippingAddress: { id, name: 'Second warehouse', addressee: 'Marcela Rojas' },
    })
  })

  test('takes the addressee of an address as its delivery contact', async () => {
    const { orderId } = await placed()
    const { id } = await done(upsertAddress, secondWarehouse, ines)
    const choose = (addressId: string) =>
      call(changeOrderAddress, { orderId, addressId, addressType: 'CONTACT' as const }, ines)
    expect((await choose(id)).status).toBe(200)
    expect(await done(showOrder, { id: orderId }, ines)).toMatchObject({
      contactName: 'Marcela Rojas',
      contactPhone: secondWarehouse.phone,
      shippingAddress: { id: andina.shippingAddressId },
    })
    expect((await choose(nordmed.shippingAddressId)).status).toBe(404)
    const { id: unreachable } = await done(upsertAddress, { ...secondWarehouse, phone: 'ask the porter' }, ines)
    expect((await choose(unreachable)).problem.errors).toEqual({ addressId: NO_PHONE_NUMBER })
  })

  test('takes certificates as a list or as a text with commas', async () => {
    const { orderId } = await placed()
    const [first, own] = ['Declaration of conformity', 'Letter of the ministry']
    const choose = (certificates: string | string[]) =>
      call(changeOrder, { orderId, fields: { certificates: certificates as string[] } }, ines)
    expect((await choose(` ${first}, ${own},`)).body.updatedFields.fields.certificates).toBe(`${first}, ${own}`)
    expect((await choose([own])).body.updatedFields.fields.certificates).toBe(own)
    expect((await choose('')).body.updatedFields.fields.certificates).toBe('')
    for (const wrong of ['a,b,c,d,e,f', 'a,a', 'x'.repeat(201), ['a', 'a'], ['']])
      expect(Object.keys((await choose(wrong)).problem.errors ?? {})[0]).toMatch(/^fields\.certificates/)
  })

  test('ships it to another country, and the queue says so', async () => {
    const { orderId } = await placed()
    const shipsTo = async () => (await done(listQuoteQueue, {}, sales)).quotes.find(({ id }) => id === orderId)?.shipsTo
    expect(await shipsTo()).toBeNull()
    const { id } = await done(upsertAddress, { ...secondWarehouse, countryId: 'pe' }, ines)
    await done(changeOrderAddress, { orderId, addressId: id, addressType: 'SHIPPING' }, ines)
    expect(await shipsTo()).toBe('Peru')
  })

  test('adds, changes and removes items at today’s prices; the last one cancels it', async () => {
    const { orderId } = await placed()
    const added = await done(addOrderItems, { orderId, orderItems: [newIron] }, ines)
    expect(added.orderItems.map(({ id, quantity }) => [id, quantity])).toEqual([
      [first(orderId), 20],
      [`${orderId}.2`, 10],
    ])
    const items = (quantity: number, expectedTotal: number) => ({
      orderId,
      orderItems: [{ id: first(orderId), quantity }],
      expectedTotal: cents(expectedTotal),
    })
    expect(await call(changeOrderItems, items(30, 1), ines)).toMatchObject({
      status: 409,
      problem: { expectedTotal: 1, total: 45_000, lines: [{ total: 33_750 }, { total: 11_250 }] },
    })
    await done(changeOrderItems, items(30, 45_000), ines)
    await done(removeOrderItem, { id: `${orderId}.2` }, ines)
    expect(await done(showOrder, { id: orderId }, ines)).toMatchObject({
      total: 33_750,
      orderItems: [{ quantity: 30 }],
    })
    expect((await call(removeOrderItem, { id: `${orderId}.2` }, ines)).status).toBe(404)
    expect(await done(removeOrderItem, { id: first(orderId) }, ines)).toMatchObject({
      updatedFields: { fields: { status: 'CANCELLED' } },
    })
  })

  test('gives CareCoins back that the new total does not allow', async () => {
    const before = await balance()
    const order = { ...orderOf(andina, lineOf(folic, 'co', 10), lineOf(iron, 'co', 10)), careCoinsUsed: 900 as never }
    const { orderId } = await done(placeOrder, order, ines)
    await done(changeOrderItems, { orderId, orderItems: [{ id: first(orderId), quantity: 15 }] }, ines)
    expect(await balance()).toBe(before - 900)
    await done(removeOrderItem, { id: `${orderId}.2` }, ines)
    expect(await balance()).toBe(before - 900)
    await done(priceRegistration, { id: folic.in('co') as never, price: cents(500), discount: percent(0) }, world.admin)
    await done(changeOrderItems, { orderId, orderItems: [{ id: first(orderId), quantity: 10 }] }, ines)
    expect(await done(showOrder, { id: orderId }, ines)).toMatchObject({ careCoinsUsed: 500, total: 0 })
    expect(await balance()).toBe(before - 500)
    await done(removeOrderItem, { id: first(orderId) }, ines)
    expect(await balance()).toBe(before)
    await done(
      priceRegistration,
      { id: folic.in('co') as never, price: cents(1_250), discount: percent(10) },
      world.admin,
    )
  })

  test('is for those who buy, on orders of their own', async () => {
    const { orderId } = await placed()
    const calls = (who: { jwt: string }) =>
      Promise.all([
        call(changeOrder, { orderId, fields: { shippingMethod: 'DAP' } }, who),
        call(changeOrderAddress, { orderId, addressId: nordmed.shippingAddressId, addressType: 'SHIPPING' }, who),
        call(changeOrderItems, { orderId, orderItems: [{ id: first(orderId), quantity: 30 }] }, who),
        call(addOrderItems, { orderId, orderItems: [newIron] }, who),
        call(removeOrderItem, { id: first(orderId) }, who),
      ])
    expect((await calls(andina.marketing)).map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
    expect((await calls(nordmed.procurement)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect((await call(listOrderItems, { id: orderId }, nordmed.procurement)).status).toBe(404)
    expect((await call(compareReorder, { id: orderId }, nordmed.procurement)).status).toBe(404)
  })

  test.each([
    ['an unknown field', { fields: { total: 1 } }],
    ['no fields', {}],
    ['an Incoterm that does not exist', { fields: { shippingMethod: 'DDP' } }],
    ['blank certificates', { fields: { certificates: ['  '] } }],
  ])('with %s is 422', async (_, body) => {
    const { orderId } = await placed()
    const { status, problem } = await call(changeOrder, { orderId, ...body } as never, ines)
    expect(status).toBe(422)
    expect(Object.keys(problem.errors ?? {})).not.toEqual([])
  })

  test('that is confirmed is refused with a reason', async () => {
    const { orderId } = await quoted()
    await done(decideQuote, { orderId, status: 'CONFIRMED', quoteVersion: 1 }, ines)
    expect(await call(changeOrder, { orderId, fields: { shippingMethod: 'DAP' } }, ines)).toMatchObject({
      status: 409,
      problem: { error: 'An order can only be changed until it is confirmed. This one is confirmed already.' },
    })
  })

  test('at the same moment as its confirmation has one winner', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { orderId } = await quoted()
      const [confirmed, changed] = await Promise.all([
        call(decideQuote, { orderId, status: 'CONFIRMED', quoteVersion: 1 }, ines),
        call(changeOrder, { orderId, fields: { shippingMethod: 'DAP' } }, ines),
      ])
      expect([confirmed.status, changed.status].toSorted()).toEqual([200, 409])
      const { status } = await done(showOrder, { id: orderId }, ines)
      expect(status).toBe(confirmed.status === 200 ? 'CONFIRMED' : 'WAITING_FOR_QUOTE')
    }
  })
})

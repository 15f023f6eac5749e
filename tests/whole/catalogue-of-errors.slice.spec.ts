import { afterAll, describe, expect, test } from 'vitest'

import { upsertAddress } from '#modules/distributors/contract.ts'
import { quickAdd } from '#modules/ordering/cart/quick-add-contract.ts'
import { addCartLine, placeOrder } from '#modules/ordering/contract.ts'
import { addOrderItems, changeOrder } from '#modules/ordering/placing/changing-contract.ts'
import { startTrading } from '#tests/trading.ts'

const { portal, call, andina, folic, iron, lineOf, orderOf, placed, done } = await startTrading()
afterAll(() => portal.stop())

const ines = andina.procurement
const choice = { productId: folic.id, countryId: 'co', quantity: 20, packagingId: folic.packagingId }
type Choice = {
  productId: string
  countryId: string | null
  quantity: number
  packagingId: string | null
}
const inCart = (change: Partial<Choice>) => call(addCartLine, { ...choice, ...change }, ines)
const order = () => orderOf(andina, lineOf(folic, 'co'))

/** The sentence is the catalogue's own, and the field that it is about is named. */
const says = (answer: { status: number; problem: object }, sentence: string, field: string) =>
  expect(answer).toMatchObject({ status: 422, problem: { error: sentence, errors: { [field]: expect.any(String) } } })

describe('Specification 2, section 8: the server says it with the catalogue’s own text', () => {
  test('Please select a country', async () =>
    says(await inCart({ countryId: null }), 'Please select a country', 'countryId'))

  test('Please select quantity', async () => says(await inCart({ quantity: 0 }), 'Please select quantity', 'quantity'))

  test('Please select packaging', async () =>
    says(await inCart({ packagingId: null }), 'Please select packaging', 'packagingId'))

  test('Please select quantity and packaging', async () =>
    says(await inCart({ quantity: 0, packagingId: null }), 'Please select quantity and packaging', 'quantity'))

  test('Please enter a valid number', async () => {
    const line = { reference: 'PC-1001', quantity: 'many', country: 'Colombia' }
    const answer = await call(quickAdd, { lines: [line] }, ines)
    expect(answer).toMatchObject({
      status: 422,
      problem: { errors: { 'lines.0.quantity': 'Please enter a valid number' } },
    })
  })

  test('Please select shipping and billing adresses', async () => {
    const sentence = 'Please select shipping and billing adresses'
    for (const field of ['shippingAddressId', 'billingAddressId'] as const)
      says(await call(placeOrder, { ...order(), [field]: null }, ines), sentence, field)
  })

  test('Please select an option within Airport, Road and Harbor', async () => {
    const sentence = 'Please select an option within Airport, Road and Harbor'
    const unsent = { ...order(), shipping: { method: 'FCA' as const, transportMode: null } }
    says(await call(placeOrder, unsent, ines), sentence, 'shipping.transportMode')
    const { orderId } = await placed()
    says(await call(changeOrder, { orderId, fields: { transportMode: null } }, ines), sentence, 'fields.transportMode')
  })

  test('Missing mandatory fields', async () =>
    says(
      await call(upsertAddress, { type: 'SHIPPING', name: 'Warehouse' } as never, ines),
      'Missing mandatory fields',
      'city',
    ))
})

describe('Specification 2, section 9: limits that the server holds', () => {
  test('Quantity added to an order from the label modal: as few as the product is ordered in, 1 unless it says otherwise', async () => {
    const { orderId } = await placed()
    const item = { productId: iron.id, countryId: 'co', packaging: iron.packagingId }
    const { orderItems } = await done(addOrderItems, { orderId, orderItems: [item] }, ines)
    expect(orderItems[1]?.quantity).toBe(10)
    const one = { ...item, quantity: 1 }
    const { orderId: other } = await placed()
    says(
      await call(addOrderItems, { orderId: other, orderItems: [one] }, ines),
      'The minimum order quantity is 10',
      'orderItems.0.quantity',
    )
  })

  test('A destination is required for EXW, FOB and CIP', async () => {
    for (const method of ['EXW', 'FOB', 'CIP'] as const)
      says(
        await call(placeOrder, { ...order(), shipping: { method, transportMode: 'Road' } }, ines),
        `Please enter a destination for ${method}`,
        'shipping.destination',
      )
  })
})

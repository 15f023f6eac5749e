import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { OrderDetail } from '#modules/ordering/contract.ts'
import { oneFreight } from '#tests/quote-terms.ts'

import { type Caller, callerOf, type PlacedOrder, placesAgain, placesOrder } from './caller.ts'
import { isSound, looks, type Stage, stage } from './portal.ts'
import { typesFreight } from './quote-form.ts'

const SALES = 'sales@partnercare.example'

let it: Stage
let buyer: Caller
let sales: Caller
let first: PlacedOrder
beforeAll(async () => {
  it = await stage()
  buyer = await callerOf(it.portal.url, 'procurement@andina.example')
  sales = await callerOf(it.portal.url, SALES)
  first = await placesOrder(buyer)
})
afterAll(() => it.close())

const places = () => placesAgain(buyer, first.orderId)

describe.each(looks)('$width', (look) => {
  test('a quote that is being typed says what the distributor changed meanwhile', async () => {
    const { orderId } = await places()
    const page = await it.open(`/office/orders/${orderId}`, SALES, look)
    await page.getByLabel('Freight in dollars').fill('100')
    await page.getByText('Adjust prices').click()
    const { orderItems } = await buyer.get<OrderDetail>(`/order/${orderId}`)
    const [gone] = orderItems
    const name = gone!.registration.product.name
    const line = page.getByRole('group', { name })
    await line.getByLabel('New unit price in dollars').fill('0.90')
    await line.getByLabel('Reason').fill('Yearly volume')
    await buyer.send('DELETE', `/order/items/${gone!.id}`, undefined)
    const said = page.getByRole('alert').filter({ hasText: 'The distributor changed the order since you began' })
    await said.getByText(`${name} was removed, with the price you entered: 0.90, Yearly volume`).waitFor()
    await isSound(page)
    await page.getByRole('button', { name: 'I have checked it' }).click()
    await said.waitFor({ state: 'detached' })
    expect(await page.getByLabel('Freight in dollars').inputValue()).toBe('100')
  })
})

test('an order that is changed under the question is not quoted unseen', async () => {
  const { orderId, num } = await places()
  const page = await it.open(`/office/orders/${orderId}`, SALES)
  await typesFreight(page, '100')
  await page.getByRole('button', { name: 'Send quote' }).last().click()
  const dialog = page.getByRole('dialog', { name: `Send this quote for order ${num}?` })
  await dialog.waitFor()
  await buyer.send('PUT', '/order', { orderId, fields: { certificates: ['Certificate of analysis'] } })
  await dialog.getByRole('button', { name: 'Send quote' }).click()
  await page.getByText('The order has changed. Please check it again.').first().waitFor()
  expect((await buyer.get<OrderDetail>(`/order/${orderId}`)).status).toBe('WAITING_FOR_QUOTE')
})

test('a form filled in from a quote that was withdrawn says so', async () => {
  const { orderId } = await places()
  await sales.send('POST', `/office/orders/${orderId}/quote`, oneFreight(186_000))
  await buyer.send('PUT', '/order', { orderId, fields: { certificates: ['Certificate of analysis'] } })
  const page = await it.open(`/office/orders/${orderId}`, SALES)
  await page.getByRole('note').filter({ hasText: 'Copied from version 1.' }).waitFor()
  await isSound(page)
  await page.getByRole('note').getByRole('link', { name: 'What changed' }).click()
  await page.getByRole('heading', { name: 'Compare the rounds' }).waitFor()
})

test('the question whether to send says that a colleague was quicker, and its figures stay what was asked', async () => {
  const { orderId, num } = await places()
  const quote = (freight: number) => sales.send('POST', `/office/orders/${orderId}/quote`, oneFreight(freight))
  await quote(60_000)
  const page = await it.open(`/office/orders/${orderId}`, SALES)
  await page.getByRole('button', { name: 'Revise the quote' }).click()
  await page.getByLabel('Freight in dollars').waitFor()
  await page.getByRole('button', { name: 'Send quote' }).last().click()
  const dialog = page.getByRole('dialog', { name: new RegExp(num) })
  await dialog.getByText('$600.00').waitFor()
  await quote(77_700)
  await dialog.getByText(/sent a quote at .* while you were writing\. Your quote will replace it\./).waitFor()
  expect(await dialog.getByText('$777.00').count()).toBe(0)
  await isSound(page)
})

test('a form that was filled in from the last quote says what the distributor changed since it came', async () => {
  const { orderId } = await places()
  await sales.send('POST', `/office/orders/${orderId}/quote`, oneFreight(60_000))
  await buyer.send('PUT', '/order', { orderId, fields: { certificates: ['Certificate of analysis'] } })
  const page = await it.open(`/office/orders/${orderId}`, SALES)
  await page.getByRole('note').filter({ hasText: 'Copied from version 1.' }).waitFor()
  const { orderItems } = await buyer.get<OrderDetail>(`/order/${orderId}`)
  await buyer.send('DELETE', `/order/items/${orderItems[0]!.id}`, undefined)
  await page.getByText(`${orderItems[0]!.registration.product.name} was removed.`).waitFor()
  await page.getByRole('button', { name: 'I have checked it' }).click()
  await page.getByText('The distributor changed the order since you began').waitFor({ state: 'detached' })
})

test('a change that was checked is not told again when the rest of the page reads it', async () => {
  const { orderId } = await places()
  const page = await it.open(`/office/orders/${orderId}`, SALES)
  await page.getByLabel('Freight in dollars').fill('100')
  const { orderItems } = await buyer.get<OrderDetail>(`/order/${orderId}`)
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
  const isOrder = ({ pathname }: URL) => pathname.endsWith(`/office/orders/${orderId}`)
  await page.route(isOrder, async (route) => {
    await allowed
    await route.continue()
  })
  await buyer.send('DELETE', `/order/items/${orderItems[0]!.id}`, undefined)
  const change = page.getByText('The distributor changed the order since you began')
  await page.getByRole('button', { name: 'I have checked it' }).click()
  await change.waitFor({ state: 'detached' })
  const read = page.waitForResponse((response) => isOrder(new URL(response.url())))
  allow()
  await (await read).finished()
  await page.getByRole('main').getByText('changed the items').first().waitFor()
  expect(await change.count()).toBe(0)
})

describe.each([
  {
    how: 'confirms',
    does: (orderId: string) => buyer.send('PUT', '/order/status', { orderId, status: 'CONFIRMED', quoteVersion: 1 }),
    says: /confirmed the order while you were writing/,
  },
  {
    how: 'rejects',
    does: (orderId: string) => buyer.send('PUT', '/order/status', { orderId, status: 'CANCELLED' }),
    says: /rejected the quote while you were writing/,
  },
])('a distributor that $how under a quote that is being revised', ({ does, says }) => {
  const revised = async () => {
    const placed = await places()
    await sales.send('POST', `/office/orders/${placed.orderId}/quote`, oneFreight(60_000))
    const page = await it.open(`/office/orders/${placed.orderId}`, SALES)
    await page.getByRole('button', { name: 'Revise the quote' }).click()
    await page.getByLabel('Freight in dollars').waitFor()
    return { ...placed, page, told: page.getByRole('alert').filter({ hasText: says }) }
  }

  test('is told where the form was, until it is understood', async () => {
    const { orderId, page, told } = await revised()
    await page.getByLabel('Freight in dollars').fill('450')
    await does(orderId)
    await told.getByText('Your quote was not sent, and this order can no longer be quoted.').waitFor()
    await page.getByLabel('Freight in dollars').waitFor({ state: 'detached' })
    await isSound(page)
    await page.reload()
    await told.getByRole('button', { name: 'Understood' }).click()
    await told.waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('heading', { name: 'Quote', exact: true }).waitFor()
    expect(await told.count()).toBe(0)
  })

  test('is told when the question whether to send it goes', async () => {
    const { orderId, num, page, told } = await revised()
    await page.getByRole('button', { name: 'Send quote' }).last().click()
    const dialog = page.getByRole('dialog', { name: new RegExp(num) })
    await dialog.waitFor()
    await does(orderId)
    await told.and(page.locator(':focus')).waitFor()
    expect(await dialog.count()).toBe(0)
  })
})

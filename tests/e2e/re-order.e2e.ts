import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Product } from '#modules/catalogue/contract.ts'
import type { Cart, OrderRow } from '#modules/ordering/contract.ts'
import { count, money } from '#web/ui/figures/format.ts'

import { type Caller, callerOf } from './caller.ts'
import { type OwnOrder, ownOrder } from './own-order.ts'
import { isSound, type Look, looks, type Stage, stage } from './portal.ts'

const LUCIA = 'procurement@andina.example'
const MATEO = 'marketing@andina.example'

let it: Stage
let lucia: Caller
let operations: Caller
beforeAll(async () => {
  it = await stage()
  lucia = await callerOf(it.portal.url, LUCIA)
  operations = await callerOf(it.portal.url, 'operations@partnercare.example')
})
afterAll(() => it.close())

/** Cancelled, so that it can be placed again; placing took its products out of the cart. */
const cancelled = async (lines = 2): Promise<OwnOrder> => {
  const order = await ownOrder(lucia, lines)
  await lucia.send('PUT', '/order/cancel', { orderId: order.id })
  return order
}
const registrationOf = ({ registrations }: Product) => registrations?.find(({ country }) => country.id === 'co')?.id
const inCart = async () => (await lucia.get<Cart>('/cart')).sections.flatMap(({ products }) => products)
const openAgain = async ({ id, products }: OwnOrder, look?: Look) => {
  const page = await it.open(`/profile/order/${id}/reorder`, LUCIA, look)
  await page
    .getByRole('list', { name: 'Products of this order' })
    .getByText(products[0]?.name ?? '')
    .first()
    .waitFor()
  return page
}

test.each(looks)('then and now side by side are sound: $width, $scheme', async (look) => {
  const page = await openAgain(await cancelled(), look)
  await isSound(page)
  await page.getByRole('checkbox').first().uncheck()
  await page.getByText('1 of 2 products chosen').waitFor()
  await isSound(page)
})

test('what changed since is told, what is gone is named, and only what was chosen enters the cart', async () => {
  const order = await cancelled(3)
  const [dearer, gone, left] = order.products as [Product, Product, Product]
  await operations.send('PUT', `/office/registrations/${registrationOf(dearer)}/price`, { price: 98_700, discount: 0 })
  await operations.send('PUT', `/office/registrations/${registrationOf(gone)}/status`, { status: 'EXPIRED' })
  const page = await openAgain(order)
  await page.getByRole('table', { name: dearer.name }).getByText('$987.00', { exact: true }).waitFor()
  await page
    .getByRole('table', { name: dearer.name })
    .getByText(`at least ${count(dearer.minimumOrderQuantity)} units`)
    .waitFor()
  await page.getByRole('table', { name: gone.name }).getByText('Expired', { exact: true }).waitFor()
  await page.getByText('Not available in Colombia (registration status: Expired)').waitFor()
  await page.getByText('2 of 3 products chosen').waitFor()
  await page.getByRole('checkbox', { name: `Order ${left.name} again` }).uncheck()
  await page.getByRole('button', { name: `Increase Quantity of ${dearer.name}` }).click()
  const units = dearer.minimumOrderQuantity + dearer.orderQuantityStep
  await page
    .getByText(money(98_700 * units))
    .first()
    .waitFor()
  await isSound(page)
  await page.getByRole('button', { name: 'Add to my cart' }).click()
  await page.waitForURL('**/cart#co_*')
  await page.getByText('1 product of this order is in your cart.').waitFor()
  const lines = await inCart()
  expect(lines.find(({ productId }) => productId === dearer.id)?.quantity).toBe(units)
  for (const { id } of [gone, left]) expect(lines.some(({ productId }) => productId === id)).toBe(false)

  const again = await openAgain(order)
  await again.getByText(/^Already in your cart/).waitFor()
  await again.getByRole('button', { name: 'Add to my cart' }).click()
  await again.waitForURL('**/cart#co_*')
  const once = await openAgain(order)
  await once.getByRole('link', { name: 'See my cart' }).click()
  await once.waitForURL('**/cart#co_*')
})

describe('it is reached', () => {
  test.each(['/profile/orders?status=CANCELLED', '/home', 'the order', 'the confirmation'])('from %s', async (from) => {
    const order = await cancelled()
    const path =
      from === 'the order'
        ? `/profile/order/${order.id}`
        : from === 'the confirmation'
          ? `/order/confirmation?order=${order.id}`
          : from
    const page = await it.open(path, LUCIA)
    await page
      .getByRole('link', { name: /^Place this order again/ })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: `Place order ${order.num} again` }).waitFor()
  })

  test('as the request of a new quote, after placing and when an order was cancelled', async () => {
    const placed = await ownOrder(lucia)
    const ended = await cancelled()
    for (const [order, path] of [
      [placed, `/order/confirmation?order=${placed.id}`],
      [ended, `/profile/order/${ended.id}`],
    ] as const) {
      const page = await it.open(path, LUCIA)
      await page.getByRole('link', { name: 'Request a new quote' }).click()
      await page.getByRole('heading', { level: 1, name: `Request a new quote for ${order.num}` }).waitFor()
      await page.context().close()
    }
  })
})

test('an order that is on its way can be placed again, one that is open is modified instead', async () => {
  const orders = await lucia.get<OrderRow[]>('/order')
  for (const { statusData } of orders) {
    const names = statusData.actions.map(({ action }) => action)
    expect(names.includes('PLACE_AGAIN')).toBe(!names.includes('MODIFY'))
  }
})

test('who may not place orders cannot place one again', async () => {
  const order = await cancelled()
  const page = await it.open(`/profile/order/${order.id}/reorder`, MATEO)
  await page.waitForURL(`**/profile/order/${order.id}`)
  for (const path of [null, '/profile/orders?status=CANCELLED', `/order/confirmation?order=${order.id}`]) {
    if (path) await page.goto(`${it.portal.url}${path}`)
    await page.getByText(order.num).first().waitFor()
    for (const name of [/^Place this order again/, 'Request a new quote'])
      expect(await page.getByRole('link', { name }).count(), `${name} on ${path}`).toBe(0)
  }
})

test('somebody else’s order is not there', async () => {
  const theirs = await callerOf(it.portal.url, 'procurement@nordmed.example')
  const [order] = await theirs.get<OrderRow[]>('/order')
  const page = await it.open(`/profile/order/${order?.id}/reorder`, LUCIA)
  await page.getByRole('heading', { level: 1, name: 'Order not found' }).waitFor()
})

import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'

import type { Product } from '#modules/catalogue/contract.ts'
import type { Cart, OrderRow } from '#modules/ordering/contract.ts'
import type { Caller } from '#tests/e2e/caller.ts'
import { type OwnOrder, ownOrder } from '#tests/e2e/own-order.ts'
import { holdAnswers, sentRequests } from '#tests/screens/line.ts'
import { screenPortal } from '#tests/screens/screen.tsx'
import { count, money } from '#web/ui/figures/format.ts'

const LUCIA = 'procurement@andina.example'
const MATEO = 'marketing@andina.example'

const portal = screenPortal()
let lucia: Caller
let operations: Caller
beforeAll(async () => {
  lucia = await portal.caller(LUCIA)
  operations = await portal.caller('operations@partnercare.example')
})

/** Cancelled, so that it can be placed again; placing took its products out of the cart. */
const cancelled = async (lines = 2): Promise<OwnOrder> => {
  const order = await ownOrder(lucia, lines)
  await lucia.send('PUT', '/order/cancel', { orderId: order.id })
  return order
}
const registrationOf = ({ registrations }: Product) => registrations?.find(({ country }) => country.id === 'co')?.id
const inCart = async () => (await lucia.get<Cart>('/cart')).sections.flatMap(({ products }) => products)
const openAgain = async ({ id }: OwnOrder) => {
  const opened = await portal.open(`/profile/order/${id}/reorder`, LUCIA)
  await screen.findByRole('list', { name: 'Products of this order' })
  return opened
}
const button = (name: string | RegExp) => screen.findByRole('button', { name })

test('what changed since shows, what is gone is named, and only what was chosen enters the cart, once', async () => {
  const order = await cancelled(3)
  const [dearer, gone, left] = order.products as [Product, Product, Product]
  await operations.send('PUT', `/office/registrations/${registrationOf(dearer)}/price`, { price: 98_700, discount: 0 })
  await operations.send('PUT', `/office/registrations/${registrationOf(gone)}/status`, { status: 'EXPIRED' })
  const { user, address } = await openAgain(order)
  const table = (name: string) => within(screen.getByRole('table', { name }))
  await table(dearer.name).findByText('$987.00')
  table(dearer.name).getByText(new RegExp(`^at least ${count(dearer.minimumOrderQuantity)} units`))
  table(gone.name).getByText('Expired')
  screen.getByText('Not available in Colombia (registration status: Expired)')
  screen.getByText('2 of 3 products chosen')

  for (const name of [dearer.name, left.name])
    await user.click(screen.getByRole('checkbox', { name: `Order ${name} again` }))
  expect((await button('Add to my cart')).dataset['why']).toBe('Choose at least one product')
  await user.click(await button('Add to my cart'))
  await user.click(screen.getByRole('checkbox', { name: `Order ${dearer.name} again` }))
  await user.click(await button(`Increase Quantity of ${dearer.name}`))
  const units = dearer.minimumOrderQuantity + dearer.orderQuantityStep
  await waitFor(() => expect(screen.getByRole('main').textContent).toContain(money(98_700 * units)))
  const late = holdAnswers('POST', /^\/cart\/orders$/)
  const add = await button('Add to my cart')
  await user.click(add)
  await late.caught
  expect(add.getAttribute('aria-busy')).toBe('true')
  await user.click(add)
  late.release()
  await expect.poll(() => `${address()}${location.hash}`).toMatch(/^\/cart#co_/)
  await screen.findByText('1 product of this order is in your cart.')
  const sent = sentRequests().filter(
    ({ method, body }) => method === 'POST' && (body as { orderId?: string } | null)?.orderId,
  )
  expect(sent, 'a busy button takes no second press').toHaveLength(1)
  const lines = await inCart()
  expect(lines.find(({ productId }) => productId === dearer.id)?.quantity).toBe(units)
  for (const { id } of [gone, left]) expect(lines.some(({ productId }) => productId === id)).toBe(false)
  cleanup()

  const again = await openAgain(order)
  await screen.findByText(/^Already in your cart/)
  await again.user.click(await button('Add to my cart'))
  await expect.poll(() => `${again.address()}${location.hash}`).toMatch(/^\/cart#co_/)
  cleanup()
  const once = await openAgain(order)
  await once.user.click(await screen.findByRole('link', { name: 'See my cart' }))
  await expect.poll(() => `${once.address()}${location.hash}`).toMatch(/^\/cart#co_/)
})

test('the list, the home page, the order and the confirmation fill the cart in one step', async () => {
  const order = await cancelled()
  const { user, go, address } = await portal.open('/home', LUCIA)
  for (const path of [
    '/home',
    '/profile/orders?status=CANCELLED',
    `/profile/order/${order.id}`,
    `/order/confirmation?order=${order.id}`,
  ]) {
    for (const { productId, countryId } of await inCart())
      await lucia.send('DELETE', `/cart/lines/${countryId}/${productId}`, {})
    await go(path)
    await screen.findAllByText(order.num)
    const isOfThis = (name: string) =>
      /^Place this order again/.test(name) && (!/\d/.test(name) || name.includes(order.num))
    const [place] = await screen.findAllByRole('button', { name: isOfThis })
    await user.click(place as HTMLElement)
    await expect.poll(() => `${address()}${location.hash}`).toMatch(/^\/cart#co_/)
    await screen.findByText(/of this order (is|are) in your cart/)
    expect((await inCart()).map(({ productId }) => productId).toSorted()).toEqual(
      order.products.map(({ id }) => id).toSorted(),
    )
  }
})

test('what cannot be ordered any more is named in the cart; where nothing can, the comparison says why', async () => {
  const order = await cancelled()
  const [gone, left] = order.products as [Product, Product]
  const expires = (product: Product) =>
    operations.send('PUT', `/office/registrations/${registrationOf(product)}/status`, { status: 'EXPIRED' })
  await expires(gone)
  const { user, go, address } = await portal.open(`/profile/order/${order.id}`, LUCIA)
  await user.click(await button('Place this order again'))
  await expect.poll(address).toBe('/cart')
  await screen.findByText(`${gone.name}: Not available in Colombia (registration status: Expired)`, { exact: false })
  await expires(left)
  await go(`/profile/order/${order.id}`)
  await user.click(await button('Place this order again'))
  await screen.findByRole('heading', { level: 1, name: `Place order ${order.num} again` })
})

test('a new quote is requested after a look at what changed, from the order and the confirmation', async () => {
  const order = await cancelled()
  const { user, go } = await portal.open('/home', LUCIA)
  for (const path of [`/order/confirmation?order=${order.id}`, `/profile/order/${order.id}`]) {
    await go(path)
    await user.click(await screen.findByRole('link', { name: 'Request a new quote' }))
    await screen.findByRole('heading', { level: 1, name: `Request a new quote for ${order.num}` })
  }
})

test('an order that is on its way can be placed again, one that is open is modified instead', async () => {
  for (const { statusData } of await lucia.get<OrderRow[]>('/order')) {
    const names = statusData.actions.map(({ action }) => action)
    expect(names.includes('PLACE_AGAIN')).toBe(!names.includes('MODIFY'))
  }
})

test('who may not place orders cannot place one again', async () => {
  const order = await cancelled()
  const { address, go } = await portal.open(`/profile/order/${order.id}/reorder`, MATEO)
  await expect.poll(address).toBe(`/profile/order/${order.id}`)
  for (const path of [null, '/profile/orders?status=CANCELLED', `/order/confirmation?order=${order.id}`]) {
    if (path) await go(path)
    await screen.findAllByText(order.num)
    expect(screen.queryByRole('button', { name: /^Place this order again/ }), `again on ${path}`).toBeNull()
    expect(screen.queryByRole('link', { name: 'Request a new quote' }), `quote on ${path}`).toBeNull()
  }
})

test('an order of another company is not found', async () => {
  const theirs = await portal.caller('procurement@nordmed.example')
  const [order] = await theirs.get<OrderRow[]>('/order')
  await portal.open(`/profile/order/${order?.id}/reorder`, LUCIA)
  await screen.findByRole('heading', { level: 1, name: 'Order not found' })
})

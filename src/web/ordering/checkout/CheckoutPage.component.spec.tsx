import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Product, Registration } from '#modules/catalogue/contract.ts'
import type { Cart, CartSection, OrderDetail, OrderRow } from '#modules/ordering/contract.ts'
import type { Caller } from '#tests/e2e/caller.ts'
import { choose, fill } from '#tests/screens/fields.ts'
import { answerInstead, cutLive, loseAnswers, mendLine, sentRequests } from '#tests/screens/line.ts'
import { screenPortal } from '#tests/screens/screen.tsx'

const BUYER = 'procurement@andina.example'
const MARKETING = 'marketing@andina.example'

const portal = screenPortal()
let buyer: Caller
let operations: Caller
let first: Cart
beforeAll(async () => {
  buyer = await portal.caller(BUYER)
  operations = await portal.caller('operations@partnercare.example')
  first = await cart()
})
/** Each test begins with the two sections of the demo world and no order on its way. */
beforeEach(async () => {
  for (const { country, subCategory } of (await cart()).sections)
    await buyer.send('DELETE', `/cart/sections/${country.id}/${subCategory.id}`, {})
  await buyer.send('DELETE', '/cart/draft', {})
  for (const { productId, countryId, quantity, packagingId } of first.sections.flatMap(({ products }) => products))
    await buyer.send('POST', '/cart/lines', { productId, countryId, quantity, packagingId })
})

const cart = () => buyer.get<Cart>('/cart')
const newest = async (count: number) => (await buyer.get<OrderRow[]>('/order')).slice(0, count)
const card = async (title: RegExp) => {
  const heading = await screen.findByRole('heading', { level: 2, name: title })
  return heading.closest('section, article, div[class*="card"]') as HTMLElement
}
const field = async (name: RegExp, at: number) =>
  (await screen.findAllByRole<HTMLInputElement>('combobox', { name }))[at] as HTMLInputElement
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const ordersSent = () => sentRequests().filter(({ method, path }) => method === 'POST' && path === '/order')

test('each section begins with the last method of its warehouse, and all become orders in one submission', async () => {
  const { user } = await portal.open('/order/checkout', BUYER)
  expect((await field(/^Shipping method/, 0)).value).toMatch(/^[A-Z]{3} · /)
  expect(screen.getAllByText(/^As in your last order to this address, 20\d\d-\d{6}\.$/)).toHaveLength(2)
  await user.click(await button('Place 2 orders'))
  await screen.findByRole('heading', { name: 'Thank you for your orders' })
  expect(ordersSent()).toHaveLength(2)
  expect((await cart()).sections).toEqual([])
  const placed = await newest(2)
  expect(placed.map(({ status }) => status)).toEqual(['WAITING_FOR_QUOTE', 'WAITING_FOR_QUOTE'])
  for (const { num } of placed) await screen.findByText(new RegExp(`Order ${num} has been placed`))
})

test('what is missing is named by section and field, and nothing is sent', async () => {
  const { user, go } = await portal.open('/order/checkout', BUYER)
  await choose(user, /^Shipping method/, /^CIP/, await card(/^Colombia/))
  await user.click(await button('Place 2 orders'))
  const destination = await screen.findByRole('textbox', { name: /^Destination/ })
  await screen.findByText(/^Please complete: Colombia: Hormone therapy\.$/)
  await waitFor(() => expect(document.activeElement).toBe(destination))
  expect(ordersSent()).toEqual([])
  await fill(user, destination, 'Bogotá airport')
  await go('/cart')
  await go('/order/checkout')
  expect(
    (await screen.findByRole<HTMLInputElement>('textbox', { name: /^Destination/ })).value,
    'what was chosen is kept',
  ).toBe('Bogotá airport')
  await user.click(await button('Place 2 orders'))
  await screen.findByRole('heading', { name: 'Thank you for your orders' })
  const details = await Promise.all((await newest(2)).map(({ id }) => buyer.get<OrderDetail>(`/order/${id}`)))
  expect(details.map(({ shippingInfo }) => shippingInfo?.destination)).toContain('Bogotá airport')
})

/** What another person changes of the first product for Colombia, of which this page hears nothing. */
const unheard = async (change: (registration: Registration) => Promise<unknown>) => {
  cutLive()
  const [line] = first.sections.find(({ country }) => country.id === 'co')?.products ?? []
  const product = await buyer.get<Product>(`/products/${line?.productId}`)
  await change(product.registrations?.find(({ country }) => country.id === 'co') as Registration)
}

test('what is refused of one section stops no other', async () => {
  const { user } = await portal.open('/order/checkout', BUYER)
  await field(/^Shipping method/, 1)
  let status: Registration['status'] = 'REGISTERED'
  let id = ''
  await unheard((registration) => {
    status = registration.status
    id = registration.id
    return operations.send('PUT', `/office/registrations/${id}/status`, { status: 'EXPIRED' })
  })
  await user.click(await button('Place 2 orders'))
  await screen.findByText(/^Peru: .*Order 20\d\d-\d{6} has been placed\.$/)
  await screen.findAllByText(/Not available in Colombia/)
  expect((await cart()).sections.map(({ country }) => country.id)).toEqual(['co'])
  await operations.send('PUT', `/office/registrations/${id}/status`, { status })
})

test('a price that moved meanwhile is shown before anything is placed at it', async () => {
  const { user } = await portal.open('/order/checkout', BUYER)
  await field(/^Shipping method/, 1)
  let path = ''
  let before = { price: 0, discount: 0 }
  await unheard(({ id, price, discount }) => {
    path = `/office/registrations/${id}/price`
    before = { price: price ?? 0, discount }
    return operations.send('PUT', path, { ...before, price: before.price + 100 })
  })
  await user.click(await button('Place 2 orders'))
  await screen.findByText(/^Peru: .*Order 20\d\d-\d{6} has been placed\.$/)
  await screen.findByText('The price has changed:')
  expect((await cart()).sections.map(({ country }) => country.id)).toEqual(['co'])
  const { total } = (await cart()).sections[0] as CartSection
  const again = await button('Place at the new price')
  mendLine()
  await waitFor(() => expect(again.getAttribute('aria-disabled')).toBeNull())
  await user.click(again)
  await screen.findByRole('heading', { name: 'Thank you for your orders' })
  expect((await newest(1))[0]?.total).toBe(total)
  await operations.send('PUT', path, before)
})

test('what was chosen for a section that was refused is kept', async () => {
  const { user, go } = await portal.open('/order/checkout', BUYER)
  await choose(user, /^Transport mode/, 'Road', await card(/^Colombia/))
  const refused = answerInstead('POST', /^\/order$/, { status: 422, body: { errors: { contact: 'No contact' } } })
  await user.click(await button('Place 2 orders'))
  await waitFor(() => expect(screen.getAllByText(/No contact$/)).toHaveLength(2))
  refused.stop()
  await go('/cart')
  await go('/order/checkout')
  expect((await field(/^Transport mode/, 0)).value).toBe('Road')
})

test('an answer that is lost places no order twice', async () => {
  const { user } = await portal.open('/order/checkout', BUYER)
  await field(/^Shipping method/, 1)
  const count = (await newest(200)).length
  loseAnswers('POST', /^\/order$/, 502)
  await user.click(await button('Place 2 orders'))
  const again = screen.queryByRole('button', { name: 'Place the order' })
  if (again) await user.click(again)
  await screen.findByRole('heading', { name: 'Thank you for your orders' })
  expect((await newest(200)).length).toBe(Math.min(200, count + 2))
  expect((await cart()).sections).toEqual([])
})

test('marketing may fill the cart, and is referred to who places orders', async () => {
  await portal.open('/order/checkout', MARKETING)
  await screen.findByText(/^Only users with the role PROCUREMENT can place an order/)
  expect(screen.queryByRole('button', { name: /^Place/ })).toBeNull()
})

test('an empty cart has nothing to check out', async () => {
  for (const { country, subCategory } of (await cart()).sections)
    await buyer.send('DELETE', `/cart/sections/${country.id}/${subCategory.id}`, {})
  const { address } = await portal.open('/order/checkout', BUYER)
  await expect.poll(address).toBe('/cart')
  expect(within(document.body).queryByRole('button', { name: /^Place/ })).toBeNull()
})

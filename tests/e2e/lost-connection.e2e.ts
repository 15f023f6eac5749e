import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Cart, OrderDetail } from '#modules/ordering/contract.ts'

import { callerOf } from './caller.ts'
import { ready } from './order-draft.ts'
import { type Stage, stage } from './portal.ts'

const BUYER = 'procurement@andina.example'
const SALES = 'sales@partnercare.example'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

/** The server handles its requests, and its answers are lost. */
const loseAnswers = (page: Page, path: string) =>
  page.route(path, async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    await route.fetch()
    await route.fulfill({ status: 504, contentType: 'text/html', body: '<h1>Bad gateway</h1>' })
  })

test('a buyer whose line breaks keeps the page, gets to the next one when it is back, and finds the order of a lost answer', async () => {
  const page = await it.open('/profile/orders', BUYER)
  const order = page.getByRole('table').getByRole('link').first()
  await order.waitFor()
  await page.getByText(/^Updated \d\d:\d\d/).waitFor()
  const num = (await order.textContent()) ?? ''
  await page.context().setOffline(true)
  await page.getByText(/^Offline since \d\d:\d\d/).waitFor()
  await order.click()
  const later = page.getByText('The page opens when the connection is back')
  await later.waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.getByRole('heading', { level: 1, name: 'My orders' }).waitFor()
  await page.context().setOffline(false)
  await page.getByRole('heading', { level: 1, name: num }).waitFor()
  await later.waitFor({ state: 'detached' })

  const buyer = await callerOf(it.portal.url, BUYER)
  const [, ...others] = (await buyer.get<Cart>('/cart')).sections
  for (const { country, subCategory } of others)
    await buyer.send('DELETE', `/cart/sections/${country.id}/${subCategory.id}`, {})
  await ready(buyer)
  await page.goto('/order/validation')
  await loseAnswers(page, '**/api/order')
  await page.getByRole('button', { name: 'Place the order' }).click()
  await page.getByRole('region', { name: 'Not confirmed yet' }).waitFor()
  await page.reload()
  await page.getByText('This order has already been placed. It was not placed a second time.').waitFor()
  const placed = await buyer.get<OrderDetail>(`/order/${new URL(page.url()).searchParams.get('order')}`)
  await page.getByText(`Your order ${placed.num} has been received.`).waitFor()
  await page.goto('/cart')
  await page.getByRole('note').getByText(`Your order ${placed.num} has been placed.`).waitFor()
})

test('a part of the program that cannot be loaded says so with a reference, an old build leads to the page all the same', async () => {
  const page = await it.open('/home', BUYER)
  let requests = 0
  await page.route(/OrdersPage-.*\.js$/, (call) => (requests++ === 0 ? call.fulfill({ status: 404 }) : call.continue()))
  await page.getByRole('link', { name: 'See all my orders' }).click()
  await page.getByRole('heading', { level: 1, name: 'My orders' }).waitFor()
  expect(requests).toBe(2)
  await page.unroute(/OrdersPage-.*\.js$/)

  await page.route(/OrdersPage-.*\.js$/, (call) => call.abort())
  await page.goto('/profile/orders')
  await page.getByRole('heading', { name: 'This page stopped working' }).waitFor()
  expect(await page.getByText(/^[0-9A-F]{8}$/).count()).toBe(1)
  await page.unroute(/OrdersPage-.*\.js$/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: 'My orders' }).waitFor()

  for (const { path, email, code, framed } of [
    { path: '/notifications', email: BUYER, code: 'NotificationsPage', framed: true },
    { path: '/office/notifications', email: SALES, code: 'NotificationsPage', framed: true },
    { path: '/notifications', email: BUYER, code: 'PortalFrame', framed: false },
  ]) {
    const broken = await it.open('/404', email)
    await broken.route(`**/${code}-*.js`, (route) => route.fulfill({ status: 404 }))
    await broken.goto(path)
    await broken.getByRole('heading', { level: 1, name: 'This page stopped working' }).waitFor()
    expect(await broken.getByRole('main').count()).toBe(1)
    expect(await broken.getByRole('button', { name: /^Notifications/ }).count(), `${code} of ${path}`).toBe(
      framed ? 1 : 0,
    )
  }
})

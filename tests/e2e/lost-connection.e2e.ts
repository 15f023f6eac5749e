import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, WebSocketRoute } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Address } from '#modules/distributors/contract.ts'
import type { Cart, OrderDetail, OrderRow } from '#modules/ordering/contract.ts'
import { oneFreight } from '#tests/quote-terms.ts'
import { fillAddress } from './address-form.ts'
import { callerOf, placesOrder } from './caller.ts'
import { ready } from './order-draft.ts'
import { isSound, type Stage, stage } from './portal.ts'
import { typesFreight } from './quote-form.ts'

const PROCUREMENT = 'procurement@andina.example'
const SALES = 'sales@partnercare.example'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

/** A page whose live line can be cut and let through again. */
const withALine = async (
  path: string,
  email: string,
): Promise<{ page: Page; cut: () => Promise<void>; mend: () => void }> => {
  const page = await it.open('/quality-assurance', email)
  const open = new Set<WebSocketRoute>()
  let down = false
  await page.routeWebSocket(/\/api\/live$/, (line) => {
    if (down) return void line.close()
    line.connectToServer()
    open.add(line)
  })
  await page.goto(path)
  return {
    page,
    cut: async () => {
      down = true
      await Promise.all([...open].map((line) => line.close()))
      open.clear()
    },
    mend: () => {
      down = false
    },
  }
}

test('a lost line is told quietly, and nothing that happened meanwhile is missed', async () => {
  const { page, cut, mend } = await withALine('/profile/orders', PROCUREMENT)
  await page.getByText(/^Updated \d\d:\d\d/).waitFor()
  const buyer = await callerOf(it.portal.url, PROCUREMENT)
  const { orderId, num } = await placesOrder(buyer)
  await page.getByText('1 new order').waitFor()
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  const row = page.getByRole('row').filter({ hasText: num })
  await row.getByText('Waiting for the quote').waitFor()

  await cut()
  await page.getByText(/^Offline since \d\d:\d\d · Reconnecting/).waitFor()
  await isSound(page)
  const sales = await callerOf(it.portal.url, SALES)
  await sales.send('POST', `/office/orders/${orderId}/quote`, oneFreight(186_000))

  mend()
  await row.getByText('Quote received').waitFor()
  await page.getByText(/^Updated \d\d:\d\d/).waitFor()
})

test('what happens between the first reads of a page and its first line is not missed', async () => {
  const buyer = await callerOf(it.portal.url, PROCUREMENT)
  const { orderId } = await placesOrder(buyer)
  const { page, cut, mend } = await withALine('/quality-assurance', PROCUREMENT)
  await cut()
  await page.goto(`/profile/order/${orderId}`)
  await page.getByRole('link', { name: 'Modify the order' }).first().waitFor()
  expect(await page.getByRole('button', { name: 'Confirm the order' }).count()).toBe(0)
  const sales = await callerOf(it.portal.url, SALES)
  await sales.send('POST', `/office/orders/${orderId}/quote`, oneFreight(186_000))
  // Told to everybody by now: nobody says it once more by itself.
  const feed = () => buyer.get<readonly { type: string; order: { id: string } | null }[]>('/notification')
  const isTold = async () => (await feed()).some(({ type, order }) => type === 'NEW_QUOTE' && order?.id === orderId)
  await expect.poll(isTold).toBe(true)
  await sleep(1500)

  mend()
  await page.getByRole('button', { name: 'Confirm the order' }).first().waitFor()
})

test('what sales give is not given while the line is down, says why, and is given once it is back', async () => {
  const { page, cut, mend } = await withALine('/office/quotes', SALES)
  const send = page.getByRole('button', { name: /^Send quote/ })
  await send.waitFor()
  await expect.poll(() => send.getAttribute('aria-disabled')).toBe(null)

  await cut()
  await page.getByTitle('No connection. Try again when it is back.').first().waitFor()
  expect(await send.getAttribute('aria-disabled')).toBe('true')
  await isSound(page)

  mend()
  await expect.poll(() => send.getAttribute('aria-disabled')).toBe(null)
})

test('a screen that could not be had while the line was down says so, and comes by itself when it is back', async () => {
  const { page, cut, mend } = await withALine('/quality-assurance', PROCUREMENT)
  const products = '**/api/products/all'
  await page.route(products, (call) => call.abort())
  await cut()
  await page.goto('/shop')
  await page.getByText('This part could not be loaded.').waitFor()
  await page.getByText(/^Offline since/).waitFor()
  await page.unroute(products)
  mend()
  await page.getByRole('article').first().waitFor()
  await page.getByText(/^Updated \d\d:\d\d/).waitFor()
})

test('a machine that goes offline is told at once, on a line that hangs without a word', async () => {
  const page = await it.open('/order/cart', PROCUREMENT)
  await page.getByText(/^Updated \d\d:\d\d/).waitFor()
  await page.context().setOffline(true)
  await page.getByText(/^Offline since \d\d:\d\d/).waitFor()
  await page.context().setOffline(false)
  await page.getByText(/^Updated \d\d:\d\d/).waitFor()
})

test('the line ends with the session, on every page, and the visitor is asked to sign in', async () => {
  const page = await it.open('/profile/orders', 'imports@andina.example')
  await page.getByText(/^Updated \d\d:\d\d/).waitFor()
  const token = await page.context().request.post('/api/auth/refresh')
  const { jwt } = (await token.json()) as { jwt: string }
  await fetch(`${it.portal.url}/api/auth/signout`, { method: 'POST', headers: { authorization: `Bearer ${jwt}` } })
  await page.waitForURL('**/login*')
  expect(await page.getByText('N° order').count()).toBe(0)
})

test('a part of the program that cannot be loaded says so, with a reference to quote', async () => {
  const page = await it.open('/shop', PROCUREMENT)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.route(/OrdersPage-.*\.js$/, (call) => call.abort())
  await page.goto('/profile/orders')
  await page.getByRole('heading', { name: 'This page stopped working' }).waitFor()
  expect(await page.getByText(/^[0-9A-F]{8}$/).count()).toBe(1)
  await page.unroute(/OrdersPage-.*\.js$/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: 'My orders' }).waitFor()
})

test('a page that cannot be loaded while the line is down leaves the one in front as it is, and opens when it is back', async () => {
  const page = await it.open('/profile/orders', PROCUREMENT)
  const order = page.getByRole('table').getByRole('link').first()
  await order.waitFor()
  const num = (await order.textContent()) ?? ''
  await page.waitForTimeout(3_500) // what says it is loaded once the page has come to rest
  await page.context().setOffline(true)
  await order.click()
  const told = page.getByText('The page opens when the connection is back')
  await told.waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await isSound(page, /ERR_INTERNET_DISCONNECTED/)
  await page.getByRole('heading', { level: 1, name: 'My orders' }).waitFor()

  await page.context().setOffline(false)
  await page.getByRole('heading', { level: 1, name: num }).waitFor()
  await told.waitFor({ state: 'detached' })
})

test('who has an old build open gets to the page that was asked for', async () => {
  const page = await it.open('/home', PROCUREMENT)
  let asked = 0
  await page.route(/OrdersPage-.*\.js$/, (call) => (asked++ === 0 ? call.fulfill({ status: 404 }) : call.continue()))
  await page.getByRole('link', { name: 'See all my orders' }).click()
  await page.getByRole('heading', { level: 1, name: 'My orders' }).waitFor()
  expect(asked).toBe(2)
})

/** The server does as it is told, and nobody hears of it: each of these once, in turn. 0: the line breaks; else a proxy's. */
const losing = async (page: Page, path: string, ...answers: number[]): Promise<void> => {
  const left = [...answers]
  await page.route(path, async (route) => {
    const answer = route.request().method() === 'GET' ? undefined : left.shift()
    if (answer === undefined) return route.fallback()
    await route.fetch()
    if (answer === 0) await route.abort()
    else await route.fulfill({ status: answer, contentType: 'text/html', body: '<h1>Bad gateway</h1>' })
  })
}
const inDoubt = (page: Page) => page.getByRole('region', { name: 'Not confirmed yet' })
const EXPECTED = /ERR_FAILED|status of 50[234]/

describe('an answer that is lost is asked for again', () => {
  test('an order that was placed is shown, whatever swallowed its answer', async () => {
    const buyer = await callerOf(it.portal.url, PROCUREMENT)
    await ready(buyer)
    const before = await buyer.get<OrderRow[]>('/order')
    const page = await it.open('/order/validation', PROCUREMENT)
    await losing(page, '**/api/order', 0, 502, 503, 504)
    await page.getByRole('button', { name: 'Place the order' }).click()
    await inDoubt(page).getByText('We do not know yet whether it was done').waitFor()
    await isSound(page, EXPECTED)
    await inDoubt(page).getByRole('button', { name: 'Check now' }).click()
    await page.getByRole('heading', { level: 1, name: 'Thank you for your order' }).waitFor()
    await inDoubt(page).waitFor({ state: 'detached' })
    const after = await buyer.get<OrderRow[]>('/order')
    const made = after.filter(({ id }) => !before.some((old) => old.id === id))
    expect(made.map(({ id }) => id)).toEqual([new URL(page.url()).searchParams.get('order')])
  })

  test('a page that is loaded again while it is in doubt leads to the order, and the empty cart names it', async () => {
    const buyer = await callerOf(it.portal.url, PROCUREMENT)
    const [, ...others] = (await buyer.get<Cart>('/cart')).sections
    for (const { country, subCategory } of others)
      await buyer.send('DELETE', `/cart/sections/${country.id}/${subCategory.id}`, {})
    await ready(buyer)
    const page = await it.open('/order/validation', PROCUREMENT)
    await losing(page, '**/api/order', ...Array<number>(50).fill(504))
    await page.getByRole('button', { name: 'Place the order' }).click()
    await inDoubt(page).waitFor()
    await page.reload()
    await page.getByText('This order has already been placed. It was not placed a second time.').waitFor()
    const { num } = await buyer.get<OrderDetail>(`/order/${new URL(page.url()).searchParams.get('order')}`)
    await page.getByText(`Your order ${num} has been received.`).waitFor()
    await page.goto('/cart')
    await page.getByRole('note').getByText(`Your order ${num} has been placed.`).waitFor()
    await isSound(page, EXPECTED)
  })

  test.each([0, 503])('a quote is confirmed, an address saved and a quote sent, once (%i)', async (status) => {
    const buyer = await callerOf(it.portal.url, PROCUREMENT)
    await ready(buyer)
    const { orderId } = await placesOrder(buyer)

    const office = await it.open(`/office/orders/${orderId}`, SALES)
    await losing(office, '**/quote', status, status, status)
    await typesFreight(office, '1 860.00')
    await office.getByRole('button', { name: 'Send quote' }).last().click()
    await office.getByRole('dialog').getByRole('button', { name: 'Send quote' }).click()
    await inDoubt(office).waitFor()
    await office.getByText(/^Version 1 · Sent/).waitFor()

    const page = await it.open(`/profile/order/${orderId}`, PROCUREMENT)
    await losing(page, '**/api/order/status', status, status, status)
    await page.getByRole('button', { name: 'Confirm the order' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm the order' }).click()
    await inDoubt(page).waitFor()
    await page
      .getByText(/^Order .* is confirmed\./)
      .first()
      .waitFor()
    const { status: now, quote } = await buyer.get<OrderDetail>(`/order/${orderId}`)
    expect([now, quote?.version]).toEqual(['CONFIRMED', 1])

    const name = `Warehouse ${status}`
    await page.goto('/profile/shipping-addresses')
    await losing(page, '**/api/addresses/upsert', status, status, status)
    await page.getByRole('button', { name: 'Add an address' }).click()
    await fillAddress(page, name)
    await page.getByRole('button', { name: 'Save the address' }).click()
    await inDoubt(page).waitFor()
    await page.getByRole('listitem').filter({ hasText: name }).waitFor()
    const saved = await buyer.get<Address[]>('/addresses?type=SHIPPING')
    expect(saved.filter((it) => it.name === name)).toHaveLength(1)
  })
})

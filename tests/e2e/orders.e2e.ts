import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { OrderRow } from '#modules/ordering/contract.ts'
import { oneFreight } from '#tests/quote-terms.ts'

import { type Caller, callerOf, orderNumber, placesOrder } from './caller.ts'
import { ownOrder } from './own-order.ts'
import { isSound, type Look, looks, type Stage, stage } from './portal.ts'

const LUCIA = 'procurement@andina.example'
const MATEO = 'marketing@andina.example'

let it: Stage
let lucia: Caller
let sales: Caller
beforeAll(async () => {
  it = await stage()
  lucia = await callerOf(it.portal.url, LUCIA)
  sales = await callerOf(it.portal.url, 'sales@partnercare.example')
})
afterAll(() => it.close())

const firstIn = async (status: OrderRow['status']): Promise<OrderRow> => {
  const [order] = await lucia.get<OrderRow[]>(`/order?status=${status}`)
  if (!order) throw new Error(`No order is ${status}`)
  return order
}
const openOrder = async (order: OrderRow, email = LUCIA, look?: Look): Promise<Page> => {
  const page = await it.open(`/profile/order/${order.id}`, email, look)
  await page.getByRole('heading', { level: 1, name: order.num }).waitFor()
  return page
}
const inTenDays = () => new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
const quote = (orderId: string, freight: number) =>
  sales.send('POST', `/office/orders/${orderId}/quote`, { ...oneFreight(freight), validUntil: inTenDays(), note: null })

test('orders that came while one was on another page are there at once', async () => {
  const page = await it.open('/profile/orders', LUCIA)
  await page.getByText('1–7 of').waitFor()
  await page.getByRole('link', { name: 'PartnerCare, home' }).click()
  await page.waitForURL('**/home')
  const { num } = await ownOrder(lucia)
  await page.getByRole('link', { name: num, exact: true }).waitFor()
  await page.getByRole('link', { name: 'See all my orders' }).click()
  await page.waitForURL('**/profile/orders')
  await page.getByRole('table', { name: 'My orders' }).getByRole('link', { name: num }).first().waitFor()
  expect(await page.getByRole('button', { name: 'Show', exact: true }).count()).toBe(0)
})

describe.each(looks)('$width, $scheme', (look) => {
  test('the list is sound', async () => {
    const page = await it.open('/profile/orders', LUCIA, look)
    await page.getByText('1–7 of').waitFor()
    await isSound(page)
  })

  test.each(['WAITING_FOR_QUOTE', 'QUOTE_RECEIVED', 'CANCELLED'] as const)(
    'an order that is %s is sound',
    async (status) => {
      const page = await openOrder(await firstIn(status), LUCIA, look)
      await page.getByText('placed the order').waitFor()
      await isSound(page)
      await page.getByRole('tab', { name: 'Shipping' }).click()
      await page.getByText('Billing address').waitFor()
      await isSound(page)
    },
  )
})

test('filters are in the address and can be taken away one by one', async () => {
  const page = await it.open('/profile/orders', LUCIA)
  await page.getByText('1–7 of').waitFor()
  await page
    .getByRole('link', { name: /^Details of/ })
    .first()
    .waitFor()
  expect(await page.getByRole('link', { name: /^Details of/ }).count()).toBe(7)
  await page.getByRole('button', { name: /^Quote received/ }).click()
  await page.waitForURL('**/profile/orders?status=QUOTE_RECEIVED')
  await page
    .getByRole('table')
    .getByText('Waiting for the quote', { exact: true })
    .first()
    .waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('button', { name: /^Quote received/, pressed: true }).waitFor()
  await page.getByRole('button', { name: /^All/ }).click()
  await page.getByText('1–7 of').waitFor()
  await page.getByLabel('Search', { exact: true }).fill('colombia')
  await page.waitForURL('**/profile/orders?search=colombia')
  await page.getByRole('button', { name: 'Remove filter Search: colombia' }).click()
  await page.waitForURL('**/profile/orders')
})

test('My orders sort by their columns and come in pages of the size that is chosen, in the address', async () => {
  const page = await it.open('/profile/orders', LUCIA)
  await page.getByText('1–7 of').waitFor()
  const first = () =>
    page
      .getByRole('link', { name: /^Details of/ })
      .first()
      .getAttribute('href')
  for (const sort of ['total', '-total'] as const) {
    await page.getByRole('button', { name: 'Total price' }).click()
    await page.waitForURL(`**/profile/orders?sort=${sort}`)
    const [expected] = await lucia.get<OrderRow[]>(`/order?page=1&sort=${sort}`)
    await expect.poll(first).toBe(`/profile/order/${expected?.id}`)
  }
  await page.getByText('25', { exact: true }).click()
  await page.getByText('1–25 of').waitFor()
  await page.goto(`${it.portal.url}/profile/orders?sort=needs`)
  const [urgent] = await lucia.get<OrderRow[]>('/order?page=1&sort=needs')
  expect(urgent?.statusData.statusTextColor).toBe('you')
  await expect.poll(first).toBe(`/profile/order/${urgent?.id}`)
})

test('columns that a person hides stay hidden for them wherever they sign in, until they reset them', async () => {
  const page = await it.open('/profile/orders', LUCIA)
  const head = (at: Page, name: string) =>
    at.getByRole('table', { name: 'My orders' }).getByRole('columnheader', { name, exact: true })
  const menu = page.getByRole('group', { name: 'Columns' })
  await head(page, 'Destination').waitFor()
  await page.getByRole('button', { name: 'Columns' }).press('Enter')
  expect(await menu.getByRole('checkbox', { name: 'N° order' }).isDisabled()).toBe(true)
  await menu.getByRole('checkbox', { name: 'Destination' }).press('Space')
  await menu.getByRole('checkbox', { name: 'Progress' }).press('Space')
  await head(page, 'Destination').waitFor({ state: 'detached' })
  await isSound(page)
  const kept = page.waitForResponse('**/api/users/me/columns/orders')
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Columns')
  expect((await kept).status()).toBe(200)

  const elsewhere = await it.open('/profile/orders', LUCIA)
  await head(elsewhere, 'Status').waitFor()
  for (const name of ['Destination', 'Progress']) expect(await head(elsewhere, name).count(), name).toBe(0)
  const colleague = await it.open('/profile/orders', MATEO)
  await head(colleague, 'Destination').waitFor()

  await page.getByRole('button', { name: 'Columns' }).click()
  await menu.getByRole('button', { name: 'Reset columns' }).click()
  await page.getByRole('heading', { level: 1 }).click()
  await menu.waitFor({ state: 'hidden' })
  await head(page, 'Progress').waitFor()
  await page.reload()
  await head(page, 'Progress').waitFor()
})

test('choosing a status moves neither the tabs nor the table, and keeps the focus', async () => {
  const page = await it.open('/profile/orders', LUCIA)
  await page.getByText('1–7 of').waitFor()
  const tab = page.getByRole('button', { name: /^Quote received/ })
  const table = page.getByRole('table', { name: 'My orders' })
  const places = async () => [await tab.boundingBox(), (await table.boundingBox())?.y]
  const before = await places()
  await tab.press('Enter')
  await page.waitForURL('**/profile/orders?status=QUOTE_RECEIVED')
  await table.getByText('Waiting for the quote', { exact: true }).first().waitFor({ state: 'detached' })
  expect(await places()).toEqual(before)
  expect(await tab.evaluate((it) => it === document.activeElement)).toBe(true)
})

test('somebody else’s new order waits until it is asked for', async () => {
  const page = await it.open('/profile/orders', LUCIA)
  await page.getByText('1–7 of').waitFor()
  const { num } = await placesOrder(await callerOf(it.portal.url, LUCIA))
  await page.getByText('1 new order').waitFor()
  expect(await page.getByRole('link', { name: num, exact: true }).count()).toBe(0)
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await page.getByRole('link', { name: num, exact: true }).waitFor()
})

test('however many orders arrive, the rows stay, say how they are now, and the arrivals are counted', async () => {
  const shown: string[] = []
  for (const _ of Array.from({ length: 7 })) shown.unshift((await ownOrder(lucia, 1)).num)
  const page = await it.open('/profile/orders', LUCIA)
  const numbers = () =>
    page
      .getByRole('row')
      .getByRole('link', { name: orderNumber })
      .evaluateAll((all) => all.flatMap((link) => (link as HTMLAnchorElement).innerText || []))
  await expect.poll(numbers).toEqual(shown)
  const last = page.getByRole('row').filter({ hasText: shown[6] as string })
  const top = (await last.boundingBox())?.y

  await ownOrder(lucia, 1)
  await page.getByText('1 new order').waitFor()
  const pushed = (await lucia.get<OrderRow[]>('/order?page=2'))[0]
  expect(pushed?.num).toBe(shown[6])
  await quote(pushed?.id as string, 9_900)
  await last.getByText('Quote received').waitFor()

  for (const _ of Array.from({ length: 7 })) await ownOrder(lucia, 1)
  await page.getByText('7+ new orders').waitFor()
  expect(await numbers()).toEqual(shown)
  expect((await last.boundingBox())?.y).toBe(top)
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await page.getByText('7+ new orders').waitFor({ state: 'detached' })
  expect((await numbers()).filter((num) => shown.includes(num))).toEqual([])
})

test('an address after the last page shows the last one, also under filters and when it has just become empty', async () => {
  const page = await it.open('/profile/orders?page=99', LUCIA)
  const { total } = await lucia.get<{ total: number }>('/order/filters')
  await page.getByText(`–${total} of ${total}`).waitFor()

  for (const _ of Array.from({ length: 8 })) await ownOrder(lucia, 1)
  const waiting = await lucia.get<OrderRow[]>('/order?status=WAITING_FOR_QUOTE')
  const most = 7 * Math.floor((waiting.length - 1) / 7)
  await page.goto(`/profile/orders?status=WAITING_FOR_QUOTE&page=${most / 7 + 1}`)
  await page.getByText(`${most + 1}–${waiting.length} of ${waiting.length}`).waitFor()
  for (const { id } of waiting.slice(most)) await quote(id, 5_000)
  await page.getByText(`${most - 6}–${most} of ${most}`).waitFor()
  await page.getByRole('link', { name: waiting[most - 1]?.num ?? '', exact: true }).waitFor()
  expect(await page.getByText('No order matches these filters.').count()).toBe(0)
})

test('a quote arrives on the page that is open, and is confirmed with its figures in sight', async () => {
  const order = await firstIn('WAITING_FOR_QUOTE')
  const page = await openOrder(order)
  await page.getByText(/We send your freight quote by/).waitFor()
  expect(await page.getByRole('button', { name: 'Confirm the order' }).count()).toBe(0)

  await quote(order.id, 12_340)
  await page.getByText('sent the quote').waitFor()
  await page.getByText('$123.40', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: 'Preview of Sales quote' }).click()
  await page.getByRole('dialog').locator('iframe[src^="blob:"]').waitFor()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Confirm the order' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm the order' })
  for (const text of [order.num, /^Version 1/, '$123.40']) await dialog.getByText(text).waitFor()
  await isSound(page)
  await dialog.getByRole('button', { name: 'Confirm the order' }).click()
  await page.getByText(`Order ${order.num} is confirmed.`).waitFor()
  await page.getByText('confirmed the order').waitFor()
  expect((await lucia.get<OrderRow>(`/order/${order.id}`)).status).toBe('CONFIRMED')
})

test('a browser that shows no PDF inside a page says how it can be read', async () => {
  const order = await firstIn('QUOTE_RECEIVED')
  const page = await openOrder(order, LUCIA, { width: 'narrow', pdfView: false })
  await page.getByRole('button', { name: 'Preview of Sales quote' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('This browser cannot show PDF files in the page.').waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`quote-${order.num}.pdf`)
})

test('a quote that was revised while one decides is not confirmed unseen', async () => {
  const order = await firstIn('QUOTE_RECEIVED')
  const page = await openOrder(order)
  await page.route(
    '**/api/order/status',
    async (route) => {
      await quote(order.id, 77_700)
      await route.continue()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Confirm the order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm the order' }).click()
  await page.getByRole('dialog', { name: 'The quote has been revised' }).waitFor()
  expect((await lucia.get<OrderRow>(`/order/${order.id}`)).status).toBe('QUOTE_RECEIVED')
  await page.getByText('$777.00', { exact: true }).first().waitFor()
})

test('an order is cancelled after one more question, and can be placed again', async () => {
  const order = await firstIn('WAITING_FOR_QUOTE')
  const page = await openOrder(order)
  await page.getByRole('button', { name: 'Cancel this order' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' })
  await dialog.getByText(order.num).waitFor()
  await dialog.getByRole('button', { name: 'Cancel this order' }).click()
  await page.getByText('Your company cancelled this order.').waitFor()
  await page.getByRole('link', { name: 'Place this order again' }).click()
  await page.getByRole('button', { name: 'Add to my cart' }).click()
  await page.waitForURL('**/cart#*')
  await page.getByText(/of this order (is|are) in your cart/).waitFor()
})

test('a cancelled order says that its CareCoins came back, and offers no freight to choose', async () => {
  const { id, num } = await ownOrder(lucia, 1, 'co', { careCoinsUsed: 40 })
  const option = { transportMode: 'Airport', transitDays: 4, freight: 8_000 }
  await sales.send('POST', `/office/orders/${id}/quote`, {
    options: [
      { ...option, name: 'Air' },
      { ...option, name: 'Express' },
    ],
  })
  await lucia.send('PUT', '/order/cancel', { orderId: id })
  const page = await it.open(`/profile/order/${id}`, LUCIA)
  await page.getByRole('heading', { level: 1, name: num }).waitFor()
  await page.getByText('40 CareCoins were returned to your balance when the order was cancelled.').waitFor()
  expect(await page.getByText('options to choose from').count()).toBe(0)
  const office = await it.open(`/office/orders/${id}`, 'sales@partnercare.example')
  await office.getByText('40 CareCoins were returned to the distributor when the order was cancelled.').waitFor()
})

test('who may not decide sees no button and reads who can', async () => {
  const page = await openOrder(await firstIn('QUOTE_RECEIVED'), MATEO)
  await page.getByText(/Only users with the role PROCUREMENT can confirm or cancel an order\./).waitFor()
  for (const name of ['Confirm the order', 'Reject the quote', 'Cancel this order'])
    expect(await page.getByRole('button', { name }).count(), name).toBe(0)
})

test('another company’s order is not there', async () => {
  const theirs = await callerOf(it.portal.url, 'procurement@nordmed.example')
  const [order] = await theirs.get<OrderRow[]>('/order')
  const page = await it.open(`/profile/order/${order?.id}`, LUCIA)
  await page.getByRole('heading', { level: 1, name: 'Order not found' }).waitFor()
})

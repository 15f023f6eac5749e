import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { OrderRow } from '#modules/ordering/contract.ts'
import { oneFreight } from '#tests/quote-terms.ts'
import { careCoins } from '#web/ui/figures/format.ts'

import { callerOf, orderNumber } from './caller.ts'
import { isSound, type Look, looks, type Stage, stage } from './portal.ts'

const BUYER = 'procurement@andina.example'
const SALES = 'sales@partnercare.example'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

const tasks = (page: Page) => page.getByRole('list', { name: /^(Your open tasks|Open tasks of your company)$/ })
const orders = (page: Page) => page.getByRole('table', { name: 'Your orders' })

const openHome = async (email: string, look?: Look): Promise<Page> => {
  const page = await it.open('/home', email, look)
  await tasks(page).getByRole('link').first().waitFor()
  await page.getByRole('heading', { name: 'Products you recently viewed' }).waitFor()
  return page
}

describe.each(looks)('$width, $scheme', (look) => {
  test('the dashboard is sound', async () => {
    const page = await openHome(BUYER, look)
    await page.getByRole('heading', { name: 'Frequently purchased with' }).waitFor()
    await isSound(page)
  })

  test('sound for a company that has not begun', async () => {
    const page = await openHome('procurement@lumiere.example', look)
    await page.getByText('No orders yet.').waitFor()
    await page.getByRole('note').getByText('Your account is not activated yet.').waitFor()
    await isSound(page)
  })
})

test('greets by the full name, and shows the three newest orders with every column', async () => {
  const page = await openHome(BUYER)
  await page.getByRole('heading', { level: 1, name: 'Hello Lucía Herrera Montoya, welcome back!' }).waitFor()
  await page.getByText('How can we help you today?').waitFor()
  const caller = await callerOf(it.portal.url, BUYER)
  const newest = (await caller.get<OrderRow[]>('/order')).slice(0, 3)
  const numbers = await orders(page).getByRole('link', { name: orderNumber }).allInnerTexts()
  expect(numbers).toEqual(newest.map(({ num }) => num))
  const columns = await orders(page).getByRole('columnheader').allInnerTexts()
  for (const name of [
    'Details',
    'N° order',
    'Order date',
    'Total price',
    'Destination',
    'Status',
    'Progress',
    'Actions',
  ])
    expect(columns).toContain(name)
  await page.getByRole('link', { name: 'See all my orders' }).click()
  await page.waitForURL('**/profile/orders')
})

test('says which orders need an action: who acts, what comes next and by when, the most urgent of the reader first', async () => {
  const page = await openHome(BUYER)
  const needs = await (await callerOf(it.portal.url, BUYER)).get<OrderRow[]>('/order?page=1&pageSize=5&sort=needs')
  const table = page.getByRole('table', { name: 'Orders that need an action' })
  const numbers = () => table.getByRole('link', { name: orderNumber }).allInnerTexts()
  await expect.poll(numbers).toEqual(needs.map(({ num }) => num))
  const first = table.getByRole('row').nth(1)
  expect(needs[0]?.statusData.toConfirm).toBe(true)
  await first.getByText('You', { exact: true }).waitFor()
  await first.getByText('You confirm the order, then we start working on it.').waitFor()
  await first.getByText(/left$/).waitFor()
  await page.getByRole('link', { name: 'See all, yours first' }).click()
  await page.waitForURL('**/profile/orders?sort=needs')
})

test('a quote that is sent elsewhere shows within a second: the row, and what waits for you', async () => {
  const caller = await callerOf(it.portal.url, BUYER)
  const all = await caller.get<OrderRow[]>('/order')
  const [waiting] = all.filter(({ status }) => status === 'WAITING_FOR_QUOTE')
  const toConfirm = all.filter(({ statusData }) => statusData.toConfirm).length
  expect(all.indexOf(waiting as OrderRow)).toBeLessThan(3)

  const page = await openHome(BUYER)
  await tasks(page).getByText(`${toConfirm} quotes to confirm`).waitFor()
  const sales = await callerOf(it.portal.url, SALES)
  await sales.send('POST', `/office/orders/${waiting?.id}/quote`, oneFreight(1_250_00))
  const row = orders(page)
    .getByRole('row')
    .filter({ hasText: waiting?.num ?? '' })
  await row.getByText('Quote received').waitFor()
  expect(await row.getAttribute('data-changed')).toBe('fresh')
  await tasks(page)
    .getByText(`${toConfirm + 1} quotes to confirm`)
    .waitFor()
})

test('a company with nothing to decide is sent to the shop, and sees no ring outside of the loyalty programme', async () => {
  const page = await openHome('procurement@lumiere.example')
  expect(await page.getByText('You are not yet a partner').count()).toBe(0)
  await page.getByText('Your contact, the commercial director').waitFor()
  await tasks(page).getByRole('link', { name: 'No open tasks' }).click()
  await page.waitForURL('**/shop')
})

test('the loyalty programme shows the balance and the level, or that there is none yet', async () => {
  const page = await openHome(BUYER)
  const caller = await callerOf(it.portal.url, BUYER)
  const level = await caller.get<{ displayName: string } | null>('/loyalty-status/current')
  await page.getByText(level?.displayName ?? 'You are not yet a partner').waitFor()
  const { data } = await caller.get<{ data: { balance: number } }>('/carecoins/count')
  await page.getByText(careCoins(data.balance)).first().waitFor()
})

test('somebody of marketing reads what is not done yet, not that it is theirs to do, and has no button for it', async () => {
  const confirm = (page: Page) => orders(page).getByRole('button', { name: /^Confirm the order/ })
  const buyers = await openHome(BUYER)
  await confirm(buyers).first().waitFor()
  const page = await openHome('marketing@andina.example')
  const watched = page.getByRole('list', { name: 'Open tasks of your company' })
  await watched.getByText(/quotes not confirmed yet/).waitFor()
  expect(await watched.getByText(/to confirm|to send|to approve/).count()).toBe(0)
  await orders(page).getByText('Quote received').first().waitFor()
  expect(await confirm(page).count()).toBe(0)
  await page.getByRole('link', { name: 'See the shipping addresses' }).waitFor()
  await buyers.getByRole('link', { name: 'Edit the shipping addresses' }).waitFor()
})

test('the quality policy is a PDF that is asked for again when it may have changed', async () => {
  const page = await openHome(BUYER)
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the quality policy' }).click()
  expect((await file).suggestedFilename()).toBe('quality-policy.pdf')
  const answer = await page.request.get('/assets/documents/qualitypolicy.pdf')
  expect(answer.headers()).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-cache' })
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

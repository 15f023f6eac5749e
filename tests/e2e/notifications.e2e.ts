import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD } from '#fixtures/staff.ts'

import type { OrderRow } from '#modules/ordering/contract.ts'
import { oneFreight } from '#tests/quote-terms.ts'

import { callerOf } from './caller.ts'
import { isSound, type Look, looks, type Stage, stage } from './portal.ts'

const BUYER = 'procurement@andina.example'
const SALES = 'sales@partnercare.example'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

const list = (page: Page) => page.getByRole('list', { name: 'All notifications, newest first' })
const items = (page: Page) => list(page).getByRole('listitem')
const unread = (page: Page) => list(page).getByRole('img', { name: 'unread' })
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })

const openList = async (look?: Look): Promise<Page> => {
  const page = await it.open('/notifications', BUYER, look)
  await items(page).first().waitFor()
  return page
}

const newcomer = {
  ...{ distributorId: null, role: 'MARKETING_STAFF', civility: 'MS', job: 'Writer' },
  ...{ firstname: 'Nina', lastname: 'Neumann', phone: '+41 22 555 01 90' },
}

describe.each(looks)('$width, $scheme', (look) => {
  test('the list is sound', async () => isSound(await openList(look)))

  test('sound when there is none', async () => {
    const email = `nobody.${look.width}.${look.scheme}@partnercare.example`
    const admin = await callerOf(it.portal.url, 'admin@partnercare.example')
    await admin.send('POST', '/office/users', { ...newcomer, email, password: PASSWORD })
    const page = await it.open('/office/notifications', email, look)
    await page.getByText('No notifications yet.').waitFor()
    await isSound(page)
  })
})

test('five a page, with date and time; the page is in the address, and one too far is the last', async () => {
  const page = await openList()
  expect(await items(page).count()).toBe(5)
  await items(page)
    .first()
    .getByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/)
    .waitFor()
  const first = await items(page).first().innerText()
  await page.getByRole('button', { name: 'Page 02' }).click()
  await page.waitForURL('**/notifications?page=2')
  await expect.poll(() => items(page).first().innerText()).not.toBe(first)
  const buyer = await callerOf(it.portal.url, BUYER)
  const { total } = await buyer.get<{ total: number }>('/notification/unread-count')
  await page.goto('/notifications?page=99')
  await items(page).first().waitFor()
  const last = page.getByRole('button', { name: `Page ${String(Math.ceil(total / 5)).padStart(2, '0')}` })
  expect(await last.getAttribute('aria-current')).toBe('page')
})

test('a failure puts the unread mark back and says why', async () => {
  const page = await openList()
  await unread(page).first().waitFor()
  const before = await unread(page).count()
  await page.route('**/api/notification/read-all', (route) =>
    route.fulfill({ status: 409, contentType: 'application/problem+json', body: '{"status":409,"title":"Not now"}' }),
  )
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => unread(page).count()).toBe(before)
})

test('a new one comes on top within a second, is shown as new and spoken', async () => {
  const caller = await callerOf(it.portal.url, BUYER)
  const [waiting] = (await caller.get<OrderRow[]>('/order?status=WAITING_FOR_QUOTE')).slice(0, 1)
  const page = await openList()
  const sales = await callerOf(it.portal.url, SALES)
  await sales.send('POST', `/office/orders/${waiting?.id}/quote`, oneFreight(980_00))
  const first = items(page).first()
  await first.getByText(`order ${waiting?.num} is ready`).waitFor()
  expect(await first.getAttribute('data-changed')).toBe('fresh')
  await page
    .getByText(`New notification: New quote. The quote for order ${waiting?.num}`)
    .waitFor({ state: 'attached' })
})

test('one that is opened leads to its order and is read; the rest by one button', async () => {
  const page = await openList()
  await unread(page).first().waitFor()
  const before = await unread(page).count()
  await items(page).first().getByRole('link').click()
  await page.waitForURL('**/profile/order/*')
  await page.goBack()
  await expect.poll(() => unread(page).count()).toBe(before - 1)
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await page.getByText('No unread notifications.').waitFor()
  expect(await unread(page).count()).toBe(0)
  await page.locator('main:focus').waitFor()
  expect(await bell(page).getAttribute('aria-label')).toBe('Notifications')
  await page.reload()
  await page.getByText('No unread notifications.').waitFor()
})

test('one kind is listed by itself, and the address keeps it', async () => {
  const page = await openList()
  await page.getByLabel('Kind').click()
  await page.getByRole('option', { name: 'Loyalty' }).click()
  await page.waitForURL('**/notifications?group=loyalty')
  await expect
    .poll(async () => (await items(page).allInnerTexts()).every((said) => /Loyalty program|promo code/i.test(said)))
    .toBe(true)
  await page.reload()
  await page.getByRole('button', { name: /Kind.*Loyalty/ }).waitFor()
})

test('an order that is opened from elsewhere has its notices read, and no other', async () => {
  const caller = await callerOf(it.portal.url, BUYER)
  const [first, second] = await caller.get<OrderRow[]>('/order?status=WAITING_FOR_QUOTE')
  const sales = await callerOf(it.portal.url, SALES)
  for (const order of [first, second]) await sales.send('POST', `/office/orders/${order?.id}/quote`, oneFreight(980_00))
  type Listed = { read: boolean; order: { id: string } | null }
  const unreadOf = async (order: OrderRow | undefined) =>
    (await caller.get<Listed[]>('/notification')).filter((told) => !told.read && told.order?.id === order?.id).length
  await expect.poll(async () => [await unreadOf(first), await unreadOf(second)]).toEqual([1, 1])
  const page = await it.open(`/profile/order/${first?.id}`, BUYER)
  await expect.poll(() => unreadOf(first)).toBe(0)
  expect(await unreadOf(second)).toBe(1)
  await page.getByRole('heading', { level: 1 }).waitFor()
})

test('staff read theirs, visitors sign in first', async () => {
  const page = await it.open('/notifications', SALES)
  await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor()
  const visitor = await it.open('/notifications')
  await visitor.waitForURL(/\/login\?next=/)
})

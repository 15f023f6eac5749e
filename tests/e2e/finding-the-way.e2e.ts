import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Ticket } from '#modules/service/tickets/contract.ts'

import { callerOf } from './caller.ts'
import { type Stage, stage } from './portal.ts'

const BUYER = 'procurement@andina.example'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')

test('all is found by keyboard: the content, a product by its reference, a ticket by its subject, the keys of a page', async () => {
  const tickets = await (await callerOf(it.portal.url, BUYER)).get<readonly Ticket[]>('/zendesk/tickets')
  const ticket = tickets.find(({ subject }) => tickets.filter((one) => one.subject === subject).length === 1)
  const page = await it.open('/home', BUYER)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Skip to content')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')

  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search or jump to' })
  await field.fill('PC-1')
  await page.getByRole('option').first().waitFor()
  await field.press('Enter')
  await page.waitForURL('**/product/*')
  await page.getByRole('button', { name: 'Add to cart' }).waitFor()

  await page.keyboard.press('/')
  await field.fill(ticket?.subject ?? '')
  await page.getByRole('option', { name: ticket?.reference ?? '' }).waitFor()
  await field.press('Enter')
  await page.waitForURL('**/customer-service?ticket=*')
  await page.getByRole('heading', { name: ticket?.subject ?? '' }).waitFor()

  await page.keyboard.press('g')
  await page.keyboard.press('o')
  await page.getByRole('table', { name: 'My orders' }).waitFor()
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await list.getByText('Next row').waitFor()
  const isScrollable = () =>
    page.evaluate(
      () => getComputedStyle(document.documentElement).overflowY + getComputedStyle(document.body).overflowY,
    )
  await expect.poll(isScrollable).toContain('hidden')
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'g', 'h']) await page.keyboard.press(key)
  expect(await list.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  expect(page.url()).toContain('/profile/orders')
  // A frame behind takes the focus by itself, as the browser's view of a PDF does once it has loaded.
  await page.evaluate(() => document.body.appendChild(document.createElement('iframe')).focus())
  await expect.poll(() => list.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'hidden' })
  await expect.poll(isScrollable).not.toContain('hidden')
  expect(await page.evaluate(() => document.querySelectorAll('[aria-hidden=true] main').length)).toBe(0)
  expect(await page.locator('style').count(), 'no style of a library is written into the page').toBe(0)
})

test('on a telephone all is in the menu, the bar leads to the shop, and each overlay closes by itself', async () => {
  const page = await it.open('/404', BUYER, { width: 'narrow' })
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(64)
  await page.getByRole('button', { name: 'Open the menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Main menu' })
  await drawer.getByText('Purchase').click()
  await drawer.getByRole('link', { name: 'My product portfolio' }).click()
  await page.waitForURL('**/shop')
  await drawer.waitFor({ state: 'hidden' })
  await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Home' }).click()
  await page.waitForURL('**/home')

  await page.getByRole('link', { name: 'See all my orders' }).click()
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const status = sheet.getByRole('combobox', { name: 'Status' })
  const choices = page.getByRole('listbox', { name: 'Status' })
  await status.click()
  await page.getByRole('option', { name: 'Confirmed', exact: true }).click()
  await status.press('ArrowDown')
  await choices.waitFor()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search or jump to' })
  await expect
    .poll(() => palette.getByRole('combobox').evaluate((field) => field === document.activeElement))
    .toBe(true)
  await page.keyboard.press('Escape')
  await palette.waitFor({ state: 'hidden' })
  expect(await sheet.isVisible()).toBe(true)
  await status.press('ArrowDown')
  await choices.waitFor()
  await page.keyboard.press('Escape')
  await choices.waitFor({ state: 'hidden' })
  expect(await status.inputValue()).toBe('Confirmed')
  expect(await sheet.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
  await expect.poll(() => focused(page)).toBe('Filters')
  expect(page.url()).toContain('status=CONFIRMED')

  await page.getByRole('button', { name: 'Open the menu' }).click()
  await drawer.getByText('Profile', { exact: true }).click()
  await drawer.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor()
})

test('staff see on a telephone the queue and its order as two screens, and the bell above what was just done', async () => {
  const page = await it.open('/office/quotes', 'sales@partnercare.example', { width: 'narrow' })
  const queue = page.getByRole('region', { name: 'Quotes to send' })
  const order = page.getByRole('region', { name: 'The chosen order' })
  await queue.getByRole('listitem').first().waitFor()
  expect(await order.isVisible()).toBe(false)
  await queue.getByRole('listitem').first().getByRole('link').click()
  await order.getByRole('heading', { level: 2 }).first().waitFor()
  expect(await queue.isVisible()).toBe(false)
  await page.getByRole('link', { name: 'All quotes' }).click()
  await queue.getByRole('listitem').first().waitFor()

  const log = await it.open('/office/log', 'analyst@partnercare.example', { width: 'narrow' })
  await log.getByRole('button', { name: 'Check now' }).click()
  const banner = log.getByRole('button', { name: /^The whole log is being checked/ })
  await banner.waitFor()
  await log.getByRole('button', { name: /^Notifications/ }).click()
  const latest = log.getByRole('region', { name: 'Latest notifications' })
  await latest.getByRole('link').last().waitFor()
  const { x, y, width, height } = (await banner.boundingBox())!
  const isOnTop = latest.evaluate((region, at) => region.contains(document.elementFromPoint(at.x, at.y)), {
    x: x + width / 2,
    y: y + height / 2,
  })
  expect(await isOnTop).toBe(true)
})

test('a typed address opens at its top; a page that is loaded again keeps its place', async () => {
  const page = await it.open('/shop', BUYER)
  const top = () => page.evaluate(() => scrollY)
  const scroll = async () => {
    await page.getByRole('article').nth(11).waitFor()
    await page.evaluate(() => scrollTo(0, 700))
    await expect.poll(top).toBe(700)
  }
  await scroll()
  await page.goto('/profile/orders')
  await page.getByRole('table', { name: 'My orders' }).waitFor()
  await page.goto('/shop')
  await page.getByRole('article').nth(11).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await top()).toBe(0)
  await scroll()
  await page.reload()
  await expect.poll(top).toBe(700)
  await page.context().close()
})

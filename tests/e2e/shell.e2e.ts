import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { orderNumber } from './caller.ts'
import { isSound, type Stage, stage } from './portal.ts'

const PROCUREMENT = 'procurement@andina.example'
const SALES = 'sales@partnercare.example'
const ANALYST = 'analyst@partnercare.example'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')

describe('the header', () => {
  test('is exactly 102 px high, and 64 in a small window', async () => {
    const height = async (page: Page) => (await page.getByRole('banner').boundingBox())?.height
    expect(await height(await it.open('/404', PROCUREMENT))).toBe(102)
    expect(await height(await it.open('/404', PROCUREMENT, { width: 'narrow' }))).toBe(64)
  })

  test('a submenu opens below it by key, is walked into by ArrowDown and left by Escape', async () => {
    const page = await it.open('/404', PROCUREMENT)
    const tab = page.getByRole('button', { name: 'Purchase' })
    await tab.press('Enter')
    expect(await tab.getAttribute('aria-expanded')).toBe('true')
    const panel = page.locator(`[id="${await tab.getAttribute('aria-controls')}"]`)
    expect((await panel.boundingBox())?.y).toBe(102)
    await isSound(page)

    await tab.press('ArrowDown')
    await page.waitForFunction(() => document.activeElement?.textContent?.includes('My product portfolio'))
    await page.keyboard.press('Escape')
    expect(await tab.getAttribute('aria-expanded')).toBe('false')
    expect(await focused(page)).toBe('Purchase')
  })

  test('a submenu stays for 300 ms after a click elsewhere and then goes', async () => {
    const page = await it.open('/404', PROCUREMENT)
    const tab = page.getByRole('button', { name: 'Purchase' })
    await tab.click()
    await page.getByRole('heading', { level: 1 }).click()
    expect(await tab.getAttribute('aria-expanded')).toBe('true')
    await page.waitForTimeout(400)
    expect(await tab.getAttribute('aria-expanded')).toBe('false')
  })

  test('no entry of the menus leads to the 404 screen', async () => {
    const page = await it.open('/shop', PROCUREMENT)
    await page.getByRole('button', { name: 'Purchase' }).waitFor()
    const links = await page
      .locator('header a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toContain('/cart')
    for (const link of new Set(links)) {
      await page.goto(link ?? '')
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(new URL(page.url()).pathname, `${link}`).not.toBe('/404')
    }
  })
})

test('another page takes the keyboard to its main part and says its name', async () => {
  const page = await it.open('/shop', PROCUREMENT)
  await page
    .getByRole('link', { name: /^My cart/ })
    .first()
    .click()
  await page.waitForURL('**/cart')
  await page.getByRole('heading', { level: 1, name: 'My cart' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
  expect(await page.title()).toMatch(/^(\(\d+\) )?My cart · PartnerCare$/)
  await page.waitForFunction(() => document.getElementById('announce-polite')?.textContent === 'My cart')
})

test('the first stop of the keyboard skips to the content', async () => {
  const page = await it.open('/shop', PROCUREMENT)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Skip to content')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
})

test('the bell shows the three latest; one that is opened is read, and the count goes down', async () => {
  const page = await it.open('/404', PROCUREMENT)
  const bell = page.getByRole('button', { name: /^Notifications, \d+ unread/ })
  const count = async () => Number((await bell.getAttribute('aria-label'))?.match(/\d+/)?.[0] ?? 0)
  const before = await count()
  await bell.click()
  const latest = page.getByRole('region', { name: 'Latest notifications' })
  await latest.getByRole('listitem').nth(2).waitFor()
  expect(await latest.getByRole('listitem').count()).toBe(3)
  expect(await count()).toBe(before)
  await isSound(page)
  await latest.locator('[data-unread]').first().click()
  await expect.poll(() => page.title()).toMatch(before === 1 ? /^[^(]/ : new RegExp(`^\\(${before - 1}\\) `))
})

test('what the bell shows lies above the banner of what was just done', async () => {
  const page = await it.open('/office/log', ANALYST, { width: 'narrow' })
  await page.getByRole('button', { name: 'Check now' }).click()
  const banner = page.getByRole('button', { name: /^The whole log is being checked/ })
  await banner.waitFor()
  await page.getByRole('button', { name: /^Notifications/ }).click()
  const latest = page.getByRole('region', { name: 'Latest notifications' })
  await latest.getByRole('link').last().waitFor()
  const { x, y, width, height } = (await banner.boundingBox())!
  const isOnTop = latest.evaluate((region, at) => region.contains(document.elementFromPoint(at.x, at.y)), {
    x: x + width / 2,
    y: y + height / 2,
  })
  expect(await isOnTop).toBe(true)
})

test.each([
  { path: '/notifications', email: PROCUREMENT, code: 'NotificationsPage', framed: true },
  { path: '/office/notifications', email: SALES, code: 'NotificationsPage', framed: true },
  { path: '/notifications', email: PROCUREMENT, code: 'PortalFrame', framed: false },
])('where $code cannot be loaded, $path is a page of its own and says so', async ({ path, email, code, framed }) => {
  const page = await it.open('/404', email)
  await page.route(`**/${code}-*.js`, (route) => route.fulfill({ status: 404 }))
  await page.goto(path)
  await page.getByRole('heading', { level: 1, name: 'This page stopped working' }).waitFor()
  expect(await page.getByRole('main').count()).toBe(1)
  expect(await page.getByRole('button', { name: /^Notifications/ }).count()).toBe(framed ? 1 : 0)
  await isSound(page, /dynamically imported module/)
})

test('Ctrl K finds a product by its reference and opens it', async () => {
  const page = await it.open('/404', PROCUREMENT)
  await page.getByRole('button', { name: /Search or jump to/ }).waitFor()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search or jump to' })
  await field.fill('PC-1')
  await page.getByRole('option').first().waitFor()
  await isSound(page)
  await field.press('Enter')
  await page.waitForURL('**/product/*')
})

test('G then S goes to the shop, but not from inside a field', async () => {
  const page = await it.open('/404', PROCUREMENT)
  await page.getByRole('button', { name: /Search or jump to/ }).waitFor()
  await page.keyboard.press('g')
  await page.keyboard.press('s')
  await page.waitForURL('**/shop')
})

test('? lists the keys that this page listens to, from the same place that makes them work', async () => {
  const page = await it.open('/profile/orders', PROCUREMENT)
  await page.getByRole('table', { name: 'My orders' }).waitFor()
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  const here = list.getByRole('region', { name: 'On this page' })
  await here.getByText('Next row').waitFor()
  expect(await list.getByRole('region', { name: 'Go to' }).getByRole('term').allInnerTexts()).toContain('My cart')
  await isSound(page)
  await page.keyboard.press('f')
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('INPUT')

  await page.keyboard.press('f')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')

  await page.goto('/cart')
  await page.getByRole('heading', { level: 1, name: 'My cart' }).waitFor()
  await page.keyboard.press('?')
  await here.getByText('Export').waitFor()
  expect(await here.getByText('Next row').count()).toBe(0)

  await page.goto('/404')
  await page.getByRole('button', { name: /Search or jump to/ }).waitFor()
  await page.keyboard.press('?')
  await list.getByText('Everywhere').waitFor()
  expect(await here.count()).toBe(0)
})

test('the palette offers what the page offers, then help; what was chosen last stands first the next time', async () => {
  const page = await it.open('/profile/orders?status=QUOTE_RECEIVED', PROCUREMENT)
  await page.getByRole('link', { name: orderNumber }).first().click()
  await page.waitForURL('**/profile/order/*')
  await page.getByRole('button', { name: 'Confirm the order', exact: true }).waitFor()

  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search or jump to' })
  await field.fill('confirm')
  await page.getByRole('option', { name: 'Confirm the order' }).waitFor()
  await field.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Confirm the order' })
  await dialog.getByRole('button', { name: 'Not yet' }).click()

  await page.keyboard.press('/')
  await field.fill('keyboard')
  await field.press('Enter')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect.poll(() => page.getByRole('option').first().innerText()).toContain('Keyboard shortcuts')
  await isSound(page)
})

test('the palette knows the address books, which stand in no menu', async () => {
  const page = await it.open('/home', PROCUREMENT)
  await page.getByRole('button', { name: /Search or jump to/ }).click()
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('addresses')
  await page.getByRole('option', { name: /Billing addresses/ }).waitFor()
  await page.getByRole('option', { name: /Shipping addresses/ }).click()
  await page.waitForURL('**/profile/shipping-addresses')
})

test('what the search of the office is for is read in full', async () => {
  const page = await it.open('/office/quotes', SALES)
  const said = page.getByRole('button', { name: /Search or jump to/ }).getByText('Search or jump to…')
  await said.waitFor()
  await page.evaluate(() => document.fonts.ready)
  expect(await said.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('staff find a distributor, and its orders besides', async () => {
  const page = await it.open('/office/quotes', SALES)
  await page.getByRole('button', { name: /Search or jump to/ }).click()
  await page.getByRole('dialog').getByRole('combobox').fill('andina salud s.a.s.')
  await page.getByRole('option', { name: /^(Distributors )?Andina Salud S\.A\.S\./ }).waitFor()
  await page.getByRole('option', { name: /Orders with/ }).click()
  await page.waitForURL('**/office/orders?search=andina*')
  await page.getByRole('table', { name: 'Orders' }).getByText('Andina Salud S.A.S.').first().waitFor()
})

test('the letter after G is for going, not for the page: G Q leaves the quote unsent', async () => {
  const page = await it.open('/office/quotes', SALES)
  await page.getByLabel('Freight in dollars').waitFor()
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('g')
  await page.keyboard.press('o')
  await page.waitForURL('**/office/orders')
  expect(page.context().pages()).toHaveLength(1)
  await page.keyboard.press('g')
  await page.keyboard.press('q')
  await page.waitForURL('**/office/quotes')
  await page.getByLabel('Freight in dollars').waitFor()
  expect(await page.getByText('Enter the freight, such as 1 860.00').count()).toBe(0)
})

test('the colour scheme that one chooses is there before the first paint of the next visit', async () => {
  const page = await it.open('/404', PROCUREMENT)
  const scheme = () => page.evaluate(() => document.documentElement.getAttribute('data-scheme'))
  const toggle = page.getByRole('button', { name: /^Colour scheme/ })
  while (!(await toggle.getAttribute('aria-label'))?.endsWith('Dark')) await toggle.click()
  expect(await scheme()).toBe('dark')
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(scheme).toBe('dark')
})

test('in a small window everything is in the drawer, and the bar at the bottom leads to the shop', async () => {
  const page = await it.open('/404', PROCUREMENT, { width: 'narrow' })
  await page.getByRole('button', { name: 'Open the menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Main menu' })
  await drawer.getByText('Purchase').click()
  await isSound(page)
  await drawer.getByRole('link', { name: 'My product portfolio' }).click()
  await page.waitForURL('**/shop')
  await drawer.waitFor({ state: 'hidden' })
  await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Home' }).click()
  await page.waitForURL('**/home')
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await drawer.getByText('Profile', { exact: true }).click()
  await drawer.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor()
})

test('staff and distributors keep to their own side', async () => {
  const sales = await it.open('/cart', SALES)
  await sales.waitForURL('**/office')
  const buyer = await it.open('/office/quotes', PROCUREMENT)
  await buyer.waitForURL('**/home')
})

/** What the portal itself keeps in this window. */
const noted = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('partnercare.')))

test('signing out leads to the landing page and ends the session in every tab', async () => {
  const page = await it.open('/shop', PROCUREMENT)
  const other = await page.context().newPage()
  await other.goto('/cart')
  await other.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => noted(other)).toHaveLength(1) // the prices that the cart was seen at
  await page.getByRole('button', { name: 'Profile' }).click()
  await page.getByRole('button', { name: /^Logout/ }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await other.waitForURL('**/login*')
  for (const tab of [page, other]) expect(await noted(tab)).toEqual([])
  await page.goto('/cart')
  await page.waitForURL('**/login*')
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect(await page.getByText('Your session has ended').count()).toBe(0)
})

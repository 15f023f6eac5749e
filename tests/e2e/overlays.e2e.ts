import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { isSound, type Stage, stage } from './portal.ts'

const BUYER = 'procurement@andina.example'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim())
const ordersOn = async (width: 'wide' | 'narrow') => {
  const page = await it.open('/profile/orders', BUYER, { width })
  await page.getByRole('heading', { level: 1, name: 'My orders' }).waitFor()
  return page
}

test('Escape closes what is in front alone, and the focus goes back one by one', async () => {
  const page = await ordersOn('narrow')
  const filters = page.getByRole('button', { name: 'Filters', exact: true })
  await filters.click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const status = sheet.getByRole('combobox', { name: 'Status' })
  await status.click()
  await page.getByRole('option', { name: 'Confirmed', exact: true }).click()
  await status.press('ArrowDown')
  await page.getByRole('listbox', { name: 'Status' }).waitFor()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search or jump to' })
  await palette.waitFor()
  await expect
    .poll(() => palette.getByRole('combobox').evaluate((field) => field === document.activeElement))
    .toBe(true)
  await page.keyboard.press('Escape')
  await palette.waitFor({ state: 'hidden' })
  expect(await sheet.isVisible()).toBe(true)

  await status.press('ArrowDown')
  await page.getByRole('listbox', { name: 'Status' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('listbox', { name: 'Status' }).waitFor({ state: 'hidden' })
  expect(await status.inputValue()).toBe('Confirmed')
  expect(await sheet.isVisible()).toBe(true)

  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
  await expect.poll(() => focused(page)).toBe('Filters')
  expect(page.url()).toContain('status=CONFIRMED')
})

test('behind an overlay the page neither scrolls nor takes keys, and the keyboard stays in front', async () => {
  const page = await ordersOn('wide')
  await page.getByRole('table', { name: 'My orders' }).waitFor()
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await list.waitFor()
  const scrolled = () =>
    page.evaluate(
      () => getComputedStyle(document.documentElement).overflowY + getComputedStyle(document.body).overflowY,
    )
  await expect.poll(scrolled).toContain('hidden')
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'g', 'h']) await page.keyboard.press(key)
  expect(await list.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  expect(page.url()).toContain('/profile/orders')
  // A frame behind takes the focus by itself, as the browser's view of a PDF does once it has loaded.
  await page.evaluate(() => {
    const frame = document.body.appendChild(document.createElement('iframe'))
    frame.focus()
  })
  await expect.poll(() => list.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'hidden' })
  await expect.poll(scrolled).not.toContain('hidden')
  expect(await page.evaluate(() => document.querySelectorAll('[aria-hidden=true] main').length)).toBe(0)
})

test('a list of choices is searched by typing, keeps its choice where it must have one, and gives it back where not', async () => {
  const page = await ordersOn('wide')
  const status = page.getByRole('combobox', { name: 'Status' })
  await status.click()
  await isSound(page)
  await page.keyboard.type('transit')
  await page.keyboard.press('Enter')
  await page.waitForURL(/status=/)
  expect(await status.inputValue()).toBe('In transit')
  await page.keyboard.press('Escape')
  expect(await status.inputValue()).toBe('In transit')
  await page.keyboard.press('ArrowDown')
  await page.getByRole('option', { name: 'In transit', selected: true }).click()
  await page.waitForURL((url) => !url.search.includes('status='))
  expect(await status.inputValue()).toBe('')

  const sort = page.getByRole('combobox', { name: 'Sort by' })
  await sort.focus()
  await page.keyboard.press('Space')
  await page.getByRole('listbox', { name: 'Sort by' }).waitFor()
  await page.keyboard.press('Tab')
  await page.getByRole('listbox', { name: 'Sort by' }).waitFor({ state: 'hidden' })
  expect(await sort.inputValue()).toBe('Newest first')
})

test('a menu of actions is walked through by arrow keys and gives the focus back to its button', async () => {
  const page = await it.open('/office/projections', 'analyst@partnercare.example')
  const button = page.getByRole('button', { name: /^Actions/ }).first()
  await button.click()
  const menu = page.getByRole('menu')
  await menu.waitFor()
  await isSound(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focused(page)).toBe(await menu.getByRole('menuitem').nth(1).textContent())
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  expect(await button.evaluate((it) => it === document.activeElement)).toBe(true)
  await button.click()
  await menu.waitFor()
  await button.click()
  await menu.waitFor({ state: 'hidden' })
})

test('no style of the library is written into the page', async () => {
  const page = await ordersOn('wide')
  await page.getByRole('combobox', { name: 'Destination' }).click()
  await page.getByRole('listbox', { name: 'Destination' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  await page.getByRole('dialog').waitFor()
  expect(await page.locator('style').count()).toBe(0)
})

test('a form in front keeps what was typed until somebody says that it may go', async () => {
  const page = await it.open('/office/content', 'content@partnercare.example')
  await page.getByRole('button', { name: 'New resource' }).click()
  const form = page.getByRole('dialog', { name: 'New resource' })
  const title = form.getByRole('textbox', { name: 'Title' })
  await title.fill('A poster')
  await page.keyboard.press('Escape')
  await form.getByText('What you entered is not kept yet.').waitFor()
  await isSound(page)
  await form.getByRole('button', { name: 'Keep editing' }).click()
  expect(await title.inputValue()).toBe('A poster')
  await page.keyboard.press('Escape')
  await form.getByRole('button', { name: 'Discard it' }).click()
  await form.waitFor({ state: 'hidden' })

  await page.getByRole('button', { name: 'New resource' }).click()
  await form.waitFor()
  await page.keyboard.press('Escape')
  await form.waitFor({ state: 'hidden' })
})

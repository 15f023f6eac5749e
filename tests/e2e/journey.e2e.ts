import { readFileSync } from 'node:fs'

import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { pdfPages } from '#tests/pdf-text.ts'

import { callerOf, orderNumber } from './caller.ts'
import { isSound, type Look, looks, type Stage, stage } from './portal.ts'
import { typesFreight } from './quote-form.ts'

const PRODUCT = 'Disposable trocar for two-rod implants'
const PASSWORD = 'PartnerCare.2026'
const BUYER = 'procurement@andina.example'
const SALES = 'sales@partnercare.example'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name })
const choose = async (page: Page, field: string, option: string) => {
  await page.getByRole('combobox', { name: field, exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** A browser of somebody's own, in which that person signs in. A reload in it is noticed: the mark would be gone. */
const signIn = async (email: string, look: Look): Promise<Page> => {
  const page = await it.open('/login', undefined, look)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await button(page, 'Sign in').click()
  await page.waitForURL(/\/(home|office)$/)
  if (email === SALES) await page.goto('/office/quotes')
  await page.evaluate(() => Object.assign(window, { neverReloaded: true }))
  return page
}
const wasNeverReloaded = async (page: Page) =>
  expect(await page.evaluate(() => 'neverReloaded' in window), 'the page was not reloaded').toBe(true)

const unread = async (page: Page): Promise<number> => {
  const name = await button(page, /^Notifications/)
    .first()
    .getAttribute('aria-label')
  return Number(/(\d+) unread/.exec(name ?? '')?.[1] ?? 0)
}

/** What the bell shows as soon as it has asked. */
const heardSoFar = async (email: string): Promise<number> => {
  const caller = await callerOf(it.portal.url, email)
  return (await caller.get<{ unread: number }>('/notification/unread-count')).unread
}

/** Menus lie in a drawer in a small window; the links in the page are the same everywhere. */
const goTo = async (page: Page, name: string, look: Look) => {
  if (look.width === 'narrow')
    await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name }).click()
  else {
    await page.keyboard.press('g')
    await page.keyboard.press(name === 'Shop' ? 's' : 'o')
  }
}

const intoTheCart = async (page: Page, country: string) => {
  await page.getByRole('combobox', { name: 'Quantity' }).fill('150')
  await choose(page, 'Packaging', 'Box of 10')
  await button(page, 'Add to cart').click()
  const modal = page.getByRole('dialog')
  await choose(page, 'Destination country', country)
  await modal.getByRole('button', { name: 'Yes, add to cart' }).click()
  await modal.getByText('Your product was successfully added to the cart').waitFor()
}

/** From the cart through the five steps; answers the number of the order. The main warehouse is chosen already, another is picked. */
const order = async (page: Page, country: string, warehouse?: string): Promise<string> => {
  await button(page, `Place my order ${country}: Contraceptive implants`).click()
  await heading(page, 'Shipping & Billing addresses')
  if (warehouse) {
    await button(page, /^(Choose a|Change the) shipping address/).click()
    await button(page.getByRole('dialog'), new RegExp(`^Choose this address.*${warehouse}`)).click()
  }
  await button(page, 'Continue to Shipping method').click()
  await heading(page, 'Shipping method')
  for (const name of [/^CPT/, /^Airport/]) {
    const choice = page.getByRole('radio', { name })
    if (!(await choice.isChecked())) await choice.check()
  }
  await button(page, 'Continue to Certificates').click()
  await heading(page, 'Certificates')
  await page.getByLabel('Certificate of analysis').check()
  await button(page, 'Continue to Validation').click()
  await heading(page, 'Validation')
  await button(page, 'Place the order').click()
  await heading(page, 'Thank you for your order')
  return page.getByText(orderNumber).first().innerText()
}

/** Sales quotes an order that waits in its queue. */
const quote = async (sales: Page, num: string, freight: string) => {
  const queue = sales.getByRole('region', { name: 'Quotes to send' })
  const record = sales.getByRole('region', { name: 'The chosen order' })
  if (!(await queue.isVisible())) await sales.getByRole('link', { name: 'All quotes' }).click()
  const row = queue.getByRole('listitem').filter({ hasText: num })
  expect(await row.innerText()).toMatch(/^(3 days|7[12] h) left/)
  await row.getByRole('link').click()
  await record.getByRole('heading', { name: num }).waitFor()
  await typesFreight(record, freight)
  await record.getByRole('button', { name: 'Send quote' }).click()
  await sales.getByRole('dialog').getByRole('button', { name: 'Send quote' }).click()
  await sales.getByText(`Quote for order ${num} sent.`).first().waitFor()
}

test.each(looks)('a distributor orders for two countries, sales quotes, both see it live: $width', async (look) => {
  const buyer = await signIn(BUYER, look)
  const sales = await signIn(SALES, look)
  await sales.getByRole('region', { name: 'Quotes to send' }).getByRole('listitem').first().waitFor()
  const salesHeard = await heardSoFar(SALES)

  await goTo(buyer, 'Shop', look)
  await buyer.getByRole('combobox', { name: 'Search the portfolio' }).fill(PRODUCT)
  await buyer.getByRole('option', { name: PRODUCT }).first().click()
  await heading(buyer, PRODUCT)
  await intoTheCart(buyer, 'Colombia')
  await buyer.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
  await intoTheCart(buyer, 'Peru')
  await buyer.getByRole('link', { name: 'See my cart' }).click()
  await heading(buyer, 'My cart')
  const first = await order(buyer, 'Colombia')
  await buyer
    .getByRole('link', { name: /^My cart/ })
    .first()
    .click()
  const second = await order(buyer, 'Peru', 'Lima warehouse')
  expect(Number(second.slice(5))).toBe(Number(first.slice(5)) + 1)

  await button(sales, '2 new orders · Show').click()
  await expect.poll(() => unread(sales)).toBe(salesHeard + 2)

  await buyer.getByRole('link', { name: 'See my orders' }).click()
  await heading(buyer, 'My orders')
  const row = (num: string) => buyer.getByRole('row').filter({ hasText: num })
  for (const num of [first, second]) await row(num).getByText('Waiting for the quote', { exact: true }).waitFor()
  const heard = await heardSoFar(BUYER)

  await quote(sales, first, '1 860.00')
  await row(first).getByText('Quote received', { exact: true }).waitFor()
  await row(second).getByText('Waiting for the quote', { exact: true }).waitFor()
  await expect.poll(() => unread(buyer)).toBe(heard + 1)

  await row(second).getByRole('link', { name: second, exact: true }).click()
  await heading(buyer, second)
  expect(await button(buyer, 'Confirm the order').count()).toBe(0)
  await quote(sales, second, '742.5')
  await buyer.getByText('Quote received', { exact: true }).first().waitFor()
  await buyer.getByText('$742.50', { exact: true }).first().waitFor()
  // 150 units at $1.14 and the freight.
  await buyer
    .getByText(/^\$913\.50\s\(excl\.\sVAT\)$/)
    .first()
    .waitFor()
  await expect.poll(() => unread(buyer)).toBe(heard + 2)
  await isSound(buyer)

  const pdf = buyer.waitForEvent('download')
  await button(buyer, 'Download Sales quote').click()
  const words = pdfPages(readFileSync(await (await pdf).path())).join(' ')
  for (const text of [second, '$913.50', 'Peru']) expect(words).toContain(text)

  if (look.width === 'narrow') await sales.getByRole('link', { name: 'All quotes' }).click()
  await sales.getByRole('link', { name: /with the distributor$/ }).click()
  await sales.getByRole('link', { name: second, exact: true }).click()
  await sales.getByRole('heading', { level: 1, name: second }).waitFor()

  await button(buyer, 'Confirm the order').click()
  await buyer.getByRole('dialog').getByRole('button', { name: 'Confirm the order' }).click()
  await buyer.getByText(`Order ${second} is confirmed.`).first().waitFor()
  await sales.getByText('Confirmed', { exact: true }).waitFor()
  await isSound(sales)

  const story = ['confirmed the order', 'sent the quote', 'placed the order']
  const trail = sales.getByRole('list', { name: 'What happened to this order, newest first' }).getByRole('listitem')
  const told = buyer.getByRole('tabpanel').getByRole('listitem')
  // Above what happened stands what comes next.
  for (const [at, what] of story.entries()) {
    await trail.nth(at).getByText(what).waitFor()
    await told
      .nth(at + 1)
      .getByText(what)
      .waitFor()
  }
  expect(await trail.allInnerTexts()).toEqual([
    expect.stringContaining('Lucía Herrera Montoya'),
    expect.stringContaining('Claire Fontaine'),
    expect.stringContaining('Lucía Herrera Montoya'),
  ])
  await wasNeverReloaded(buyer)
  await wasNeverReloaded(sales)
})

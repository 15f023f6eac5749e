import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { oneFreight } from '#tests/quote-terms.ts'
import { day } from '#web/ui/figures/format.ts'

import { callerOf, orderNumber, placesOrder } from './caller.ts'
import { usesListTools } from './list-tools.ts'
import { isSound, type Look, looks, type Stage, stage } from './portal.ts'
import { typesFreight } from './quote-form.ts'

const SALES = 'sales@partnercare.example'
const OPERATIONS = 'operations@partnercare.example'
const ANALYST = 'analyst@partnercare.example'
const ADMIN = 'admin@partnercare.example'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

const queue = (page: Page) => page.getByRole('region', { name: 'Quotes to send' })
const rows = (page: Page) => queue(page).getByRole('listitem')
const record = (page: Page) => page.getByRole('region', { name: 'The chosen order' })
const chosen = (page: Page) => record(page).getByRole('heading', { level: 2, name: orderNumber })

const openQueue = async (email: string, look?: Look): Promise<Page> => {
  const page = await it.open('/office/quotes', email, look)
  await rows(page).first().waitFor()
  return page
}

describe.each(looks)('$width, $scheme', (look) => {
  test('the queue and the order in it are sound', async () => {
    const page = await openQueue(SALES, look)
    await isSound(page)
    await rows(page).first().getByRole('link').click()
    await record(page).getByLabel('Freight in dollars').waitFor()
    await record(page).getByText('As data').first().click()
    await isSound(page)
    await typesFreight(record(page), '1 860.00')
    await record(page).getByRole('button', { name: 'Send quote' }).click()
    await page.getByRole('dialog').getByText('Grand total').waitFor()
    await isSound(page)
  })

  test('the order desk and an order are sound', async () => {
    const page = await it.open('/office/orders?status=QUOTE_RECEIVED', SALES, look)
    await page.getByRole('link', { name: orderNumber }).first().waitFor()
    await isSound(page)
    await page.getByRole('link', { name: orderNumber }).first().click()
    await page.getByRole('button', { name: 'Revise the quote' }).click()
    await page.getByLabel('Freight in dollars').waitFor()
    await isSound(page)
  })

  test('the mails are sound', async () => {
    const page = await it.open('/office/outbox', ADMIN, look)
    await page
      .getByRole('cell')
      .getByRole('button', { name: /^(?!Details of)/ })
      .first()
      .click({ timeout: 90_000 }) // the demo's mails are made after its start, once what goes together has gathered
    await page.getByRole('dialog').getByRole('button', { name: 'Send again' }).waitFor()
    await isSound(page)
  })
})

test.each(looks)(
  'staff begin with what waits for them and with the promises of the month: $width, $scheme',
  async (look) => {
    const page = await it.open('/office', SALES, look)
    const work = page.getByRole('region', { name: 'Waits for you' })
    await page.getByRole('table', { name: 'Waits for you' }).waitFor()
    expect(await page.getByRole('link', { name: /^Quotes: \d+/ }).count()).toBe(1)
    expect(await page.getByRole('link', { name: /^Agreements: / }).count()).toBe(0)
    await isSound(page)
    await page
      .getByRole('link', { name: /^\d+ Quotes in 72 hours$/ })
      .first()
      .click()
    await page.getByRole('table', { name: /^Quotes in 72 hours, \w+ \d{4}: kept$/ }).waitFor()
    await isSound(page)
    expect(await work.count()).toBeLessThanOrEqual(1)
  },
)

test('each role begins with its own work', async () => {
  const page = await it.open('/office', 'analyst@partnercare.example')
  await page.getByText('Nothing of your role waits for an answer.').waitFor()
  const quality = await it.open('/office', 'quality@partnercare.example')
  await quality.getByRole('link', { name: /^Files of companies: \d+/ }).waitFor()
  expect(await quality.getByRole('link', { name: /^Quotes: / }).count()).toBe(0)
})

test('the queue runs by time left and is worked through by keyboard alone', async () => {
  const page = await openQueue(SALES)
  expect(await rows(page).first().innerText()).toMatch(/^Overdue by /)
  const first = await chosen(page).innerText()
  await page.keyboard.press('j')
  await chosen(page).filter({ hasNotText: first }).waitFor()
  const second = await chosen(page).innerText()
  await page.keyboard.press('k')
  await chosen(page).filter({ hasText: first }).waitFor()
  expect(new URL(page.url()).searchParams.get('order')).not.toBeNull()

  await page.keyboard.press('q')
  await record(page).getByText('Enter the freight, such as 1 860.00').waitFor()
  await page.keyboard.type('1,2,3')
  await page.keyboard.press('Control+Enter')
  await record(page).getByText('Enter a valid amount, for example 1 860.00').waitFor()
  await typesFreight(record(page), '1 860.00')
  await page.keyboard.press('Control+Enter')

  const dialog = page.getByRole('dialog', { name: `Send this quote for order ${first}?` })
  await dialog.getByText('$1 860.00').waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByText(`Quote for order ${first} sent.`).first().waitFor()
  await chosen(page).filter({ hasText: second }).waitFor()
  expect(await queue(page).getByText(first).count()).toBe(0)
})

test('a quote’s last day is typed as DD/MM/YYYY, and what is no day is told', async () => {
  const page = await openQueue(SALES)
  const lastDay = record(page).getByRole('textbox', { name: 'Valid until' })
  expect(await lastDay.inputValue()).toMatch(/^\d\d\/\d\d\/\d{4}$/)
  await typesFreight(record(page), '100')
  await lastDay.fill('31/02/2027')
  await page.keyboard.press('Control+Enter')
  await record(page).getByText('Enter a valid date, for example 18/12/2026').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)

  const inTenDays = day(new Date(Date.now() + 10 * 86_400_000))
  await lastDay.fill(inTenDays)
  await page.keyboard.press('Control+Enter')
  await page.getByRole('dialog').getByText(inTenDays).waitFor()
})

test('what is typed for one order is still there after a look at the next', async () => {
  const page = await openQueue(SALES)
  await record(page).getByLabel('Freight in dollars').fill('950.50')
  await record(page).getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => record(page).getByLabel('Freight in dollars').inputValue()).toBe('')
  await record(page).getByRole('button', { name: 'Previous' }).click()
  await expect.poll(() => record(page).getByLabel('Freight in dollars').inputValue()).toBe('950.50')
})

test('new orders wait behind a button, and one that a colleague quotes leaves in plain sight', async () => {
  const page = await openQueue(OPERATIONS)
  const before = await rows(page).allInnerTexts()
  const numbers = (texts: string[]) => texts.map((text) => /20\d\d-\d+/.exec(text)?.[0])
  const buyer = await callerOf(it.portal.url, 'procurement@savanna.example')
  const placed = await placesOrder(buyer)

  const show = queue(page).getByRole('button', { name: '1 new order · Show' })
  await show.waitFor()
  expect(numbers(await rows(page).allInnerTexts())).toEqual(numbers(before))
  await show.click()
  await rows(page).filter({ hasText: placed.num }).waitFor()

  const sales = await callerOf(it.portal.url, SALES)
  await sales.send('POST', `/office/orders/${placed.orderId}/quote`, oneFreight(50_000))
  const left = rows(page).filter({ hasText: placed.num })
  await left.getByText('Claire Fontaine sent the quote').waitFor()
  await isSound(page)
  await left.getByRole('button', { name: `Remove order ${placed.num} from this list` }).click()
  await expect.poll(() => left.count()).toBe(0)
})

test('a quote that a colleague sends first is told, and nothing that was typed is lost', async () => {
  const placed = await placesOrder(await callerOf(it.portal.url, 'procurement@nordmed.example'))
  const page = await it.open(`/office/orders/${placed.orderId}`, SALES)
  await typesFreight(page, '2 000')
  const colleague = await callerOf(it.portal.url, ADMIN)
  await colleague.send('POST', `/office/orders/${placed.orderId}/quote`, oneFreight(150_000))
  await page.getByText(/^Nadia Haddad sent a quote at \d\d:\d\d while you were writing/).waitFor()
  expect(await page.getByLabel('Freight in dollars').inputValue()).toBe('2 000')
  await page.getByRole('button', { name: 'Send quote' }).click()
  const dialog = page.getByRole('dialog', { name: `Replace the quote for order ${placed.num}?` })
  await dialog.getByRole('button', { name: 'Send quote' }).click()
  await page.getByText(/^Version 2 · Sent/).waitFor()
  await page.getByText('$2 000.00', { exact: true }).first().waitFor()
})

test('an order changes under one’s eyes: status, quote and history, who and from which house', async () => {
  const buyer = await callerOf(it.portal.url, 'procurement@andina.example')
  const placed = await placesOrder(buyer)
  const page = await it.open(`/office/orders/${placed.orderId}`, ANALYST)
  await page.getByText('Only users with the role SALES can send a quote.').waitFor()

  const sales = await callerOf(it.portal.url, SALES)
  await sales.send('POST', `/office/orders/${placed.orderId}/quote`, { ...oneFreight(123_456), note: 'By sea' })
  await page.getByText('Quote received', { exact: true }).waitFor()
  await page.getByText('$1 234.56', { exact: true }).waitFor()
  const trail = page.getByRole('list', { name: 'What happened to this order, newest first' })
  await expect.poll(() => trail.getByRole('listitem').count()).toBe(2)
  const newest = trail.getByRole('listitem').first()
  expect(await newest.innerText()).toMatch(/^Claire Fontaine sent the quote SALES, PartnerCare/)
  await newest.getByText('As data').click()
  await newest.getByText('"freight": 123456').waitFor()
  await newest.getByText('POST /office/orders/:id/quote').waitFor()
})

test('who may not quote or cancel sees everything but the buttons', async () => {
  const analyst = await openQueue(ANALYST)
  await record(analyst).getByText('Only users with the role SALES can send a quote.').waitFor()
  expect(await analyst.getByRole('button', { name: /Send quote|More steps/ }).count()).toBe(0)
})

test('operations cancels with a reason, which is asked for', async () => {
  const buyer = await callerOf(it.portal.url, 'procurement@andina.example')
  const placed = await placesOrder(buyer)
  const page = await it.open(`/office/orders/${placed.orderId}`, OPERATIONS)
  await page.getByRole('button', { name: 'More steps' }).click()
  await page.getByRole('menuitem', { name: 'Cancel this order' }).click()
  const dialog = page.getByRole('dialog', { name: `Cancel order ${placed.num}?` })
  await dialog.getByRole('button', { name: 'Cancel the order' }).click()
  await dialog.getByText('Enter why the order is cancelled').waitFor()
  await dialog.getByLabel('Reason').fill('The product is recalled.')
  await dialog.getByRole('button', { name: 'Cancel the order' }).click()
  await page.getByText(`Order ${placed.num} is cancelled.`).first().waitFor()
  await page.getByText('Order cancelled').first().waitFor()
  const { cancelText } = await buyer.get<{ cancelText: string }>(`/order/${placed.orderId}`)
  expect(cancelText).toBe('The product is recalled.')
})

test('the order desk keeps status, search, order and page in its address', async () => {
  const page = await it.open('/office/orders', SALES)
  const views = page.getByRole('navigation', { name: 'Orders by status' })
  await views.getByRole('button', { name: /^Quote received/ }).click()
  await page.getByLabel('Search', { exact: true }).fill('nordmed')
  await page.waitForURL(/status=QUOTE_RECEIVED.*search=nordmed/)
  const list = page.getByRole('table', { name: 'Orders' })
  const companies = async () =>
    (await list.locator('tbody tr').allInnerTexts()).map((row) => /NordMed AS/.exec(row)?.[0])
  await expect.poll(async () => new Set(await companies())).toEqual(new Set(['NordMed AS']))
  const shown = await list.getByRole('row').allInnerTexts()
  await page.reload()
  await list.waitFor()
  expect(await list.getByRole('row').allInnerTexts()).toEqual(shown)

  await page.getByLabel('Search', { exact: true }).fill('nobody at all')
  await page.getByText('No order matches these filters.').waitFor()
  await page.getByRole('button', { name: 'Reset' }).first().click()
  await expect.poll(() => new URL(page.url()).search).toBe('')
})

test('in a small window the queue and the order are two screens', async () => {
  const page = await openQueue(SALES, { width: 'narrow' })
  expect(await record(page).isVisible()).toBe(false)
  await rows(page).first().getByRole('link').click()
  await chosen(page).waitFor()
  expect(await queue(page).isVisible()).toBe(false)
  await page.getByRole('link', { name: 'All quotes' }).click()
  await rows(page).first().waitFor()
})

test('mails are found by whom they went to and what became of them, a view of it is kept, and a file made', async () => {
  const page = await it.open('/office/outbox?state=KEPT&sort=at&search=partnercare.example', ADMIN)
  const rows = page.getByRole('table', { name: 'Mails' }).getByRole('row')
  await rows.nth(1).getByText('@partnercare.example').waitFor({ timeout: 90_000 })
  const file = await usesListTools(page, { column: 'Made', file: 'mails.csv' })
  expect(
    file
      .split('\r\n')
      .slice(1, -1)
      .every((line) => line.includes('@partnercare.example')),
  ).toBe(true)
  await page.getByRole('searchbox', { name: 'Subject or address' }).fill('nobody at all')
  await page.getByText('No mail matches these filters.').waitFor()
  await page.getByRole('button', { name: 'Reset' }).click()
  await rows.nth(1).waitFor()
  await page.getByRole('columnheader', { name: 'State' }).getByRole('button').click()
  await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('state')
})

test('only an administrator reads the mails', async () => {
  const page = await it.open('/office/outbox', SALES)
  await page.getByText('Only users with the role ADMIN can read the mails.').waitFor()
  expect(await page.getByRole('link', { name: 'Mails' }).count()).toBe(0)
})

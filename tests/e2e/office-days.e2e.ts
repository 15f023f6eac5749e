import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { callerOf, placesOrder } from './caller.ts'
import { goes } from './office-menu.ts'
import { dialog, openStep } from './order-step.ts'
import { type Stage, stage } from './portal.ts'
import { typesFreight } from './quote-form.ts'

/** The days of operations and of sales, across their screens. */

const OPERATIONS = 'operations@partnercare.example'
const SALES = 'sales@partnercare.example'
const ADMIN = 'admin@partnercare.example'
const BUYER = 'procurement@andina.example'
const WIDE = { width: 'wide' } as const

let house: Stage
beforeAll(async () => {
  house = await stage()
})
afterAll(() => house.close())

const fill = (page: Page, label: string, text: string) => page.getByRole('textbox', { name: label }).first().fill(text)
const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('combobox', { name: label }).fill(option)
  await page.getByRole('option', { name: option }).first().click()
}

/** A product that is new, at 20 dollars in Colombia, dearer from the first of December on. */
const addsProduct = async (page: Page) => {
  await page.getByRole('link', { name: 'New product' }).click()
  await fill(page, 'Reference', 'BORON-1')
  await fill(page, 'MBD reference code', 'MBD-BORON-1')
  await fill(page, 'Name', 'Boron')
  await choose(page, 'Category and sub-category', 'Menopause, Bone health')
  await fill(page, 'Description', 'For every day.')
  await fill(page, 'Technical description', 'Thirty tablets in a bottle.')
  await page.getByRole('button', { name: 'Add a packaging' }).click()
  await fill(page, 'Packaging 1', 'Bottle of 30')
  await fill(page, 'Units in packaging 1', '1')
  await page.getByRole('button', { name: 'Add the product' }).click()
  await page.getByRole('heading', { name: 'Boron', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Add a country' }).click()
  await choose(page, 'Country', 'Colombia')
  await fill(page, 'Price of a unit', '20')
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  const countries = page.getByRole('table', { name: 'Countries' })
  await countries.getByRole('button', { name: /^Change/ }).click()
  await page.getByRole('menuitem', { name: 'Change the price' }).click()
  await fill(page, 'Price of a unit', '25.50')
  await fill(page, 'From', '01/12/2026')
  await page.getByText('1 dearer, 0 cheaper').waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await countries.getByText('$25.50 from 01/12/2026').waitFor()
}

test('a day of operations: a step of an order, a new product, a price from the first on, and the desk on a telephone', async () => {
  const page = await house.open('/office', OPERATIONS)
  await page.getByRole('link', { name: /^Documents of orders: \d/ }).waitFor()
  await goes(page, 'Orders', WIDE)
  await page.getByRole('button', { name: /^Confirmed/ }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('status')).toBe('CONFIRMED')
  const columns = page.getByRole('button', { name: 'Columns' })
  await columns.click()
  await page.getByRole('group', { name: 'Columns' }).getByRole('checkbox', { name: 'Deadline' }).uncheck()
  await page.getByRole('columnheader', { name: 'Deadline' }).waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await expect.poll(() => columns.evaluate((button) => button === document.activeElement)).toBe(true)
  // The list before it was narrowed has others first.
  const confirmed = page.getByRole('row').filter({ hasText: /Confirmed/ })
  await confirmed
    .getByRole('link', { name: /^2026-\d{6}$/ })
    .first()
    .click()
  await openStep(page, 'Request pre-payment')
  await dialog(page).getByRole('button', { name: 'Request pre-payment', exact: true }).click()
  await page.getByRole('main').getByText('Waiting for pre-payment', { exact: true }).first().waitFor()

  await goes(page, 'Products', WIDE)
  await addsProduct(page)
  await goes(page, 'Prices', WIDE)
  await page.getByRole('link', { name: /^Scheduled/ }).click()
  await page.getByRole('link', { name: 'Boron' }).first().waitFor()

  const phone = await house.open('/office/orders', OPERATIONS, { width: 'narrow' })
  const rows = phone
    .getByRole('table', { name: 'Orders' })
    .getByRole('row')
    .filter({ has: phone.getByRole('cell') })
  const row = rows.first()
  const box = row.getByRole('checkbox')
  const deadline = row.locator('td').last()
  await box.tap()
  const bar = phone.getByText('1 selected')
  await bar.waitFor()
  expect(await deadline.isVisible(), 'folded').toBe(false)
  await row.getByRole('button', { name: /^Details of Order/ }).click()
  await deadline.waitFor()
  await rows.last().scrollIntoViewIfNeeded()
  const top = (await bar.boundingBox())?.y ?? -1
  expect(top, 'the bar of the selection stays in sight').toBeGreaterThan(0)
  expect(top).toBeLessThan(phone.viewportSize()?.height ?? 0)
})

test('a day of sales: a quote is taken from the queue and given, with a colleague looking on, and a code is made', async () => {
  const buyer = await callerOf(house.portal.url, BUYER)
  const { orderId, num } = await placesOrder(buyer)
  const page = await house.open('/office', SALES)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goto('/office/quotes')
  const inQueue = page.getByRole('link', { name: new RegExp(num) })
  await inQueue.click()
  const record = page.getByRole('region', { name: 'Chosen order' })
  await record.getByRole('heading', { name: num }).waitFor()
  await record.getByRole('button', { name: 'Assign to me' }).click()
  await record.getByRole('button', { name: 'Assign to me' }).waitFor({ state: 'detached' })
  await page.goto('/office/quotes?who=MINE')
  await inQueue.click()
  await record.getByRole('heading', { name: num }).waitFor()

  // A colleague who opens the same quote is seen, and sees who is there.
  const colleague = await house.open(`/office/orders/${orderId}`, ADMIN)
  await colleague
    .getByText(/ (has it open|is writing an answer)\.$/)
    .first()
    .waitFor()
  await page
    .getByText(/ has it open\.$/)
    .first()
    .waitFor()
  await colleague.context().close()
  await typesFreight(page, '1 860.00')
  await page.getByRole('button', { name: 'Send quote' }).last().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send quote' }).click()
  await expect
    .poll(async () => (await buyer.get<{ status: string }>(`/order/${orderId}`)).status)
    .toBe('QUOTE_RECEIVED')

  await page.goto('/office/promo-codes')
  await page.getByRole('link', { name: 'New promo code' }).click()
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill('ADVENT-2026')
  await page.getByRole('textbox', { name: 'Percent' }).fill('10')
  await page.getByRole('textbox', { name: 'First day' }).fill('01/12/2026')
  await page.getByRole('button', { name: 'Create promo code' }).click()
  await page.getByRole('heading', { level: 1, name: 'ADVENT-2026' }).waitFor()
  await page.goto('/office/promo-codes?search=ADVENT&sort=-uses')
  await page.getByRole('button', { name: 'Views' }).click()
  const views = page.getByRole('dialog', { name: 'Views of this list' })
  await views.getByRole('button', { name: 'Save' }).click()
  await views.getByText('Enter a name').waitFor()
  await views.getByLabel('Name').fill('Codes of Advent')
  await views.getByRole('button', { name: 'Save' }).click()
  await page.goto('/office/promo-codes')
  await page.getByRole('button', { name: 'Views' }).click()
  await views.getByRole('link', { name: 'Codes of Advent' }).click()
  await page.getByRole('button', { name: 'View: Codes of Advent' }).waitFor()
  expect(new URL(page.url()).search).toBe('?search=ADVENT&sort=-uses')
  await page.getByRole('table', { name: 'Promo codes' }).getByRole('link', { name: 'ADVENT-2026' }).waitFor()
})

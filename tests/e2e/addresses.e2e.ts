import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Address } from '#modules/distributors/contract.ts'
import type { Cart } from '#modules/ordering/contract.ts'

import { fillAddress } from './address-form.ts'
import { callerOf } from './caller.ts'
import { ownOrder } from './own-order.ts'
import { isSound, type Look, looks, type Stage, stage } from './portal.ts'

const BUYER = 'procurement@andina.example'
const SHIPPING = '/profile/shipping-addresses'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const card = (page: Page, name: string) => cards(page).filter({ has: page.getByText(name, { exact: true }) })

const openBook = async (path = SHIPPING, email = BUYER, look?: Look): Promise<Page> => {
  const page = await it.open(path, email, look)
  await cards(page).first().waitFor()
  return page
}

const save = (page: Page) => page.getByRole('button', { name: 'Save the address' }).click()

test.each(looks)(
  'list, form with its errors and the question before deleting are sound: $width, $scheme',
  async (look) => {
    const page = await openBook(SHIPPING, BUYER, look)
    await isSound(page)
    await page.getByRole('button', { name: 'Add an address' }).click()
    await save(page)
    await page.getByText('Missing mandatory fields').waitFor()
    await isSound(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Delete Lima warehouse' }).click()
    await page.getByRole('dialog').getByText('Lima warehouse').waitFor()
    await isSound(page)
  },
)

test('what is missing is said, focused and not sent', async () => {
  const page = await openBook()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/addresses/upsert')) sent.push(request.url())
  })
  await page.getByRole('button', { name: 'Add an address' }).click()
  await page.getByText('* Mandatory field').waitFor()
  await fillAddress(page, 'Half an address')
  await page.getByRole('textbox', { name: 'City' }).fill(' ')
  await save(page)
  await page.getByText('Missing mandatory fields').waitFor()
  expect(await page.getByRole('textbox', { name: 'City' }).evaluate((field) => field === document.activeElement)).toBe(
    true,
  )
  expect(sent).toEqual([])
})

test('what the server finds wrong is said at its field until that is edited, focused, and sent again all the same', async () => {
  const page = await openBook()
  const keys: (string | undefined)[] = []
  await page.route('**/addresses/upsert', (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    const errors = { city: 'No city of this country', zipCode: 'No zip code of this city' }
    const body = JSON.stringify({ status: 422, title: 'Not accepted', errors })
    return route.fulfill({ status: 422, contentType: 'application/problem+json', body })
  })
  const zipCode = page.getByRole('textbox', { name: 'Zip code' })
  const ofZipCode = page.getByText('No zip code of this city')
  const ofCity = page.getByText('No city of this country')
  await page.getByRole('button', { name: 'Add an address' }).click()
  await fillAddress(page, 'Refused address')
  await save(page)
  await ofZipCode.waitFor()
  await ofCity.waitFor()
  await expect.poll(() => zipCode.evaluate((field) => field === document.activeElement)).toBe(true)
  await zipCode.fill('110112')
  await ofZipCode.waitFor({ state: 'hidden' })
  expect(await ofCity.count()).toBe(1)
  await save(page)
  await ofZipCode.waitFor()
  expect([keys.length, new Set(keys).size]).toEqual([2, 2])
  await page.getByRole('button', { name: 'Cancel' }).click()
})

test('an address that is not saved is not left without a question; Cancel needs none', async () => {
  const page = await openBook()
  const add = page.getByRole('button', { name: 'Add an address' })
  const toBilling = page.getByRole('main').getByRole('link', { name: 'Billing addresses' })
  const asked = page.getByRole('dialog', { name: 'Leave without saving?' })
  await add.click()
  await fillAddress(page, 'Half an address')
  await toBilling.click()
  await asked.getByRole('button', { name: 'Stay' }).click()
  await asked.waitFor({ state: 'hidden' })
  expect(await page.getByRole('textbox', { name: 'Name of the address' }).inputValue()).toBe('Half an address')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await add.waitFor()
  await toBilling.click()
  await page.waitForURL('**/profile/billing-addresses')
})

test('countries are sorted by name, and any country is none of them', async () => {
  const page = await openBook()
  await page.getByRole('button', { name: 'Add an address' }).click()
  await page.getByRole('combobox', { name: 'Country' }).click()
  const names = await page.getByRole('option').allInnerTexts()
  expect(names.length).toBeGreaterThan(190)
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare))
  expect(names.filter((name) => /any/i.test(name) && !/Germany/.test(name))).toEqual([])
})

test('added, changed, made primary, deleted; the primary one stands first', async () => {
  const page = await openBook()
  await page.getByRole('button', { name: 'Add an address' }).click()
  await fillAddress(page, 'Calle 100')
  await save(page)
  await page.getByText('Address saved').waitFor()
  await card(page, 'Calle 100').getByText('110111 Bogotá').waitFor()

  await page.getByRole('button', { name: 'Edit Calle 100' }).click()
  await page.getByRole('textbox', { name: 'Name of the address' }).fill('Calle cien')
  await save(page)
  await card(page, 'Calle cien').waitFor()

  const told = page.waitForResponse('**/primary')
  await page.getByRole('button', { name: 'Set as primary: Calle cien' }).click()
  await expect.poll(() => cards(page).first().innerText()).toMatch(/^Primary\s+Calle cien/)
  expect(await page.getByText('Primary', { exact: true }).count()).toBe(1)
  await told
  await page.reload()
  await expect.poll(() => cards(page).first().innerText()).toMatch(/^Primary\s+Calle cien/)

  await page.getByRole('button', { name: 'Delete Calle cien' }).click()
  await page.getByRole('dialog').getByText('Calle cien').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Address deleted').waitFor()
  expect(await card(page, 'Calle cien').count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
})

test('a refused primary address goes back to where it was', async () => {
  const page = await openBook()
  const first = await cards(page).first().innerText()
  await page.route('**/primary', (route) =>
    route.fulfill({ status: 409, contentType: 'application/problem+json', body: '{"status":409,"title":"Not now"}' }),
  )
  await page.getByRole('button', { name: 'Set as primary: Quito warehouse' }).click()
  const refusal = page.getByRole('dialog')
  await refusal.waitFor()
  // While it is in front, the page behind it has no roles.
  await page.keyboard.press('Escape')
  await refusal.waitFor({ state: 'hidden' })
  expect(await cards(page).first().innerText()).toBe(first)
})

test('what a colleague changes shows within a second', async () => {
  const page = await openBook()
  const caller = await callerOf(it.portal.url, BUYER)
  const all = await caller.get<Address[]>('/addresses?type=SHIPPING')
  const quito = all.find(({ name }) => name === 'Quito warehouse')
  await caller.send('POST', '/addresses/upsert', { ...quito, country: undefined, city: 'Quito norte' })
  await card(page, 'Quito warehouse').getByText('Quito norte').waitFor()
  expect(await page.locator('li[data-changed="fresh"]').innerText()).toContain('Quito warehouse')
})

test('somebody of marketing sees the addresses, and who can change them', async () => {
  const page = await openBook('/profile/billing-addresses', 'marketing@andina.example')
  await page
    .getByText(/^Only users with the role PROCUREMENT can add or change addresses\. Ask .*Lucía Herrera/)
    .waitFor()
  expect(await page.getByRole('main').getByRole('button').count()).toBe(0)
  await isSound(page)
})

test('an address that the order flow asked for becomes the address of the order', async () => {
  const caller = await callerOf(it.portal.url, BUYER)
  const [section] = (await caller.get<Cart>('/cart')).sections
  await caller.send('PUT', '/cart/draft', { countryId: section?.country.id, subCategoryId: section?.subCategory.id })
  const page = await it.open(`${SHIPPING}?fromOrder=true`, BUYER)
  await fillAddress(page, 'Obra calle 26')
  await save(page)
  await page.waitForURL('**/order/address')
  await page.getByText('Obra calle 26').waitFor()
})

test('an order that is being changed gets its reader back', async () => {
  const { id } = await ownOrder(await callerOf(it.portal.url, BUYER))
  const page = await openBook(`${SHIPPING}?orderToEdit=${id}`)
  const links = page.getByRole('link', { name: 'Back to the order' })
  const leadTo = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect([...new Set(leadTo)]).toEqual([`/profile/order/${id}/edit`])
})

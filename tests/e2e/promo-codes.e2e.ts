import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { Cart } from '#modules/ordering/contract.ts'
import { money } from '#web/ui/figures/format.ts'

import { bothAddresses, type Caller, callerOf, orderNumber, placesOrder } from './caller.ts'
import { isSound, looks, type Stage, stage } from './portal.ts'

const BUYER = 'procurement@andina.example'
const SALES = 'sales@partnercare.example'

let it: Stage
let buyer: Caller
let sales: Caller
beforeAll(async () => {
  it = await stage()
  buyer = await callerOf(it.portal.url, BUYER)
  sales = await callerOf(it.portal.url, SALES)
})
afterAll(() => it.close())
beforeEach(() => keepCode(null))

const always = {
  validFrom: '2020-01-01',
  validUntil: null,
  productIds: null,
  distributorIds: null,
  maximumUses: null,
  maximumUsesPerDistributor: null,
}
const make = (code: string, more: object = {}) =>
  sales.send('POST', '/office/promo-codes', { code, type: 'DISCOUNT', discount: 10, ...always, ...more })

const cartOf = () => buyer.get<Cart>('/cart')

/** The cart's first section on its way to an order, with this code; the other sections have none. */
const keepCode = async (promoCode: string | null) => {
  const { sections } = await cartOf()
  const [first] = sections
  await buyer.send('PUT', '/cart/draft', {
    countryId: first?.country.id,
    subCategoryId: first?.subCategory.id,
    ...(await bothAddresses(buyer)),
    shipping: { method: 'DAP', transportMode: 'Road' },
  })
  for (const section of sections) {
    const path = `/cart/sections/${section.country.id}/${section.subCategory.id}/promo-code`
    await buyer.send('PUT', path, { promoCode: section === first ? promoCode : null })
  }
}
/** A code that no other test, and no earlier try of this one, has made. */
const fresh = (name: string) => `${name}-${Math.random().toString(36).slice(2, 8)}`.toUpperCase()

/** Orders the cart's first section with a code, and puts its lines back into the cart. */
const orderWith = async (promoCode: string) => {
  const [section] = (await cartOf()).sections
  if (!section) throw new Error('The cart is empty')
  const placed = await placesOrder(buyer, promoCode)
  for (const { productId, countryId, quantity, packagingId } of section.products)
    await buyer.send('POST', '/cart/lines', { productId, countryId, quantity, packagingId })
  return placed
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

const boxOf = (page: Page, name: string) =>
  page
    .getByRole('textbox', { name, exact: true })
    .or(page.getByRole('combobox', { name, exact: true }))
    .boundingBox()

const firstSection = async (page: Page) => {
  const [section] = (await cartOf()).sections
  const name = `${section?.country.name}: ${section?.subCategory.name}`
  const region = page.getByRole('region', { name }).first()
  await region.waitFor()
  return region
}

describe.each(looks)('$width, $scheme', (look) => {
  test('the office’s codes, one of them, its form and a cart with a code are sound', async () => {
    const code = fresh('LOOK')
    await make(code, { maximumUses: 5 })
    await orderWith(code)
    const page = await it.open('/office/promo-codes', SALES, look)
    await page.getByRole('link', { name: code }).waitFor()
    await isSound(page)
    await page.getByRole('link', { name: code }).click()
    await page.getByRole('link', { name: orderNumber }).waitFor()
    await isSound(page)
    await page.getByRole('link', { name: 'Change the conditions' }).click()
    await page.getByLabel('Uses in all').waitFor()
    await isSound(page)
    await page.goto('/office/new-promo-code')
    await page.getByRole('button', { name: 'Create promo code' }).click()
    await page.getByText('Enter a percent above 0').waitFor()
    await isSound(page)
    const boxes = await Promise.all(['Code', 'Type', 'Percent'].map((name) => boxOf(page, name)))
    if (look.width === 'wide') expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('maxlength'))).toBe('32')
    await page.context().close()

    await keepCode(code)
    const cart = await it.open('/cart', BUYER, look)
    await cart.getByText(/10% off/).waitFor()
    await isSound(cart)
    await cart.goto('/order/validation')
    await cart.getByRole('button', { name: 'Remove the code' }).waitFor()
    await isSound(cart)
    await keepCode(null)
  })
})

test('sales make a code, a buyer uses it, and sales see the order come in', async () => {
  const code = fresh('JOURNEY')
  const desk = await it.open('/office/new-promo-code', SALES)
  await desk.getByRole('textbox', { name: 'Code', exact: true }).fill(code.toLowerCase())
  await desk.getByRole('textbox', { name: 'Percent' }).fill('10')
  await desk.getByRole('textbox', { name: 'Uses per distributor' }).fill('1')
  await desk.getByRole('button', { name: 'Create promo code' }).click()
  await desk.getByRole('heading', { level: 1, name: code }).waitFor()
  await desk.getByText('No orders with this code yet.').waitFor()

  const page = await it.open('/cart', BUYER)
  const section = await firstSection(page)
  const before = (await cartOf()).sections[0]
  await section.getByRole('textbox', { name: 'Promo code' }).fill(` ${code.toLowerCase()} `)
  await section.getByRole('button', { name: 'Apply' }).click()
  await section.getByText(/10% off every product|10% off this product/).waitFor()
  await expect.poll(() => focused(page)).toBe('Remove the code')
  const after = (await cartOf()).sections[0]
  expect(after?.total).toBeLessThan(before?.total ?? 0)
  await section
    .getByText(money(after?.total ?? 0))
    .last()
    .waitFor()
  expect(await section.getByText(`-10% with ${code}`).count()).toBe(after?.products.length)

  // Before its only use is gone, another section keeps it too.
  const other = (await cartOf()).sections[1]
  await buyer.send('PUT', `/cart/sections/${other?.country.id}/${other?.subCategory.id}/promo-code`, {
    promoCode: code,
  })
  const { num } = await orderWith(code)
  await desk.getByRole('link', { name: num }).waitFor()
  await desk.getByText('Waiting for the quote').waitFor()
  await page.getByText(`Your company has used the promo code ${code} as often as it may`).waitFor()
  await page.getByRole('button', { name: 'Remove the code' }).click()
  await section.getByRole('textbox', { name: 'Promo code' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
})

test('a code that does not work says why at its field', async () => {
  const gone = fresh('GONE')
  await make(gone, { validUntil: '2020-12-31' })
  const page = await it.open('/cart', BUYER)
  const section = await firstSection(page)
  const tryCode = async (code: string, says: string) => {
    await section.getByRole('textbox', { name: 'Promo code' }).fill(code)
    await section.getByRole('button', { name: 'Apply' }).click()
    await section.getByText(says).waitFor()
  }
  await tryCode('', 'Enter a code')
  await tryCode('no-such-code', 'There is no promo code NO-SUCH-CODE')
  await tryCode(gone, `The promo code ${gone} expired on 31/12/2020`)
  await isSound(page)
})

test('each section has a code of its own, and one that is taken off leaves the other', async () => {
  const [code, other] = [fresh('FIRST'), fresh('SECOND')]
  await Promise.all([make(code), make(other, { discount: 20 })])
  const page = await it.open('/cart', BUYER)
  const regions = page.getByRole('region').filter({ has: page.getByRole('button', { name: /^Place my order/ }) })
  const [one, two] = [regions.nth(0), regions.nth(1)]
  for (const [region, typed] of [
    [one, code],
    [two, other],
  ] as const) {
    await region.getByRole('textbox', { name: 'Promo code' }).fill(typed)
    await region.getByRole('button', { name: 'Apply' }).click()
    await region.getByRole('button', { name: 'Remove the code' }).waitFor()
  }
  await one.getByText(/^10% off/).waitFor()
  await two.getByText(/^20% off/).waitFor()
  await isSound(page)
  await one.getByRole('button', { name: 'Remove the code' }).click()
  await one.getByRole('textbox', { name: 'Promo code' }).waitFor()
  await page.reload()
  await two.getByRole('button', { name: 'Remove the code' }).waitFor()
  await one.getByRole('textbox', { name: 'Promo code' }).waitFor()
})

test('a code that is closed on the way to the order is told at the last step, and can be taken off there', async () => {
  const code = fresh('CLOSING')
  await make(code)
  await keepCode(code)
  const page = await it.open('/order/validation', BUYER)
  await page.getByRole('button', { name: 'Remove the code' }).waitFor()
  const desk = await it.open(`/office/promo-codes/${code}`, SALES)
  await desk.getByRole('button', { name: 'Close this code' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Close this code' }).click()
  await dialog.getByText('Enter the reason').waitFor()
  await dialog.getByLabel('Reason').fill('The campaign is over')
  await dialog.getByRole('button', { name: 'Close this code' }).click()
  await desk.getByText(`Promo code ${code} closed.`).first().waitFor()
  await desk.getByText('The campaign is over').waitFor()
  await page.reload()
  await page.getByText(`The promo code ${code} is closed`).first().waitFor()
  await page.getByRole('button', { name: 'Remove the code' }).click()
  await page.getByRole('textbox', { name: 'Promo code' }).waitFor()
})

test('what is typed for a code is not left without a question, and saved it is left without one', async () => {
  const code = fresh('LEAVE')
  await make(code)
  for (const [path, field] of [
    ['new-promo-code', 'Code'],
    [`promo-codes/${code}/change`, 'Uses in all'],
  ] as const) {
    const page = await it.open(`/office/${path}`, SALES)
    await page.getByRole('textbox', { name: field, exact: true }).fill('7')
    await page.getByRole('link', { name: 'Cancel' }).click()
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Stay' }).click()
    expect(await page.getByRole('textbox', { name: field, exact: true }).inputValue()).toBe('7')
  }
  const page = await it.open(`/office/promo-codes/${code}/change`, SALES)
  await page.getByRole('textbox', { name: 'Uses in all', exact: true }).fill('7')
  await page.getByRole('button', { name: 'Save the conditions' }).click()
  await page.getByText(`Promo code ${code} updated.`).waitFor()
  await page.waitForURL(new RegExp(`/office/promo-codes/${code}$`))
})

test('others than sales read codes and cannot change them', async () => {
  const code = fresh('READ')
  await make(code)
  const page = await it.open(`/office/promo-codes/${code}`, 'analyst@partnercare.example')
  await page.getByRole('heading', { level: 1, name: code }).waitFor()
  expect(await page.getByRole('button', { name: 'Close this code' }).count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Change the conditions' }).count()).toBe(0)
  for (const path of ['new-promo-code', `promo-codes/${code}/change`]) {
    await page.goto(`/office/${path}`)
    await page.getByText('Only users with the role SALES or ADMIN').waitFor()
    expect(await page.getByRole('textbox').count()).toBe(0)
  }
})

test('a code that nobody made says so and leads back to those that there are', async () => {
  for (const path of ['NO-SUCH-CODE', 'NO-SUCH-CODE/change', '%20']) {
    const page = await it.open(`/office/promo-codes/${path}`, SALES)
    await page.getByRole('heading', { level: 1, name: 'No such promo code' }).waitFor()
    await page.getByRole('link', { name: 'All promo codes' }).click()
    await page.getByRole('heading', { level: 1, name: 'Promo codes' }).waitFor()
  }
})

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Product } from '#modules/catalogue/contract.ts'
import type { Cart } from '#modules/ordering/contract.ts'

import { callerOf } from './caller.ts'
import { isSound, looks, type Stage, stage } from './portal.ts'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

const buyer = 'procurement@andina.example'
const gel = 'Estradiol gel 0.06 %'
const quantityOf = (page: Page, name: string) => page.getByRole('combobox', { name: `Quantity of ${name}` })
const summary = (page: Page) => page.getByRole('complementary', { name: 'Summary' })
const becomes = (read: () => Promise<string>, wanted: string | RegExp) => expect.poll(read).toMatch(wanted)

test.each(looks)('sound when filled and when empty: $width, $scheme', async (look) => {
  const page = await it.open('/cart', buyer, look)
  await page.getByRole('heading', { level: 2, name: 'Colombia: Hormone therapy' }).waitFor()
  await isSound(page)
  const empty = await it.open('/order/cart', 'regulatory@andina.example', look)
  await empty.getByRole('link', { name: 'Go to the shop' }).waitFor()
  await isSound(empty)
})

test('sections fold, and are open at first', async () => {
  const page = await it.open('/cart', buyer)
  const section = page.getByRole('button', { name: 'Colombia: Hormone therapy', exact: true })
  await section.waitFor()
  expect(await section.getAttribute('aria-expanded')).toBe('true')
  await section.press('Enter')
  expect(await quantityOf(page, gel).isVisible()).toBe(false)
})

test('a quantity changes totals at once, and in another window of the same person within a second', async () => {
  const [page, other] = [await it.open('/cart', buyer), await it.open('/cart', buyer)]
  await quantityOf(other, gel).waitFor()
  const before = Number(await quantityOf(page, gel).inputValue())
  const total = await summary(page).innerText()
  await page.getByRole('button', { name: `Increase Quantity of ${gel}` }).click({ clickCount: 3 })
  expect(await quantityOf(page, gel).inputValue()).toBe(String(before + 72))
  expect(await summary(page).innerText()).not.toBe(total)
  await becomes(() => quantityOf(other, gel).inputValue(), String(before + 72))
  await other.locator('tr[data-changed="fresh"]').waitFor()
  await page.reload()
  await becomes(() => quantityOf(page, gel).inputValue(), String(before + 72))
})

test.each(looks)('a refused quantity stands beside its reason until it is mended or put back: $width', async (look) => {
  const page = await it.open('/cart', buyer, look)
  const field = quantityOf(page, gel)
  const [held, total] = [await field.inputValue(), await summary(page).innerText()]
  const off = String(Number(held) + 1)
  const reason = page.getByText('Please order in steps of 24')
  await field.fill(off)
  await page.keyboard.press('Tab')
  await reason.waitFor()
  expect(await field.inputValue()).toBe(off)
  await becomes(() => summary(page).innerText(), total)
  await isSound(page)
  await field.press('Escape')
  await reason.waitFor({ state: 'detached' })
  expect(await field.inputValue()).toBe(held)

  await field.fill('')
  await field.press('Enter')
  await page.getByText('Please select quantity', { exact: true }).waitFor()
  expect(await field.inputValue()).toBe('0')
  // Giving the one that stands in the cart is an answer too.
  await field.fill(held)
  await field.press('Enter')
  await page.getByText('Please select quantity', { exact: true }).waitFor({ state: 'detached' })
  expect(await field.inputValue()).toBe(held)

  await field.fill(off)
  await field.press('Enter')
  await reason.waitFor()
  await page.getByRole('button', { name: `Decrease Quantity of ${gel}` }).click()
  await reason.waitFor({ state: 'detached' })
  expect(await field.inputValue()).toBe(held)
})

test('a quantity outside of what can be ordered is said like one off the step, with the nearest to choose', async () => {
  const page = await it.open('/cart', buyer)
  const field = quantityOf(page, gel)
  const held = await field.inputValue()
  const offers = page.getByRole('group', { name: 'Choose a quantity' }).getByRole('button')
  for (const [typed, sentence] of [
    ['1', 'The minimum order quantity is'],
    ['-4', 'The minimum order quantity is'],
    ['999999', 'The maximum order quantity is 100 000'],
    ['2.000', '2.000 can be read as 2 000 or as 2. Please choose one'],
  ] as const) {
    await field.fill(typed)
    await field.press('Enter')
    await page.getByText(sentence).waitFor()
    expect(await offers.count()).toBe(typed === '2.000' ? 2 : 1)
    // What is a number was asked of the server, too, and refused.
    if (typed !== '2.000') await page.locator('tr[data-failed]').waitFor()
    await field.press('Escape')
    await page.getByText(sentence).waitFor({ state: 'detached' })
    expect(await field.inputValue()).toBe(held)
  }
  await field.fill('1')
  await field.press('Enter')
  await offers.first().click()
  await page.getByText('The minimum order quantity is').waitFor({ state: 'detached' })
  await field.fill(held)
  await field.press('Enter')
})

test('what is no number stands too, and Escape puts the quantity back', async () => {
  const page = await it.open('/cart', buyer)
  const field = quantityOf(page, gel)
  const held = await field.inputValue()
  await field.fill('many')
  await page.keyboard.press('Tab')
  await page.getByText('Please enter a valid number').waitFor()
  expect(await field.inputValue()).toBe('many')
  await field.press('Escape')
  expect(await field.inputValue()).toBe(held)
  expect(await page.getByText('Please enter a valid number').count()).toBe(0)
})

test('a button that stands where the bar was while one types takes its click', async () => {
  const page = await it.open('/cart', buyer, { width: 'narrow', scheme: 'light' })
  await page.getByLabel('Promo code').first().fill('NOBODY-KNOWS-IT')
  const apply = page.getByRole('button', { name: 'Apply' }).first()
  await apply.evaluate((button) => window.scrollBy(0, button.getBoundingClientRect().bottom + 4 - window.innerHeight))
  const box = await apply.boundingBox()
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20, { delay: 100 })
  await page.getByText('There is no promo code NOBODY-KNOWS-IT').first().waitFor()
})

test('a quantity is one stop of the keyboard', async () => {
  const page = await it.open('/cart', buyer)
  await quantityOf(page, gel).focus()
  await page.keyboard.press('Tab')
  await page
    .getByRole('button', { name: `Remove ${gel} from the cart` })
    .and(page.locator(':focus'))
    .waitFor()
})

test('what is removed can be put back', async () => {
  const page = await it.open('/cart', buyer)
  const quantity = await quantityOf(page, gel).inputValue()
  await page.getByRole('button', { name: `Remove ${gel} from the cart` }).click()
  await page.getByRole('main').getByText(`${gel} was removed from the cart.`).waitFor()
  expect(await quantityOf(page, gel).count()).toBe(0)
  await isSound(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await becomes(() => quantityOf(page, gel).inputValue(), quantity)
})

test('a special request is kept, and its text also by who leaves the page without leaving the field', async () => {
  const page = await it.open('/cart', buyer)
  const other = page.getByLabel('Other (please specify)')
  for (const pauses of [true, false]) {
    await other.fill(pauses ? 'One pallet' : 'One box')
    if (pauses) await page.waitForResponse((answer) => answer.url().endsWith('/api/cart/draft'))
    await page.reload()
    await expect.poll(() => other.inputValue()).toBe(pauses ? 'One pallet' : 'One box')
  }
  await page.getByRole('checkbox', { name: 'Need for pre-shipment inspection' }).check()
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/cart/draft') && (answer.request().postData() ?? '').includes('pallets'),
  )
  await other.fill('Two pallets, please')
  await page.keyboard.press('Tab')
  expect((await kept).status()).toBe(200)
  await page.reload()
  expect(await page.getByRole('checkbox', { name: 'Need for pre-shipment inspection' }).isChecked()).toBe(true)
  expect(await page.getByRole('checkbox', { name: 'Packing' }).isChecked()).toBe(false)
  expect(await other.inputValue()).toBe('Two pallets, please')
})

test.each(looks)(
  'a packaging that was removed is named, and another one is chosen in the cart: $width',
  async (look) => {
    const [caller, operations] = await Promise.all([
      callerOf(it.portal.url, buyer),
      callerOf(it.portal.url, 'operations@partnercare.example'),
    ])
    const product = (await caller.get<Product[]>('/products/all')).find(({ name }) => name === gel) as Product
    const { id, MBDreferenceCode, name, description, technicalDescription, artwork, sterile } = product
    const { minimumOrderQuantity, orderQuantityStep, careCoinGroup1, careCoinGroup2, productSubCategory } = product
    const cart = await caller.get<Cart>('/cart')
    const line = cart.sections.flatMap(({ products }) => products).find(({ productId }) => productId === id)
    const former = line?.packagings.find((packaging) => packaging.id === line.packagingId)
    const page = await it.open('/cart', buyer, look)
    await quantityOf(page, gel).waitFor()
    await operations.send('PUT', `/office/products/${id}`, {
      ...{ MBDreferenceCode, name, description, technicalDescription, artwork, sterile, image: null, file: null },
      ...{ minimumOrderQuantity, orderQuantityStep, careCoinGroup1, careCoinGroup2 },
      categoryId: productSubCategory.productCategory.id,
      subCategoryId: productSubCategory.id,
      packagings: [{ name: `Made for ${look.width}` }],
    })
    const said = page.getByText(`The packaging ${former?.name} is no longer available. Choose another one.`)
    await said.waitFor()
    await isSound(page)
    await page.getByRole('combobox', { name: `Packaging of ${gel}` }).click()
    await page.getByRole('option', { name: `Made for ${look.width}` }).click()
    await said.waitFor({ state: 'detached' })
    await page.getByText(`Made for ${look.width}`).waitFor()
  },
)

test('what comes free stands in the summary too', async () => {
  const caller = await callerOf(it.portal.url, buyer)
  const products = (await caller.get<Product[]>('/products/all')).filter(({ reference }) =>
    ['PC-1040', 'PC-1041'].includes(reference),
  )
  for (const { id: productId, minimumOrderQuantity: quantity, packagings } of products)
    await caller.send('POST', '/cart/lines', { productId, countryId: 'pe', quantity, packagingId: packagings[0]?.id })
  const page = await it.open('/cart', buyer)
  await page.getByText('Free with this order').waitFor()
  await summary(page).getByRole('listitem').filter({ hasText: 'Free' }).waitFor()
  for (const { id } of products) await caller.send('DELETE', `/cart/lines/pe/${id}`, {})
})

describe('Place my order', () => {
  test('leads to a quantity that is refused, also to one that was just typed', async () => {
    const page = await it.open('/cart', buyer)
    const field = quantityOf(page, gel)
    const held = await field.inputValue()
    const place = page.getByRole('button', { name: /Place my order Colombia: Hormone therapy/ })
    const off = String(Number(held) + 1)
    await field.fill(off)
    for (const _ of ['as it is sent', 'once it is refused']) {
      await place.click()
      await field.and(page.locator('[aria-invalid=true]:focus')).waitFor()
      await place.and(page.locator(':not([aria-busy])')).waitFor()
      await page.getByText('Please order in steps of 24').waitFor()
    }
    expect(await field.inputValue()).toBe(off)
    await field.fill('many')
    await page.keyboard.press('Tab')
    await place.click()
    await field.and(page.locator(':focus')).waitFor()
    expect(new URL(page.url()).pathname).toBe('/cart')
    await field.press('Escape')
  })

  test('fills in the primary addresses and leads to them; next time to what is still missing', async () => {
    const page = await it.open('/cart', buyer)
    await page.getByRole('button', { name: /Place my order Colombia: Hormone therapy/ }).click()
    await page.waitForURL('**/order/address')
    await page.getByText('Bogotá distribution centre').waitFor()
    await page.goto('/cart')
    await page
      .getByRole('heading', { level: 2, name: /Colombia: Hormone therapy · Bogotá distribution centre/ })
      .waitFor()
    await page.getByRole('button', { name: /Place my order Colombia: Hormone therapy/ }).click()
    await page.waitForURL('**/order/shipping')
  })

  test('is for PROCUREMENT: others are told whom to ask, and fill the cart all the same', async () => {
    const page = await it.open('/shop', 'marketing@andina.example')
    await page.getByRole('combobox', { name: 'Search the portfolio' }).fill('PC-1042')
    await page.getByRole('option').first().click()
    await page.getByRole('combobox', { name: 'Packaging' }).click()
    await page.getByRole('option', { name: 'Box of 10', exact: true }).click()
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('combobox', { name: 'Destination country' }).click()
    await page.getByRole('option', { name: 'Peru' }).click()
    await page.getByRole('button', { name: 'Yes, add to cart' }).click()
    await page.getByRole('link', { name: 'See my cart' }).click()
    await page
      .getByText(/Only users with the role PROCUREMENT can place an order\. Ask .*Lucía Herrera Montoya/)
      .waitFor()
    expect(await page.getByRole('button', { name: /Place my order/ }).count()).toBe(0)
    expect(await page.getByText('Do you have any special request?').count()).toBe(0)
    await isSound(page)
  })
})

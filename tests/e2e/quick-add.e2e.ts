import { readFile } from 'node:fs/promises'

import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { Product } from '#modules/catalogue/contract.ts'
import { isSellable } from '#modules/catalogue/events.ts'
import type { Cart } from '#modules/ordering/contract.ts'

import { type Caller, callerOf } from './caller.ts'
import { isSound, looks, type Stage, stage } from './portal.ts'

const BUYER = 'procurement@andina.example'

let it: Stage
let buyer: Caller
/** A line of these adds a free one to the cart, and so to what is exported of it. */
const givesBonus = ({ reference }: Product) => ['PC-1040', 'PC-1041'].includes(reference)

/** Both are sold in several countries and ordered in steps; the country of `alone` is always given. */
let wide: Product
let alone: Product
let country: string
/** Four that are sold in Colombia and in Peru. */
let everywhere: readonly Product[]
/** Two that come in a box of ten, and in others. */
let alike: readonly Product[]
beforeAll(async () => {
  it = await stage()
  buyer = await callerOf(it.portal.url, BUYER)
  const products = await buyer.get<Product[]>('/products/all')
  const orderable = ({ registrations = [] }: Product) =>
    registrations.filter(({ price, status }) => price !== null && isSellable(status))
  const usual = products.filter(
    ({ available, orderQuantityStep, ...it }) =>
      available && orderQuantityStep > 1 && !givesBonus(it as Product) && orderable(it as Product).length > 1,
  )
  const [first, second] = usual
  if (!first || !second) throw new Error('The demo world has no such products')
  wide = first
  alone = second
  country = orderable(alone)[0]?.country.name ?? ''
  const soldIn = (product: Product, name: string) => orderable(product).some((one) => one.country.name === name)
  const both = products.filter((it) => it.available && soldIn(it, 'Colombia') && soldIn(it, 'Peru') && !givesBonus(it))
  everywhere = both.slice(0, 4)
  alike = both
    .filter(({ packagings }) => packagings.length > 1 && packagings.some(({ name }) => name === 'Box of 10'))
    .slice(0, 2)
  if (everywhere.length < 4 || alike.length < 2) throw new Error('The demo world has no such products')
})
afterAll(() => it.close())

beforeEach(async () => {
  for (const { country, subCategory } of (await buyer.get<Cart>('/cart')).sections)
    await buyer.send('DELETE', `/cart/sections/${country.id}/${subCategory.id}`, {})
})

const openPanel = async (page: Page) => {
  await page.getByRole('button', { name: 'Quick add', exact: true }).click()
  const panel = page.getByRole('region', { name: 'Quick add' })
  await panel.waitFor()
  return panel
}
const packOf = ({ packagings }: Product) => packagings[0]?.name ?? ''

test.each(looks)('the panel is sound, empty and with rows to repair: $width, $scheme', async (look) => {
  const page = await it.open('/cart', BUYER, look)
  const panel = await openPanel(page)
  await isSound(page)
  await panel
    .getByLabel('Rows')
    .fill(`${alone.reference}, 1, ${country}\nPC-0000, 20\n${wide.reference}, ${wide.minimumOrderQuantity}`)
  await panel.getByRole('button', { name: 'Check these rows' }).click()
  await panel.getByText('There is no product with this reference').waitFor()
  await panel.getByText(/rows to correct/).waitFor()
  await isSound(page)
})

test('pasted rows are named one by one, repaired in place, and enter the cart at once, in every window', async () => {
  const [page, other] = [await it.open('/cart', BUYER), await it.open('/cart', BUYER)]
  await other.getByRole('link', { name: 'Go to the shop' }).waitFor()
  const panel = await openPanel(page)
  const off = alone.minimumOrderQuantity + 1
  const rows = [
    `Reference;Quantity;Country;Packaging`,
    `${alone.reference};${off};${country};${packOf(alone)}`,
    `${wide.reference};${wide.minimumOrderQuantity};;${packOf(wide)}`,
    `PC-0000;20;;`,
    `${alone.reference.toLowerCase()};${alone.orderQuantityStep};${country};${packOf(alone)}`,
  ]
  await panel.getByLabel('Rows').fill(rows.join('\n'))
  await panel.getByRole('button', { name: 'Check these rows' }).click()
  const row = (number: number) => panel.getByRole('listitem', { name: `Row ${number}`, exact: true })

  // Off the step: the nearest below and the nearest above are offered.
  const nearest = row(1).getByRole('button', { name: /^Use \d+$/ })
  await nearest.last().waitFor()
  expect(await nearest.count()).toBe(2)
  await nearest.last().click()
  // In two countries: one is chosen.
  await row(2).getByText('Please select a country').waitFor()
  await row(2).getByRole('combobox', { name: 'Country' }).click()
  await page.getByRole('option').first().click()
  // Unknown: taken out.
  await panel.getByRole('button', { name: 'Remove row 3' }).click()
  // Twice: its quantity goes to the first.
  await row(3).getByText('The same as row 1').waitFor()
  await row(3).getByRole('button', { name: 'Add its quantity to row 1' }).click()
  await panel.getByText('2 rows ready to add').waitFor()
  await panel.getByRole('button', { name: 'Add 2 products to the cart' }).click()
  await page.getByText('2 products were added to your cart.').first().waitFor()

  const { sections, count } = await buyer.get<Cart>('/cart')
  expect(count).toBe(2)
  const line = sections.flatMap(({ products }) => products).find(({ reference }) => reference === alone.reference)
  expect(line?.quantity).toBeGreaterThanOrEqual(off + alone.orderQuantityStep - 1)
  expect(line?.problem).toBeNull()
  await other.getByText(alone.name).first().waitFor()
  await isSound(other)
})

test.each(looks)(
  'a column that no name tells and a figure of two readings are asked back: $width, $scheme',
  async (look) => {
    const page = await it.open('/cart', BUYER, look)
    const panel = await openPanel(page)
    await panel
      .getByLabel('Rows')
      .fill(
        `Our mark;Your mark;Menge;Land\nA-1;${alone.reference};1.000;${country}\nA-2;${alone.reference};1;${country}`,
      )
    await panel.getByRole('button', { name: 'Check these rows' }).click()
    await isSound(page)
    await panel.getByRole('combobox', { name: /^Your mark/ }).click()
    await page.getByRole('option', { name: 'Reference' }).click()
    await panel.getByRole('button', { name: 'Check these rows' }).click()
    await panel.getByText('1.000 can be read as 1 000 or as 1. Please choose one').waitFor()
    await panel.getByRole('button', { name: 'Use 1', exact: true }).waitFor()
    await isSound(page)
    await panel.getByRole('button', { name: 'Use 1 000', exact: true }).click()
    await panel.getByText('can be read as').waitFor({ state: 'detached' })
  },
)

describe('for all rows', () => {
  const rowsOf = (products: readonly Product[]) =>
    products.map((it) => `${it.reference};${it.minimumOrderQuantity};;${packOf(it)}`)

  test('one choice of a country is every row’s that names none, those chosen by hand stay, and it is taken back', async () => {
    const page = await it.open('/cart', BUYER)
    const panel = await openPanel(page)
    const row = (number: number) => panel.getByRole('listitem', { name: `Row ${number}`, exact: true })
    const [, second] = everywhere
    await panel.getByLabel('Rows').fill(
      rowsOf(everywhere)
        .map((line, at) => (at === 3 ? line.replace(';;', ';Narnia;') : line))
        .join('\n'),
    )
    await panel.getByRole('button', { name: 'Check these rows' }).click()
    await row(2).getByRole('combobox', { name: 'Country' }).click()
    await page.getByRole('option', { name: 'Peru' }).click()
    await panel.getByText('3 rows to correct').waitFor()

    const forAll = panel.getByRole('combobox', { name: 'Country for all rows' })
    await forAll.focus()
    for (const key of ['C', 'o', 'l', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
    await page.keyboard.press('Escape')
    await panel.getByText('2 rows name another one and keep it.').waitFor()
    await panel.getByText('1 row to correct').waitFor()
    // Nothing else was to repair: a line of words is enough.
    await row(1).getByText('Colombia').waitFor()
    expect(await row(1).getByRole('combobox').count()).toBe(0)
    await panel.getByRole('button', { name: 'Also for 1 row that names one it cannot have' }).click()
    await panel.getByText('4 rows ready to add').waitFor()

    await forAll.focus()
    await page.keyboard.press('Backspace')
    await panel.getByText('3 rows to correct').waitFor()
    for (const key of ['C', 'o', 'l', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
    await panel.getByText('4 rows ready to add').waitFor()
    await page.keyboard.press('Escape')
    await panel.getByRole('button', { name: 'Add 4 products to the cart' }).click()
    await page.getByText('4 products were added to your cart.').first().waitFor()
    const { sections } = await buyer.get<Cart>('/cart')
    const inPeru = sections.filter(({ country }) => country.name === 'Peru').flatMap(({ products }) => products)
    expect(inPeru.map(({ reference }) => reference)).toEqual([second?.reference])
    expect(sections.every(({ country }) => ['Peru', 'Colombia'].includes(country.name))).toBe(true)
  })

  test.each(looks)('a packaging of the same name is chosen once: $width, $scheme', async (look) => {
    const page = await it.open('/cart', BUYER, look)
    const panel = await openPanel(page)
    await panel
      .getByLabel('Rows')
      .fill(alike.map(({ reference, minimumOrderQuantity }) => `${reference};${minimumOrderQuantity}`).join('\n'))
    await panel.getByRole('button', { name: 'Check these rows' }).click()
    await panel.getByRole('combobox', { name: 'Packaging for all rows' }).click()
    await page.getByRole('option', { name: 'Box of 10 · 2 rows' }).click()
    await page.keyboard.press('Escape')
    await panel.getByRole('combobox', { name: 'Country for all rows' }).click()
    await page.getByRole('option', { name: 'Colombia · 2 rows' }).click()
    await page.keyboard.press('Escape')
    await panel.getByText('2 rows ready to add').waitFor()
    expect(await panel.getByText(/ of 10.* · Box of 10 · Colombia/).count()).toBe(2)
    await isSound(page)
  })
})

test('rows that were not added are not left without a question', async () => {
  const page = await it.open('/cart', BUYER)
  const panel = await openPanel(page)
  const asked = page.getByRole('dialog', { name: 'Leave without saving?' })
  const goHome = () => page.locator('header a[href="/home"]').first().click()
  await panel.getByLabel('Rows').fill(`${alone.reference}, ${alone.minimumOrderQuantity}, ${country}`)
  await goHome()
  await asked.getByRole('button', { name: 'Stay' }).click()
  await panel.getByRole('button', { name: 'Check these rows' }).click()
  await panel.getByText(alone.name).waitFor()
  await goHome()
  await asked.getByRole('button', { name: 'Stay' }).click()
  await panel.getByRole('button', { name: 'Start again' }).click()
  await goHome()
  await page.waitForURL('**/home')
})

describe('a file', () => {
  test('of rows is read when it is chosen, and no workbook is taken for one', async () => {
    const page = await it.open('/cart', BUYER)
    const panel = await openPanel(page)
    const choose = (name: string, text: string) =>
      panel.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
    await choose('book.xlsx', 'PK\u0003\u0004\0')
    await panel.getByText('This is not a text file. Save the sheet as CSV first.').waitFor()
    await choose(
      'rows.csv',
      `\uFEFFref,qty,country\r\n${alone.reference},"${alone.minimumOrderQuantity}",${country}\r\n`,
    )
    await panel.getByText(alone.name).waitFor()
  })

  test('of the cart leaves it and comes back through quick add', async () => {
    const line = {
      reference: alone.reference,
      quantity: String(alone.minimumOrderQuantity),
      country,
      packaging: packOf(alone),
    }
    await buyer.send('POST', '/cart/lines/batch', { lines: [line] })
    const page = await it.open('/cart', BUYER)
    const saved = async (format: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: `${format} My cart` }).click(),
      ])
      return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
    }
    const xlsx = await saved('Excel')
    expect(xlsx.name).toBe('cart.xlsx')
    expect(strFromU8(unzipSync(xlsx.bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).toContain('<row')
    const csv = await saved('CSV')
    expect(csv.name).toBe('cart.csv')
    const panel = await openPanel(page)
    await panel.locator('input[type=file]').setInputFiles({ name: 'cart.csv', mimeType: 'text/csv', buffer: csv.bytes })
    await panel
      .getByText(/Already in your cart with/)
      .first()
      .waitFor()
  })
})

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { setDatabaseClock } from '#platform/clock.ts'
import { connect } from '#platform/postgres/pool.ts'
import { usesListTools } from './list-tools.ts'
import { isSound, looks, type Stage, stage } from './portal.ts'

const OPERATIONS = 'operations@partnercare.example'
const BUYER = 'procurement@andina.example'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

const withOwner = async <T>(work: (owner: ReturnType<typeof connect>) => Promise<T>): Promise<T> => {
  const owner = connect({ connectionString: it.databaseUrl, max: 1 })
  try {
    return await work(owner)
  } finally {
    await owner.end()
  }
}

/** The first of the next month by the portal's clock. */
const nextFirst = () =>
  withOwner(async (owner) => {
    const { rows } = await owner.query<{ now: Date }>('select es.now() as now')
    const now = rows[0]!.now
    return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))
  })

const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('combobox', { name: label }).fill(option)
  await page.getByRole('option', { name: option }).first().click()
}
const fill = (page: Page, label: string, text: string) => page.getByRole('textbox', { name: label }).first().fill(text)

describe.each(looks)('$width, $scheme', (look) => {
  const [reference, name] = [`PC-${look.width.toUpperCase()}`, `Zinc ${look.width}`]

  test('a new product is registered and priced, and costs more from the first of the month', async () => {
    const page = await it.open('/office/new-product', OPERATIONS, look)
    await fill(page, 'Reference', reference)
    await fill(page, 'MBD reference code', `MBD-${look.width.toUpperCase()}`)
    await fill(page, 'Name', name)
    await choose(page, 'Category and sub-category', 'Menopause, Bone health')
    await fill(page, 'Description', 'Zinc for every day.')
    await fill(page, 'Technical description', 'Thirty tablets in a bottle.')
    await page.getByRole('button', { name: 'Add a packaging' }).click()
    await fill(page, 'Packaging 1', 'Bottle of 30')
    await isSound(page)
    await page.getByRole('button', { name: 'Add the product' }).click()
    await page.waitForURL(/\/office\/products\/[0-9a-f-]{36}$/)
    await page.getByRole('heading', { name, level: 1 }).waitFor()
    await isSound(page)

    await page.getByRole('button', { name: 'Add a country' }).click()
    await choose(page, 'Country', 'Colombia')
    await fill(page, 'Price of a unit', '20')
    await page.getByRole('button', { name: 'Register', exact: true }).click()
    const countries = page.getByRole('table', { name: 'Countries' })
    await countries.getByRole('cell', { name: 'Colombia', exact: true }).waitFor()

    const first = await nextFirst()
    const [year, month] = first.toISOString().split('-')
    await countries.getByRole('button', { name: /^Change/ }).click()
    await page.getByRole('menuitem', { name: 'Change the price' }).click()
    await fill(page, 'Price of a unit', '25.50')
    await fill(page, 'From', `01/${month}/${year}`)
    await page.getByText('1 dearer, 0 cheaper').waitFor()
    await page.getByText('Nobody has these products').waitFor()
    await isSound(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await countries.getByText(`$25.50 from 01/${month}/${year}`).waitFor()

    const [, id] = /products\/([0-9a-f-]{36})/.exec(page.url()) ?? []
    await page.goto('/office/prices/scheduled')
    await page.getByRole('table', { name: 'Scheduled prices' }).getByRole('link', { name }).waitFor()
    await isSound(page)
    if (look.width === 'wide') {
      await page.goto(`/office/prices/scheduled?product=${id}&country=Colombia&search=zinc&sort=-effective`)
      const file = await usesListTools(page, { column: 'Effective price', file: 'scheduled-prices.csv' })
      expect(file).toContain(`${first.toISOString().slice(0, 10)},${name},${reference},Colombia,`)
    }

    const before = await it.open(`/product/${id}`, BUYER, look)
    await before.getByText('$20.00').first().waitFor()
    await withOwner((owner) => setDatabaseClock(owner, first))
    await before.getByText('$25.50').first().waitFor()
  })

  test('a price list is pasted, repaired by keyboard and put in force at once', async () => {
    const page = await it.open('/office/prices/import', OPERATIONS, look)
    const price = look.width === 'wide' ? '3.10' : '3.20'
    await fill(page, 'Rows', `Reference\tCountry\tPrice\nPC-1042\tColombia\t${price}\nPC-1010\tNowhere\t9.90`)
    await isSound(page)
    await page.getByRole('button', { name: 'Check these rows' }).click()
    await page.getByText('The product is not registered there.').waitFor()
    await page.getByText('Repair the rows that are marked').waitFor()
    await isSound(page)

    await page.getByRole('textbox', { name: 'Country, row 1' }).press('ArrowDown')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Country, row 2')
    await page.keyboard.type('Colombia')
    await page.getByText('2 rows, all right.').waitFor()
    await page.getByText(/^\d dearer, \d cheaper/).waitFor()
    await isSound(page)
    await page.getByRole('button', { name: 'Put in force' }).click()
    await page.waitForURL(/\/office\/prices$/)
    await page.getByText('2 prices in force.').waitFor()
  })

  test('products are found, sorted and opened by what the address says', async () => {
    const page = await it.open('/office/products?search=pessary&sort=-reference', OPERATIONS, look)
    const products = page.getByRole('table', { name: 'Products' })
    await products.getByRole('link', { name: 'Cube pessary' }).waitFor()
    await isSound(page)
    await page.goto('/office/products')
    await page.getByText(/^1–25 of \d+$/).waitFor()
    await page.getByRole('group', { name: 'Rows per page' }).getByText('50', { exact: true }).click()
    await page.getByText(/^1–50 of \d+$/).waitFor()
    expect(new URL(page.url()).searchParams.get('size')).toBe('50')
    await isSound(page)
    await page.goto('/office/categories')
    await page.getByRole('heading', { name: 'Menopause' }).waitFor()
    await isSound(page)
    for (const [from, to] of [
      ['Menopause', 'Midlife'],
      ['Midlife', 'Menopause'],
    ] as const) {
      await page.getByRole('button', { name: `Rename ${from}`, exact: true }).click()
      await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(to)
      await isSound(page)
      await page.getByRole('button', { name: 'Rename', exact: true }).click()
      await page.getByRole('heading', { name: to }).waitFor()
    }
    await isSound(page)
  })
})

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { goes } from './office-menu.ts'
import { dialog, openStep } from './order-step.ts'
import { isSound, looks, type Stage, stage } from './portal.ts'

const OPERATIONS = 'operations@partnercare.example'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

const fill = (page: Page, label: string, text: string) => page.getByRole('textbox', { name: label }).first().fill(text)
const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('combobox', { name: label }).fill(option)
  await page.getByRole('option', { name: option }).first().click()
}
const firstOfNextMonth = (): string => {
  const now = new Date()
  const [year, month] = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().split('-')
  return `01/${month}/${year}`
}

/** A product that is new, at 20 dollars in Colombia, dearer from the first on. */
const addsProduct = async (page: Page, name: string) => {
  await page.getByRole('link', { name: 'New product' }).click()
  await fill(page, 'Reference', name.replace(' ', '-').toUpperCase())
  await fill(page, 'MBD reference code', `MBD-${name.replace(' ', '-').toUpperCase()}`)
  await fill(page, 'Name', name)
  await choose(page, 'Category and sub-category', 'Menopause, Bone health')
  await fill(page, 'Description', 'For every day.')
  await fill(page, 'Technical description', 'Thirty tablets in a bottle.')
  await page.getByRole('button', { name: 'Add a packaging' }).click()
  await fill(page, 'Packaging 1', 'Bottle of 30')
  await page.getByRole('button', { name: 'Add the product' }).click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Add a country' }).click()
  await choose(page, 'Country', 'Colombia')
  await fill(page, 'Price of a unit', '20')
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  const countries = page.getByRole('table', { name: 'Countries' })
  await countries.getByRole('button', { name: /^Change/ }).click()
  await page.getByRole('menuitem', { name: 'Change the price' }).click()
  await fill(page, 'Price of a unit', '25.50')
  await fill(page, 'From', firstOfNextMonth())
  await page.getByText('1 dearer, 0 cheaper').waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await countries.getByText(`$25.50 from ${firstOfNextMonth()}`).waitFor()
}

describe.each(looks)('$width, $scheme', (look) => {
  test('a day of operations: a step of an order, a new product, a price from the first on', async () => {
    const page = await it.open('/office', OPERATIONS, look)
    await page.getByRole('link', { name: /^Documents of orders: \d/ }).waitFor()
    await isSound(page)

    await goes(page, 'Orders', look)
    await page.getByRole('button', { name: /^Confirmed/ }).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('status')).toBe('CONFIRMED')
    // The list before it was narrowed has others first.
    const confirmed = page
      .getByRole('row')
      .or(page.getByRole('listitem'))
      .filter({ hasText: /Confirmed/ })
    await confirmed
      .getByRole('link', { name: /^2026-\d{6}$/ })
      .first()
      .click()
    await openStep(page, 'Request pre-payment')
    await isSound(page)
    await dialog(page).getByRole('button', { name: 'Request pre-payment', exact: true }).click()
    await page.getByRole('main').getByText('Waiting for pre-payment', { exact: true }).first().waitFor()

    await goes(page, 'Products', look)
    await addsProduct(page, `Boron ${look.width}`)
    await isSound(page)
    await goes(page, 'Prices', look)
    await page.getByRole('link', { name: /^Scheduled/ }).click()
    await page
      .getByRole('link', { name: `Boron ${look.width}` })
      .first()
      .waitFor()
    await isSound(page)
  })
})

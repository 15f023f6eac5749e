import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { isSound, looks, type Stage, stage } from './portal.ts'

const SALES = 'sales@partnercare.example'
const PATH = '/office/prices'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

describe.each(looks)('$width, $scheme', (look) => {
  test('every price of now is a page or a filter away, and its product’s history a link', async () => {
    const page = await it.open(PATH, SALES, look)
    const lines = page.getByRole('table', { name: 'Prices' }).getByRole('row')
    await page.getByText(/^1–50 of \d \d{3}$/).waitFor()
    await isSound(page)

    await page.getByRole('button', { name: 'Page 02' }).click()
    await page.getByText(/^51–100 of \d \d{3}$/).waitFor()
    expect(new URL(page.url()).searchParams.get('page')).toBe('2')

    if (look.width === 'narrow') await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('combobox', { name: 'Country' }).click()
    await page.getByRole('option', { name: 'Peru' }).click()
    await expect.poll(() => new URL(page.url()).search).toBe('?country=Peru')
    if (look.width === 'narrow') await page.getByRole('button', { name: /^Show / }).click()
    await lines.getByText('Peru').first().waitFor()
    await expect.poll(() => lines.getByText('Algeria').count()).toBe(0)
    await isSound(page)

    if (look.width === 'wide') {
      await page.getByRole('columnheader', { name: 'Price', exact: true }).getByRole('button').click()
      await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('price')
      await page.getByRole('columnheader', { name: 'Price', exact: true }).getByRole('button').click()
      await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('-price')
      const prices = async () =>
        (await lines.locator('td:nth-child(5)').allInnerTexts()).map((text) => Number(text.replaceAll(/[^\d.]/g, '')))
      await expect
        .poll(async () => (await prices()).every((price, at, all) => at === 0 || price <= all[at - 1]!))
        .toBe(true)
    }

    await page.getByRole('button', { name: /^Remove filter Country/ }).click()
    await page.getByText(/^1–50 of \d \d{3}$/).waitFor()
    await lines
      .getByRole('link', { name: /^History of / })
      .first()
      .click()
    await page.waitForURL(/\/office\/audit\/product\//)
  })
})

import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Forecast } from '#modules/forecasting/contract.ts'

import { type Caller, callerOf } from './caller.ts'
import { isSound, type Stage, stage } from './portal.ts'

const BUYER = 'procurement@andina.example'
const READER = 'marketing@andina.example'

let it: Stage
let reader: Caller
beforeAll(async () => {
  it = await stage()
  reader = await callerOf(it.portal.url, READER)
})
afterAll(() => it.close())

const filed = () => reader.get<Forecast[]>('/forecast')

/** Chooses the first product that has no forecast yet, and a country where it is asked for. */
const choose = async (page: Page) => {
  const known = new Set((await filed()).map(({ productName }) => productName))
  await page.getByLabel('Product').first().click()
  const options = page.getByRole('option')
  await options.first().waitFor()
  for (const option of await options.all()) {
    const name = ((await option.textContent()) ?? '').replace(/ \([^(]*\)$/, '')
    if (known.has(name)) continue
    await option.click()
    break
  }
  const country = page.getByRole('combobox', { name: /^Country/ })
  if ((await country.count()) === 0) return
  await country.click()
  await page.getByRole('option').first().click()
}

/** A column of a spreadsheet into a field, from the clipboard. */
const paste = (into: Locator, column: readonly number[]) =>
  into.evaluate((field, text) => {
    const data = new DataTransfer()
    data.setData('text/plain', text)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, column.join('\n'))

test('help under one field moves neither its neighbours nor their labels', async () => {
  const page = await it.open('/profile/forecasts/edit', READER)
  await page.getByText('When you counted the stock.').waitFor()
  const names = ['Product', 'Current inventory level', 'Stock-ticking date']
  const places = async () =>
    Promise.all(
      names.map(async (name) => {
        const label = page.locator('label', { hasText: name })
        const box = page.getByLabel(name).first()
        return { label: (await label.boundingBox())?.y, box: (await box.boundingBox())?.y }
      }),
    )
  const [first, ...others] = await places()
  expect(first!.box! - first!.label!).toBeLessThan(32)
  expect(others).toEqual([first, first])
  await page.getByRole('button', { name: 'Save' }).click()
  await page.locator('[aria-invalid=true]:focus').waitFor()
  const [after, ...beside] = await places()
  expect(beside).toEqual([after, after])
})

describe.each(['wide', 'narrow'] as const)('forecasts, %s', (width) => {
  test('twelve months are pasted and typed, saved, found in the list and deleted', async () => {
    const before = await filed()
    const page = await it.open('/profile/forecasts', READER, { width })
    await page.getByRole('heading', { level: 1, name: 'Forecasts' }).waitFor()
    await isSound(page)
    await page.getByRole('link', { name: 'New forecast' }).first().click()
    await choose(page)
    await page.getByLabel('Current inventory level').fill('many')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Enter a whole number, 0 or more').waitFor()
    await page.locator('[aria-invalid=true]:focus').waitFor()
    await page.getByLabel('Current inventory level').fill('12,5')
    await page.getByText('Enter a whole number, 0 or more').waitFor()
    await page.getByLabel('Current inventory level').fill('1 200')

    const quantities = page.locator('input[data-column="quantity"]')
    const orders = page.locator('input[data-column="orders"]')
    await paste(
      quantities.first(),
      Array.from({ length: 12 }, (_, at) => (at + 1) * 100),
    )
    expect(await quantities.nth(11).inputValue()).toBe('1200')
    await orders.first().fill('1')
    await page.keyboard.press('Enter')
    await page.keyboard.type('2')
    expect(await orders.nth(1).inputValue()).toBe('2')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('300 units need at least 1 order').waitFor()
    await isSound(page)
    await paste(orders.nth(2), Array(10).fill(1))
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Your request has been saved.').waitFor()

    const mine = (await filed()).find(({ id }) => !before.some((known) => known.id === id)) as Forecast
    expect(mine).toMatchObject({ currentInventoryLevel: 1_200, quantity: 7_800, ordersInNext3Months: 4 })
    await page
      .getByRole('button', { name: `Delete the forecast of ${mine.productName}` })
      .first()
      .click()
    const asked = page.getByRole('dialog', { name: 'Delete this forecast ?' })
    await asked.getByText(`${mine.productName} for ${mine.country.name}, `).waitFor()
    await asked.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('The forecast has been deleted.').waitFor()
    expect((await filed()).map(({ id }) => id)).not.toContain(mine.id)
  })

  test('what the server finds wrong gets the focus, and is said beside the button', async () => {
    const [first] = await filed()
    const page = await it.open(`/profile/forecasts/edit/${encodeURIComponent(first?.id ?? '')}`, BUYER, { width })
    await page.getByText('* Mandatory field').waitFor()
    await page.getByLabel('Stock-ticking date').first().fill('31/12/2999')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Error while creating forecast: The stock-ticking date cannot lie in the future').waitFor()
    await page.getByLabel('Stock-ticking date').and(page.locator('[aria-invalid=true]:focus')).waitFor()
    await isSound(page)
  })

  test('what was typed is not lost unasked, and each month shows how it was forecast', async () => {
    const [first] = await filed()
    const page = await it.open(`/profile/forecasts/edit/${encodeURIComponent(first?.id ?? '')}`, BUYER, { width })
    await page.getByRole('heading', { level: 1, name: `Forecast of ${first?.productName}` }).waitFor()
    await page.getByRole('heading', { name: 'Forecast history' }).waitFor()
    const dates = page.getByText(/^Order by/)
    const urgent = await dates.count()
    await page
      .getByRole('button', { name: /^Show all \d+$/ })
      .first()
      .click()
    expect(await dates.count()).toBeGreaterThan(urgent)
    await isSound(page)
    await page.getByLabel('Current inventory level').fill('77')
    await page.getByRole('link', { name: 'Cancel' }).click()
    const asked = page.getByRole('dialog', { name: 'Leave without saving?' })
    await asked.getByRole('button', { name: 'Stay' }).click()
    expect(await page.getByLabel('Current inventory level').inputValue()).toBe('77')
    await page.getByRole('link', { name: 'Cancel' }).click()
    await asked.getByRole('button', { name: 'Leave' }).click()
    await page.getByRole('heading', { level: 1, name: 'Forecasts' }).waitFor()
  })

  test('what others file is shown where nothing was typed, and asked about where something was', async () => {
    const [first] = await filed()
    const asRead = await reader.get<Forecast>(`/forecast/${encodeURIComponent(first?.id ?? '')}`)
    const stockOf = (currentInventoryLevel: number) =>
      reader.send('POST', '/forecast/upsert', {
        productId: asRead.productId,
        countryId: asRead.country.id,
        stockTickingDate: asRead.stockTickingDate,
        forecastMonths: asRead.forecastMonths.map(({ id, year, month, orderCount, orderQuantity }) => {
          return { id, year, month, orderCount, orderQuantity }
        }),
        currentInventoryLevel,
      })
    const page = await it.open(`/profile/forecasts/edit/${encodeURIComponent(asRead.id)}`, BUYER, { width })
    const stock = page.getByLabel('Current inventory level')
    await stock.waitFor()
    await stockOf(4_711)
    await expect.poll(() => stock.inputValue()).toMatch(/^4.?711$/)

    await stock.fill('55')
    await stockOf(4_712)
    await page.getByText('Someone else has changed this forecast.').waitFor()
    await isSound(page)
    expect(await stock.inputValue()).toBe('55')
    await page.getByRole('button', { name: 'Show the other version' }).click()
    await expect.poll(() => stock.inputValue()).toMatch(/^4.?712$/)

    await stock.fill('56')
    await stockOf(4_713)
    await page.getByRole('button', { name: 'Keep mine' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Your request has been saved.').waitFor()
    expect((await filed()).find(({ id }) => id === asRead.id)?.currentInventoryLevel).toBe(56)
  })
})

test('a forecast that there is not says so, with the way back', async () => {
  const page = await it.open('/profile/forecasts/edit/nope', BUYER)
  await page.getByRole('heading', { level: 1, name: 'This forecast cannot be shown' }).waitFor()
  await isSound(page)
  await page.getByRole('main').getByRole('link', { name: 'Forecasts' }).last().click()
  await page.getByRole('heading', { level: 1, name: 'Forecasts' }).waitFor()
})

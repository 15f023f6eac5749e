import { afterAll, beforeAll, expect, test } from 'vitest'

import type { SalesRow } from '#modules/forecasting/sales-contract.ts'
import { count } from '#web/ui/figures/format.ts'

import { type Caller, callerOf } from './caller.ts'
import { isSound, type Stage, stage } from './portal.ts'

const BUYER = 'procurement@andina.example'

let it: Stage
let buyer: Caller
beforeAll(async () => {
  it = await stage()
  buyer = await callerOf(it.portal.url, BUYER)
})
afterAll(() => it.close())

const rows = () => buyer.get<SalesRow[]>('/sales-chart')
const ordered = (of: readonly SalesRow[]) => of.reduce((sum, { orderQuantity }) => sum + orderQuantity, 0)

test('a month, a year and a day that are none are no filters, and leave the address, with the bar of that month', async () => {
  const page = await it.open('/profile/data?month=202613&year=20x6&asOf=2025-02-30&of=other', BUYER)
  await page.getByRole('group', { name: /Ordered and forecast quantity by month/ }).waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  expect(await page.getByRole('button', { name: /^Remove / }).count()).toBe(0)
})

test('what nobody knows is named so, and taken away; a bar that is not there is that of all products', async () => {
  const page = await it.open('/profile/data?product=none&country=zz', BUYER)
  await page.getByRole('button', { name: 'Remove filter Country: unknown' }).click()
  await page.getByRole('button', { name: 'Remove filter Product: unknown' }).click()
  await page.getByRole('group', { name: /Ordered and forecast quantity by month/ }).waitFor()
  const [row] = await rows()
  await page.goto(`/profile/data?month=${row?.key}&of=none`)
  await page.getByRole('region', { name: /^Behind all products, / }).waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe(`?month=${row?.key}`)
})

test('reminders follow the filters of the chart', async () => {
  const page = await it.open('/profile/data', BUYER)
  const reminders = page.getByRole('list').filter({ hasText: 'Order by' }).getByRole('link')
  const [, product] = /^(.+) for /.exec((await reminders.first().textContent()) ?? '') ?? []
  const row = (await rows()).find(({ product_name }) => product_name === product)
  await page.goto(`/profile/data?product=${row?.product_id}`)
  await expect
    .poll(async () => [...new Set((await reminders.allTextContents()).map((said) => said.replace(/ for .*/, '')))])
    .toEqual([product])
})

test('a category narrows the chart, and another one forgets what was chosen below it', async () => {
  const page = await it.open('/profile/data', BUYER)
  const choose = async (filter: string, option: string) => {
    await page.getByRole('combobox', { name: filter, exact: true }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  const [first] = await rows()
  const other = (await rows()).find(({ category_id }) => category_id !== first?.category_id)
  await choose('Category', first?.category_name ?? '')
  await choose('Sub-category', first?.subCategory_name ?? '')
  const { searchParams } = new URL(page.url())
  expect([...searchParams]).toEqual([
    ['category', first?.category_id],
    ['subCategory', first?.subCategory_id],
  ])
  await choose('Category', other?.category_name ?? '')
  await expect.poll(() => [...new URL(page.url()).searchParams]).toEqual([['category', other?.category_id]])
  const left = (await rows()).filter(({ category_id }) => category_id === other?.category_id)
  await page
    .getByText(count(ordered(left)), { exact: true })
    .first()
    .waitFor()
})

test('filters that leave nothing are said and taken away; a day before everything is empty', async () => {
  const page = await it.open('/profile/data?product=none', BUYER)
  await page.getByText('No month matches these filters.').waitFor()
  await isSound(page)
  await page.getByRole('button', { name: 'Reset' }).last().click()
  await page.getByRole('group', { name: /Ordered and forecast quantity by month/ }).waitFor()
  await page.goto('/profile/data?asOf=2001-01-01')
  await page.getByText('Nothing was ordered or forecast up to this point.').waitFor()
  await isSound(page)
})

test('a day that has not passed leaves the address, and one that is none is said when it is left', async () => {
  for (const asOf of ['2190-01-01', 'garbage']) {
    const page = await it.open(`/profile/data?asOf=${asOf}&country=ec`, BUYER)
    await page.getByRole('heading', { level: 1, name: 'Data' }).waitFor()
    await expect.poll(() => new URL(page.url()).search).toBe('?country=ec')
    expect(await page.getByRole('link', { name: 'Back to today' }).count()).toBe(0)
  }
  const page = await it.open('/profile/data', BUYER)
  await page.getByLabel('As of').first().fill('abc')
  await page.keyboard.press('Tab')
  await page.getByText('Enter a day that has passed, as DD/MM/YYYY').waitFor()
})

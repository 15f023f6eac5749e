import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { SalesRow } from '#modules/forecasting/sales-contract.ts'
import { callerOf } from './caller.ts'
import { isSound, type Stage, stage } from './portal.ts'

const BUYER = 'procurement@andina.example'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

const chartOf = { name: /Ordered and forecast quantity by month/ }
const chart = (page: Page) => page.getByRole('group', chartOf)
const barsOf = (page: Page, tone: number) => chart(page).locator(`path[fill="var(--chart-${tone})"]`)
const legend = (page: Page) => page.getByRole('list', { name: 'Products shown' })
const months = (page: Page) => page.getByRole('slider', { name: /^Months shown/ })
const choose = (page: Page, of: string, choice: string) =>
  page.getByRole('group', { name: of }).getByText(choice, { exact: true }).click()
const xOf = async (page: Page, tone: number) => (await barsOf(page, tone).last().boundingBox())?.x ?? 0

test('bars stand on each other, and by choice side by side, where what shares a colour waits to be switched on', async () => {
  const page = await it.open('/profile/data', BUYER)
  await barsOf(page, 8).first().waitFor()
  expect(await xOf(page, 1)).toBe(await xOf(page, 2))
  await choose(page, 'Bars', 'Side by side')
  await page.waitForURL(/bars=beside/)
  await expect.poll(() => barsOf(page, 8).count()).toBe(0)
  expect(await xOf(page, 1)).not.toBe(await xOf(page, 2))
  await isSound(page)
  await legend(page).getByRole('button', { name: 'Other', exact: true }).click()
  await barsOf(page, 8).first().waitFor()
})

test('the legend leaves a product out, and takes it back', async () => {
  const page = await it.open('/profile/data', BUYER)
  await barsOf(page, 1).first().waitFor()
  const [all, first] = [chart(page).getByRole('button'), legend(page).getByRole('button').first()]
  const many = await all.count()
  await first.click()
  expect(await first.getAttribute('aria-pressed')).toBe('false')
  await expect.poll(() => barsOf(page, 1).count()).toBe(0)
  expect(await all.count()).toBeLessThan(many)
  await first.press('Enter')
  await barsOf(page, 1).first().waitFor()
  expect(await all.count()).toBe(many)
})

test('Other is opened into its products, again and again, until all of them were seen', async () => {
  const rows = await (await callerOf(it.portal.url, BUYER)).get<SalesRow[]>('/sales-chart')
  const left = new Set(rows.map(({ product_name }) => product_name))
  const page = await it.open('/profile/data', BUYER)
  const names = legend(page).locator('button[aria-pressed]')
  const open = page.getByRole('button', { name: /^Open Other/ })
  for (let opened = 0, before = ''; ; opened += 1) {
    await expect.poll(() => names.first().textContent()).not.toBe(before)
    before = (await names.first().textContent()) ?? ''
    for (const name of await names.allTextContents()) left.delete(name)
    if ((await open.count()) === 0) break
    expect(opened).toBeLessThan(20)
    await open.click()
  }
  expect([...left]).toEqual([])
  await barsOf(page, 1).first().waitFor()
  await isSound(page)
  await page.getByRole('button', { name: 'Back to the products before' }).click()
  await open.waitFor()
})

test('in dollars the chart is what was ordered for, as one sum if one likes, without the lines of the forecast', async () => {
  const page = await it.open('/profile/data', BUYER)
  await barsOf(page, 1).first().waitFor()
  expect(await chart(page).locator('path[stroke-dasharray]').count()).toBeGreaterThan(0)
  await choose(page, 'Measured in', 'US dollars')
  await choose(page, 'Bars', 'Total')
  await page.waitForURL(/unit=value/)
  await expect.poll(() => chart(page).locator('path[stroke-dasharray]').count()).toBe(0)
  const rows = await (await callerOf(it.portal.url, BUYER)).get<SalesRow[]>('/sales-chart')
  const last = rows.findLast(({ orderValue }) => orderValue > 0)
  const cents = rows.filter(({ key }) => key === last?.key).reduce((sum, { orderValue }) => sum + orderValue, 0)
  const told = page.getByRole('button', { name: /^All products, .*: \$/ }).last()
  expect((await told.getAttribute('aria-label'))?.replace(/\D/g, '')).toBe(`${last?.year}${cents}`)
  await isSound(page)
  await told.press('Enter')
  await page.getByRole('region', { name: /^Behind all products, / }).waitFor()
})

test('the years are zoomed by press and by drag, and a key leads to months that are out of sight', async () => {
  const page = await it.open('/profile/data', BUYER)
  await barsOf(page, 1).first().waitFor()
  const said = () => months(page).getAttribute('aria-valuetext')
  const atFirst = await said()
  await page.getByRole('button', { name: 'Show fewer months' }).click()
  await expect.poll(said).not.toBe(atFirst)
  const few = await said()
  // The right handle of the band below the months, which is the last of its kind.
  const band = (await chart(page).boundingBox())!
  const handle = (await chart(page).locator('path[fill="var(--bg-raised)"]').last().boundingBox())!
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
  await page.mouse.down()
  await page.mouse.move(band.x + band.width - 14, handle.y + handle.height / 2, { steps: 5 })
  await page.mouse.up()
  await expect.poll(async () => (await said())?.split(' to ')[0]).toBe(few?.split(' to ')[0])
  await expect.poll(async () => (await said())?.split(' to ')[1]).not.toBe(few?.split(' to ')[1])
  const wider = await said()
  await chart(page).locator('button[tabindex="0"]').focus()
  await page.keyboard.press('Home')
  await expect.poll(() => months(page).inputValue()).toBe('0')
  expect(await said()).not.toBe(wider)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/ ordered, /)
})

test('whatever is pointed at or tapped, every bar and every line keeps its colour', async () => {
  const page = await it.open('/profile/data', BUYER)
  await barsOf(page, 1).first().waitFor()
  const coloured = () => chart(page).locator('path[stroke-dasharray][stroke], path[fill^="var(--chart-"]').count()
  const all = await coloured()
  const segment = (await barsOf(page, 8).last().boundingBox())!
  await page.mouse.move(segment.x - 8, segment.y + 1)
  await page.getByText('· Actual / forecast').waitFor()
  expect(await coloured()).toBe(all)
  await page.mouse.move(segment.x + segment.width / 2, segment.y + segment.height / 2)
  await chart(page).locator('path[stroke="var(--focus)"]').waitFor()
  expect(await coloured()).toBe(all)
})

test('beside the bars of a month one taps all of it', async () => {
  const page = await it.open('/profile/data', BUYER)
  await barsOf(page, 1).first().waitFor()
  const bar = (await barsOf(page, 1).last().boundingBox())!
  await page.mouse.click(bar.x - 6, bar.y)
  await page.getByRole('region', { name: /^Behind all products, / }).waitFor()
})

test.each([
  ['Orders per month', '/profile/data', BUYER, /^Orders per month,/],
  ['Forecast history', '/profile/forecasts', BUYER, /^Ordered by month/],
  ['Where your CareCoins come from and go', '/partnercare/my-loyalty-program', BUYER, /^The balance/],
  ['How long orders take', '/office/data?tab=lead-times', 'sales@partnercare.example', /^Days of each stage/],
])('%s: a chart above its table, drawn once it is in sight', async (table, path, who, name) => {
  const page = await it.open(path, who)
  if (path.endsWith('forecasts')) await page.locator('main a[href*="/forecasts/edit/"]').first().click()
  const figures = page.getByRole('table', { name: table })
  await figures.first().waitFor()
  await figures.first().evaluate((it) => it.scrollIntoView())
  await page
    .getByRole('img', { name })
    .locator('path[stroke*="--chart-"], path[fill*="--chart-"]')
    .filter({ visible: true })
    .first()
    .waitFor()
  await isSound(page)
})

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { SalesRow } from '#modules/forecasting/sales-contract.ts'
import { salesTexts } from '#texts/sales.ts'
import { count } from '#web/ui/figures/format.ts'

import { type Caller, callerOf } from './caller.ts'
import { isSound, type Stage, stage } from './portal.ts'

const BUYER = 'procurement@andina.example'
const SALES = 'sales@partnercare.example'

let it: Stage
let buyer: Caller
beforeAll(async () => {
  it = await stage()
  buyer = await callerOf(it.portal.url, BUYER)
})
afterAll(() => it.close())

const chart = (page: Page) => page.getByRole('group', { name: /Ordered and forecast quantity by month/ })
/** Its library comes after the page. */
const drawn = (page: Page) => chart(page).locator('path[fill^="var(--chart-"]').first().waitFor()
const rows = () => buyer.get<SalesRow[]>('/sales-chart')
const ordered = (of: readonly SalesRow[]) => of.reduce((sum, { orderQuantity }) => sum + orderQuantity, 0)

describe.each(['wide', 'narrow'] as const)('the sales chart, %s', (width) => {
  test('shows what was ordered, leads by keys to a bar, to its orders and to their events', async () => {
    const page = await it.open('/profile/data', BUYER, { width })
    await page.getByRole('heading', { level: 1, name: 'Data' }).waitFor()
    await page
      .getByText(count(ordered(await rows())), { exact: true })
      .first()
      .waitFor()
    await drawn(page)
    await isSound(page)

    await chart(page).locator('button[tabindex="0"]').focus()
    await page.keyboard.press('ArrowRight')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('tabindex'))).toBe('0')
    const [row] = (await rows()).filter(({ orderQuantity }) => orderQuantity > 0).toReversed()
    const address = `/profile/data?product=${row?.product_id}&month=${row?.key}&of=${row?.product_id}`
    await page.goto(address)
    await page.getByRole('region', { name: `Behind ${row?.product_name}` }).waitFor()
    const order = page.getByRole('table', { name: 'Orders', exact: true }).getByRole('link').first()
    await page.getByRole('table', { name: 'Events' }).getByText('Order placed').first().waitFor()
    await isSound(page)
    await order.click()
    await page.waitForURL(/\/profile\/order\//)
  })

  test('a bar that is clicked, or entered, shows the orders and events that add up to it', async () => {
    const page = await it.open('/profile/data', BUYER, { width })
    await drawn(page)
    const busiest = page.getByRole('button', { name: /^Other, .*: [1-9].* ordered/ }).last()
    const told = /: (.* ordered, .* forecast)$/.exec((await busiest.getAttribute('aria-label')) ?? '')?.[1]
    const segment = chart(page).locator('path[fill="var(--chart-8)"]').last()
    await segment.scrollIntoViewIfNeeded()
    const box = await segment.boundingBox()
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2)
    await page.getByRole('region', { name: /^Behind Other, / }).waitFor()
    const figures = await page.getByText(`${told}.`).boundingBox()
    expect(figures?.y).toBeGreaterThan(0)
    expect(figures?.y).toBeLessThan(page.viewportSize()?.height ?? 0)
    await isSound(page)
    const share = page.getByRole('table', { name: 'Products' }).getByRole('button').first()
    const product = await share.textContent()
    await share.click()
    await page.getByRole('region', { name: `Behind ${product}, ` }).waitFor()
    expect(await page.getByRole('table', { name: 'Products' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('region', { name: /^Behind / }).waitFor({ state: 'detached' })
    expect(new URL(page.url()).search).toBe('')

    const months = page.getByRole('slider', { name: /^Months shown/ })
    expect(await months.getAttribute('aria-valuetext')).toMatch(/^\w{3} \d{4} to \w{3} \d{4}$/)
    await months.focus()
    await page.keyboard.press('Home')
    await expect.poll(() => months.inputValue()).toBe('0')
    const size = page.viewportSize()!
    const inSight = await months.getAttribute('aria-valuetext')
    await page.setViewportSize({ ...size, width: size.width - 60 })
    await expect.poll(() => months.getAttribute('aria-valuetext')).toMatch(inSight!.slice(0, 3))
    await page.setViewportSize(size)
    await expect.poll(() => months.getAttribute('aria-valuetext')).toBe(inSight)

    await chart(page).locator('button[tabindex="0"]').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('region', { name: /^Behind / }).waitFor()
  })

  test('tells of the month that is pointed at within the page, and the orders of a month where they come from', async () => {
    const page = await it.open('/profile/data', BUYER, { width })
    const bar = page.getByRole('button', { name: /: [1-9].* ordered/ }).last()
    await bar.focus()
    const told = page.getByText('· Actual / forecast')
    const shared = page.getByRole('button', { name: /^Other, .*: [1-9].* ordered/ }).last()
    await shared.focus()
    await page.getByText(/^and (1 more product|\d+ more products)$/).waitFor()
    const box = await told.locator('..').boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)

    const perMonth = page.getByRole('table', { name: 'Orders per month' }).getByRole('link')
    const figure = await perMonth.first().textContent()
    await perMonth.first().click()
    const behind = page.getByRole('region', { name: /^Behind all products, / })
    const orders = behind.getByRole('table', { name: 'Orders', exact: true }).locator('tbody tr')
    await orders.first().waitFor()
    const more = behind.getByRole('button', { name: `Show all ${figure}`, exact: true })
    if (await more.isVisible()) await more.click()
    await expect.poll(async () => count(await orders.filter({ hasText: 'Yes' }).count())).toBe(figure)
  })

  test('tells of a total where it comes from: every event of every month', async () => {
    const page = await it.open('/profile/data?country=ec', BUYER, { width })
    const total = page.getByRole('link', { name: /^Where does this come from\? Quantity ordered, all months: / })
    const figure = await total.textContent()
    await total.click()
    await page.getByRole('region', { name: 'Behind all products, all months' }).waitFor()
    await page.getByText(`${figure} ordered, `).waitFor()
    await isSound(page)
    await page.getByRole('button', { name: 'Close' }).click()
    expect(new URL(page.url()).search).toBe('?country=ec')
  })

  test('is a table as well, and reads the same as of a past day', async () => {
    const all = await rows()
    const page = await it.open('/profile/data', BUYER, { width })
    await page.getByRole('button', { name: 'Chart' }).click()
    await page
      .getByRole('button', { name: 'View as table' })
      .or(page.getByRole('menuitem', { name: 'View as table' }))
      .click()
    const figures = page.getByRole('table', { name: 'Ordered and forecast quantity by month' })
    await page.getByRole('heading', { name: /and before, the latest first$/ }).waitFor()
    await page.getByRole('heading', { name: /^After .+, the nearest first$/ }).waitFor()
    expect(await figures.count()).toBe(2)
    await isSound(page)
    await page.reload()
    await figures.first().waitFor()

    const day = new Date(Date.now() - 20 * 24 * 3_600_000).toISOString().slice(0, 10)
    const then = await buyer.get<SalesRow[]>(`/sales-chart?asOf=${day}`)
    expect(ordered(then)).toBeLessThanOrEqual(ordered(all))
    await page.goto(`/profile/data?asOf=${day}`)
    await page.getByRole('link', { name: 'Back to today' }).waitFor()
    await page
      .getByText(count(ordered(then)), { exact: true })
      .first()
      .waitFor()
  })

  test('staff see every company, and from an event its audit trail', async () => {
    const page = await it.open('/office/data', SALES, { width })
    await page.getByRole('heading', { level: 1, name: 'Insights' }).waitFor()
    await chart(page).scrollIntoViewIfNeeded() // it is drawn once it is looked at
    await drawn(page)
    await isSound(page)
    const reminders = page.getByRole('list').filter({ hasText: 'Order by' })
    await expect.poll(() => reminders.getByRole('link').count()).toBe(5)
    expect(await reminders.getByRole('link').first().getAttribute('href')).toMatch(/^\/office\/audit\/forecast\//)
    const [row] = (await rows()).filter(({ orderQuantity }) => orderQuantity > 0).toReversed()
    await page.goto(`/office/data?month=${row?.key}&of=${row?.product_id}`)
    await page.getByRole('table', { name: 'Events' }).getByRole('link').first().click()
    await page.waitForURL(/\/office\/(orders\/.*\/replay|audit\/forecast\/)/)
  })
})

test('the event of a forecast names its product once, and leads to the forecast of its country', async () => {
  const row = (await rows()).findLast(({ forecastOrderQuantity }) => forecastOrderQuantity > 0)
  const page = await it.open(`/profile/data?month=${row?.key}&of=${row?.product_id}`, BUYER)
  const filed = page
    .getByRole('table', { name: 'Events' })
    .getByRole('row', { name: /Forecast filed/ })
    .first()
  await filed.waitFor()
  expect((await filed.innerText()).split(row?.product_name ?? '')).toHaveLength(2)
  await filed.getByRole('link', { name: `${row?.product_name}, ` }).click()
  await page.waitForURL(/\/profile\/forecasts\/edit\//)
})

test('an event of a forecast says which of its months it is', async () => {
  const planned = (await rows()).find(({ forecastOrderQuantity }) => forecastOrderQuantity > 0) as SalesRow
  const page = await it.open(`/profile/data?month=${planned.key}&of=${planned.product_id}`, BUYER)
  const events = page.getByRole('table', { name: 'Events' })
  await events
    .getByText(`Forecast filed for ${salesTexts.month(planned.key)}`)
    .first()
    .waitFor()
})

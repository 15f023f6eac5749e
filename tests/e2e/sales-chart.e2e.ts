import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { SalesRow } from '#modules/forecasting/sales-contract.ts'
import { count } from '#web/ui/format.ts'
import { salesWords } from '#web/words/sales.ts'

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
    const bars = page.getByRole('group', { name: /Ordered and forecast quantity by month/ }).getByRole('button')
    await bars.first().waitFor()
    await isSound(page)

    const tabbed = page.locator('rect[role=button][tabindex="0"]')
    await tabbed.focus()
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
    const busiest = page.getByRole('button', { name: /^Other, .*: [1-9].* ordered/ }).last()
    const told = /: (.* ordered, .* forecast)$/.exec((await busiest.getAttribute('aria-label')) ?? '')?.[1]
    await busiest.click()
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

    await page.locator('rect[role=button][tabindex="0"]').focus()
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
    await page.getByRole('group', { name: /Ordered and forecast quantity by month/ }).waitFor()
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

test('dark is as sound, and the picture comes', async () => {
  const page = await it.open('/profile/data', BUYER, { scheme: 'dark' })
  await page.getByRole('group', { name: /Ordered and forecast quantity by month/ }).waitFor()
  await isSound(page)
  await page.getByRole('button', { name: 'Chart' }).click()
  const saved = page.waitForEvent('download')
  await page
    .getByRole('button', { name: 'Download PNG' })
    .or(page.getByRole('menuitem', { name: 'Download PNG' }))
    .click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^sales-andina-.*-\d{4}-\d\d-\d\d\.png$/)
  const bytes = await readFile(await file.path())
  // Its corner has the colour of the card, which is not that of what nobody has painted.
  const corner = await page.evaluate(
    async (picture) => {
      const image = new Image()
      image.src = picture
      await image.decode()
      const pen = document.createElement('canvas').getContext('2d')!
      pen.drawImage(image, 0, 0)
      return [...pen.getImageData(0, 0, 1, 1).data].join(' ')
    },
    `data:image/png;base64,${bytes.toString('base64')}`,
  )
  expect(corner).toBe('28 23 37 255')
})

test('an event of a forecast says which of its months it is', async () => {
  const planned = (await rows()).find(({ forecastOrderQuantity }) => forecastOrderQuantity > 0) as SalesRow
  const page = await it.open(`/profile/data?month=${planned.key}&of=${planned.product_id}`, BUYER)
  const events = page.getByRole('table', { name: 'Events' })
  await events
    .getByText(`Forecast filed for ${salesWords.month(planned.key)}`)
    .first()
    .waitFor()
})

test('the picture holds the months that are shown, and files say what they are narrowed to', async () => {
  const page = await it.open('/profile/data?country=co', BUYER)
  const months = page.getByRole('slider', { name: /^Months shown/ })
  await months.waitFor()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Chart' }).click()
  await page
    .getByRole('button', { name: 'Download PNG' })
    .or(page.getByRole('menuitem', { name: 'Download PNG' }))
    .click()
  const picture = await saved
  expect(picture.suggestedFilename()).toMatch(/^sales-andina-salud-s-a-s-colombia-\d{4}-\d\d-\d\d\.png$/)
  // Twice as large as it is shown, and no larger: the width stands in the sixteenth byte.
  const wide = (await readFile(await picture.path())).readUInt32BE(16) / 2
  const chart = page.getByRole('group', { name: /Ordered and forecast quantity by month/ })
  const [inSight, whole] = await chart.evaluate((it) => [it.parentElement?.clientWidth ?? 0, it.clientWidth])
  expect(wide).toBeLessThan(inSight + 60)
  expect(wide).toBeGreaterThan(inSight - 60)
  expect(whole).toBeGreaterThan(inSight + 60)

  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: /CSV/ }).click()
  expect((await file).suggestedFilename()).toMatch(/^sales-andina-salud-s-a-s-colombia-\d{4}-\d\d-\d\d\.csv$/)
})

const chartOf = { name: /Ordered and forecast quantity by month/ }

test('on paper the chart is whole, with its legend, and no wider than an upright sheet', async () => {
  const page = await it.open('/profile/data', BUYER)
  const bars = page.getByRole('group', chartOf).getByRole('button')
  await bars.first().waitFor()
  const [every, names] = [await bars.count(), await page.locator('li:has(> svg[width="12"])').count()]
  // A4 less the edges of 14 mm, at 96 dots per inch.
  await page.setViewportSize({ width: 688, height: 1017 })
  await page.emulateMedia({ media: 'print' })
  const strips = page.getByRole('img', chartOf)
  await strips.first().waitFor()
  expect(await strips.locator('path[d$="z"]').count()).toBe(every)
  for (const strip of await strips.all()) {
    const box = await strip.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(688)
  }
  expect(await page.locator('li:has(> svg[width="12"])').filter({ visible: true }).count()).toBe(names)
  expect(await page.getByRole('slider').filter({ visible: true }).count()).toBe(0)
  expect(await page.getByRole('group', chartOf).filter({ visible: true }).count()).toBe(0)
})

test('where all colours are one, each series has a hatch and a dash of its own, and its legend the same hatch', async () => {
  const page = await it.open('/profile/data', BUYER)
  const chart = page.getByRole('group', chartOf)
  await chart.getByRole('button').first().waitFor()
  await page.emulateMedia({ forcedColors: 'active' })
  const looks = await page.locator('li > svg rect[data-tone], [role=group] path[data-tone]').evaluateAll((marks) =>
    marks.map((mark) => {
      const { fill, strokeDasharray } = getComputedStyle(mark)
      return { tone: mark.getAttribute('data-tone'), fill, dash: strokeDasharray }
    }),
  )
  const tones = new Set(looks.map(({ tone }) => tone)).size
  expect(tones).toBeGreaterThan(3)
  const hatches = new Set(looks.filter(({ fill }) => fill !== 'none').map(({ tone, fill }) => `${tone} ${fill}`))
  expect(hatches.size).toBe(tones)
  const fills = [...new Set([...hatches].map((it) => it.slice(it.indexOf(' ') + 1)))]
  expect(fills).toHaveLength(tones)
  for (const fill of fills) {
    const id = /#([\w-]+)/.exec(fill)?.[1]
    expect(await page.locator(`pattern#${id}`).count(), fill).toBe(1)
  }
  const dashes = new Set(looks.filter(({ dash }) => dash !== 'none').map(({ dash }) => dash))
  expect(dashes.size).toBe(tones)
})

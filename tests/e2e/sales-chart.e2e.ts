import { readFile } from 'node:fs/promises'
import type { Download, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { type Stage, stage } from './portal.ts'

const BUYER = 'procurement@andina.example'
/** A4 less the edges of 14 mm, at 96 dots per inch. */
const SHEET = { width: 688, height: 1017 }

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

const chartOf = { name: /Ordered and forecast quantity by month/ }
const chart = (page: Page) => page.getByRole('group', chartOf)
const bars = (page: Page) => chart(page).locator('path[fill^="var(--chart-"]')
const other = (page: Page) => chart(page).locator('path[fill="var(--chart-8)"]').last()
const months = (page: Page) => page.getByRole('slider', { name: /^Months shown/ })
const monthsShown = (page: Page) => months(page).getAttribute('aria-valuetext')

/** The chart passes on a drag a moment later. */
const monthsAtRest = (page: Page): Promise<string> => {
  let before: string | null = null
  const atRest = async () => {
    const now = await monthsShown(page)
    const isStill = now === before
    before = now
    return isStill && now
  }
  return vi.waitUntil(atRest, { timeout: 40_000, interval: 300 })
}

const pointsAndTaps = async (page: Page) => {
  const coloured = () => chart(page).locator('path[stroke-dasharray][stroke], path[fill^="var(--chart-"]').count()
  const all = await coloured()
  await other(page).scrollIntoViewIfNeeded()
  const segment = (await other(page).boundingBox())!
  await page.mouse.move(segment.x - 8, segment.y + 1)
  const tip = page.getByText('· Actual / forecast')
  await tip.waitFor()
  expect(await coloured()).toBe(all)
  const box = (await tip.locator('..').boundingBox())!
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(page.viewportSize()!.width)
  await page.mouse.move(segment.x + segment.width / 2, segment.y + segment.height / 2)
  await chart(page).locator('path[stroke="var(--focus)"]').waitFor()
  expect(await coloured()).toBe(all)

  await page.mouse.click(segment.x + segment.width / 2, segment.y + segment.height / 2)
  const behind = page.getByRole('region', { name: /^Behind Other, / })
  const sum = (await behind.getByText(/ ordered, .* forecast\.$/).boundingBox())!
  expect(sum.y).toBeGreaterThan(0)
  expect(sum.y).toBeLessThan(page.viewportSize()!.height)
  await behind.getByRole('button', { name: 'Close' }).click()

  await chart(page).scrollIntoViewIfNeeded()
  const bar = (await bars(page).last().boundingBox())!
  await page.mouse.click(bar.x - 6, bar.y)
  await page.getByRole('region', { name: /^Behind all products, / }).waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
}

/** By the right handle of the band below the months, which is the last of its kind. */
const dragsMonths = async (page: Page) => {
  await page.getByRole('button', { name: 'Show fewer months' }).click()
  const few = await monthsShown(page)
  const band = (await chart(page).boundingBox())!
  const handle = (await chart(page).locator('path[fill="var(--bg-raised)"]').last().boundingBox())!
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
  await page.mouse.down()
  await page.mouse.move(band.x + band.width - 14, handle.y + handle.height / 2, { steps: 5 })
  await page.mouse.up()
  await expect.poll(async () => (await monthsShown(page))?.split(' to ')[1]).not.toBe(few?.split(' to ')[1])
  expect((await monthsShown(page))?.split(' to ')[0]).toBe(few?.split(' to ')[0])

  const shown = await monthsAtRest(page)
  const size = page.viewportSize()!
  await page.setViewportSize({ ...size, width: size.width - 60 })
  await expect.poll(() => monthsShown(page)).toBe(shown)
  await page.setViewportSize(size)
}

const picture = async (page: Page): Promise<Download> => {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Chart' }).click()
  await page.getByRole('menuitem', { name: 'Download PNG' }).click()
  return saved
}

/** Its corner's colour, and how many of its dots have the first colour of the chart in the dark. */
const coloursOf = (page: Page, png: Buffer) =>
  page.evaluate(
    async (source) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.width
      canvas.height = image.height
      const pen = canvas.getContext('2d')!
      pen.drawImage(image, 0, 0)
      const { data } = pen.getImageData(0, 0, image.width, image.height)
      let violet = 0
      for (let at = 0; at < data.length; at += 4)
        if (data[at] === 0xa9 && data[at + 1] === 0x69 && data[at + 2] === 0xed) violet += 1
      return { corner: [...data.slice(0, 4)].join(' '), violet }
    },
    `data:image/png;base64,${png.toString('base64')}`,
  )

const takesPicture = async (page: Page) => {
  const file = await picture(page)
  expect(file.suggestedFilename()).toMatch(/^sales-andina-.*-\d{4}-\d\d-\d\d\.png$/)
  const png = await readFile(await file.path())
  const { corner, violet } = await coloursOf(page, png)
  expect(corner).toBe('28 23 37 255')
  expect(violet).toBeGreaterThan(1_000)
  expect(await page.locator('canvas').count()).toBe(0)
  // Twice as large as it is shown, with its legend: the width is in the sixteenth byte.
  expect(png.readUInt32BE(16) / 2).toBe((await chart(page).evaluate(({ clientWidth }) => clientWidth)) + 200)
}

const prints = async (page: Page) => {
  const buttons = chart(page).getByRole('button')
  const every = await chart(page)
    .getByRole('button', { name: /: [1-9].* ordered/ })
    .count()
  const legend = page.getByRole('list', { name: 'Products shown' }).locator('svg')
  const names = await legend.count()
  const size = page.viewportSize()!
  await page.setViewportSize(SHEET)
  await page.emulateMedia({ media: 'print' })
  const strips = page.getByRole('img', chartOf)
  await strips.first().waitFor()
  expect(await strips.locator('path[fill^="var(--chart-"]').count()).toBe(every)
  for (const strip of await strips.all()) {
    const box = (await strip.boundingBox())!
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(SHEET.width)
  }
  expect(await legend.filter({ visible: true }).count()).toBe(names)
  expect(await page.getByRole('slider').filter({ visible: true }).count()).toBe(0)
  expect(await buttons.filter({ visible: true }).count()).toBe(0)
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize(size)
}

const seesOneColour = async (page: Page) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await chart(page).locator('path[fill^="url("]').first().waitFor()
  expect(new Set(await bars(page).evaluateAll((all) => all.map((bar) => getComputedStyle(bar).fill))).size).toBe(1)
  await page.emulateMedia({ forcedColors: 'none' })
}

/** What is said below one field moves neither its neighbours nor their labels. */
const seesFieldsStay = async (page: Page) => {
  await page.getByText('When you counted the stock.').waitFor()
  const places = () =>
    Promise.all(
      ['Product', 'Current inventory level', 'Stock-ticking date'].map(async (name) => ({
        label: (await page.locator('main label', { hasText: name }).boundingBox())?.y,
        box: (await page.getByRole('main').getByLabel(name).first().boundingBox())?.y,
      })),
    )
  const [first, ...others] = await places()
  expect(first!.box! - first!.label!).toBeLessThan(32)
  expect(others).toEqual([first, first])
  await page.getByRole('button', { name: 'Save' }).click()
  await page.locator('[aria-invalid=true]:focus').waitFor()
  const [after, ...neighbours] = await places()
  expect(neighbours).toEqual([after, after])
}

test('a buyer reads the sales chart by pointer, takes it along as a picture and on paper, and plans a forecast', async () => {
  const page = await it.open('/profile/data', BUYER, { scheme: 'dark' })
  await bars(page).first().waitFor()
  // Its bars would be higher than those of all that are named.
  await page.getByRole('button', { name: 'Other', exact: true, pressed: false }).click()
  await pointsAndTaps(page)
  await dragsMonths(page)
  await takesPicture(page)
  await prints(page)
  await seesOneColour(page)
  await page.goto('/profile/forecasts/edit')
  await seesFieldsStay(page)
})

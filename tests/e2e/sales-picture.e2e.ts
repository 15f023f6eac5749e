import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { isSound, type Stage, stage } from './portal.ts'

const BUYER = 'procurement@andina.example'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

const chartOf = { name: /Ordered and forecast quantity by month/ }
const chart = (page: Page) => page.getByRole('group', chartOf)
const bars = (page: Page) => chart(page).locator('path[fill^="var(--chart-"]')
const legend = (page: Page) => page.getByRole('list', { name: 'Products shown' })

const pictureOf = async (page: Page) => {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Chart' }).click()
  await page
    .getByRole('button', { name: 'Download PNG' })
    .or(page.getByRole('menuitem', { name: 'Download PNG' }))
    .click()
  return saved
}

test('dark is as sound, and the picture comes', async () => {
  const page = await it.open('/profile/data', BUYER, { scheme: 'dark' })
  await bars(page).first().waitFor()
  await isSound(page)
  const file = await pictureOf(page)
  expect(file.suggestedFilename()).toMatch(/^sales-andina-.*-\d{4}-\d\d-\d\d\.png$/)
  const bytes = await readFile(await file.path())
  // Its corner has the colour of the card, which is not that of what nobody has painted; its bars those of the chart.
  const [corner, violet] = await page.evaluate(
    async (picture) => {
      const image = new Image()
      image.src = picture
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.width
      canvas.height = image.height
      const pen = canvas.getContext('2d')!
      pen.drawImage(image, 0, 0)
      const { data } = pen.getImageData(0, 0, image.width, image.height)
      let many = 0
      for (let at = 0; at < data.length; at += 4)
        if (data[at] === 0xa9 && data[at + 1] === 0x69 && data[at + 2] === 0xed) many += 1
      return [[...data.slice(0, 4)].join(' '), many] as const
    },
    `data:image/png;base64,${bytes.toString('base64')}`,
  )
  expect(corner).toBe('28 23 37 255')
  expect(violet).toBeGreaterThan(1_000)
  expect(await page.locator('canvas').count()).toBe(0)
  await isSound(page)
})

test('the picture holds the months that are shown, and files say what they are narrowed to', async () => {
  const page = await it.open('/profile/data?country=co', BUYER)
  await bars(page).first().waitFor()
  await page.getByRole('button', { name: 'Show fewer months' }).click()
  const picture = await pictureOf(page)
  expect(picture.suggestedFilename()).toMatch(/^sales-andina-salud-s-a-s-colombia-\d{4}-\d\d-\d\d\.png$/)
  // Twice as large as it is shown with its legend beside it, and no larger: the width stands in the sixteenth byte.
  const wide = (await readFile(await picture.path())).readUInt32BE(16) / 2
  const inSight = await chart(page).evaluate((it) => it.clientWidth)
  expect(wide).toBe(inSight + 200)
  expect(Number(await page.getByRole('slider', { name: /^Months shown/ }).getAttribute('max'))).toBeGreaterThan(3)

  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: /CSV/ }).click()
  expect((await file).suggestedFilename()).toMatch(/^sales-andina-salud-s-a-s-colombia-\d{4}-\d\d-\d\d\.csv$/)
})

test.each(['stacked', 'beside'])(
  'on paper the chart is whole, %s, with its legend, and no wider than an upright sheet',
  async (by) => {
    const page = await it.open(`/profile/data?bars=${by}`, BUYER)
    await bars(page).first().waitFor()
    const every = await chart(page)
      .getByRole('button', { name: /: [1-9].* ordered/ })
      .count()
    const names = await legend(page).locator('svg').count()
    // A4 less the edges of 14 mm, at 96 dots per inch.
    await page.setViewportSize({ width: 688, height: 1017 })
    await page.emulateMedia({ media: 'print' })
    const strips = page.getByRole('img', chartOf)
    await strips.first().waitFor()
    expect(await strips.locator('path[fill^="var(--chart-"]').count()).toBe(every)
    for (const strip of await strips.all()) {
      const box = await strip.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(688)
    }
    expect(await legend(page).locator('svg').filter({ visible: true }).count()).toBe(names)
    expect(await page.getByRole('slider').filter({ visible: true }).count()).toBe(0)
    expect(await chart(page).getByRole('button').filter({ visible: true }).count()).toBe(0)
    await isSound(page)
  },
)

test('where all colours are one, each series has a hatch and a dash of its own, and its legend the same hatch', async () => {
  const page = await it.open('/profile/data', BUYER)
  await bars(page).first().waitFor()
  await page.emulateMedia({ forcedColors: 'active' })
  await chart(page).locator('path[fill^="url("]').first().waitFor()
  const hatches = (of: string) =>
    page.locator(of).evaluateAll((patterns) =>
      patterns.map((it) => {
        const turned = it.getAttribute('patternTransform') ?? 'rotate(0)'
        return `${turned} ${it.getAttribute('width')} × ${it.getAttribute('height')}`
      }),
    )
  const inLegend = await hatches('[aria-label="Products shown"] pattern')
  const inChart = await hatches('[role=group][aria-label^="Ordered"] pattern')
  const tones = await legend(page).locator('svg').count()
  // The first is plain.
  expect(new Set(inLegend).size).toBe(tones - 1)
  expect(new Set(inChart)).toEqual(new Set(inLegend))
  expect(new Set(await bars(page).evaluateAll((all) => all.map((bar) => getComputedStyle(bar).fill))).size).toBe(1)
  const lines = await chart(page)
    .locator('path[stroke-dasharray]')
    .evaluateAll((all) => all.map((line) => line.getAttribute('stroke-dasharray')))
  expect(lines.length).toBeGreaterThan(3)
  expect(new Set(lines).size).toBe(lines.length)
})

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdf } from '#fixtures/library/pdf.ts'
import { isSound, looks, type Stage, stage } from './portal.ts'

const CONTENT = 'content@partnercare.example'
const BUYER = 'procurement@andina.example'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

const attach = (page: Page, field: string, name: string, mimeType: string, buffer: Buffer) =>
  page
    .getByLabel(field, { exact: true })
    .and(page.locator('input[type=file]'))
    .setInputFiles({ name, mimeType, buffer })

/** The content team writes a resource in English and publishes it. */
const publishes = async (page: Page, title: string) => {
  await page.getByRole('button', { name: 'New resource' }).click()
  const dialog = page.getByRole('dialog', { name: 'New resource' })
  await dialog.getByRole('combobox', { name: 'Kind' }).click()
  await page.getByRole('option', { name: 'Marketing materials' }).click()
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title)
  await isSound(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Write in English' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByText('Revision 1 is saved as a draft.').waitFor()
  await page.getByRole('button', { name: 'Add the file' }).waitFor()
  await page.getByRole('button', { name: 'Enter an excerpt: the card shows it' }).click()
  expect(
    await page.getByRole('textbox', { name: 'Excerpt' }).evaluate((field) => field === document.activeElement),
  ).toBe(true)
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('For the waiting room.')
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('## In the room\n\nHang it **high**.')
  await attach(page, 'File', 'poster.pdf', 'application/pdf', pdf(title, ['For the waiting room.']))
  await page.getByText('Uploaded').waitFor()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByText('Revision 2 is saved as a draft.').waitFor()
  await isSound(page)
  await page.getByRole('link', { name: 'Preview' }).click()
  await page.getByRole('heading', { name: 'In the room' }).waitFor()
  await isSound(page)
  await page.goBack()
  await page.getByRole('button', { name: 'Publish revision 2' }).click()
  await page.getByText('It is in the library now.').waitFor()
}

describe.each(looks)('$width, $scheme', (look) => {
  test('what the content team publishes is found, read and downloaded by a distributor', async () => {
    const title = `Poster ${look.width} ${Math.random().toString(36).slice(2, 8)}`
    const office = await it.open('/office/content', CONTENT, look)
    await office.getByRole('button', { name: /^Marketing materials/ }).waitFor()
    await isSound(office)
    await publishes(office, title)

    const page = await it.open('/resources/marketing-materials', BUYER, look)
    await page.getByRole('link', { name: `See more: ${title}` }).waitFor()
    await isSound(page)
    if (look.width === 'narrow') await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await page.getByRole('searchbox', { name: 'Search' }).fill(title.toUpperCase())
    await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe(title.toUpperCase())
    if (look.width === 'narrow') await page.getByRole('button', { name: /^Show / }).click()
    await expect.poll(() => page.getByRole('article').count()).toBe(1)
    await page.getByRole('article').getByText('New', { exact: true }).waitFor()
    await page.getByRole('link', { name: `See more: ${title}` }).click()
    await page.getByRole('heading', { name: 'In the room' }).waitFor()
    await isSound(page)
    await page.getByText(/^PDF, 1 page, .*, English$/).waitFor()
    await page.getByRole('button', { name: `Preview: ${title}` }).click()
    await page.getByRole('dialog', { name: 'poster.pdf' }).waitFor()
    await isSound(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download material' }).click()
    expect((await download).suggestedFilename()).toBe('poster.pdf')
    await page.goBack()
    await page.getByRole('link', { name: `See more: ${title}` }).waitFor()
    await expect.poll(() => page.getByRole('article').getByText('New', { exact: true }).count()).toBe(0)
  })
})

test('a film stays still where motion is not welcome, has captions, and has two addresses', async () => {
  const page = await it.open('/resources/videos-and-tutorials', BUYER)
  await page
    .getByRole('link', { name: /^See more: / })
    .first()
    .waitFor()
  await page
    .getByRole('article')
    .getByRole('link', { name: /^See more: / })
    .first()
    .click()
  const film = page.locator('video')
  await film.waitFor()
  expect(
    await film.evaluate((video: HTMLVideoElement) => [video.autoplay, video.controls, video.textTracks.length]),
  ).toEqual([false, true, 1])
  await isSound(page)
  const address = new URL(page.url()).pathname
  await page.goto(`/resources/tutorial-details/${address.split('/').at(-1)}`)
  await page.waitForURL(`**${address}`)
})

test('the landing page leads to every kind, and the academy to its entries', async () => {
  const page = await it.open('/resources', BUYER)
  await page.getByRole('link', { name: 'See more: Marketing materials' }).waitFor()
  await isSound(page)
  await page.getByRole('link', { name: 'See more: Marketing materials' }).click()
  await page.waitForURL('**/resources/marketing-materials')
  await page
    .getByRole('navigation', { name: 'Kinds of resources' })
    .getByRole('link', { name: 'Womancare Academy' })
    .click()
  await page
    .getByRole('article')
    .getByRole('link', { name: /^See more: / })
    .first()
    .click()
  await page.getByRole('heading', { name: 'Training materials' }).waitFor()
  await isSound(page)
})

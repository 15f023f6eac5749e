import type { Pool } from 'pg'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect } from '#platform/postgres/pool.ts'
import { isSound, looks, type Stage, stage } from './portal.ts'

const CONTENT = 'content@partnercare.example'
const BUYER = 'procurement@andina.example'
const SECONDS = 300

let it: Stage
let owner: Pool
beforeAll(async () => {
  // Nothing leaves while a slow machine looks at the page: the test says when its time is up.
  it = await stage({ TAKE_BACK_SECONDS: String(SECONDS) })
  owner = connect({ connectionString: it.databaseUrl })
})
afterAll(async () => {
  await owner.end()
  await it.close()
})

const untilItLeaves = () =>
  owner.query(`update es.deadline set due_at = es.now() where kind = 'departure.leaves' and state = 'set'`)

const writes = async (page: Page, title: string) => {
  await page.getByRole('button', { name: 'New resource' }).click()
  const dialog = page.getByRole('dialog', { name: 'New resource' })
  await dialog.getByRole('combobox', { name: 'Kind' }).click()
  await page.getByRole('option', { name: 'Best practices' }).click()
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Write in English' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('What worked in Bogotá.')
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('## What worked\n\nAsk **early**.')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByText('Revision 1 is saved as a draft.').waitFor()
}

const previews = async (page: Page) => {
  await page.getByRole('link', { name: 'Preview' }).click()
  await page.getByRole('heading', { name: 'What worked', exact: true }).waitFor()
  await page.goBack()
}

describe.each(looks)('$width, $scheme', (look) => {
  test('an article is written, previewed, published, taken back, published again and withdrawn with a way back', async () => {
    const title = `What worked ${look.width} ${Math.random().toString(36).slice(2, 8)}`
    const page = await it.open('/office', CONTENT, look)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    await page.goto('/office/content')
    await writes(page, title)
    await previews(page)

    const buyer = await it.open('/resources/best-practices', BUYER, look)
    const article = buyer.getByRole('link', { name: `See more: ${title}` })
    const isThere = async () => {
      await buyer.reload()
      await buyer
        .getByRole('link', { name: /^See more: / })
        .first()
        .waitFor()
      return (await article.count()) > 0
    }
    const publish = page.getByRole('button', { name: 'Publish revision 1' })
    const takeBack = page.getByRole('region', { name: 'About to leave' }).getByRole('button', { name: /^Take back/ })
    const waits = page.getByText(`“${title}” is about to be published.`)

    await publish.click()
    await waits.first().waitFor()
    await isSound(page)
    expect(await isThere()).toBe(false)
    if (look.width === 'wide') await page.keyboard.press('z')
    else await takeBack.click()
    await page.getByText(`Taken back: ${title}.`).waitFor()
    await untilItLeaves()
    expect(await isThere()).toBe(false)

    await publish.click()
    await takeBack.waitFor()
    await page.reload()
    await takeBack.waitFor()
    expect(await isThere()).toBe(false)
    await untilItLeaves()
    await page.getByText(`“${title}” published`, { exact: true }).waitFor()
    await expect.poll(isThere).toBe(true)

    await page.getByRole('button', { name: 'Withdraw' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
    const undo = page.getByRole('button', { name: 'Undo' })
    await undo.waitFor()
    await undo.hover()
    await isSound(page)
    expect(await isThere()).toBe(false)
    await undo.click()
    await takeBack.waitFor()
    await untilItLeaves()
    await expect.poll(isThere).toBe(true)
  })
})

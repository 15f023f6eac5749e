import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { pdf } from '#fixtures/library/pdf.ts'

import { newestLink } from './mailed-link.ts'
import { type Stage, stage } from './portal.ts'

const CONTENT = 'content@partnercare.example'
const BUYER = 'procurement@andina.example'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

const dialog = (page: Page) => page.getByRole('dialog')

test('an article is written, published while a visitor looks, and withdrawn', async () => {
  const title = 'Our stand in Lima'
  const office = await it.open('/office/news', CONTENT)
  await office.getByRole('button', { name: 'New article' }).click()
  await office.getByRole('textbox', { name: 'Title' }).fill(title)
  await office.getByRole('textbox', { name: 'Text', exact: true }).fill('We show what is new.')
  await office.getByRole('button', { name: 'Save the revision' }).click()
  const row = office.getByRole('row').filter({ hasText: title })
  await row.getByText('Draft').waitFor()
  const act = async (action: string) => {
    await row.getByRole('button', { name: /More actions/ }).click()
    await office.getByRole('menuitem', { name: action }).click()
  }
  await act('Publish')
  await dialog(office).getByRole('button', { name: 'Publish' }).click()
  await row.getByText('Published', { exact: true }).first().waitFor()

  const visitor = await it.open('/news')
  await visitor.getByRole('link', { name: `Read: ${title}` }).click()
  await visitor.getByRole('heading', { name: title, level: 1 }).waitFor()
  await visitor.getByText('We show what is new.').waitFor()
  await act('Unpublish')
  await row.getByText('Draft').waitFor()
  await visitor.reload()
  await expect.poll(() => new URL(visitor.url()).pathname).toBe('/404')
})

test('a visitor subscribes; an issue is composed, seen as a mail, sent, read, and left by one click', async () => {
  const email = 'subscriber@clinic.example'
  const visitor = await it.open('/news')
  await visitor.getByRole('textbox', { name: 'Email address' }).fill(email)
  await visitor.getByRole('button', { name: 'Subscribe' }).click()
  await visitor.getByText('Please look into your mailbox').waitFor()
  await visitor.goto(await newestLink(it.portal.url, email, 'newsletter/confirm'))
  await visitor.getByRole('button', { name: 'Confirm my subscription' }).click()
  await visitor.getByText('Your subscription is confirmed').waitFor()

  const office = await it.open('/office/newsletter', CONTENT)
  await office.getByRole('button', { name: 'New issue' }).click()
  await dialog(office).getByRole('textbox', { name: 'Subject (English)' }).fill('What moved us')
  await dialog(office).getByRole('textbox', { name: 'Introduction (English)' }).fill('Dear readers of this issue')
  await dialog(office).getByRole('checkbox').first().check()
  await dialog(office).getByRole('button', { name: 'Save the revision' }).click()
  const row = office.getByRole('row').filter({ hasText: 'What moved us' })
  const act = async (action: string) => {
    await row.getByRole('button', { name: /More actions/ }).click()
    await office.getByRole('menuitem', { name: action }).click()
  }
  await act('Preview')
  await dialog(office).getByText('Dear readers of this issue').waitFor()
  await office.keyboard.press('Escape')
  await act('Send or schedule')
  await dialog(office).getByRole('button', { name: 'Send', exact: true }).click()
  await row.getByText('Sent', { exact: true }).waitFor()

  await visitor.goto('/newsletter')
  await visitor.getByRole('link', { name: 'Read: What moved us' }).click()
  await visitor.getByText('Dear readers of this issue').waitFor()
  const link = await newestLink(it.portal.url, email, 'newsletter/leave')
  const token = new URL(link, it.portal.url).searchParams.get('token') as string
  const oneClick = `${it.portal.url}/api/newsletter/one-click?${new URLSearchParams({ token })}`
  const left = await fetch(oneClick, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(left.status).toBe(200)
  await visitor.goto(oneClick)
  await visitor.getByRole('button', { name: 'Leave the newsletter' }).click()
  await visitor.getByText('You left the newsletter.').waitFor()
  await visitor.getByRole('button', { name: 'I want to stay' }).click()
  await visitor.getByText('You stay with the newsletter.').waitFor()
})

test('a poster is written, previewed and published with its file, and a distributor finds, reads and takes it', async () => {
  const title = 'Poster of the waiting room'
  const page = await it.open('/office/content', CONTENT)
  await page.getByRole('button', { name: 'New resource' }).click()
  await dialog(page).getByRole('combobox', { name: 'Kind' }).click()
  await page.getByRole('option', { name: 'Marketing materials' }).click()
  await dialog(page).getByRole('textbox', { name: 'Title' }).fill(title)
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Write in English' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('For the waiting room.')
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('## In the room\n\nHang it **high**.')
  await page
    .getByLabel('File', { exact: true })
    .and(page.locator('input[type=file]'))
    .setInputFiles({ name: 'poster.pdf', mimeType: 'application/pdf', buffer: pdf(title, ['For the waiting room.']) })
  await page.getByText('Uploaded').waitFor()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByText('Revision 1 is saved as a draft.').waitFor()
  await page.getByRole('link', { name: 'Preview' }).click()
  await page.getByRole('heading', { name: 'In the room' }).waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Publish revision 1' }).click()
  await page.getByText('It is in the library now.').waitFor()

  const reader = await it.open('/resources/marketing-materials', BUYER)
  await reader.getByRole('searchbox', { name: 'Search' }).fill(title.toUpperCase())
  await expect.poll(() => reader.getByRole('article').count()).toBe(1)
  await reader.getByRole('link', { name: `See more: ${title}` }).click()
  await reader.getByRole('heading', { name: 'In the room' }).waitFor()
  await reader.getByRole('button', { name: `Preview: ${title}` }).click()
  await reader.getByRole('dialog', { name: `${title}.pdf` }).waitFor()
  await dialog(reader).getByRole('button', { name: 'Close' }).last().click()
  const download = reader.waitForEvent('download')
  await reader.getByRole('button', { name: 'Download material' }).click()
  expect((await download).suggestedFilename()).toBe(`${title}.pdf`)
})

/** Plays it through, faster than people do. */
const watches = async (page: Page) => {
  const film = page.locator('video').first()
  await film.evaluate(async (video: HTMLVideoElement) => {
    video.muted = true
    video.playbackRate = 8
    await video.play()
  })
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.ended)).toBe(true)
}

test('a film of the academy is watched, its sheets are read and taken, and the certificate proves itself', async () => {
  const page = await it.open('/resources/womancare-academy', BUYER)
  const course = page.locator('section', { has: page.getByRole('heading', { name: 'Menopause' }) })
  await course.getByText('0 of 3 done').waitFor()
  await course
    .getByRole('link', { name: /^See more: / })
    .first()
    .click()
  await watches(page)
  await page.getByText('1 of 3 done').waitFor()
  await page
    .getByRole('button', { name: /^Preview: / })
    .first()
    .click()
  await dialog(page).getByRole('button', { name: 'Close' }).last().click()
  await page.getByText('2 of 3 done').waitFor()
  const sheet = page.waitForEvent('download')
  await page
    .getByRole('button', { name: /^Download: .*technical sheet/ })
    .first()
    .click()
  expect((await sheet).suggestedFilename()).toMatch(/\.pdf$/)
  await page.getByText('3 of 3 done').waitFor()
  await page.getByRole('button', { name: 'Get your certificate' }).click()
  const number = page.getByRole('link', { name: /^[A-Z2-9]{4}-[A-Z2-9]{4}-/ })
  await number.waitFor()
  const visitor = await it.open((await number.getAttribute('href')) ?? '')
  await visitor.getByText('This certificate is valid.').waitFor()
  await visitor.getByRole('heading', { name: 'Menopause' }).waitFor()
})

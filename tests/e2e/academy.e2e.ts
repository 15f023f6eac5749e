import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isSound, looks, type Stage, stage } from './portal.ts'

const BUYER = 'procurement@andina.example'
const CONTENT = 'content@partnercare.example'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

/** A category of its own for each look, since what is done stays done: one has a film of our own, one a film elsewhere. */
const courses = { wide: 'Menopause', narrow: 'Gynaecological procedures' } as const

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

const opensElsewhere = async (page: Page) => {
  const elsewhere = page.waitForEvent('popup')
  await page.getByRole('link', { name: /^Watch the film: / }).click()
  await (await elsewhere).close()
}

describe.each(looks)('$width, $scheme', (look) => {
  test('a course is worked through, and its certificate proves itself', async () => {
    const page = await it.open('/resources/womancare-academy', BUYER, look)
    const course = page.locator('section', { has: page.getByRole('heading', { name: courses[look.width] }) })
    await course.getByText('0 of 3 done').waitFor()
    await isSound(page)
    await course
      .getByRole('link', { name: /^See more: / })
      .first()
      .click()
    await page.getByRole('heading', { name: 'Your progress' }).waitFor()
    await isSound(page)
    expect(await page.getByRole('button', { name: 'Get your certificate' }).isDisabled()).toBe(true)

    await (look.width === 'wide' ? watches : opensElsewhere)(page)
    await page.getByText('1 of 3 done').waitFor()
    await page
      .getByRole('button', { name: /^Preview: / })
      .first()
      .click()
    await page.getByRole('dialog').waitFor()
    await isSound(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await page.getByText('2 of 3 done').waitFor()
    const download = page.waitForEvent('download')
    await page
      .getByRole('button', { name: /^Download: .*technical sheet/ })
      .first()
      .click()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
    await page.getByText('3 of 3 done').waitFor()
    await page.getByRole('button', { name: 'Get your certificate' }).click()
    const number = page.getByRole('link', { name: /^[A-Z2-9]{4}-[A-Z2-9]{4}-/ })
    await number.waitFor()
    await isSound(page)
    const paper = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Download PDF: / }).click()
    expect((await paper).suggestedFilename()).toMatch(/^certificate-.*\.pdf$/)

    const anybody = await it.open((await number.getAttribute('href')) ?? '', undefined, look)
    await anybody.getByText('This certificate is valid.').waitFor()
    await anybody.getByRole('heading', { name: courses[look.width] }).waitFor()
    await isSound(anybody)
  })

  test('the office keeps what is typed, compares it and looks at it as a distributor', async () => {
    const page = await it.open('/office/content?search=menopause&kind=best-practices', CONTENT, look)
    const open = page.getByRole('link', { name: /^English, / })
    await open.first().click()
    const excerpt = page.getByRole('textbox', { name: 'Excerpt' })
    await excerpt.fill(`Told by a pharmacist, ${look.width}`)
    await page.getByText(/^Kept at /).waitFor()
    await isSound(page)
    await page.reload()
    await page.getByText(/^Kept at /).waitFor()
    expect(await excerpt.inputValue()).toBe(`Told by a pharmacist, ${look.width}`)
    await page.getByRole('button', { name: 'Save draft' }).click()
    await page.getByText(/is saved as a draft/).waitFor()
    await page
      .getByRole('button', { name: /^Compare revision / })
      .first()
      .click()
    await page.getByRole('dialog', { name: 'What changed' }).getByText('Excerpt').waitFor()
    await isSound(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('link', { name: 'Preview' }).click()
    await page.getByText(/^This is how a distributor sees revision /).waitFor()
    await isSound(page)
  })
})

test('no certificate is found by a number that was made up', async () => {
  const page = await it.open('/certificates/AAAA-BBBB-CCCC-DDDD')
  await page.getByText('There is no certificate with this number.').waitFor()
  await isSound(page)
})

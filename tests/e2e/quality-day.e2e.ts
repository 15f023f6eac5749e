import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { PASSWORD } from '#fixtures/staff.ts'
import { goes } from './office-menu.ts'
import { dialog, openStep } from './order-step.ts'
import { isSound, looks, type Stage, stage } from './portal.ts'

const QUALITY = 'quality@partnercare.example'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

const give = (page: Page, decision: string) => dialog(page).getByRole('button', { name: decision, exact: true }).click()

/** What each of the two days is about: what was decided in the first is not there for the second. */
const days = {
  wide: { company: 'Atlas Pharma', papers: 6, issue: 'waits for quality' },
  narrow: { company: 'Mekong', papers: 5, issue: 'waits for the distributor' },
} as const

const looksThroughFile = async (page: Page, { company, papers }: (typeof days)[keyof typeof days]) => {
  await page.getByRole('link', { name: /^Files of companies: \d/ }).click()
  await page.getByRole('region', { name: 'Vetting desk' }).getByRole('link', { name: company }).click()
  const file = page.getByRole('region', { name: 'The chosen file' })
  for (let decided = 1; decided <= papers; decided++) {
    await file.getByRole('button', { name: /^Approve( A)?$/ }).click()
    await file.getByRole('button', { name: `Send to applicant (${decided})` }).waitFor()
  }
  await isSound(page)
  await file.getByRole('button', { name: `Send to applicant (${papers})` }).click()
  await page.getByText(`Sent: ${papers} approved`, { exact: false }).waitFor()
}

const holdsAndReleases = async (page: Page) => {
  const said = page.getByRole('main').getByText('The retained sample is looked at.').first()
  await openStep(page, 'Put on hold')
  await dialog(page).getByLabel('Reason').fill('The retained sample is looked at.')
  await isSound(page)
  await give(page, 'Put on hold')
  await said.waitFor()
  await openStep(page, 'Release the order')
  await give(page, 'Release the order')
  await expect.poll(() => page.getByRole('main').getByText('On hold', { exact: true }).count()).toBe(0)
}

describe.each(looks)('$width, $scheme', (look) => {
  test('a day of quality: a file, a round of a label, an order on hold', async () => {
    const page = await it.open('/office', QUALITY, look)
    await page.getByRole('table', { name: 'Waits for you' }).waitFor()
    await isSound(page)
    await looksThroughFile(page, days[look.width])

    await goes(page, 'Labels', look)
    const row = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: days[look.width].issue })
    await row
      .getByRole('link', { name: /^2026-\d{6}$/ })
      .first()
      .click()
    const issue = page.getByRole('main')
    await issue.getByText(days[look.width].issue).first().waitFor()
    await isSound(page)
    if (look.width === 'wide') {
      await issue.getByRole('button', { name: 'Release', exact: true }).click()
      await dialog(page).getByLabel('What was checked', { exact: false }).fill('Text compared with the leaflet.')
      await dialog(page).getByLabel('Your password', { exact: false }).first().fill(PASSWORD)
      await give(page, 'Release')
      await expect.poll(() => page.getByText(days.wide.issue).count()).toBe(0)
    } else {
      await issue.getByRole('button', { name: 'Add note' }).click()
      await dialog(page).getByRole('textbox').first().fill('Asked the agency for the date.')
      await dialog(page).getByRole('button').last().click()
      await issue.getByText('Asked the agency for the date.').waitFor()
    }
    await isSound(page)

    await goes(page, 'Orders', look)
    await page.getByRole('button', { name: /^In production/ }).click()
    const free = page
      .getByRole('row')
      .or(page.getByRole('listitem'))
      .filter({ hasText: 'In production', hasNotText: 'On hold' })
    await free
      .getByRole('link', { name: /^2026-\d{6}$/ })
      .first()
      .click()
    await holdsAndReleases(page)
    await isSound(page)
  })
})

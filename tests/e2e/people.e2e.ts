import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { compareTexts } from '#platform/alphabet.ts'
import { newcomer } from './newcomer.ts'
import { isSound, looks, type Stage, stage } from './portal.ts'

const ADMIN = 'admin@partnercare.example'
const SALES = 'sales@partnercare.example'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

const people = (page: Page) => page.getByRole('table', { name: 'People' })

describe.each(looks)('$width, $scheme', (look) => {
  test('the list of people is sound, and so is what is asked before one is erased', async () => {
    const page = await it.open('/office/people?search=analyst', ADMIN, look)
    await people(page).getByText('analyst@partnercare.example').waitFor()
    await isSound(page)
    await people(page)
      .getByRole('button', { name: /^Erase / })
      .click()
    await page.getByRole('dialog').getByText('Devices where they are signed in').waitFor()
    await isSound(page)
  })
})

test('people are found while one types, and what is looked for stands in the field', async () => {
  const page = await it.open('/office/people', ADMIN)
  const search = page.getByRole('searchbox', { name: 'Name or e-mail' })
  await search.pressSequentially('analyst ')
  await page.waitForURL(/search=analyst$/)
  expect(await search.inputValue()).toBe('analyst ')
  await expect.poll(() => people(page).locator('tbody tr').count()).toBe(1)
  expect(await search.evaluate((field) => field === document.activeElement)).toBe(true)

  const copied = await it.open('/office/people?search=analyst', ADMIN)
  expect(await copied.getByRole('searchbox', { name: 'Name or e-mail' }).inputValue()).toBe('analyst')
})

describe.each(['wide', 'narrow'] as const)('%s', (width) => {
  test('an administrator finds a person and erases them, for ever', async () => {
    const { name, email } = await newcomer(it.portal.url)
    const page = await it.open(`/office/people?search=${email}`, ADMIN, { width, scheme: 'light' })
    await people(page)
      .getByRole('button', { name: `Erase ${name}` })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Erase for ever' }).click()
    await dialog.getByText('This is not the e-mail address of this person').waitFor()
    await dialog.getByText('Enter a reason').waitFor()
    await dialog.getByLabel(/^Their e-mail address/).fill(email)
    await dialog.getByLabel(/^Reason/).fill(`${name} asked for it`)
    await dialog.getByRole('button', { name: 'Erase for ever' }).click()
    await dialog.getByText('do not include names', { exact: false }).nth(1).waitFor()
    await dialog.getByLabel(/^Reason/).fill('Asked for it in a letter')
    await dialog.getByRole('button', { name: 'Erase for ever' }).click()
    await page.getByText('Person erased.').waitFor()
    await page.getByText('No person matches', { exact: false }).waitFor()

    await page.goto(`${it.portal.url}/office/people?state=ERASED`)
    await people(page).getByText('Erased person').first().waitFor()
    expect(await people(page).getByText(email).count()).toBe(0)
    expect(
      await people(page)
        .getByRole('button', { name: /^Erase / })
        .count(),
    ).toBe(0)
    await isSound(page)
    await people(page).getByRole('link', { name: 'History of Erased person' }).first().click()
    await page.locator('summary').first().click()
    await page.getByText('Asked for it in a letter').first().waitFor()
    expect(await page.getByText(email).count()).toBe(0)
  })
})

describe.each(looks)('$width, $scheme', (look) => {
  test('an administrator takes a person’s access away, and gives it back', async () => {
    const { name, email } = await newcomer(it.portal.url)
    const page = await it.open(`/office/people?search=${email}`, ADMIN, look)
    if (look.width === 'narrow') await people(page).getByRole('row').nth(1).click()
    const changes = async (from: string, to: string, button: string) => {
      await people(page)
        .getByRole('button', { name: `Access of ${name}` })
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('combobox', { name: 'Signs in as' }).click()
      await page.getByRole('option', { name: to }).click()
      await isSound(page)
      await dialog.getByRole('button', { name: button }).click()
      await dialog.getByText('Enter a reason').waitFor()
      await dialog.getByLabel(/^Reason/).fill('Is on leave')
      await dialog.getByRole('button', { name: button }).click()
      await dialog.waitFor({ state: 'hidden' })
      await people(page).getByRole('cell', { name: from, exact: true }).waitFor()
    }
    await changes('Deactivated', 'No access', 'Take access away')
    await changes('Active', 'Marketing', 'Change access')
    await changes('Procurement', 'Procurement', 'Change access')
  })
})

test('people are sorted by their columns, all pages of them, and the order stands in the address', async () => {
  const page = await it.open('/office/people', ADMIN)
  const emails = async () =>
    (await people(page).locator('tbody tr td:nth-child(2)').allInnerTexts()).map((it) => it.trim())
  await people(page).getByRole('button', { name: 'Joined' }).waitFor()
  for (const [way, sort] of [
    [1, 'email'],
    [-1, '-email'],
  ] as const) {
    await people(page).getByRole('button', { name: 'E-mail', exact: true }).click()
    await expect.poll(() => new URL(page.url()).search).toBe(`?sort=${sort}`)
    await expect
      .poll(async () => {
        const shown = await emails()
        return (
          shown.length === 25 && shown.every((email, at) => at === 0 || way * compareTexts(shown[at - 1]!, email) <= 0)
        )
      })
      .toBe(true)
  }
  await isSound(page)
})

test('the list says which of the people it shows', async () => {
  const page = await it.open('/office/people', ADMIN)
  await page.getByText(/^1–\d+ of \d+$/).waitFor()
})

test('on a telephone a person is one line, and unfolds', async () => {
  const page = await it.open('/office/people', ADMIN, { width: 'narrow' })
  const first = people(page).getByRole('row').nth(1)
  const details = first.getByRole('button', { name: /^Details of / })
  await details.waitFor()
  expect(await first.getByRole('link', { name: /^History of / }).isVisible()).toBe(false)
  await isSound(page)
  await first.click()
  await first.getByRole('link', { name: /^History of / }).waitFor()
  await isSound(page)
  await details.click()
  await first.getByRole('link', { name: /^History of / }).waitFor({ state: 'hidden' })
})

test('nobody else reads who has an account', async () => {
  const page = await it.open('/office/people', SALES)
  await page.getByText('Only administrators can see accounts.').waitFor()
  await isSound(page)
})

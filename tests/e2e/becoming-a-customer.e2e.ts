import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { samples } from '#tests/files/samples.ts'

import { callerOf } from './caller.ts'
import { orderForTheFirstTime } from './first-order.ts'
import { newestLink } from './mailed-link.ts'
import { type Stage, stage } from './portal.ts'

const PASSWORD = 'Quetzal.2031'
const QUALITY = 'quality@partnercare.example'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

const pdf = (text: string) => ({
  name: `${text}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n% ${text}\ntrailer<</Root 1 0 R>>\n%%EOF`),
})

/** With its asterisk, where it is required. */
const labelled = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}( \\*)?$`))
const fill = async (page: Page, fields: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(fields)) await labelled(page, label).fill(text)
}
const choose = async (page: Page, label: string, choice: string) => {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: choice, exact: true }).click()
}
const send = async (page: Page, label: string, file: ReturnType<typeof pdf>) => {
  await labelled(page, label).setInputFiles(file)
  await page.getByRole('listitem').filter({ hasText: file.name }).getByText('Uploaded').waitFor()
}
/** What was done last is kept: the page says so, and the server. */
const isKept = (page: Page, what: string) =>
  expect
    .poll(async () => JSON.stringify(await (await page.request.get('/api/auth/signup/draft')).json()))
    .toContain(what)

test('a company signs up, reloads on the way, and finds what comes next', async () => {
  const email = 'maria@tropica.example'
  const page = await it.open('/login')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.waitForURL('**/signup')
  await choose(page, 'Civility', 'Ms')
  await fill(page, { 'First name': 'María', 'Last name': 'Quiroga', Job: 'Owner' })
  await fill(page, { 'Phone number': '+57 310 555 0199', 'Personal e-mail': email, 'Organization name': 'Tropica' })
  await fill(page, { Address: 'Calle 1', 'Zip code': '110911', City: 'Bogotá' })
  await choose(page, 'Country', 'Colombia')
  await fill(page, { 'Company e-mail': 'hello@tropica.example', 'Company phone number': '+57 1 555 0199' })
  await fill(page, { 'Login name': 'tropica', Password: PASSWORD, 'Confirm the password': PASSWORD })
  await isKept(page, email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/signup/documents')

  await page.getByText('Check what you entered').waitFor()
  await page.getByText('hello@tropica.example').waitFor()
  await send(page, 'Certificate of incorporation', pdf('certificate'))
  await send(page, 'Memorandum', pdf('memorandum'))
  await isKept(page, 'memorandum.pdf')
  await page.reload()
  await page.getByRole('listitem').filter({ hasText: 'memorandum.pdf' }).getByText('Uploaded').waitFor()
  await send(page, 'Register of directors', pdf('directors'))
  await send(page, 'Register of members', pdf('members'))
  await send(page, 'Wholesaler questionnaire', pdf('questionnaire'))
  await send(page, 'Other', pdf('reference-1'))
  await page.getByRole('button', { name: 'Add new document' }).waitFor()
  await send(page, 'Other', pdf('reference-2'))
  await page.getByLabel('Our company follows the WHO Good Distribution Practices').check()

  await page.getByRole('link', { name: 'Change' }).click()
  await page.waitForURL('**/signup')
  expect(await labelled(page, 'Personal e-mail').inputValue()).toBe(email)
  await page.goBack()
  await expect
    .poll(() => page.getByLabel('Our company follows the WHO Good Distribution Practices').isChecked())
    .toBe(true)
  await labelled(page, 'Your password').fill(PASSWORD)
  await page.getByRole('checkbox', { name: /^I agree to the Terms of use/ }).check()
  await page.getByRole('button', { name: 'Create the account' }).click()
  await page.waitForURL('**/home')
  await page.getByRole('heading', { name: 'Your account is being checked' }).waitFor()
  await page.getByText(/^Your reference: /).waitFor()
  await page.getByRole('heading', { name: 'Your file' }).waitFor()
  await page.getByRole('table').getByText('Memorandum').waitFor()

  await page.goto(await newestLink(it.portal.url, email, 'signup/confirm-email'))
  await page.getByRole('heading', { level: 1, name: 'Confirm your e-mail address' }).waitFor()
  await page.getByRole('button', { name: 'Confirm my e-mail address' }).click()
  await page.getByText('Your e-mail address is confirmed. Thank you.').waitFor()
  await page.goto('/signup/documents')
  await page.waitForURL('**/home')
  await page.getByRole('heading', { name: 'Your account is being checked' }).waitFor()
  expect(await page.getByText('Please open it to confirm').count()).toBe(0)
})

const queue = (page: Page) => page.getByRole('region', { name: 'Due diligence' })
const file = (page: Page) => page.getByRole('region', { name: 'The chosen file' })

test('a file is worked through by keyboard: one paper comes back, is sent again, the account is activated and orders', async () => {
  const quality = await callerOf(it.portal.url, QUALITY)
  const { companies } = await quality.get<{ companies: { id: string }[] }>('/office/companies?search=Atlas%20Pharma')
  const page = await it.open(`/office/vetting/${companies[0]?.id}`, QUALITY)
  const applicant = await it.open('/profile/documents', 'procurement@atlaspharma.example')
  await applicant.evaluate(() => Object.assign(window, { neverReloaded: true }))
  const sends = (count: number) =>
    file(page)
      .getByRole('button', { name: `Send to applicant (${count})` })
      .waitFor()
  const shows = (name: string) => file(page).locator('h3 + p strong').filter({ hasText: name }).waitFor()
  const dialog = page.getByRole('dialog')
  const returnsUnsigned = async () => {
    await page.keyboard.press('r')
    await dialog.getByRole('combobox', { name: 'Reason' }).waitFor()
    await page.keyboard.type('signed')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.type('The last page.')
    await page.keyboard.press('Control+Enter')
    await sends(1)
  }

  await shows('Certificate of incorporation')
  await returnsUnsigned()
  // Taken back and returned again: nothing has left the house.
  await page.keyboard.press('k')
  await shows('Certificate of incorporation')
  await page.keyboard.press('u')
  await file(page)
    .getByRole('button', { name: /^Return/ })
    .waitFor()
  await returnsUnsigned()
  expect(await applicant.getByText('The last page.', { exact: false }).count()).toBe(0)

  const approve = file(page).getByRole('button', { name: /^Approve( A)?$/ })
  for (let decided = 2; decided <= 6; decided++) {
    await approve.waitFor()
    await page.keyboard.press('a')
    await sends(decided)
  }
  await page.keyboard.press('s')
  await dialog.getByRole('button', { name: /^Send 6 decisions to / }).click()
  await page.getByText('Sent: 5 approved, 1 returned.', { exact: false }).waitFor()
  await queue(page).getByText('Waiting on the company').waitFor()

  await applicant.getByText('The last page.', { exact: false }).first().waitFor()
  await applicant.getByRole('button', { name: 'Send: Certificate of incorporation' }).click()
  const sending = applicant.getByRole('dialog')
  const buffer = Buffer.concat([samples.pdf, Buffer.from('\n%signed\n')])
  await sending.locator('input[type=file]').setInputFiles({ name: 'signed.pdf', mimeType: 'application/pdf', buffer })
  await sending.getByText('Uploaded').waitFor()
  await sending.getByRole('button', { name: 'Send', exact: true }).click()

  await approve.waitFor()
  await file(page).getByText('Version 1 was returned', { exact: false }).waitFor()
  await page.keyboard.press('a')
  await sends(1)
  await page.keyboard.press('s')
  await dialog.getByRole('button', { name: /^Send 1 decision to / }).click()
  await file(page).getByRole('button', { name: 'Activate' }).waitFor()
  await page.keyboard.press('v')
  // The region of other companies there, and the country of its own address.
  const region = dialog.getByLabel('Region', { exact: false })
  await region.waitFor()
  expect(await region.inputValue()).toBe('North Africa')
  await page.keyboard.press('Tab')
  await dialog.getByText('portfolio and prices of Morocco', { exact: false }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await dialog.getByText('as its contact on the dashboard', { exact: false }).waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByText('Atlas Pharma Distribution SARL activated.').waitFor()
  await file(page).getByText('Active', { exact: true }).waitFor()
  const company = await callerOf(it.portal.url, 'procurement@atlaspharma.example')
  expect(await company.get('/distributors/current')).toMatchObject({ state: 'ACTIVE', region: 'North Africa' })
  await orderForTheFirstTime(applicant, 'Disposable trocar for two-rod implants')
  expect(await applicant.evaluate(() => 'neverReloaded' in window), 'nothing was reloaded').toBe(true)
})

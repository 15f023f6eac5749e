import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { callerOf } from './caller.ts'
import { isSound, looks, type Stage, stage } from './portal.ts'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

const PASSWORD = 'Tropical.2031'
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

const mailedLink = async (email: string): Promise<string> => {
  const admin = await callerOf(it.portal.url, 'admin@partnercare.example')
  const found = async () => {
    const { mails } = await admin.get<{ mails: readonly { to: string; text: string }[] }>('/office/outbox?pageSize=20')
    const mine = mails.filter((mail) => mail.to === email).map(({ text }) => text)
    return /\/signup\/confirm-email\?\S+/.exec(mine.join('\n'))?.[0] ?? ''
  }
  await expect.poll(found).toMatch(/token=/)
  return found()
}

describe.each(looks)('$width, $scheme', (look) => {
  test('a company signs up, reloads on the way, and finds what comes next', async () => {
    const name = `tropica-${look.width}`
    const email = `maria@${name}.example`
    const page = await it.open('/login', undefined, look)
    await page.getByRole('link', { name: 'Create an account' }).click()
    await page.waitForURL('**/signup')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('alert').getByText('Missing mandatory fields').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('civility')
    await isSound(page)

    await choose(page, 'Civility', 'Ms')
    await fill(page, {
      'First name': 'María',
      'Last name': 'Quiroga',
      Job: 'Owner',
      'Phone number': '+57 310 555 0199',
    })
    await fill(page, { 'Personal e-mail': 'maria', 'Organization name': `Tropica ${look.width}` })
    await fill(page, { Address: 'Calle 1', 'Zip code': '110911', City: 'Bogotá' })
    await choose(page, 'Country', 'Colombia')
    await fill(page, { 'Company e-mail': `hello@${name}.example`, 'Company phone number': '+57 1 555 0199' })
    await fill(page, { 'Login name': name, Password: PASSWORD, 'Confirm the password': 'Another.2031' })
    await page.getByText('Personal email invalid').waitFor()
    await page.getByText('Passwords are not the same').waitFor()
    await fill(page, { 'Personal e-mail': 'procurement@andina.example', 'Confirm the password': PASSWORD })
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('This personal email is already used').waitFor()
    await fill(page, { 'Personal e-mail': email })
    await isKept(page, email)
    await page.getByText(/^saved \d\d:\d\d$/).waitFor()
    await isSound(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL('**/signup/documents')

    await page.getByText('Check what you entered').waitFor()
    await page.getByText(`hello@${name}.example`).waitFor()
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
    await page.getByRole('button', { name: 'Create the account' }).click()
    await page.getByText('Please upload wholesaler license or check the related checkbox').waitFor()
    await labelled(page, 'Your password').fill(PASSWORD)
    await page.getByLabel('Our company follows the WHO Good Distribution Practices').check()
    await isSound(page)

    await page.getByRole('link', { name: 'Change' }).click()
    await page.waitForURL('**/signup')
    expect(await labelled(page, 'Personal e-mail').inputValue()).toBe(email)
    await page.goBack()
    await page.getByLabel('Our company follows the WHO Good Distribution Practices').isChecked()
    await labelled(page, 'Your password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Create the account' }).click()
    await page.waitForURL('**/home')
    await page.getByRole('heading', { name: 'Your account is being checked' }).waitFor()
    await page.getByText(/^Your reference: /).waitFor()
    await page.getByRole('heading', { name: 'Your file' }).waitFor()
    await page.getByRole('table').getByText('Memorandum').waitFor()
    await isSound(page)

    const link = await mailedLink(email)
    await page.goto(link)
    await page.getByRole('heading', { level: 1, name: 'Confirm your e-mail address' }).waitFor()
    await isSound(page)
    await page.getByRole('button', { name: 'Confirm my e-mail address' }).click()
    await page.getByText('Your e-mail address is confirmed. Thank you.').waitFor()
    await page.goto('/signup/documents')
    await page.waitForURL('**/home')
    await page.getByRole('heading', { name: 'Your account is being checked' }).waitFor()
    expect(await page.getByText('Please open it to confirm').count()).toBe(0)
  })
})

test('the second step leads back to the first while that is not there', async () => {
  const page = await it.open('/signup/documents')
  await page.waitForURL('**/signup')
  await page.getByRole('heading', { level: 1, name: 'Create an account' }).waitFor()
})

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { isSound, looks, type Stage, stage } from './portal.ts'

const ADMIN = 'admin@partnercare.example'
const BUYER = 'procurement@andina.example'
const SALES = 'sales@partnercare.example'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

const changes = async (page: Page, section: string) => {
  await page.getByRole('button', { name: `Change: ${section}` }).click()
  return page.getByRole('dialog', { name: `Change: ${section}` })
}

const invites = async (page: Page, email: string) => {
  await page.getByRole('button', { name: /^Invite/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Role' }).click()
  await page.getByRole('option', { name: 'Quality' }).click()
  const opened = page.context().waitForEvent('page')
  await dialog.getByRole('link', { name: 'What each role may do' }).click()
  const roles = await opened
  await roles.getByRole('heading', { name: 'Screens that each role opens' }).waitFor()
  await roles.getByText('Release labels').first().waitFor()
  await roles.close()
  for (const [label, typed] of [
    ['First name', 'Quinn'],
    ['Last name', 'Meyer'],
    ['Job', 'Quality manager'],
    ['E-mail', email],
    ['Phone number', '+41 22 555 03 01'],
  ] as const)
    await dialog.getByRole('textbox', { name: label }).fill(typed)
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await page.getByText(`The invitation was mailed to ${email}`).waitFor()
}

test.each(looks)('the day of an administrator: $width, $scheme', async (look) => {
  const page = await it.open('/office', ADMIN, look)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await isSound(page)
  await page.goto('/office/people')
  await invites(page, `quinn.${look.width}@partnercare.example`)

  await page.goto('/office/roles')
  await page.getByRole('heading', { name: 'Screens that each role opens' }).waitFor()
  await isSound(page)

  const tender = await it.open('/partnercare/report/tender', BUYER, look)
  await tender.getByText('In an emergency, call').waitFor()

  await page.goto('/office/settings')
  const phone = look.width === 'wide' ? '+41 22 555 07 01' : '+41 22 555 07 02'
  const contacts = await changes(page, 'Contacts')
  await contacts.getByRole('textbox', { name: 'Emergency phone' }).fill('call us')
  await contacts.getByRole('button', { name: 'Save' }).click()
  await contacts.getByText('Enter a phone number with its country code', { exact: false }).waitFor()
  await isSound(page)
  await contacts.getByRole('textbox', { name: 'Emergency phone' }).fill(phone)
  await contacts.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Contacts saved').waitFor()
  // The distributor's page stayed open all the while.
  await tender.getByRole('link', { name: phone }).waitFor()
  await isSound(tender)

  await page.getByRole('button', { name: 'Send a test mail to me' }).click()
  await page.getByText(`the mail to ${ADMIN} is kept`, { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Add a holiday' }).click()
  const holiday = page.getByRole('dialog', { name: 'Add a holiday' })
  await holiday.getByRole('textbox', { name: /^Day/ }).fill(look.width === 'wide' ? '01/08/2036' : '25/12/2036')
  await holiday.getByRole('textbox', { name: /^Name/ }).fill(`A day off, ${look.width}`)
  await holiday.getByRole('button', { name: 'Add' }).click()
  await page.getByRole('table', { name: 'Holidays' }).getByText(`A day off, ${look.width}`).waitFor()
  await page.getByRole('table', { name: 'History' }).getByText(phone, { exact: false }).first().waitFor()
  await isSound(page)

  await page.getByRole('link', { name: 'Read it in Mails' }).click()
  await page.getByRole('table').getByText('Test mail').first().waitFor()
})

test('of two administrators who change the same thing the second reads what the first saved, and keeps what was typed', async () => {
  const [one, other] = [await it.open('/office/settings', ADMIN), await it.open('/office/settings', ADMIN)]
  const [first, second] = [await changes(one, 'Sender of mails'), await changes(other, 'Sender of mails')]
  await first.getByRole('textbox', { name: 'Answers go to' }).fill('first@partnercare.example')
  await first.getByRole('button', { name: 'Save' }).click()
  await one.getByText('Sender of mails saved').waitFor()
  await second.getByRole('textbox', { name: 'Answers go to' }).fill('second@partnercare.example')
  await second.getByRole('button', { name: 'Save' }).click()
  await second.getByText('Somebody else has changed this since you opened it.').waitFor()
  await second.getByText('Answers go to: None → first@partnercare.example').waitFor()
  await isSound(other)
  expect(await second.getByRole('textbox', { name: 'Answers go to' }).inputValue()).toBe('second@partnercare.example')
  await second.getByRole('button', { name: 'Save' }).click()
  await other.getByText('Sender of mails saved').waitFor()
  await one.getByText('Answers go to: first@partnercare.example → second@partnercare.example').waitFor()
})

test.each(looks)('every mail can be looked at, also on a phone and in the dark: $width, $scheme', async (look) => {
  const page = await it.open('/office/settings/mails', ADMIN, look)
  await page.getByRole('table').waitFor()
  await isSound(page)
  await page
    .getByRole('link', { name: /^You are invited to/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Set your password with the link below', { exact: false }).waitFor()
  for (const choice of ['Phone', 'Dark']) await dialog.getByText(choice, { exact: true }).click()
  await dialog.getByText('A mail stays light', { exact: false }).waitFor()
  await isSound(page)
  await dialog.getByText('Text', { exact: true }).click()
  await dialog.getByText('Set your password: http', { exact: false }).waitFor()
})

test('a new name stands on every page that is opened next, and nobody else changes it', async () => {
  const page = await it.open('/office/settings', ADMIN)
  const brand = await changes(page, 'Brand')
  await brand.getByRole('textbox', { name: /^Name/ }).fill('CareHouse')
  await brand.getByRole('textbox', { name: /^Accent colour/ }).fill('#42c3d4')
  await brand.getByRole('button', { name: 'Save' }).click()
  await brand.getByText('This colour reads 2.1 : 1 on white.', { exact: false }).waitFor()
  await brand.getByRole('textbox', { name: /^Accent colour/ }).fill('#8a1538')
  await brand.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Brand saved').waitFor()

  const landing = await it.open('/')
  await landing.getByText('CareHouse').first().waitFor()
  await isSound(landing)
  const home = await it.open('/home', BUYER)
  await home.getByRole('link', { name: 'CareHouse, home' }).waitFor()
  await isSound(home)
  const closed = await it.open('/office/settings', SALES)
  await closed.getByText('Only administrators can change the settings.').waitFor()
})

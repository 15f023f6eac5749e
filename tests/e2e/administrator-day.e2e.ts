import type { Page } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'

import { type Stage, stage } from './portal.ts'

const ADMIN = 'admin@partnercare.example'
const BUYER = 'procurement@andina.example'

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
  await roles.getByRole('heading', { name: 'Pages each role can see' }).waitFor()
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
  await page.getByText(`The invitation was sent to ${email}`).waitFor()
}

test('an administrator invites a colleague and sets phone and name, which distributors see at once or on the next page', async () => {
  const page = await it.open('/office/people', ADMIN)
  await invites(page, 'quinn@partnercare.example')

  const tender = await it.open('/partnercare/report/tender', BUYER)
  await tender.getByText('In an emergency, call').waitFor()
  await page.goto('/office/settings')
  const phone = '+41 22 555 07 01'
  const contacts = await changes(page, 'Contacts')
  await contacts.getByRole('textbox', { name: 'Emergency phone' }).fill(phone)
  await contacts.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Contacts saved').waitFor()
  // The distributor's page stayed open all the while.
  await tender.getByRole('link', { name: phone }).waitFor()

  const brand = await changes(page, 'Brand')
  await brand.getByRole('textbox', { name: /^Name/ }).fill('CareHouse')
  await brand.getByRole('textbox', { name: /^Accent colour/ }).fill('#8a1538')
  await brand.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Brand saved').waitFor()
  const landing = await it.open('/')
  await landing.getByText('CareHouse').first().waitFor()
  await tender.goto('/home')
  await tender.getByRole('link', { name: 'CareHouse, home' }).waitFor()

  await page.getByRole('button', { name: 'Send me a test email' }).click()
  await page.getByRole('link', { name: 'Read it in Emails' }).click()
  await page.getByRole('table').getByText('Test email').first().waitFor()
})

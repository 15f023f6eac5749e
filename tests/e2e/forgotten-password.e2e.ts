import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, test } from 'vitest'

import { newestLink } from './mailed-link.ts'
import { newcomer } from './newcomer.ts'
import { isSound, looks, type Stage, stage } from './portal.ts'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

/** Where the newest mail to this address leads, once it is written. */
const mailedLink = (email: string) => newestLink(it.portal.url, email, 'reset-password')

const asksForLink = async (page: Page, typed: string) => {
  await page.getByRole('button', { name: 'I forgot my password' }).click()
  const modal = page.getByRole('dialog', { name: 'I forgot my password' })
  await modal.getByLabel('E-mail').fill(typed)
  return { modal, send: () => modal.getByRole('button', { name: 'Send me the link' }).click() }
}

describe.each(looks)('$width, $scheme', (look) => {
  test('who forgot their password sets a new one by the link that is mailed, and signs in with it', async () => {
    const { email } = await newcomer(it.portal.url)
    const page = await it.open('/login', undefined, look)
    const wrong = await asksForLink(page, 'not an address')
    await wrong.send()
    await wrong.modal.getByText('Please enter a valid email').waitFor()
    await isSound(page)
    await wrong.modal.getByLabel('E-mail').fill(email)
    await wrong.send()
    await page.getByRole('status').getByText(`An email have been sent at ${email} to reset your password`).waitFor()
    await isSound(page)

    const link = await mailedLink(email)
    await page.goto(link)
    await page.getByRole('heading', { level: 1, name: 'I forgot my password' }).waitFor()
    const [password, again] = [
      page.getByLabel('New password', { exact: false }).first(),
      page.getByLabel(/Confirm the new password/),
    ]
    await password.fill('Remembered.2027')
    await again.fill('Remembered.2028')
    await page.getByRole('button', { name: 'Set the password' }).click()
    await page.getByText('The passwords are different').waitFor()
    await isSound(page)
    await again.fill('Remembered.2027')
    await page.getByRole('button', { name: 'Set the password' }).click()
    await page.waitForURL('**/login')
    await page.getByRole('status').getByText('Password successfully set').waitFor()

    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('Remembered.2027')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/home')

    await page.goto(link)
    await page.getByText('Request expired').waitFor()
    await page.getByText('This link has been used, or its time is over.').waitFor()
    await isSound(page)
    await page.getByRole('button', { name: 'Ask for a new link' }).click()
    const modal = page.getByRole('dialog', { name: 'I forgot my password' })
    await modal.getByLabel('E-mail').fill('nobody@nowhere.example')
    await modal.getByRole('button', { name: 'Send me the link' }).click()
    await page.getByText('An email have been sent at nobody@nowhere.example to reset your password').waitFor()
    await page.getByRole('link', { name: 'Sign in' }).click()
    await page.waitForURL('**/home')
  })
})

test('an invitation says so, and what it leads to', async () => {
  const page = await it.open('/reset-password?isNew=true')
  await page.getByRole('heading', { level: 1, name: 'Set your password' }).waitFor()
  await page.getByText('Request expired').waitFor()
  await page.goto('/login?isNew=true')
  await page.getByText('Password successfully set').waitFor()
})

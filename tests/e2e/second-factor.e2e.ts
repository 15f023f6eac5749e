import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { PASSWORD } from '#fixtures/staff.ts'
import { codeOf, fromBase32, stepAt } from '#platform/access/totp.ts'

import { connect } from '#platform/postgres/pool.ts'

import { newestLink } from './mailed-link.ts'
import { newcomer } from './newcomer.ts'
import { isSound, type Stage, stage } from './portal.ts'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

/** As if everybody had signed in a quarter of an hour ago. */
const grownOld = async () => {
  const owner = connect({ connectionString: it.databaseUrl, max: 1 })
  await owner.query(`update access.session set proven_at = clock_timestamp() - interval '15 minutes'`)
  await owner.end()
}
const codeFor = (secret: string, later: number) => codeOf(fromBase32(secret), stepAt(new Date()) + later)
const signsIn = async (page: Page, email: string) => {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('a second factor is set up, asked for at the next sign-in, and a recovery code helps out', async () => {
  const { email } = await newcomer(it.portal.url)
  const page = await it.open('/profile/security', email)
  await page.getByRole('button', { name: 'Set up' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('img', { name: /^QR code/ }).waitFor()
  await isSound(page)
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  await dialog.getByLabel(/^Code/).fill('000000')
  await dialog.getByRole('button', { name: 'Turn it on' }).click()
  await dialog.getByText('This code is not correct', { exact: false }).waitFor()
  await dialog.getByLabel(/^Code/).fill(codeFor(secret, -1))
  await dialog.getByRole('button', { name: 'Turn it on' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect.poll(() => codes.count()).toBe(10)
  const recovery = await codes.first().innerText()
  await isSound(page)
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await page.getByText('10 recovery codes are left.').waitFor()

  const elsewhere = await it.open('/login', undefined, { width: 'narrow', scheme: 'dark' })
  await signsIn(elsewhere, email)
  await elsewhere.getByLabel(/^Code/).waitFor()
  await isSound(elsewhere)
  await elsewhere.getByRole('button', { name: 'Sign in' }).click()
  await elsewhere.getByText('Enter the code', { exact: true }).waitFor()
  await elsewhere.getByLabel(/^Code/).fill(codeFor(secret, 0))
  await elsewhere.getByRole('button', { name: 'Sign in' }).click()
  await elsewhere.waitForURL('**/home')

  const withoutApp = await it.open('/login')
  await signsIn(withoutApp, email)
  await withoutApp.getByLabel(/^Code/).fill(recovery)
  await withoutApp.getByRole('button', { name: 'Sign in' }).click()
  await withoutApp.waitForURL('**/home')
  await page.reload()
  await page.getByText('9 recovery codes are left.').waitFor()
  await isSound(page)
})

test('a password is asked for when it was not shown for a while, and the command is given again', async () => {
  const page = await it.open('/profile/users', 'imports@andina.example')
  const again = page.getByRole('button', { name: 'Send again: Valentina Ospina Ruiz' })
  await again.waitFor()
  await grownOld()
  await again.click()
  const dialog = page.getByRole('dialog', { name: 'Enter your password again' })
  await dialog.getByLabel(/^Password/).fill('Wrong.2026')
  await isSound(page)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByText('Your current password is not correct').waitFor()
  await dialog.getByLabel(/^Password/).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('The older link does not work any more', { exact: false }).waitFor()
})

test('a new e-mail address counts once its link was used, which does nothing before the button', async () => {
  const { email } = await newcomer(it.portal.url)
  const moved = `moved.${email}`
  const page = await it.open('/profile/me', email)
  await page.getByLabel(/^E-mail/).fill(moved)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByLabel(/^Current password/).fill(PASSWORD)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Account successfully updated').waitFor()
  await page.getByText(`Open the link that we mailed to ${moved}`, { exact: false }).waitFor()
  await isSound(page)

  const mailbox = await it.open(await newestLink(it.portal.url, moved, 'confirm-email'))
  await mailbox.getByRole('heading', { name: 'Confirm your e-mail address' }).waitFor()
  await isSound(mailbox)
  await page.getByText(`Open the link that we mailed to ${moved}`, { exact: false }).waitFor()
  await mailbox.getByRole('button', { name: 'Confirm this address' }).click()
  await mailbox.getByText('Your new e-mail address counts from now on.').waitFor()
  await page.getByText(`Open the link that we mailed to ${moved}`, { exact: false }).waitFor({ state: 'hidden' })

  const old = await it.open(await newestLink(it.portal.url, email, 'undo-email'))
  await old.getByRole('button', { name: 'Take the change back' }).click()
  await old.getByText('Your e-mail address stays as it was', { exact: false }).waitFor()
  await page.waitForURL('**/login*')
})

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { PASSWORD } from '#fixtures/companies/staff.ts'
import { REFRESH_COOKIE } from '#platform/access/sessions/sessions.ts'

import { newestLink } from './mailed-link.ts'
import { newcomer } from './newcomer.ts'
import { type Stage, stage } from './portal.ts'

const BUYER = 'procurement@andina.example'
const ENDED = 'Your session has ended. Sign in to continue.'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

test('a colleague is invited, sets a password and signs in; the inviter sees it happen', async () => {
  const email = 'nina.duarte@andina.example'
  const inviter = await it.open('/profile/users/edit', BUYER)
  await inviter.getByLabel(/^First name/).fill('Nina')
  await inviter.getByLabel(/^Last name/).fill('Duarte')
  await inviter.getByLabel(/^Job/).fill('Buyer')
  await inviter.getByLabel(/^E-mail/).fill(email)
  await inviter.getByLabel(/^Phone number/).fill('+57 310 555 0177')
  await inviter.getByRole('button', { name: 'Send the invitation' }).click()
  await inviter.getByText(`The invitation was sent to ${email}`).waitFor()
  const row = inviter.getByRole('row').filter({ hasText: 'Nina Duarte' })
  await row.getByText('Invited', { exact: true }).waitFor()

  const guest = await it.open(await newestLink(it.portal.url, email, 'reset-password'))
  await guest.getByRole('heading', { name: 'Set your password' }).waitFor()
  await guest.getByRole('textbox', { name: 'New password', exact: true }).fill(PASSWORD)
  await guest.getByLabel('Confirm the new password').fill(PASSWORD)
  await guest.getByRole('button', { name: 'Set the password' }).click()
  await guest.waitForURL(/\/login\?isNew=true$/)
  await guest.getByText('Password successfully set').waitFor()
  await row.getByText('Active', { exact: true }).waitFor()
  await guest.getByLabel('E-mail').fill(email)
  await guest.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await guest.getByRole('button', { name: 'Sign in', exact: true }).click()
  await guest.waitForURL('**/home')
})

const refreshCookie = async (page: Page): Promise<string> =>
  (await page.context().cookies(`${it.portal.url}/api/auth`)).find(({ name }) => name === REFRESH_COOKIE)?.value ?? ''

/** Calls as a page makes them: the browser alone decides what becomes of the cookies of an answer. */
const changesPassword = (page: Page, body: object) =>
  page.evaluate(async (input) => {
    const { jwt } = (await (await fetch('/api/auth/refresh', { method: 'POST' })).json()) as { jwt: string }
    const headers = { 'content-type': 'application/json', authorization: jwt }
    return (await fetch('/api/users/set-security', { method: 'POST', headers, body: JSON.stringify(input) })).status
  }, body)

/** What the portal itself keeps in this window. */
const noted = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('partnercare.noted.')))

test('a new password leaves both tabs of this browser signed in and ends all other sessions; signing out ends both tabs', async () => {
  const { email } = await newcomer(it.portal.url)
  const page = await it.open('/home', email)
  const elsewhere = await it.open('/home', email)
  const other = await page.context().newPage()
  await other.goto('/cart')
  for (const tab of [page, other, elsewhere]) await tab.getByRole('heading', { level: 1 }).waitFor()

  const before = await refreshCookie(page)
  const newPassword = 'NewPassword.77'
  const input = { username: email, currentPassword: PASSWORD, newPassword, newPasswordConfirmation: newPassword }
  expect(await changesPassword(page, input)).toBe(200)
  expect(await refreshCookie(page)).not.toBe(before)
  await elsewhere.waitForURL('**/login*')
  await elsewhere.getByText(ENDED).waitFor()
  await elsewhere.goto('/cart')
  await elsewhere.getByRole('heading', { name: 'Sign in' }).waitFor()
  for (const tab of [other, page]) {
    await tab.reload()
    await tab.getByRole('heading', { level: 1 }).waitFor()
    expect(new URL(tab.url()).pathname).not.toBe('/login')
  }

  await page.getByRole('button', { name: 'Profile' }).click()
  await page.getByRole('button', { name: /^Logout/ }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await other.waitForURL('**/login*')
  for (const tab of [page, other]) expect(await noted(tab)).toEqual([])
  await page.goto('/cart')
  await page.waitForURL('**/login*')
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect(await page.getByText('Your session has ended').count()).toBe(0)
})

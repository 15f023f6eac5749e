import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { PASSWORD } from '#fixtures/staff.ts'
import { REFRESH_COOKIE } from '#platform/access/sessions.ts'

import { newcomer } from './newcomer.ts'
import { isSound, type Stage, stage } from './portal.ts'

const ENDED = 'Your session has ended. Sign in to continue.'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

const refreshCookie = async (page: Page): Promise<string> =>
  (await page.context().cookies(`${it.portal.url}/api/auth`)).find(({ name }) => name === REFRESH_COOKIE)?.value ?? ''

/** Calls as a page makes them: the browser alone decides what becomes of the cookies of an answer. */
const freshToken = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/auth/refresh', { method: 'POST' })
    return ((await answer.json()) as { jwt: string }).jwt
  })
const changesPassword = (page: Page, jwt: string, body: object) =>
  page.evaluate(
    async ({ jwt, body }) => {
      const headers = { 'content-type': 'application/json', authorization: jwt }
      return (await fetch('/api/users/set-security', { method: 'POST', headers, body: JSON.stringify(body) })).status
    },
    { jwt, body },
  )

test('a new password leaves both tabs of this browser signed in, and worthless the cookie that it had', async () => {
  const { email } = await newcomer(it.portal.url)
  const page = await it.open('/home', email)
  const elsewhere = await it.open('/home', email)
  const other = await page.context().newPage()
  await other.goto('/cart')
  for (const tab of [page, other, elsewhere]) await tab.getByRole('heading', { level: 1 }).waitFor()

  const jwt = await freshToken(page)
  const copied = await refreshCookie(page)
  const newPassword = 'NewPassword.77'
  const asked = { username: email, currentPassword: PASSWORD, newPassword, newPasswordConfirmation: newPassword }
  expect(await changesPassword(page, jwt, asked)).toBe(200)
  expect(await refreshCookie(page)).not.toBe(copied)
  await elsewhere.waitForURL('**/login*')
  await elsewhere.getByText(ENDED).waitFor()
  await isSound(elsewhere)
  await elsewhere.goto('/cart')
  await elsewhere.getByText(ENDED).waitFor()

  for (const tab of [other, page]) {
    await tab.reload()
    await tab.getByRole('heading', { level: 1 }).waitFor()
    expect(new URL(tab.url()).pathname).not.toBe('/login')
  }
  const headers = { cookie: `${REFRESH_COOKIE}=${copied}` }
  expect((await fetch(`${it.portal.url}/api/auth/refresh`, { method: 'POST', headers })).status).toBe(401)
  for (const tab of [other, page]) await tab.waitForURL('**/login*')
})

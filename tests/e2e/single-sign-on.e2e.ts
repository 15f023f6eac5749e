import type { Page } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { CLIENT, startIssuer } from '#tests/openid-issuer.ts'
import { callerOf } from './caller.ts'
import { type Stage, stage } from './portal.ts'

const BUYER = 'procurement@andina.example'

let it: Stage
let issuer: Awaited<ReturnType<typeof startIssuer>>
beforeAll(async () => {
  it = await stage()
  issuer = await startIssuer(it.portal.url)
  issuer.people.set('lucia', { email: BUYER, email_verified: true })
  const admin = await callerOf(it.portal.url, 'admin@partnercare.example')
  const { id } = await (await callerOf(it.portal.url, BUYER)).get<{ id: string }>('/distributors/current')
  await admin.send('PUT', `/office/distributors/${id}/single-sign-on`, {
    ...{ issuer: issuer.issuer, ...CLIENT, domains: ['andina.example'], required: true },
  })
})
afterAll(async () => {
  await it.close()
  await issuer.stop()
})

const signsInThere = async (page: Page) => {
  await page.locator('input[name=login]').fill('lucia')
  await page.locator('input[name=password]').fill('any')
  await page.locator('button[type=submit]').click()
}

test('a person signs in at the issuer of their company', async () => {
  const page = await it.open('/login')
  await page.getByLabel('E-mail').fill(BUYER)
  await page.getByRole('button', { name: 'Continue with your company’s sign-in' }).click()
  await signsInThere(page)
  await page.waitForURL('**/home')
  await page.getByRole('heading', { level: 1 }).waitFor()
})

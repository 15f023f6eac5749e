import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { isSound, looks, type Stage, stage } from './portal.ts'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

describe.each(looks)('$width, $scheme', (look) => {
  test.each([
    ['/', 'Every order, quote and certificate in one place.'],
    ['/login', 'Sign in'],
    ['/quality-assurance', /quality/i],
    ['/404', 'Page not found'],
  ])('%s is sound', async (path, heading) => {
    const page = await it.open(path, undefined, look)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await isSound(page)
  })
})

test('an unknown path shows the 404 screen, with the address changed', async () => {
  const page = await it.open('/no/such/place')
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/404')
  await page.getByRole('link', { name: 'Back to home' }).click()
  await page.waitForURL('**/')
})

test('a wrong password says so inside the card; the right one leads to the dashboard', async () => {
  const page = await it.open('/login')
  await page.getByLabel('E-mail').fill('procurement@andina.example')
  await page.getByLabel('Password', { exact: true }).fill('Wrong.1234')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('Credentials incorrect').waitFor()
  await isSound(page)
  await page.getByLabel('Password', { exact: true }).fill('PartnerCare.2026')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/home')
})

test('a screen of the portal asks visitors to sign in', async () => {
  const page = await it.open('/profile/orders')
  await page.waitForURL('**/login*')
})

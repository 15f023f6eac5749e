import type { Page } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { isSound, type Stage, stage } from './portal.ts'

const BUYER = 'procurement@andina.example'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

/** As of a telephone whose owner has unlocked it. */
const withAuthenticator = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true, defaultBackupEligibility: true },
    },
  })
  return {
    verifies: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

test('a person adds a passkey, and signs in with it alone', async () => {
  const page = await it.open('/profile/security', BUYER)
  const device = await withAuthenticator(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const form = page.getByRole('dialog', { name: 'Add a passkey' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Telephone')
  await form.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('The passkey was added').waitFor()
  await page.getByRole('row').filter({ hasText: 'Telephone' }).getByText('Never').waitFor()
  await isSound(page)

  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await form.getByRole('textbox', { name: 'Name' }).fill('The same')
  await form.getByRole('button', { name: 'Continue' }).click()
  await form.getByText('This device has a passkey of yours already.').waitFor()

  await page.context().clearCookies()
  await page.goto('/login')
  const signIn = page.getByRole('button', { name: 'Sign in with a passkey' })
  await device.verifies(false)
  await signIn.click()
  await page.getByText('No passkey was used. Please try again.').waitFor()
  await device.verifies(true)
  await signIn.click()
  await page.waitForURL('**/home')
  await page.getByRole('heading', { level: 1 }).waitFor()
})

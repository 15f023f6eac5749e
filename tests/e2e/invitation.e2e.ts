import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { PASSWORD } from '#fixtures/staff.ts'

import { newestLink } from './mailed-link.ts'
import { isSound, looks, type Stage, stage } from './portal.ts'

const BUYER = 'procurement@andina.example'
const READER = 'marketing@andina.example'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

describe.each(looks)('$width, $scheme', (look) => {
  test('somebody is invited, sets a password and signs in; who invited them sees it happen', async () => {
    const email = `new.${look.width}.${Date.now()}@andina.example`
    const inviter = await it.open('/profile/users/edit', BUYER, look)
    await inviter.getByRole('button', { name: 'Send the invitation' }).click()
    await inviter.getByText('This field is mandatory').first().waitFor()
    await inviter.getByText('Email invalid').waitFor()
    await inviter.getByLabel(/^First name/).fill('Nina')
    await inviter.getByLabel(/^Last name/).fill(`Duarte ${look.width}`)
    await inviter.getByLabel(/^Job/).fill('Buyer')
    await inviter.getByLabel(/^E-mail/).fill(email)
    await inviter.getByLabel(/^Phone number/).fill('+57 310 555 0177')
    await isSound(inviter)
    await inviter.getByRole('button', { name: 'Send the invitation' }).click()
    await inviter.getByText(`The invitation was mailed to ${email}`).waitFor()
    const row = inviter.getByRole('row').filter({ hasText: `Nina Duarte ${look.width}` })
    await row.getByText('Invited', { exact: true }).waitFor()
    await isSound(inviter)

    const guest = await it.open(await newestLink(it.portal.url, email, 'reset-password'), undefined, look)
    await guest.getByRole('heading', { name: 'Set your password' }).waitFor()
    await isSound(guest)
    await guest.getByRole('textbox', { name: 'New password', exact: true }).fill(PASSWORD)
    await guest.getByLabel('Confirm the new password').fill(PASSWORD)
    await guest.getByRole('button', { name: 'Set the password' }).click()
    await guest.waitForURL(/\/login\?isNew=true$/)
    await guest.getByText('Password successfully set').waitFor()
    await row.getByText('Active', { exact: true }).waitFor()
    await guest.getByLabel('E-mail').fill(email)
    await guest.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await guest.getByRole('button', { name: 'Sign in' }).click()
    await guest.waitForURL('**/home')
  })
})

test('a link that was used, or never was one, says so', async () => {
  const page = await it.open('/reset-password?token=none&isNew=true')
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm the new password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Set the password' }).click()
  await page.getByText('Request expired').waitFor()
})

test('MARKETING sees everybody, and by each button why it is not theirs', async () => {
  const page = await it.open('/profile/users', READER)
  const button = page.getByRole('button', { name: /^Deactivate / }).first()
  await button.waitFor()
  expect(await button.getAttribute('title')).toMatch(/^Only PROCUREMENT can do this: ask .*Lucía/)
  expect(await button.getAttribute('aria-disabled')).toBe('true')
  await isSound(page)
})

test('an invitation is sent again and withdrawn, and somebody who has left is brought back', async () => {
  const page = await it.open('/profile/users', BUYER)
  await page.getByRole('button', { name: 'Send again: Esteban Cárdenas' }).click()
  await page.getByText('The older link does not work any more', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Withdraw the invitation of Esteban Cárdenas' }).click()
  await isSound(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await page.getByText('Invitation withdrawn').waitFor()
  await page.getByRole('button', { name: 'Bring back: Julián Mejía' }).click()
  await page.getByText('Julián Mejía can sign in again').waitFor()
  await page.getByRole('button', { name: 'Deactivate Julián Mejía' }).click()
  await page.getByRole('dialog').getByText('Nothing is left open by them.').waitFor()
  await isSound(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
  await page.getByText('Julián Mejía was deactivated').waitFor()
})

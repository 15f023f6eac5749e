import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { PASSWORD } from '#fixtures/staff.ts'
import { signedLinks } from '#platform/access/signed-links.ts'
import { demoSecrets } from '#platform/configuration.ts'

import { callerOf } from './caller.ts'
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

/** The link that was mailed, as it would be had its time come to an end an hour ago. */
const overdue = (link: string): string => {
  const links = signedLinks(demoSecrets.tokens)
  const { userId, id } = links.look(new URL(link, it.portal.url).searchParams.get('token') as string)!
  return `/reset-password?isNew=true&token=${links.make('invitation', { userId, id }, new Date(Date.now() - 3_600_000))}`
}

describe.each(looks)('$width, $scheme', (look) => {
  test('an invitation that is over leads to a new link, and by that into the portal', async () => {
    const email = `late.${look.width}.${Date.now()}@andina.example`
    const buyer = await callerOf(it.portal.url, BUYER)
    const late = { firstname: 'Olga', lastname: `Late ${look.width}`, job: 'Buyer', phone: '+57 1', email }
    await buyer.send('POST', '/users/upsert', { ...late, role: 'MARKETING' })
    const first = await newestLink(it.portal.url, email, 'reset-password')

    const guest = await it.open(overdue(first), undefined, look)
    await guest.getByText('Request expired').waitFor()
    await guest.getByText('The time in which this link could be used is over.').waitFor()
    await isSound(guest)
    await guest.getByRole('button', { name: 'Ask for a new link' }).click()
    await guest.getByText('Whoever sent the invitation is told', { exact: false }).waitFor()
    await isSound(guest)

    const inviter = await it.open('/profile/users', BUYER, look)
    if (look.width === 'narrow')
      await inviter.getByRole('button', { name: `Details of Olga Late ${look.width}` }).click()
    await inviter.getByText('asks for a new link').first().waitFor()
    await inviter.getByRole('button', { name: `Send again: Olga Late ${look.width}` }).click()
    await inviter.getByText(`The invitation was mailed to ${email} again`, { exact: false }).waitFor()
    const next = () => newestLink(it.portal.url, email, 'reset-password')
    await expect.poll(next).not.toBe(first)
    await guest.goto(await next())
    await guest.getByRole('textbox', { name: 'New password', exact: true }).fill(PASSWORD)
    await guest.getByLabel('Confirm the new password').fill(PASSWORD)
    await guest.getByRole('button', { name: 'Set the password' }).click()
    await guest.waitForURL(/\/login\?isNew=true$/)
    await guest.getByLabel('E-mail').fill(email)
    await guest.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await guest.getByRole('button', { name: 'Sign in' }).click()
    await guest.waitForURL('**/home')
  })
})

test('a link that was used, or never was one, says so', async () => {
  const page = await it.open('/reset-password?token=none&isNew=true')
  await page.getByText('Request expired').waitFor()
  await page.getByText('If you have joined already, sign in', { exact: false }).waitFor()
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

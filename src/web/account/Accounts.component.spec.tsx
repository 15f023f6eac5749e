import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { PASSWORD } from '#fixtures/companies/staff.ts'
import { accessPolicy } from '#modules/permissions/policy.ts'
import { signedLinks } from '#platform/access/signed-links.ts'
import { codeOf, fromBase32, stepAt } from '#platform/access/totp.ts'
import { demoSecrets } from '#platform/configuration/configuration.ts'
import { connect } from '#platform/postgres/pool.ts'
import { newestLink } from '#tests/e2e/mailed-link.ts'
import { newcomer } from '#tests/e2e/newcomer.ts'
import { choose, fill } from '#tests/screens/fields.ts'
import { holdAnswers, sentRequests } from '#tests/screens/line.ts'
import { fromMenu, menuItem } from '#tests/screens/menu.ts'
import { type OpenScreen, screenPortal } from '#tests/screens/screen.tsx'
import { companyDay, sentDay } from '#web/ui/figures/format.ts'

const BUYER = 'procurement@andina.example'
const portal = screenPortal()

const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}( \\*)?$`))
const press = async (user: OpenScreen['user'], name: string) => user.click(await screen.findByRole('button', { name }))
const dialog = async (name?: string) => within(await screen.findByRole('dialog', name ? { name } : {}))
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const signIn = async (user: OpenScreen['user'], email: string, password: string) => {
  await fill(user, await field('E-mail'), email)
  await fill(user, await field('Password'), password)
  await press(user, 'Sign in')
}
const setPassword = async (user: OpenScreen['user'], password: string, again = password) => {
  await fill(user, await field('New password'), password)
  await fill(user, await field('Confirm the new password'), again)
  await press(user, 'Set the password')
}

describe('an invitation', () => {
  const invitation = async (lastname: string) => {
    const email = `${lastname.toLowerCase()}@andina.example`
    const buyer = await portal.caller(BUYER)
    const late = { firstname: 'Olga', lastname, job: 'Buyer', phone: '+57 1', email }
    await buyer.send('POST', '/users/upsert', { ...late, role: 'MARKETING' })
    return { email, link: await newestLink(portal.url, email, 'reset-password') }
  }
  /** The same link, as if its time had ended an hour ago. */
  const overdue = (link: string): string => {
    const links = signedLinks(demoSecrets, accessPolicy.linkUses)
    const { userId, id } = links.look(new URL(link, portal.url).searchParams.get('token') as string)!
    return `/reset-password?isNew=true&token=${links.make('invitation', { userId, id }, new Date(Date.now() - 3_600_000))}`
  }

  test('is sent once, when all that is mandatory is there, and shows as invited', async () => {
    const { user, address } = await portal.open('/profile/users/edit', BUYER)
    await press(user, 'Send the invitation')
    expect((await screen.findAllByText('This field is mandatory')).length).toBe(4)
    screen.getByText('Email invalid')
    expect(document.activeElement).toBe(await field('First name'))
    for (const [label, text] of [
      ['First name', 'Nina'],
      ['Last name', 'Duarte'],
      ['Job', 'Buyer'],
      ['E-mail', 'nina.duarte@andina.example'],
      ['Phone number', '+57 310 555 0177'],
    ] as const)
      await fill(user, await field(label), text)
    const late = holdAnswers('POST', /^\/users\/upsert$/)
    await press(user, 'Send the invitation')
    await late.caught
    await press(user, 'Send the invitation')
    late.release()
    await screen.findByText('The invitation was sent to nina.duarte@andina.example', { exact: false })
    await expect.poll(address).toBe('/profile/users')
    const row = (await screen.findByText('Nina Duarte')).closest('tr') as HTMLElement
    within(row).getByText('Invited')
    expect(sentRequests().filter(({ path }) => path === '/users/upsert')).toHaveLength(1)
  })

  test('that is over leads to a new link, and by that into the portal', async () => {
    const { email, link } = await invitation('Late')
    const guest = await portal.open(overdue(link))
    await screen.findByText('Request expired')
    screen.getByText('This link has expired.')
    await press(guest.user, 'Ask for a new link')
    await screen.findByText('its sender gets a notification', { exact: false })

    const inviter = await portal.open('/profile/users', BUYER)
    await screen.findByText('requested a new link')
    await fromMenu(inviter.user, 'Olga Late', 'Send again')
    await screen.findByText(`The invitation was sent to ${email} again`, { exact: false })
    const next = () => newestLink(portal.url, email, 'reset-password')
    await expect.poll(next).not.toBe(link)
    const { user, address } = await portal.open(await next())
    await screen.findByRole('heading', { name: 'Set your password' })
    await setPassword(user, PASSWORD)
    await expect.poll(address).toBe('/login?isNew=true')
    await screen.findByText('Password successfully set')
    await signIn(user, email, PASSWORD)
    await expect.poll(address).toBe('/home')
  })

  test('whose link is none, or was used, says so', async () => {
    await portal.open('/reset-password?token=none&isNew=true')
    await screen.findByText('Request expired')
    screen.getByText('If you have joined already, sign in', { exact: false })
    await portal.open('/reset-password?isNew=true')
    await screen.findByRole('heading', { level: 1, name: 'Set your password' })
    await screen.findByText('Request expired')
  })

  test('is sent again and withdrawn, and a person who has left is brought back', async () => {
    const { user } = await portal.open('/profile/users', BUYER)
    await fromMenu(user, 'Esteban Cárdenas', 'Send again')
    await screen.findByText('The older link does not work any more', { exact: false })
    await fromMenu(user, 'Esteban Cárdenas', 'Cancel invitation')
    await user.click((await dialog()).getByRole('button', { name: 'Cancel invitation' }))
    await screen.findByText('Invitation cancelled')
    await press(user, 'Reactivate: Julián Mejía')
    await screen.findByText('Julián Mejía can sign in again')
    await fromMenu(user, 'Julián Mejía', 'Deactivate')
    await (await dialog()).findByText('Nothing is left open by them.')
    await user.click((await dialog()).getByRole('button', { name: 'Deactivate' }))
    await screen.findByText('Julián Mejía was deactivated', { exact: false })
  })

  test('is not for MARKETING, who see everybody, and at each button why it is not theirs', async () => {
    const { user } = await portal.open('/profile/users', 'marketing@andina.example')
    const [edit] = await screen.findAllByRole('button', { name: /^Edit / })
    const deactivate = await menuItem(user, 'Lucía Herrera Montoya', 'Deactivate')
    for (const button of [edit, deactivate]) {
      expect(button?.getAttribute('title')).toMatch(/^Only PROCUREMENT can do this: ask .*Lucía/)
      expect(button?.getAttribute('aria-disabled')).toBe('true')
    }
    await user.click(deactivate)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('a forgotten password', () => {
  test('is set again by the link that is mailed, which works once', async () => {
    const { email } = await newcomer(portal.url)
    const { user, go, address } = await portal.open('/login')
    await press(user, 'I forgot my password')
    const modal = await dialog('I forgot my password')
    await fill(user, modal.getByLabelText(/^E-mail/), 'not an address')
    await user.click(modal.getByRole('button', { name: 'Send me the link' }))
    await modal.findByText('Please enter a valid email')
    await fill(user, modal.getByLabelText(/^E-mail/), email)
    await user.click(modal.getByRole('button', { name: 'Send me the link' }))
    await screen.findByText(`An email have been sent at ${email} to reset your password`)

    const link = await newestLink(portal.url, email, 'reset-password')
    await go(link)
    await screen.findByRole('heading', { level: 1, name: 'I forgot my password' })
    await setPassword(user, 'Remembered.2027', 'Remembered.2028')
    await screen.findByText('The passwords are different')
    await setPassword(user, 'Remembered.2027')
    await expect.poll(address).toBe('/login')
    await screen.findByText('Password successfully set')
    await signIn(user, email, 'Remembered.2027')
    await expect.poll(address).toBe('/home')

    await go(link)
    await screen.findByText('Request expired')
    screen.getByText('This link has been used or has expired.')
    await press(user, 'Ask for a new link')
    const again = await dialog('I forgot my password')
    await fill(user, again.getByLabelText(/^E-mail/), 'unknown@nowhere.example')
    await user.click(again.getByRole('button', { name: 'Send me the link' }))
    await screen.findByText('An email have been sent at unknown@nowhere.example to reset your password')
    await user.click(screen.getByRole('link', { name: 'Sign in' }))
    await expect.poll(address).toBe('/home')
  })
})

describe('a second factor', () => {
  const codeFor = (secret: string, later: number) => codeOf(fromBase32(secret), stepAt(new Date()) + later)

  test('is set up, required at the next sign-in, and a recovery code replaces it', async () => {
    const { email } = await newcomer(portal.url)
    const { user } = await portal.open('/profile/security', email)
    await press(user, 'Set up')
    const setup = await dialog()
    await setup.findByRole('img', { name: /^QR code/ })
    const secret = (document.querySelector('[role=dialog] code')?.textContent ?? '').replaceAll(' ', '')
    await fill(user, setup.getByLabelText(/^Code/), '000000')
    await user.click(setup.getByRole('button', { name: 'Turn it on' }))
    await setup.findByText('This code is not correct', { exact: false })
    await fill(user, setup.getByLabelText(/^Code/), codeFor(secret, -1))
    await user.click(setup.getByRole('button', { name: 'Turn it on' }))
    const codes = within(await screen.findByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem')
    expect(codes).toHaveLength(10)
    const recovery = codes[0]?.textContent ?? ''
    await press(user, 'I have saved them')
    await screen.findByText('10 recovery codes are left.')

    const elsewhere = await portal.open('/login')
    await signIn(elsewhere.user, email, PASSWORD)
    await screen.findByLabelText(/^Code/)
    await press(elsewhere.user, 'Sign in')
    await screen.findByText('Enter the code')
    await fill(elsewhere.user, screen.getByLabelText(/^Code/), codeFor(secret, 0))
    await press(elsewhere.user, 'Sign in')
    await expect.poll(elsewhere.address).toBe('/home')

    const withoutApp = await portal.open('/login')
    await signIn(withoutApp.user, email, PASSWORD)
    await fill(withoutApp.user, await screen.findByLabelText(/^Code/), recovery)
    await press(withoutApp.user, 'Sign in')
    await expect.poll(withoutApp.address).toBe('/home')
    await withoutApp.go('/profile/security')
    await screen.findByText('9 recovery codes are left.')

    await press(withoutApp.user, 'Use another app')
    const other = await dialog('Set up another authenticator app?')
    await withoutApp.user.click(other.getByRole('button', { name: 'Continue' }))
    await other.findByText('Enter a code of your app, or a recovery code')
    await fill(withoutApp.user, other.getByLabelText(/^Current code/), recovery)
    await withoutApp.user.click(other.getByRole('button', { name: 'Continue' }))
    await other.findByText('This code is not correct, or was used before', { exact: false })
    await fill(withoutApp.user, other.getByLabelText(/^Current code/), codes[1]?.textContent ?? '')
    await withoutApp.user.click(other.getByRole('button', { name: 'Continue' }))
    const next = await dialog('Set up the second factor')
    const key = (document.querySelector('[role=dialog] code')?.textContent ?? '').replaceAll(' ', '')
    expect(key).not.toBe(secret)
    await fill(withoutApp.user, next.getByLabelText(/^Code/), codeFor(key, -1))
    await withoutApp.user.click(next.getByRole('button', { name: 'Turn it on' }))
    const fresh = within(await screen.findByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem')
    await press(withoutApp.user, 'I have saved them')

    await press(withoutApp.user, 'Turn off')
    const off = await dialog('Turn the second factor off?')
    await fill(withoutApp.user, off.getByLabelText(/^Current code/), codes[2]?.textContent ?? '')
    await withoutApp.user.click(off.getByRole('button', { name: 'Turn off' }))
    await off.findByText('This code is not correct, or was used before', { exact: false })
    await fill(withoutApp.user, off.getByLabelText(/^Current code/), fresh[0]?.textContent ?? '')
    await withoutApp.user.click(off.getByRole('button', { name: 'Turn off' }))
    await screen.findByText('The second factor is off')
  })
})

test('times are those of the company, as the foot of the page says, until a person chooses a zone', async () => {
  const { email } = await newcomer(portal.url)
  const { user, address } = await portal.open('/profile/users', email)
  await user.click(await screen.findByRole('link', { name: /^Times are in La Paz, UTC-4$/ }))
  await expect.poll(address).toBe('/profile/me')
  const zone = () => screen.findByRole('combobox', { name: 'Time zone' })
  expect(((await zone()) as HTMLInputElement).value).toBe('As my company (La Paz)')
  await choose(user, 'Time zone', /^Asia\/Tokyo /)
  await screen.findByText('Times are now in Tokyo', { exact: false })
  screen.getByRole('link', { name: 'Times are in Tokyo, UTC+9' })
  expect(sentDay('2026-11-18T15:30:00.000Z')).toBe('2026-11-19')
  expect(companyDay(new Date('2026-11-18T15:30:00.000Z'))).toBe('2026-11-18')

  await choose(user, 'Time zone', 'As my company (La Paz)')
  await screen.findByText('Times are now in La Paz', { exact: false })
  screen.getByRole('link', { name: 'Times are in La Paz, UTC-4' })
})

/** Every session showed its password a quarter of an hour ago. */
const proofGrowsOld = async () => {
  const owner = connect({ connectionString: portal.databaseUrl, max: 1 })
  await owner.query(`update access.session set proven_at = clock_timestamp() - interval '15 minutes'`)
  await owner.end()
}

test('a password is required when it was not entered for a while, and the command is sent again', async () => {
  const { user } = await portal.open('/profile/users', 'imports@andina.example')
  await screen.findByRole('button', { name: 'More actions Valentina Ospina Ruiz' })
  await proofGrowsOld()
  await fromMenu(user, 'Valentina Ospina Ruiz', 'Send again')
  const again = await dialog('Enter your password again')
  await user.click(again.getByRole('button', { name: 'Continue' }))
  await fill(user, again.getByLabelText(/^Password/), 'Wrong.2026')
  await user.click(again.getByRole('button', { name: 'Continue' }))
  await again.findByText('Your current password is not correct', { exact: false })
  await fill(user, again.getByLabelText(/^Password/), PASSWORD)
  await user.click(again.getByRole('button', { name: 'Continue' }))
  await screen.findByText('The older link does not work any more', { exact: false })
  await isClosed()
})

test('a new e-mail address requires the password when it was not entered for a while', async () => {
  const { email } = await newcomer(portal.url)
  const { user } = await portal.open('/profile/me', email)
  await fill(user, await field('E-mail'), `late.${email}`)
  await proofGrowsOld()
  await press(user, 'Save')
  const again = await dialog('Enter your password again')
  await fill(user, again.getByLabelText(/^Password/), PASSWORD)
  await user.click(again.getByRole('button', { name: 'Continue' }))
  await screen.findByText(`Open the link that we sent to late.${email}`, { exact: false })
  await isClosed()
})

test('a new e-mail address counts once its link was used, and can be taken back by the old one', async () => {
  const { email } = await newcomer(portal.url)
  const moved = `moved.${email}`
  const waits = `Open the link that we sent to ${moved}`
  const { user, go } = await portal.open('/profile/me', email)
  await fill(user, await field('E-mail'), moved)
  expect(screen.queryByLabelText(/password/)).toBeNull()
  await press(user, 'Save')
  await screen.findByText('Account successfully updated')
  await screen.findByText(waits, { exact: false })

  await go(await newestLink(portal.url, moved, 'confirm-email'))
  await screen.findByRole('heading', { name: 'Confirm your e-mail address' })
  await go('/profile/me')
  await screen.findByText(waits, { exact: false })
  await go(await newestLink(portal.url, moved, 'confirm-email'))
  await press(user, 'Confirm this address')
  await screen.findByText('Your new e-mail address counts from now on.')
  await go('/profile/me')
  await field('E-mail')
  await waitFor(() => expect(screen.queryByText(waits, { exact: false })).toBeNull())

  const old = await portal.open(await newestLink(portal.url, email, 'undo-email'))
  await press(old.user, 'Take the change back')
  await screen.findByText('Your e-mail address stays as it was', { exact: false })
  await portal.caller(email)
})

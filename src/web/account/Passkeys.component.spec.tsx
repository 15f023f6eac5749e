import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PASSWORD } from '#fixtures/companies/staff.ts'
import { codeOf, fromBase32, stepAt } from '#platform/access/totp.ts'
import { connect } from '#platform/postgres/pool.ts'
import { newcomer } from '#tests/e2e/newcomer.ts'
import { fill } from '#tests/screens/fields.ts'
import { withPasskeys } from '#tests/screens/passkeys.ts'
import { screenPortal } from '#tests/screens/screen.tsx'

const portal = screenPortal()

const button = (name: string) => screen.findByRole('button', { name })
const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }))

const proofGrowsOld = async () => {
  const owner = connect({ connectionString: portal.databaseUrl, max: 1 })
  await owner.query(`update access.session set proven_at = clock_timestamp() - interval '15 minutes'`)
  await owner.end()
}

test('a passkey is added, signs in, takes the place of the password, and is removed', async () => {
  const browser = withPasskeys(portal.url)
  const { email } = await newcomer(portal.url)
  const { user } = await portal.open('/profile/security', email)
  await screen.findByText('You have no passkeys yet.')
  await user.click(await button('Add a passkey'))
  const form = await dialogNamed('Add a passkey')
  await user.click(form.getByRole('button', { name: 'Continue' }))
  form.getByText('Enter a name')
  await fill(user, form.getByRole('textbox', { name: /^Name/ }), 'Laptop')
  browser.refuses = true
  await user.click(form.getByRole('button', { name: 'Continue' }))
  await form.findByText('No passkey was created. Please try again.')
  browser.refuses = false
  await user.click(form.getByRole('button', { name: 'Continue' }))
  await screen.findByText('The passkey was added')
  const row = within((await screen.findByText('Laptop')).closest('tr')!)
  row.getByText('Synced between devices')
  row.getByText('Never')

  const elsewhere = await portal.open('/login')
  browser.refuses = true
  await elsewhere.user.click(await button('Sign in with a passkey'))
  await screen.findByText('No passkey was used. Please try again.')
  browser.refuses = false
  await elsewhere.user.click(await button('Sign in with a passkey'))
  await expect.poll(elsewhere.address).toBe('/home')

  await elsewhere.go('/profile/security')
  await elsewhere.user.click(await button('Remove: Laptop'))
  await proofGrowsOld()
  const confirm = await dialogNamed('Remove the passkey Laptop?')
  await elsewhere.user.click(confirm.getByRole('button', { name: 'Remove' }))
  const again = await dialogNamed('Enter your password again')
  await elsewhere.user.click(await again.findByRole('button', { name: 'Use a passkey' }))
  await screen.findByText('The passkey was removed')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByText('You have no passkeys yet.')
})

test('a passkey is shown in the place of a code of the app', async () => {
  withPasskeys(portal.url)
  const { email } = await newcomer(portal.url)
  const { user } = await portal.open('/profile/security', email)
  await user.click(await button('Add a passkey'))
  const form = await dialogNamed('Add a passkey')
  await fill(user, form.getByRole('textbox', { name: /^Name/ }), 'Telephone')
  await user.click(form.getByRole('button', { name: 'Continue' }))
  await screen.findByText('The passkey was added')
  const elsewhere = await portal.caller(email)
  const { secret } = await elsewhere.send<{ secret: string }>('POST', '/users/me/second-factor', {})
  const code = codeOf(fromBase32(secret), stepAt(new Date()))
  await elsewhere.send('PUT', '/users/me/second-factor', { code })

  const next = await portal.open('/login')
  await fill(next.user, await screen.findByLabelText(/^E-mail/), email)
  await fill(next.user, await screen.findByLabelText(/^Password/), PASSWORD)
  await next.user.click(await button('Sign in'))
  await next.user.click(await button('Use a passkey'))
  await expect.poll(next.address).toBe('/home')
})

test('a browser without passkeys says so', async () => {
  await portal.open('/profile/security', 'procurement@andina.example')
  expect((await button('Add a passkey')).title).toBe('This browser does not support passkeys.')
})

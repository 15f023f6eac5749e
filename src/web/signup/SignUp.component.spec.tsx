import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { choose, fill } from '#tests/screens/fields.ts'
import { sentRequests } from '#tests/screens/line.ts'
import { screenPortal } from '#tests/screens/screen.tsx'

const PASSWORD = 'Quetzal.2031'
const portal = screenPortal()

/** With its asterisk, where it is required. */
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\*)?$`))

test('the first step says at each field what is wrong, keeps what is typed, and goes on once the logins are free', async () => {
  const { user, address } = await portal.open('/login')
  await user.click(await screen.findByRole('link', { name: 'Create an account' }))
  await expect.poll(address).toBe('/signup')
  expect((await screen.findByRole('link', { name: 'What you need to sign up' })).getAttribute('href')).toBe(
    '/become-a-distributor',
  )
  const next = async () => user.click(await screen.findByRole('button', { name: 'Continue' }))
  await next()
  await screen.findByText('Missing mandatory fields')
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('civility'))

  await choose(user, /^Civility/, 'Ms')
  await choose(user, /^Country/, 'Colombia')
  const email = 'maria@tropica.example'
  for (const [label, text] of Object.entries({
    ...{ 'First name': 'María', 'Last name': 'Quiroga', Job: 'Owner', 'Phone number': '+57 310 555 0199' },
    ...{ 'Personal e-mail': 'maria', 'Organization name': 'Tropica', Address: 'Calle 1', 'Zip code': '110911' },
    ...{ City: 'Bogotá', 'Company e-mail': 'hello@tropica.example', 'Company phone number': '+57 1 555 0199' },
    ...{ 'Login name': 'tropica', Password: PASSWORD, 'Confirm the password': 'Another.2031' },
  }))
    await fill(user, await field(label), text)
  await next()
  await screen.findByText('Personal email invalid')
  await screen.findByText('Passwords are not the same')
  await fill(user, await field('Personal e-mail'), 'procurement@andina.example')
  await fill(user, await field('Confirm the password'), PASSWORD)
  await next()
  await screen.findByText('This personal email is already used')
  expect(document.activeElement).toBe(await field('Personal e-mail'))
  await fill(user, await field('Personal e-mail'), email)
  await screen.findByText(/^saved \d\d:\d\d/)
  await waitFor(() => expect(JSON.stringify(sentRequests().at(-1)?.body)).toContain(email))
  await next()
  await expect.poll(address).toBe('/signup/documents')

  await user.click(await screen.findByRole('button', { name: 'Create the account' }))
  await screen.findByText('Please upload wholesaler license or check the related checkbox')
  await screen.findByText('Please agree to the terms of use and the privacy notice')
  await user.click(await screen.findByRole('checkbox', { name: /^I agree to the Terms of use/ }))
  expect(screen.queryByText('Please agree to the terms of use and the privacy notice')).toBeNull()
  await user.upload(
    await field('Memorandum'),
    new File(['no paper'], 'memorandum.exe', { type: 'application/x-msdownload' }),
  )
  expect(screen.queryByText('Uploaded')).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Change' }))
  await expect.poll(address).toBe('/signup')
  expect((await field('Personal e-mail')).value).toBe(email)
})

test('the second step leads back to the first while that is not there', async () => {
  const { address } = await portal.open('/signup/documents')
  await expect.poll(address).toBe('/signup')
  await screen.findByRole('heading', { level: 1, name: 'Create an account' })
})

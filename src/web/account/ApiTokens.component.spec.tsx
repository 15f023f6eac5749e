import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { choose, fill } from '#tests/screens/fields.ts'
import { sentRequests } from '#tests/screens/line.ts'
import { screenPortal } from '#tests/screens/screen.tsx'

const portal = screenPortal()

const button = (name: string) => screen.findByRole('button', { name })
const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }))
const statusBy = async (secret: string, path: string) =>
  (await fetch(`${portal.url}/api${path}`, { headers: { authorization: `Bearer ${secret}` } })).status

test('a token is created with some permissions, shown once, used, and revoked', async () => {
  const { user } = await portal.open('/profile/api-tokens', 'procurement@andina.example')
  await screen.findByText('There are no API tokens.')
  await user.click(await button('New token'))
  const form = await dialogNamed('New API token')
  await user.click(form.getByRole('button', { name: 'Create the token' }))
  form.getByText('Enter a name')
  form.getByText('Choose at least one permission')
  await fill(user, form.getByRole('textbox', { name: /^Name/ }), 'Warehouse')
  await choose(user, /^Permissions/, 'See all orders, quotes and documents of the company')
  await choose(user, /^Expires after/, '30 days')
  await user.click(form.getByRole('button', { name: 'Create the token' }))

  const shown = await dialogNamed('Your new token')
  const secret = shown.getByText(/^pc_[0-9a-f]{72}$/).textContent ?? ''
  expect(await statusBy(secret, '/order')).toBe(200)
  expect(await statusBy(secret, '/users/team')).toBe(403)
  await user.click(shown.getByRole('button', { name: 'I have saved it' }))
  expect(document.body.textContent).not.toContain(secret)
  expect(sentRequests().at(-1)?.path).not.toContain('pc_')

  const row = within((await screen.findByText('Warehouse')).closest('tr')!)
  row.getByText('See all orders, quotes and documents of the company')
  await user.click(row.getByRole('button', { name: 'Revoke: Warehouse' }))
  await user.click((await dialogNamed('Revoke the token Warehouse?')).getByRole('button', { name: 'Revoke' }))
  await screen.findByText('There are no API tokens.')
  await waitFor(async () => expect(await statusBy(secret, '/order')).toBe(401))
})

test('MARKETING reads who creates tokens', async () => {
  await portal.open('/profile/api-tokens', 'marketing@andina.example')
  await screen.findByText('Only users with the role PROCUREMENT can create API tokens.', { exact: false })
  expect(screen.queryByRole('button', { name: 'New token' })).toBeNull()
})

test('an administrator creates one of the provider, with permissions of staff', async () => {
  const { user } = await portal.open('/office/api-tokens', 'admin@partnercare.example')
  await user.click(await button('New token'))
  const form = await dialogNamed('New API token')
  await fill(user, form.getByRole('textbox', { name: /^Name/ }), 'ERP')
  await user.click(form.getByRole('combobox', { name: /^Permissions/ }))
  await screen.findByRole('option', { name: 'Take orders from payment to delivery' })
  expect(screen.queryByRole('option', { name: 'Manage everybody’s account' })).toBeNull()
  expect(screen.queryByRole('option', { name: 'Fill the cart' })).toBeNull()
  await user.click(screen.getByRole('option', { name: 'See all orders' }))
  await user.click(form.getByRole('button', { name: 'Create the token' }))
  const shown = await dialogNamed('Your new token')
  expect(await statusBy(shown.getByText(/^pc_/).textContent ?? '', '/office/orders')).toBe(200)
})

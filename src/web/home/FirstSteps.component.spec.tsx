import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { screenPortal } from '#tests/screens/screen.tsx'

const NEW_HERE = 'procurement@atlaspharma.example'
const portal = screenPortal()

test('a person who is new sees the first steps, which are done by what happens, until they hide them', async () => {
  const { user } = await portal.open('/home', NEW_HERE)
  const steps = within((await screen.findByRole('heading', { name: 'First steps' })).closest('section')!)
  await steps.findByText('1 of 7 done')
  expect(steps.getByRole('link', { name: 'Add a shipping address' }).getAttribute('href')).toBe(
    '/profile/shipping-addresses',
  )
  expect(steps.queryByRole('link', { name: 'Send your documents' })).toBeNull()
  const youssef = await portal.caller(NEW_HERE)
  await youssef.send('PUT', '/notification/mail-settings', { modes: [], quiet: null })
  await steps.findByText('2 of 7 done')
  expect(steps.queryByRole('link', { name: 'Choose your email notifications' })).toBeNull()

  await user.click(steps.getByRole('button', { name: 'Hide this list' }))
  await expect.poll(() => screen.queryByRole('heading', { name: 'First steps' })).toBeNull()
})

test('people who are not new do not see them', async () => {
  await portal.open('/home', 'procurement@andina.example')
  await screen.findByRole('heading', { name: 'Your orders' })
  expect(screen.queryByRole('heading', { name: 'First steps' })).toBeNull()
})

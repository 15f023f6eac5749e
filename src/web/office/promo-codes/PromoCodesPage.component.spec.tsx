import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { screenPortal } from '#tests/screens/screen.tsx'

const SALES = 'sales@partnercare.example'
const portal = screenPortal()

test('a code without a percent is refused at its field', async () => {
  const { user } = await portal.open('/office/new-promo-code', SALES)
  await user.click(await screen.findByRole('button', { name: 'Create promo code' }))
  await screen.findByText(/^Enter a percent above 0/)
})

test('the search is in the address', async () => {
  const { user, address } = await portal.open('/office/promo-codes', SALES)
  await user.type(await screen.findByRole('searchbox'), 'zzzz')
  await expect.poll(address).toMatch(/search=zzzz/)
})

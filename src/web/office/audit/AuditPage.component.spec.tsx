import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { screenPortal } from '#tests/screens/screen.tsx'

const portal = screenPortal()

test('a row says what its event changed from what to what, and nothing where there was no value before', async () => {
  const { go } = await portal.open('/office/audit?kind=order&type=QuoteApproved', 'analyst@partnercare.example')
  const changes = await screen.findAllByRole('list', { name: 'What changed' })
  within(changes[0]!).getByText('Status: Quote received → Confirmed')
  await go('/office/audit?kind=order&type=OrderPlaced')
  const events = await screen.findByRole('list', { name: 'Events' })
  await within(events).findAllByText(/^placed the order/)
  expect(screen.queryByRole('list', { name: 'What changed' })).toBeNull()
})

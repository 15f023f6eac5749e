import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { screenPortal } from '#tests/screens/screen.tsx'

const portal = screenPortal()

const region = async (title: string) =>
  within((await screen.findByRole('heading', { level: 2, name: title })).closest('section')!)

test('before a company signs up it reads which documents, how long, how much, and what it agrees to', async () => {
  const { user } = await portal.open('/become-a-distributor')
  const papers = await region('Documents you need')
  papers.getByText('Wholesaler questionnaire')
  papers.getByText('Wholesaler license, or your confirmation of the WHO Good Distribution Practices')
  ;(await region('How long it takes')).getByText('Our quality team looks at each document within 10 days.')
  const minimums = await region('Minimum orders')
  expect((await minimums.findAllByText(/^from [\d ]+ units?$/)).length).toBeGreaterThan(3)
  expect(document.body.textContent).not.toContain('$')

  await user.click((await region('What you agree to')).getByRole('link', { name: 'Terms of use' }))
  await screen.findByRole('heading', { level: 1, name: 'Terms of use' })
  within(screen.getByRole('main')).getByRole('link', { name: 'Terms of sale' })
})

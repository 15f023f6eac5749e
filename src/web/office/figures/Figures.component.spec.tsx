import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { savedFiles } from '#tests/screens/saved-files.ts'
import { screenPortal } from '#tests/screens/screen.tsx'

const portal = screenPortal()

test('a figure of CareCoins is compared with the year before, read in dollars and saved, down to an event in the audit trail', async () => {
  const { user, address, go } = await portal.open('/office/loyalty', 'analyst@partnercare.example')
  const saved = savedFiles()
  await user.click((await screen.findAllByRole('link', { name: /Earned, / }))[0] as HTMLElement)
  await screen.findByRole('heading', { name: 'CareCoins: Earned' })
  await go('/office/figures/care-coins/earned')
  await user.click(await screen.findByLabelText('Compare with the year before'))
  await expect.poll(address).toMatch(/compare=year/)
  await user.click(await screen.findByRole('radio', { name: 'Dollars' }))
  expect((await screen.findAllByText(/^\$\d/)).length).toBeGreaterThan(0)
  await user.click(screen.getByRole('button', { name: /^CSV/ }))
  await expect.poll(() => saved.at(-1)?.name).toMatch(/\.csv$/)
  expect(await saved.at(-1)?.text()).toMatch(/^Day,.*CareCoins/)
  await portal.open(address(), 'analyst@partnercare.example')
  await screen.findByRole('heading', { name: 'CareCoins: Earned' })
  expect((await screen.findByLabelText<HTMLInputElement>('Compare with the year before')).checked).toBe(true)
})

test('its events lead to the stream that they are of', async () => {
  const { user } = await portal.open('/office/figures/care-coins/earned', 'analyst@partnercare.example')
  const table = await screen.findByRole('table', { name: /Events|newest/ })
  await user.click(table.querySelector('tbody a') as Element)
  await screen.findByRole('heading', { name: 'State of this stream' })
})

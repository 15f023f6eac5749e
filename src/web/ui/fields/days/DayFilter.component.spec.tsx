import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { screenPortal } from '#tests/screens/screen.tsx'

const portal = screenPortal()
const SALES = 'sales@partnercare.example'

const field = (label: string) => screen.findByRole<HTMLInputElement>('textbox', { name: label })

test.each([
  ['/office/data', 'As of', 'asOf'],
  ['/office/data?from=2026-01-01', 'From', 'from'],
  ['/profile/data', 'As of', 'asOf'],
  ['/office/figures/care-coins/earned?from=2026-01-01', 'Until', 'until'],
  ['/office/orders', 'Ordered from', 'from'],
])('%s: “%s” keeps its focus and what is typed while a day becomes another one', async (path, label, name) => {
  const { user, address } = await portal.open(path, path.startsWith('/profile') ? 'procurement@andina.example' : SALES)
  if (path === '/office/orders') await user.click(await screen.findByRole('button', { name: /^More filters/ }))
  const input = await field(label)
  await user.clear(input)
  await user.type(input, '3/9/2025')
  await waitFor(() => expect(address()).toContain(`${name}=2025-09-03`))
  await user.keyboard('{Backspace}6')
  await waitFor(() => expect(address()).toContain(`${name}=2026-09-03`))
  expect(input.isConnected).toBe(true)
  expect(document.activeElement).toBe(input)
  expect(input.value).toBe('3/9/2026')
})

test('a chip that is taken away empties its field; what is no day is said when the field is left', async () => {
  const { user } = await portal.open('/office/data?asOf=2026-09-03', SALES)
  const input = await field('As of')
  expect(input.value).toBe('03/09/2026')
  await user.click(await screen.findByRole('button', { name: /^Remove filter As of/ }))
  await waitFor(() => expect(input.value).toBe(''))
  await user.type(input, '31/2')
  expect(screen.queryByText('Enter a day that has passed, as DD/MM/YYYY')).toBeNull()
  await user.tab()
  await screen.findByText('Enter a day that has passed, as DD/MM/YYYY')
})

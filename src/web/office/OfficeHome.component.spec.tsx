import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { fill } from '#tests/screens/fields.ts'
import { useListTools } from '#tests/screens/list-tools.ts'
import { screenPortal } from '#tests/screens/screen.tsx'

const SALES = 'sales@partnercare.example'
const ADMIN = 'admin@partnercare.example'
const portal = screenPortal()

const bodyRows = (table: HTMLElement) => within(table).getAllByRole('row').slice(1)

test('staff begin with what waits for them and with the promises of the month', async () => {
  const { user } = await portal.open('/office', SALES)
  await screen.findByRole('table', { name: 'Waiting for you' })
  expect(screen.getAllByRole('link', { name: /^Quotes: \d+/ })).toHaveLength(1)
  expect(screen.queryByRole('link', { name: /^Agreements: / })).toBeNull()
  const [kept] = await screen.findAllByRole('link', { name: /^\d+ Quotes in 72 hours$/ })
  await user.click(kept as HTMLElement)
  await screen.findByRole('table', { name: /^Quotes in 72 hours, \w+ \d{4}: kept$/ })
  expect(screen.queryAllByRole('region', { name: 'Waiting for you' }).length).toBeLessThanOrEqual(1)
})

test('each role begins with its own work', async () => {
  await portal.open('/office', 'analyst@partnercare.example')
  await screen.findByText('Nothing to do right now.')
  await portal.open('/office', 'quality@partnercare.example')
  await screen.findByRole('link', { name: /^Files of companies: \d+/ })
  expect(screen.queryByRole('link', { name: /^Quotes: / })).toBeNull()
})

test('mails are found by their reader and their state, kept as a view, saved as a file and sent again', async () => {
  const opened = await portal.open('/office/outbox?state=KEPT&sort=at&search=partnercare.example', ADMIN)
  const { user, address } = opened
  const table = () => screen.findByRole('table', { name: 'Emails' })
  await waitFor(async () => expect(bodyRows(await table())[0]?.textContent).toContain('@partnercare.example'))
  const file = await useListTools(opened, { column: 'Created', file: 'mails.csv' })
  const lines = file.split('\r\n').slice(1, -1)
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.filter((line) => !line.includes('@partnercare.example'))).toEqual([])
  await fill(user, screen.getByRole('searchbox', { name: 'Subject or address' }), 'no one at all')
  await screen.findByText('No email matches these filters.')
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  await waitFor(async () => expect(bodyRows(await table()).length).toBeGreaterThan(1))
  await user.click(within(screen.getByRole('columnheader', { name: 'State' })).getByRole('button'))
  await expect.poll(address).toMatch(/sort=state/)

  const [mail] = within(await table())
    .getAllByRole('button')
    .filter((button) => button.closest('td') && !button.getAttribute('aria-label'))
  await user.click(mail as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: mail?.textContent ?? '' })
  await user.click(within(dialog).getByRole('button', { name: 'Send again' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('only an administrator reads the mails', async () => {
  await portal.open('/office/outbox', SALES)
  await screen.findByText('Only users with the role ADMIN can read the emails.')
  expect(screen.queryByRole('link', { name: 'Emails' })).toBeNull()
})

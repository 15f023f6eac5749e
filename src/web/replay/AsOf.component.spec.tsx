import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { fill } from '#tests/screens/fields.ts'
import { sentRequests } from '#tests/screens/line.ts'
import { type OpenScreen, screenPortal } from '#tests/screens/screen.tsx'

const SALES = 'sales@partnercare.example'
const OPERATIONS = 'operations@partnercare.example'
const BUYER = 'procurement@andina.example'

type Account = { readonly distributor: { readonly id: string; readonly name: string } }

const portal = screenPortal()

const accounts = async () =>
  (await (await portal.caller(SALES)).get<{ rows: Account[] }>('/office/loyalty/accounts')).rows
/** The present moment, as the field takes it. */
const nowTyped = (): string => {
  const [day = '', time = ''] = new Date().toISOString().split('T')
  return `${day.split('-').toReversed().join('/')} ${time.slice(0, 5)}`
}
const goTo = async ({ user }: OpenScreen, moment: string) => {
  await user.click(await screen.findByRole('button', { name: 'As of…' }))
  const dialog = within(await screen.findByRole('dialog'))
  await fill(user, dialog.getByRole('textbox', { name: /^As of/ }), moment)
  await user.click(dialog.getByRole('button', { name: 'Go there' }))
}
const backToNow = async ({ user }: OpenScreen) => user.click(await screen.findByRole('link', { name: 'Back to now' }))
const correctButton = () => screen.queryByRole('button', { name: 'Correct the balance' })

test('prices are shown as of a moment, with the way back; a moment to come leaves the address', async () => {
  const page = await portal.open('/office/prices', SALES)
  const algeria = () => screen.findAllByText('Algeria')
  await algeria()
  await goTo(page, '01/01/2020 10:00')
  await screen.findByText('No product was registered at that point.')
  await backToNow(page)
  await algeria()
  await page.go('/office/prices?asOf=2190-01-01T00:00:00.000Z')
  await expect.poll(page.address).toBe('/office/prices')
  await algeria()
  expect(screen.queryByText(/View at this point/)).toBeNull()
})

test('an account of CareCoins is shown as of a moment, and cannot be changed there', async () => {
  const { id } = (await accounts()).find(({ distributor }) => distributor.name.startsWith('Andina'))!.distributor
  const page = await portal.open(`/office/loyalty/${id}`, SALES)
  await waitFor(() => expect(correctButton()).not.toBeNull())
  await goTo(page, '31/12/2999 10:00')
  await screen.findByText('That moment is still to come.')
  await page.user.keyboard('{Escape}')
  await goTo(page, nowTyped())
  await screen.findByText(/Read-only view\./)
  expect(correctButton()).toBeNull()
  await backToNow(page)
  await waitFor(() => expect(correctButton()).not.toBeNull())
})

test('before a company was there its account has its name, the way to another moment and the way back', async () => {
  const { id, name } = (await accounts())[0]!.distributor
  const early = `/office/loyalty/${id}?asOf=2020-01-01T00:00:00.000Z`
  const page = await portal.open(early, SALES)
  await screen.findByRole('heading', { level: 1, name })
  await screen.findByText('The company was not here yet at that moment.')
  await goTo(page, nowTyped())
  await screen.findByRole('heading', { name: 'Ledger' })
  await page.go(early)
  await backToNow(page)
  await waitFor(() => expect(correctButton()).not.toBeNull())
  await page.go('/office/loyalty/nope')
  await screen.findByRole('heading', { level: 1, name: 'This account cannot be shown' })
})

test('a company sees its own CareCoins as of a moment, redeems none there, and opens how its balance adds up', async () => {
  const page = await portal.open('/partnercare/my-loyalty-program', BUYER)
  await screen.findByRole('heading', { name: 'Redeem your CareCoins' })
  await goTo(page, '01/01/2020 10:00')
  await screen.findByText(/View at this point\./)
  await screen.findByText('Your CareCoins appear here with their reason.')
  expect(screen.queryByRole('heading', { name: 'Redeem your CareCoins' })).toBeNull()
  await backToNow(page)
  await screen.findByRole('heading', { name: 'Redeem your CareCoins' })
  await page.go('/home')
  await screen.findByText('Your company in figures')
  await page.user.click(await screen.findByRole('button', { name: /^Where does this come from\? Balance/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(dialog.getAllByRole('row').length).toBeGreaterThan(1))
})

test('an order leads to itself as of a moment', async () => {
  const sales = await portal.caller(SALES)
  const { orders } = await sales.get<{ orders: { id: string }[] }>('/office/orders')
  const page = await portal.open(`/office/orders/${orders[0]!.id}`, SALES)
  await goTo(page, nowTyped())
  await screen.findByRole('heading', { name: 'Replay' })
  await screen.findByText(/Read-only view\./)
})

test('how long orders take: each figure leads to its orders, and days that make no sense are refused', async () => {
  const page = await portal.open('/office/data?tab=lead-times', OPERATIONS)
  const { user } = page
  await user.click((await screen.findAllByRole('button', { name: /Until the quote, / }))[0]!)
  const behind = within(await screen.findByRole('region', { name: /^Until the quote: / }))
  expect((await behind.findAllByRole('link')).length).toBeGreaterThan(0)

  await user.click(await screen.findByRole('combobox', { name: 'Product' }))
  await user.click((await screen.findAllByRole('option'))[0]!)
  await user.click((await screen.findAllByRole('button', { name: /^Change / }))[0]!)
  const dialog = within(await screen.findByRole('dialog'))
  const days = dialog.getByRole('textbox', { name: /^Days before the month/ })
  const commands = () => sentRequests().filter(({ method }) => method !== 'GET').length
  const before = commands()
  await fill(user, days, 'sixty')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText(/Write between one and four whole numbers/)
  expect(days.getAttribute('aria-invalid')).toBe('true')
  expect(commands()).toBe(before)
  await fill(user, days, '75, 45')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const table = within(await screen.findByRole('table', { name: 'Lead times of forecasts' }))
  await table.findAllByText('45, 75')
})

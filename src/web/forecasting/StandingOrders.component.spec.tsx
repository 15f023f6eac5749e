import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import type { listRegistrations } from '#modules/catalogue/contract.ts'
import type { StandingOrder } from '#modules/ordering/standing-orders/standing-order-contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { connect } from '#platform/postgres/pool.ts'
import { setDatabaseClock } from '#platform/time/clock.ts'
import type { Caller } from '#tests/e2e/caller.ts'
import { sentRequests } from '#tests/screens/line.ts'
import { fromMenu } from '#tests/screens/menu.ts'
import { screenPortal } from '#tests/screens/screen.tsx'

const BUYER = 'procurement@andina.example'
const READER = 'marketing@andina.example'
const PAGE = '/profile/standing-orders'
/** Of the next month, after TODAY. */
const ITS_DAY = new Date('2026-12-02T18:00:00Z')

const portal = screenPortal()
let buyer: Caller
beforeAll(async () => {
  buyer = await portal.caller(BUYER)
})

const own = () => buyer.get<StandingOrder[]>('/standing-orders')
type User = Awaited<ReturnType<typeof portal.open>>['user']
const choose = async (user: User, field: RegExp, option: RegExp) => {
  await user.click(await screen.findByRole('combobox', { name: field }))
  await user.click((await screen.findAllByRole('option', { name: option }))[0]!)
}

test('a standing order is set up, changed, paused and ended', async () => {
  const before = (await own()).map(({ id }) => id)
  const { user } = await portal.open('/profile/forecasts', BUYER)
  await user.click(await screen.findByRole('link', { name: 'Standing orders' }))
  await user.click(await screen.findByRole('button', { name: 'New standing order' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New standing order' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  dialog.getByText('Choose a country')
  expect(sentRequests().filter(({ method, path }) => method === 'POST' && path === '/standing-orders')).toEqual([])
  await choose(user, /^Country/, /^Colombia/)
  await choose(user, /^Add a product/, /\(PC-/)
  const packaging = screen.queryByRole('combobox', { name: /^Packaging/ })
  if (packaging) {
    await user.click(packaging)
    await user.click((await screen.findAllByRole('option'))[0]!)
  }
  await choose(user, /^How often/, /^Every 2 months/)
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('The standing order is saved.')
  const mine = (await own()).find(({ id }) => !before.includes(id))!
  expect(mine).toMatchObject({ state: 'ACTIVE', everyMonths: 2, day: 1, country: { name: 'Colombia' } })
  screen.getByText('Every 2 months on day 1')

  await fromMenu(user, 'Standing order for Colombia', 'Edit')
  const editor = within(await screen.findByRole('dialog', { name: 'Standing order for Colombia' }))
  await choose(user, /^On day/, /^12$/)
  await user.click(editor.getByRole('button', { name: 'Save' }))
  await screen.findByText('Every 2 months on day 12')

  await fromMenu(user, 'Standing order for Colombia', 'Pause')
  await screen.findByText('The standing order is paused.')
  await fromMenu(user, 'Standing order for Colombia', 'Resume')
  await screen.findByText('The standing order goes on.')
  await fromMenu(user, 'Standing order for Colombia', 'End')
  const confirm = within(await screen.findByRole('dialog', { name: 'End this standing order?' }))
  await user.click(confirm.getByRole('button', { name: 'End' }))
  await screen.findByText('The standing order has ended.')
  expect((await own()).find(({ id }) => id === mine.id)?.state).toBe('ENDED')
})

test('without a product it is not saved', async () => {
  const { user } = await portal.open(PAGE, BUYER)
  await user.click(await screen.findByRole('button', { name: 'New standing order' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New standing order' }))
  await choose(user, /^Country/, /^Colombia/)
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  dialog.getByText('Add at least one product')
})

test('marketing reads them, and who can change them', async () => {
  await portal.open(PAGE, READER)
  await screen.findByText(/^Only users with the role PROCUREMENT can set up or change standing orders/)
  expect(screen.queryByRole('button', { name: 'New standing order' })).toBeNull()
})

test('one whose price changed says so on its day, and goes on once that is accepted', async () => {
  const registrations = await buyer.get<Answer<typeof listRegistrations>>('/registrations/current-distributor')
  const { id: registrationId, product } = registrations.find(
    ({ status, price, country }) => status === 'REGISTERED' && price !== null && country.id === 'pe',
  )!
  const line = { productId: product.id, packagingId: product.packagings[0]?.id ?? null }
  const lines = [{ ...line, quantity: product.minimumOrderQuantity }]
  await buyer.send('POST', '/standing-orders', { countryId: 'pe', lines, everyMonths: 1, day: 2, until: null })
  const operations = await portal.caller('operations@partnercare.example')
  await operations.send('PUT', `/office/registrations/${registrationId}/price`, { price: 987_600, discount: 0 })
  const owner = connect({ connectionString: portal.databaseUrl, max: 1 })
  await setDatabaseClock(owner, ITS_DAY).finally(() => owner.end())

  const { user } = await portal.open(PAGE, BUYER)
  const changed = await screen.findByText(/price: \$.* → \$9.876.00$/)
  expect(changed.textContent).toContain(product.name)
  await user.click(screen.getByRole('button', { name: 'Accept and put into my cart' }))
  await screen.findByText('The standing order goes on. Its products come into your cart.')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept and put into my cart' })).toBeNull())
})

import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { OrderRow } from '#modules/ordering/contract.ts'
import { orderNumber } from '#tests/e2e/caller.ts'
import { oneFreight } from '#tests/quote-terms.ts'
import { answerInstead } from '#tests/screens/line.ts'
import { screenPortal } from '#tests/screens/screen.tsx'
import { careCoins } from '#web/ui/figures/format.ts'

const BUYER = 'procurement@andina.example'
const NEW_COMPANY = 'procurement@lumiere.example'
const portal = screenPortal()

const tasks = () => screen.findByRole('list', { name: /^(Needs you|Open tasks of your company)$/ })
const orders = () => screen.findByRole('table', { name: 'Your orders' })
const numbersIn = (table: HTMLElement) =>
  within(table)
    .queryAllByRole('link', { name: orderNumber })
    .map(({ textContent }) => textContent)

test('greets by the full name, shows first what needs the reader, then the three newest orders', async () => {
  const caller = await portal.caller(BUYER)
  const newest = (await caller.get<OrderRow[]>('/order')).slice(0, 3)
  const needs = await caller.get<OrderRow[]>('/order?page=1&pageSize=5&group=yours&sort=needs')
  const level = await caller.get<{ displayName: string } | null>('/loyalty-status/current')
  const { data } = await caller.get<{ data: { balance: number } }>('/carecoins/count')
  const { user, address, go } = await portal.open('/home', BUYER)
  const greeting = await screen.findByRole('heading', { level: 1 })
  expect(greeting.textContent).toBe('Hello Lucía Herrera Montoya, welcome back!')
  screen.getByText('How can we help you today?')

  const table = await orders()
  expect(numbersIn(table)).toEqual(newest.map(({ num }) => num))
  const columns = within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
  const named = ['Details', 'N° order', 'Order date', 'Total price', 'Destination', 'Status', 'Progress', 'Actions']
  expect(columns).toEqual(expect.arrayContaining(named))
  expect(columns).not.toContain('Purchase order')

  const inNeed = await screen.findByRole('table', { name: 'Orders that need an action' })
  expect(numbersIn(inNeed)).toEqual(needs.map(({ num }) => num))
  expect(needs[0]?.statusData.toConfirm).toBe(true)
  const first = within(inNeed).getAllByRole('row')[1]?.textContent ?? ''
  expect(first).toContain('You confirm the order, then we start working on it.')
  expect(first).toMatch(/left$/)

  await screen.findByText(level?.displayName ?? 'You are not yet a partner')
  expect(await screen.findAllByText(careCoins(data.balance))).not.toEqual([])
  const policy = screen.getByRole('link', { name: 'Download the quality policy' })
  expect(policy.getAttribute('href')).toBe('/assets/documents/qualitypolicy.pdf')
  expect(policy.getAttribute('download')).toBe('quality-policy.pdf')
  screen.getByRole('link', { name: 'Edit the shipping addresses' })
  await within(table).findAllByRole('button', { name: /^Confirm the order/ })

  expect(needs.every(({ statusData }) => statusData.turn === 'distributor')).toBe(true)
  expect(inNeed.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click(screen.getByRole('link', { name: 'See all' }))
  await expect.poll(address).toBe('/profile/orders?group=yours&sort=needs')
  await screen.findByRole('heading', { name: 'My orders' })
  await go('/home')
  await user.click(await screen.findByRole('link', { name: 'See all my orders' }))
  await expect.poll(address).toBe('/profile/orders')
})

test('a quote that is sent elsewhere shows by itself: the row, and what waits for you', async () => {
  const caller = await portal.caller(BUYER)
  const all = await caller.get<OrderRow[]>('/order')
  const waiting = all.find(({ status }) => status === 'WAITING_FOR_QUOTE') as OrderRow
  const toConfirm = all.filter(({ statusData }) => statusData.toConfirm).length
  expect(all.indexOf(waiting)).toBeLessThan(3)

  await portal.open('/home', BUYER)
  await within(await tasks()).findByText(`${toConfirm} quotes to confirm`)
  await orders()
  const sales = await portal.caller('sales@partnercare.example')
  await sales.send('POST', `/office/orders/${waiting.id}/quote`, oneFreight(1_250_00))
  const row = async () =>
    within(await orders())
      .getAllByRole('row')
      .find(({ textContent }) => textContent?.includes(waiting.num))
  await waitFor(async () => expect((await row())?.textContent).toContain('Quote received'))
  // Marked for 4 s, then by a dot until one looks.
  await waitFor(async () => expect((await row())?.getAttribute('data-changed')).toMatch(/^(fresh|unseen)$/))
  await within(await tasks()).findByText(`${toConfirm + 1} quotes to confirm`)
})

test('a company that has not begun is sent to the shop, and sees no loyalty ring', async () => {
  const { user, address } = await portal.open('/home', NEW_COMPANY)
  await screen.findByText('No orders yet.', { exact: false })
  const inactive = await screen.findByText('Your account is not activated yet.', { exact: false })
  expect(inactive.closest('[role=note]')).not.toBeNull()
  await screen.findByText('Your contact, the commercial director')
  expect(screen.queryByText('You are not yet a partner')).toBeNull()
  await screen.findByText('Nothing needs you right now.')
  await user.click(screen.getAllByRole('link', { name: 'Go to the shop' })[0]!)
  await expect.poll(address).toBe('/shop')
})

test('a person of marketing reads what is not done yet, not that it is theirs to do, and has no button for it', async () => {
  await portal.open('/home', 'marketing@andina.example')
  const watched = await screen.findByRole('list', { name: 'Open tasks of your company' })
  await within(watched).findByText(/quotes not confirmed yet/)
  expect(watched.textContent).not.toMatch(/to confirm|to send|to approve/)
  const table = await orders()
  expect(within(table).getAllByText('Quote received')).not.toEqual([])
  // What is new for marketing comes before that.
  const isBefore = (heading: HTMLElement) =>
    heading.compareDocumentPosition(watched) === Node.DOCUMENT_POSITION_FOLLOWING
  for (const name of [
    'New material',
    'Courses to go on with',
    'Coming events',
    'Your orders of material',
    'Social media',
  ])
    expect(isBefore(await screen.findByRole('heading', { name })), name).toBe(true)
  expect(within(table).queryByRole('button', { name: /^Confirm the order/ })).toBeNull()
  screen.getByRole('link', { name: 'See the shipping addresses' })
})

test('of what is new for marketing each line leads to its thing: material that is new, the next of a course, what is ordered', async () => {
  const person = await portal.caller('marketing@andina.example')
  const { user, address, go } = await portal.open('/home', 'marketing@andina.example')
  const card = async (title: string) =>
    within((await screen.findByRole('heading', { name: title })).closest('section') as HTMLElement)
  const events = await (await card('Coming events')).findAllByRole('listitem')
  const days = events.map(({ textContent }) =>
    textContent
      ?.match(/\d\d\/\d\d\/\d{4}/)?.[0]
      .split('/')
      .toReversed()
      .join('-'),
  )
  expect(days).toEqual(days.toSorted())
  expect(days[0]! >= '2026-11-18').toBe(true)
  const ordered = await person.get<{ partnerProduct: { name: string } }[]>('/partner-orders')
  const shown = (await (await card('Your orders of material')).findAllByRole('listitem')).map(
    (line) => line.textContent,
  )
  for (const [index, { partnerProduct }] of ordered.slice(0, 3).entries())
    expect(shown[index]).toContain(partnerProduct.name)

  const [course] = await (await card('Courses to go on with')).findAllByRole('listitem')
  expect(course?.textContent).toMatch(/\d+ of \d+ done/)
  await user.click(within(course as HTMLElement).getByRole('link'))
  await expect.poll(address).toMatch(/^\/resources\/womancare-academy\//)
  await go('/home')
  const [first] = await (await card('New material')).findAllByRole('listitem')
  expect(first?.textContent).toMatch(/New|Updated/)
  await person.send('POST', '/resource-materials/seen', {})
  await (await card('New material')).findByText('No new material since you last looked.')
})

test('a part that cannot be loaded says so in its place, and comes with another try', async () => {
  const { user, go } = await portal.open('/404', BUYER)
  const trouble = answerInstead('GET', /^\/order\?page=1$/, { status: 500, body: { status: 500, title: 'Broken' } })
  await go('/home')
  await screen.findByText('This part could not be loaded.')
  expect((await tasks()).textContent).not.toBe('')
  trouble.stop()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(numbersIn(await orders())).toHaveLength(3)
})

import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { PASSWORD } from '#fixtures/companies/staff.ts'
import type { Address } from '#modules/distributors/contract.ts'
import type { OrderDetail, OrderRow } from '#modules/ordering/contract.ts'
import { orderNumber, placesOrder } from '#tests/e2e/caller.ts'
import { ready } from '#tests/e2e/order-draft.ts'
import { oneFreight } from '#tests/quote-terms.ts'
import { fill, fillAddress } from '#tests/screens/fields.ts'
import { cutLine, cutLive, loseAnswers, mendLine, sentRequests } from '#tests/screens/line.ts'
import { isRead, screenPortal } from '#tests/screens/screen.tsx'
import { currentToken } from './session.ts'

const PROCUREMENT = 'procurement@andina.example'
const SALES = 'sales@partnercare.example'
const portal = screenPortal()

const isLive = () => screen.findByText(/^Updated \d\d:\d\d/)
const quote = async (orderId: string) =>
  (await portal.caller(SALES)).send('POST', `/office/orders/${orderId}/quote`, oneFreight(186_000))
const inDoubt = () => screen.findByRole('region', { name: 'Not confirmed yet' })
const isCertain = () => waitFor(() => expect(screen.queryByRole('region', { name: 'Not confirmed yet' })).toBeNull())

describe('a lost line', () => {
  test('is said quietly, and nothing that happened meanwhile is missed', async () => {
    const { user } = await portal.open('/profile/orders', PROCUREMENT)
    await isLive()
    await screen.findAllByRole('link', { name: orderNumber })
    await isRead()
    const { orderId, num } = await placesOrder(await portal.caller(PROCUREMENT))
    const row = () => screen.getAllByRole('row').find(({ textContent }) => textContent?.includes(num))
    await user.click(await screen.findByRole('button', { name: /^(1 new order · )?Show$/ }))
    await waitFor(() => expect(row()?.textContent).toContain('Waiting for the quote'))

    cutLine()
    await screen.findByText(/^Offline since \d\d:\d\d · Reconnecting/)
    expect(screen.queryByRole('dialog')).toBeNull()
    await quote(orderId)
    mendLine()
    await waitFor(() => expect(row()?.textContent).toContain('Quote received'))
    await isLive()
  })

  test('that comes after the first reads of a page brings what happened between them', async () => {
    const buyer = await portal.caller(PROCUREMENT)
    const { orderId } = await placesOrder(buyer)
    const { user } = await portal.open(`/profile/order/${orderId}`)
    await fill(user, await screen.findByLabelText('E-mail'), PROCUREMENT)
    await fill(user, screen.getByLabelText('Password'), PASSWORD)
    cutLive()
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await screen.findAllByRole('link', { name: 'Modify the order' })
    expect(screen.queryByRole('button', { name: 'Confirm the order' })).toBeNull()
    await quote(orderId)
    // The server has said it to all pages by then: it does not say it again by itself.
    const feed = () => buyer.get<readonly { type: string; order: { id: string } | null }[]>('/notification')
    await expect
      .poll(async () => (await feed()).some(({ type, order }) => type === 'NEW_QUOTE' && order?.id === orderId))
      .toBe(true)
    expect(screen.queryByRole('button', { name: 'Confirm the order' })).toBeNull()
    mendLine()
    await screen.findAllByRole('button', { name: 'Confirm the order' })
  })

  test('closes what sales would send, says why, and opens it once it is back', async () => {
    await portal.open('/office/quotes', SALES)
    const send = await screen.findByRole('button', { name: /^Send quote/ })
    await waitFor(() => expect(send.getAttribute('aria-disabled')).toBeNull())
    cutLine()
    await screen.findAllByTitle('No connection. Try again when it is back.')
    expect(send.getAttribute('aria-disabled')).toBe('true')
    mendLine()
    await waitFor(() => expect(send.getAttribute('aria-disabled')).toBeNull())
  })

  test('leaves a part that could not be had saying so, and brings it by itself when it is back', async () => {
    const { go } = await portal.open('/404', PROCUREMENT)
    await screen.findByRole('heading', { level: 1 })
    cutLine()
    await go('/notifications')
    await screen.findByText('This part could not be loaded.')
    await screen.findByText(/^Offline since/)
    mendLine()
    await screen.findByRole('list', { name: 'All notifications, newest first' })
    await isLive()
  })
})

test('the session ends on a page as soon as it is ended elsewhere, and the visitor is sent to sign in', async () => {
  const { address } = await portal.open('/profile/orders', 'imports@andina.example')
  await isLive()
  const headers = { authorization: `Bearer ${currentToken()}` }
  await fetch(`${portal.url}/api/auth/signout`, { method: 'POST', headers })
  await expect.poll(address).toMatch(/^\/login/)
  await screen.findByText('Your session has ended. Sign in to continue.')
  expect(screen.queryByText('N° order')).toBeNull()
})

describe('the request of a lost answer is repeated', () => {
  test('an order that was placed is shown, and placed once, whatever swallowed its answers', async () => {
    const buyer = await portal.caller(PROCUREMENT)
    await ready(buyer)
    const before = await buyer.get<OrderRow[]>('/order')
    const { user, address } = await portal.open('/order/validation', PROCUREMENT)
    const button = await screen.findByRole('button', { name: 'Place the order' })
    loseAnswers('POST', /^\/order$/, 0, 502, 503, 504)
    await user.click(button)
    within(await inDoubt()).getByText('We do not know yet whether it was done', { exact: false })
    await user.click(within(await inDoubt()).getByRole('button', { name: 'Check now' }))
    await screen.findByRole('heading', { level: 1, name: 'Thank you for your order' })
    await isCertain()
    const made = (await buyer.get<OrderRow[]>('/order')).filter(({ id }) => !before.some((old) => old.id === id))
    expect(made.map(({ id }) => id)).toEqual([new URLSearchParams(address().split('?')[1]).get('order')])
    expect(sentRequests().filter(({ method, path }) => method === 'POST' && path === '/order')).toHaveLength(5)
  })

  test('a quote is sent, confirmed and an address saved, once', async () => {
    const buyer = await portal.caller(PROCUREMENT)
    await ready(buyer)
    const { orderId } = await placesOrder(buyer)

    const office = await portal.open(`/office/orders/${orderId}`, SALES)
    await fill(office.user, await screen.findByLabelText(/^Freight in dollars/), '1 860.00')
    await fill(office.user, screen.getByLabelText(/^Transit in days/), '4')
    loseAnswers('POST', /\/quote$/, 503, 0)
    await office.user.click(screen.getAllByRole('button', { name: /^Send quote/ }).at(-1) as HTMLElement)
    await office.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Send quote/ }))
    await inDoubt()
    await screen.findByText(/^Version 1 · Sent/)
    await isCertain()

    const { user, go } = await portal.open(`/profile/order/${orderId}`, PROCUREMENT)
    const [confirm] = await screen.findAllByRole('button', { name: 'Confirm the order' })
    loseAnswers('PUT', /^\/order\/status$/, 0, 503)
    await user.click(confirm as HTMLElement)
    await screen.findByText('After confirmation the order cannot be edited.')
    const dialog = within(screen.getByRole('dialog', { name: 'Confirm the order' }))
    await user.click(dialog.getByRole('button', { name: 'Confirm the order' }))
    await inDoubt()
    expect((await screen.findAllByText(/^Order .* is confirmed\./)).length).toBeGreaterThan(0)
    const { status, quote } = await buyer.get<OrderDetail>(`/order/${orderId}`)
    expect([status, quote?.version]).toEqual(['CONFIRMED', 1])

    await go('/profile/shipping-addresses')
    loseAnswers('POST', /^\/addresses\/upsert$/, 0, 503)
    await user.click(await screen.findByRole('button', { name: 'Add an address' }))
    await fillAddress(user, 'Warehouse of the lost answer')
    await user.click(screen.getByRole('button', { name: 'Save the address' }))
    await inDoubt()
    await screen.findByText('Warehouse of the lost answer')
    await isCertain()
    const saved = await buyer.get<Address[]>('/addresses?type=SHIPPING')
    expect(saved.filter(({ name }) => name === 'Warehouse of the lost answer')).toHaveLength(1)
  })
})

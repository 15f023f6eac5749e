import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'

import type { OrderRow } from '#modules/ordering/contract.ts'
import { type Caller, orderNumber, placesAgain } from '#tests/e2e/caller.ts'
import { ownOrder } from '#tests/e2e/own-order.ts'
import { oneFreight } from '#tests/quote-terms.ts'
import { holdAnswers, sentRequests } from '#tests/screens/line.ts'
import { type OpenScreen, screenPortal } from '#tests/screens/screen.tsx'

const LUCIA = 'procurement@andina.example'
const MATEO = 'marketing@andina.example'
const PATH = '/profile/orders'

const portal = screenPortal()
let lucia: Caller
let sales: Caller
let model: string
beforeAll(async () => {
  lucia = await portal.caller(LUCIA)
  sales = await portal.caller('sales@partnercare.example')
  model = (await ownOrder(lucia, 1)).id
})

const quote = (orderId: string) => sales.send('POST', `/office/orders/${orderId}/quote`, oneFreight(9_900))
/** Newest first, as the list shows them. */
const placeOrders = async (count: number): Promise<string[]> => {
  const placed: string[] = []
  while (placed.length < count) placed.unshift((await placesAgain(lucia, model)).num)
  return placed
}
const ordersOf = (query: string) => lucia.get<OrderRow[]>(`/order?${query}`)
const numbersOf = async (query: string) => (await ordersOf(query)).map(({ num }) => num)

/** Of the orders on the page, from top to bottom. */
const shownNumbers = (): string[] =>
  screen.queryAllByRole('link', { name: orderNumber }).map((link) => link.textContent ?? '')
const rowOf = (num: string) => screen.getByRole('link', { name: num }).closest('tr') as HTMLElement
const searchField = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' })
const tab = (name: RegExp) => screen.getByRole('button', { name })
const countOf = (status: string) => Number(/\d+/.exec(tab(new RegExp(`^${status}`)).textContent ?? '')?.[0])

describe('filters', () => {
  test('are in the address, a copied link opens the same list, and each is taken away by itself', async () => {
    const { user, address } = await portal.open(PATH, LUCIA)
    await screen.findByText(/^1–7 of/)
    expect(screen.getAllByRole('link', { name: /^Details of/ })).toHaveLength(7)
    await user.click(tab(/^Quote received/))
    await expect.poll(address).toBe(`${PATH}?status=QUOTE_RECEIVED`)
    const quoted = await numbersOf('status=QUOTE_RECEIVED&page=1')
    await waitFor(() => expect(shownNumbers()).toEqual(quoted))
    expect(document.activeElement, 'the focus stays').toBe(tab(/^Quote received/))
    cleanup()

    const copied = await portal.open(`${PATH}?status=QUOTE_RECEIVED`, LUCIA)
    await screen.findByRole('button', { name: /^Quote received/, pressed: true })
    await waitFor(() => expect(shownNumbers()).toEqual(quoted))
    await copied.user.click(tab(/^All/))
    await screen.findByText(/^1–7 of/)
    await copied.user.type(searchField(), 'colombia')
    await expect.poll(copied.address).toBe(`${PATH}?search=colombia`)
    await copied.user.click(await screen.findByRole('button', { name: 'Remove filter Search: colombia' }))
    await expect.poll(copied.address).toBe(PATH)
    expect(searchField().value).toBe('')
    await copied.user.type(searchField(), 'no such order')
    await screen.findByText('No order matches these filters.')
    await copied.user.click(screen.getAllByRole('button', { name: 'Reset' })[0]!)
    await screen.findByText(/^1–7 of/)
  })

  type User = OpenScreen['user']
  const changes: readonly [string, (user: User) => Promise<void>, string][] = [
    ['a status', (user) => user.click(tab(/^Quote received/)), 'status=QUOTE_RECEIVED'],
    ['a search', (user) => user.type(searchField(), '2026'), 'search=2026'],
    ['an order of the rows', (user) => user.click(screen.getByRole('button', { name: 'Total price' })), 'sort=total'],
    ['a size of page', (user) => user.click(screen.getByRole('radio', { name: '25' })), 'size=25'],
  ]
  test.each(changes)('%s that is chosen on the second page leads back to the first', async (_, choose, chosen) => {
    const { user, address } = await portal.open(`${PATH}?page=2`, LUCIA)
    await screen.findByText(/^8–14 of/)
    await choose(user)
    await expect.poll(address).toBe(`${PATH}?${chosen}`)
    const first = await numbersOf(`${chosen.replace('size', 'pageSize')}&page=1`)
    await waitFor(() => expect(shownNumbers()).toEqual(first))
    await screen.findByText(/^1–/)
  })
})

test('the list is sorted by its columns in both directions, or by what needs this person', async () => {
  const { user, address } = await portal.open(PATH, LUCIA)
  await screen.findByText(/^1–7 of/)
  for (const sort of ['total', '-total']) {
    await user.click(screen.getByRole('button', { name: 'Total price' }))
    await expect.poll(address).toBe(`${PATH}?sort=${sort}`)
    const sorted = await numbersOf(`page=1&sort=${sort}`)
    await waitFor(() => expect(shownNumbers()).toEqual(sorted))
  }
  cleanup()
  await portal.open(`${PATH}?sort=needs`, LUCIA)
  const [urgent] = await ordersOf('page=1&sort=needs')
  expect(urgent?.statusData.turn).toBe('distributor')
  await waitFor(() => expect(shownNumbers()[0]).toBe(urgent?.num))
})

test('a status and an order of the rows that are chosen in the same moment both count', async () => {
  const { address } = await portal.open(PATH, LUCIA)
  await screen.findByText(/^1–7 of/)
  act(() => {
    screen.getByRole('button', { name: /^Quote received/ }).click()
    screen.getByRole('button', { name: /^Total price/ }).click()
  })
  await expect.poll(address).toMatch(/status=QUOTE_RECEIVED&sort=-?total/)
})

test('an order of a colleague waits until Show is pressed', async () => {
  const { user } = await portal.open(PATH, LUCIA)
  await screen.findByText(/^1–7 of/)
  const [num = ''] = await placeOrders(1)
  await screen.findByText('1 new order', { exact: false })
  expect(shownNumbers()).not.toContain(num)
  await user.click(screen.getByRole('button', { name: 'Show' }))
  await waitFor(() => expect(shownNumbers()[0]).toBe(num))
  expect(screen.queryByText(/new order/)).toBeNull()
})

test('orders that came while another screen was open are in the list at once', async () => {
  const { go } = await portal.open(PATH, LUCIA)
  await screen.findByText(/^1–7 of/)
  await go('/home')
  await screen.findByRole('link', { name: 'See all my orders' })
  const [num = ''] = await placeOrders(1)
  await screen.findByRole('link', { name: num })
  await go(PATH)
  await screen.findByText(/^1–7 of/)
  await waitFor(() => expect(shownNumbers()[0]).toBe(num))
  expect(screen.queryByRole('button', { name: 'Show' })).toBeNull()
})

test('however many orders arrive, the rows stay and say how they are now', async () => {
  const shown = await placeOrders(7)
  const { user } = await portal.open(PATH, LUCIA)
  await waitFor(() => expect(shownNumbers()).toEqual(shown))
  const last = shown[6] as string
  await placeOrders(1)
  await screen.findByText('1 new order', { exact: false })
  const [pushed] = await ordersOf('page=2')
  expect(pushed?.num).toBe(last)
  await quote(pushed?.id as string)
  await within(rowOf(last)).findByText('Quote received')
  await placeOrders(7)
  await screen.findByText('7+ new orders', { exact: false })
  expect(shownNumbers()).toEqual(shown)
  await user.click(screen.getByRole('button', { name: 'Show' }))
  await waitFor(() => expect(shownNumbers().filter((num) => shown.includes(num))).toEqual([]))
  expect(screen.queryByText(/new orders/)).toBeNull()
})

test('a page after the last one, or one that has become empty, shows the last page that has orders', async () => {
  await portal.open(`${PATH}?page=99`, LUCIA)
  const { total } = await lucia.get<{ total: number }>('/order/filters')
  await screen.findByText(new RegExp(`–${total} of ${total}$`))
  cleanup()

  await placeOrders(2)
  const waiting = await ordersOf('status=WAITING_FOR_QUOTE')
  const left = 7 * Math.floor((waiting.length - 1) / 7)
  expect(left).toBeGreaterThanOrEqual(7)
  await portal.open(`${PATH}?status=WAITING_FOR_QUOTE&page=${left / 7 + 1}`, LUCIA)
  await screen.findByText(`${left + 1}–${waiting.length} of ${waiting.length}`)
  for (const { id } of waiting.slice(left)) await quote(id)
  await screen.findByText(`${left - 6}–${left} of ${left}`)
  await waitFor(() => expect(shownNumbers()).toEqual(waiting.slice(left - 7, left).map(({ num }) => num)))
  expect(screen.queryByText('No order matches these filters.')).toBeNull()
})

describe('an answer that is late', () => {
  const list = /^\/order\?/

  test('never wins over a newer change: not the first of a screen, and not one that was on its way', async () => {
    const [third = '', second = '', first = ''] = await placeOrders(3)
    const idOf = new Map((await ordersOf('page=1')).map(({ num, id }) => [num, id]))
    const quoteNext = async (num: string) => {
      const before = countOf('Quote received')
      await quote(idOf.get(num) as string)
      await waitFor(() => expect(countOf('Quote received')).toBe(before + 1)) // the change has been heard
    }
    await portal.open(PATH, LUCIA)
    const opening = holdAnswers('GET', list)
    await waitFor(() => expect(countOf('Quote received')).toBeGreaterThan(0))
    await opening.caught
    await quoteNext(first)
    opening.release()
    await waitFor(() => expect(shownNumbers().slice(0, 3)).toEqual([third, second, first]))
    await within(rowOf(first)).findByText('Quote received')

    const again = holdAnswers('GET', list)
    await quoteNext(second)
    await again.caught
    await quoteNext(third)
    again.release()
    await within(rowOf(second)).findByText('Quote received')
    await within(rowOf(third)).findByText('Quote received')
  })

  test('of a filter that was left is not shown under the one that was chosen after it', async () => {
    const { user } = await portal.open(PATH, LUCIA)
    await screen.findByText(/^1–7 of/)
    const late = holdAnswers('GET', /^\/order\?.*status=CANCELLED/)
    await user.click(tab(/^Order cancelled|^Cancelled|^Canceled/))
    await late.caught
    await user.click(tab(/^Quote received/))
    const quoted = await numbersOf('status=QUOTE_RECEIVED&page=1')
    await waitFor(() => expect(shownNumbers()).toEqual(quoted))
    late.release()
    await lucia.get('/order/filters')
    expect(shownNumbers()).toEqual(quoted)
  })
})

test('columns that a person hides stay hidden for this person until they are reset', async () => {
  const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  const { user } = await portal.open(PATH, LUCIA)
  await screen.findByText(/^1–7 of/)
  const usual = columns()
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  const menu = within(await screen.findByRole('group', { name: 'Columns' }))
  expect(menu.getByRole<HTMLInputElement>('checkbox', { name: 'N° order' }).disabled).toBe(true)
  for (const name of ['Destination', 'Progress']) await user.click(menu.getByRole('checkbox', { name }))
  expect(columns()).toEqual(usual.filter((name) => !['Destination', 'Progress'].includes(name ?? '')))
  await user.keyboard('{Escape}')
  await waitFor(() =>
    expect(sentRequests()).toContainEqual({
      method: 'PUT',
      path: '/users/me/columns/orders',
      body: { hidden: ['purchaseOrder', 'destination', 'progress'] },
    }),
  )
  const me = () => lucia.get<{ hiddenColumns: { orders?: readonly string[] } }>('/users/me')
  await expect.poll(async () => (await me()).hiddenColumns.orders).toEqual(['purchaseOrder', 'destination', 'progress'])
  cleanup()

  await portal.open(PATH, MATEO)
  await screen.findByText(/^1–7 of/)
  expect(columns()).toEqual(usual)
  cleanup()

  const again = await portal.open(PATH, LUCIA)
  await screen.findByText(/^1–7 of/)
  await waitFor(() => expect(columns()).toHaveLength(usual.length - 2))
  await again.user.click(screen.getByRole('button', { name: 'Columns' }))
  await again.user.click(await screen.findByRole('button', { name: 'Reset columns' }))
  await again.user.click(screen.getByRole('heading', { level: 1 }))
  expect(screen.queryByRole('group', { name: 'Columns' })).toBeNull()
  expect(columns()).toEqual(usual)
  await expect.poll(async () => (await me()).hiddenColumns.orders).toEqual(['purchaseOrder'])
})

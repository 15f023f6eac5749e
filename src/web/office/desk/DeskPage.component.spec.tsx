import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'

import type { OfficeOrderRow } from '#modules/ordering/desk/office-contract.ts'
import { type Caller, placesAgain } from '#tests/e2e/caller.ts'
import { ownOrder } from '#tests/e2e/own-order.ts'
import { choose, fill } from '#tests/screens/fields.ts'
import { holdAnswers, sentRequests } from '#tests/screens/line.ts'
import { savedFiles } from '#tests/screens/saved-files.ts'
import { type OpenScreen, screenPortal } from '#tests/screens/screen.tsx'

const OPERATIONS = 'operations@partnercare.example'
const SALES = 'sales@partnercare.example'
const ANALYST = 'analyst@partnercare.example'
const PATH = '/office/orders'
const PAGE = 25

type User = OpenScreen['user']
type OrderList = { readonly total: number; readonly orders: readonly OfficeOrderRow[] }

const portal = screenPortal()
let operations: Caller
let buyer: Caller
beforeAll(async () => {
  operations = await portal.caller(OPERATIONS)
  buyer = await portal.caller('procurement@andina.example')
})

const listed = (query = '') => operations.get<OrderList>(`/office/orders${query}`)
const table = () => screen.findByRole('table', { name: 'Orders' })
const shownNumbers = (): (string | null)[] =>
  screen.queryAllByRole('link', { name: /^20\d\d-\d{6}$/ }).map(({ textContent }) => textContent)
const shows = (orders: readonly OfficeOrderRow[]) =>
  waitFor(() => expect(shownNumbers()).toEqual(orders.map(({ num }) => num)))
const searchField = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search' })
const box = (num: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: `Select order ${num}` })
const pageBox = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' })

describe('filters', () => {
  test('are in the address, and a copied link opens the same view until it is reset', async () => {
    const { orders } = await listed()
    const { id, name } = orders[0]!.distributor
    const { user, address } = await portal.open(PATH, OPERATIONS)
    await choose(user, 'Distributor', name)
    await expect.poll(address).toBe(`${PATH}?company=${id}`)
    const theirs = (await listed(`?distributorId=${id}`)).orders
    await shows(theirs)
    cleanup()

    const copied = await portal.open(`${PATH}?company=${id}`, OPERATIONS)
    await screen.findByRole('button', { name: `Remove filter Distributor: ${name}` })
    await shows(theirs)
    await copied.user.click(screen.getByRole('button', { name: 'Reset' }))
    await expect.poll(copied.address).toBe(PATH)
    await shows((await listed()).orders)
    await fill(copied.user, await searchField(), 'nothing of that name')
    await screen.findByText('No order matches these filters.')
  })

  test('an order is found by the distributor’s own number, which has a column to choose, as its wished day has', async () => {
    const { orderId, num } = await placesAgain(buyer, (await ownOrder(buyer, 1)).id)
    const references = { purchaseOrderNumber: 'PO-DESK', wishedDelivery: '2027-03-01' }
    await buyer.send('PUT', `/order/${orderId}/references`, references)
    const { user } = await portal.open(PATH, OPERATIONS)
    await fill(user, await searchField(), 'PO-DESK')
    await waitFor(() => expect(shownNumbers()).toEqual([num]))
    const shown = within(await table())
    expect(shown.queryByText('PO-DESK')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Columns' }))
    const menu = within(await screen.findByRole('group', { name: 'Columns' }))
    for (const name of ['Purchase order', 'Wished delivery']) await user.click(menu.getByRole('checkbox', { name }))
    await shown.findByText('PO-DESK')
    shown.getByText('01/03/2027')
    await user.click(menu.getByRole('button', { name: 'Reset columns' }))
    await user.keyboard('{Escape}')
  })

  test('search finds an order by its number, its company and its product', async () => {
    const { orders } = await listed()
    const { id, num, distributor } = orders[0]!
    const detail = await operations.get<{
      order: { orderItems: { registration: { product: { name: string } } }[] }
    }>(`/office/orders/${id}`)
    const { user } = await portal.open(PATH, OPERATIONS)
    for (const typed of [num, distributor.name, detail.order.orderItems[0]!.registration.product.name]) {
      const found = await listed(`?search=${encodeURIComponent(typed)}`)
      await fill(user, await searchField(), typed)
      await shows(found.orders)
      expect(found.orders.map((order) => order.num)).toContain(num)
    }
  })

  test('that are seldom used are one click away, and their button counts those that are set', async () => {
    const { user, address } = await portal.open(PATH, OPERATIONS)
    await table()
    expect(screen.queryByRole('combobox', { name: 'Destination' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'More filters' }))
    await screen.findByRole('combobox', { name: 'Destination' })
    await fill(user, screen.getByRole('textbox', { name: 'Ordered from' }), '01/01/2020')
    await screen.findByRole('button', { name: 'Remove filter Ordered from: 01/01/2020' })
    await user.click(screen.getByRole('button', { name: 'Fewer filters' }))
    await screen.findByRole('button', { name: 'More filters (1)' })
    const copied = address()
    cleanup()
    await portal.open(copied, OPERATIONS)
    await screen.findByRole('button', { name: 'More filters (1)' })
  })

  const changes: readonly [string, (user: User) => Promise<unknown>, string][] = [
    ['a status', async (user) => user.click(await screen.findByRole('button', { name: /^Billed/ })), 'status=BILLED'],
    ['a search', async (user) => fill(user, await searchField(), '2026'), 'search=2026'],
    ['what has no assignee', (user) => choose(user, 'Assignee', /^Unassigned/), 'who=UNASSIGNED'],
    ['an order of the rows', (user) => choose(user, 'Sort by', /^Oldest/), 'sort=ordered'],
  ]
  test.each(changes)('%s that is chosen on the second page leads back to the first', async (_, change, chosen) => {
    const { user, address } = await portal.open(`${PATH}?page=2`, OPERATIONS)
    await screen.findByText(/^26–/)
    await change(user)
    await expect.poll(address).toBe(`${PATH}?${chosen}`)
    await shows((await listed(`?${chosen}`)).orders)
  })
})

test('an older answer to a search is not shown under the newer one', async () => {
  const [first, second] = (await listed()).orders
  const { user } = await portal.open(PATH, OPERATIONS)
  await table()
  const late = holdAnswers('GET', new RegExp(`orders\\?.*${first?.num}`))
  await fill(user, await searchField(), first?.num ?? '')
  await late.caught
  await fill(user, await searchField(), second?.num ?? '')
  await shows([second!])
  late.release()
  await listed()
  expect(shownNumbers()).toEqual([second?.num])
})

test('hidden columns stay hidden, and boxes and rows stay as they are', async () => {
  const { user } = await portal.open(PATH, OPERATIONS)
  const [first] = (await listed()).orders
  await user.click(await box(first?.num ?? ''))
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  const menu = within(await screen.findByRole('group', { name: 'Columns' }))
  await user.click(menu.getByRole('checkbox', { name: 'Deadline' }))
  expect(screen.queryByRole('columnheader', { name: 'Deadline' })).toBeNull()
  expect((await box(first?.num ?? '')).checked).toBe(true)
  await user.click(screen.getByText('1 selected'))
  const me = () => operations.get<{ hiddenColumns: Record<string, readonly string[]> }>('/users/me')
  await expect
    .poll(async () => (await me()).hiddenColumns['order-desk'])
    .toEqual(['purchaseOrder', 'wished', 'deadline'])
  cleanup()

  const again = await portal.open(PATH, OPERATIONS)
  await box(first?.num ?? '')
  expect(screen.queryByRole('columnheader', { name: 'Deadline' })).toBeNull()
  await again.user.click(screen.getByRole('button', { name: 'Columns' }))
  await again.user.click(await screen.findByRole('button', { name: 'Reset columns' }))
  await again.user.keyboard('{Escape}')
  await screen.findByRole('columnheader', { name: 'Deadline' })
  await expect.poll(async () => (await me()).hiddenColumns['order-desk']).toEqual(['purchaseOrder', 'wished'])
})

test('the key E takes what the filters leave along as a file', async () => {
  const saved = savedFiles()
  const { user } = await portal.open(`${PATH}?status=QUOTE_RECEIVED`, OPERATIONS)
  await table()
  await user.keyboard('e')
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['order-desk.xlsx'])
  await user.click(screen.getByRole('button', { name: /^CSV/ }))
  await expect.poll(() => saved.at(-1)?.name).toBe('order-desk.csv')
  const { total } = await listed('?status=QUOTE_RECEIVED')
  const lines = ((await saved.at(-1)?.text()) ?? '').trimEnd().split('\r\n')
  expect(lines).toHaveLength(total + 1)
})

test('rows stay while orders arrive, and a page after the last one shows the last', async () => {
  const { orders, total } = await listed()
  const { user } = await portal.open(PATH, OPERATIONS)
  await shows(orders)
  const { id } = await ownOrder(buyer, 1)
  await screen.findByText('1 new order', { exact: false })
  await placesAgain(buyer, id)
  await screen.findByText('2 new orders', { exact: false })
  expect(shownNumbers()).toEqual(orders.map(({ num }) => num))
  await user.click(screen.getByRole('button', { name: 'Show' }))
  await shows((await listed()).orders)
  cleanup()

  await portal.open(`${PATH}?page=99`, OPERATIONS)
  await screen.findByText(new RegExp(`–${total + 2} of ${total + 2}$`))
  await waitFor(() => expect(shownNumbers()).toHaveLength((total + 2) % PAGE || PAGE))
})

test('orders are given to a colleague together, which can be undone, and the page that empties makes way', async () => {
  const sales = await portal.caller(SALES)
  const { user, address } = await portal.open(`${PATH}?who=UNASSIGNED`, SALES)
  const given = () => screen.queryAllByRole('cell', { name: 'Nadia Haddad' }).length
  await user.click(await pageBox())
  await choose(user, 'Assign to…', 'Nadia Haddad')
  await screen.findAllByText(`${PAGE} orders assigned.`)
  const unassigned = async () => (await sales.get<OrderList>(`${PATH}?who=UNASSIGNED`)).total
  const after = await unassigned()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await expect.poll(unassigned).toBe(after + PAGE)
  cleanup()

  const again = await portal.open(`${PATH}?sort=-ordered`, SALES)
  await again.user.click(await pageBox())
  await choose(again.user, 'Assign to…', 'Nadia Haddad')
  await screen.findAllByText(`${PAGE} orders assigned.`)
  await waitFor(() => expect(given()).toBe(PAGE))
  await choose(again.user, 'Assignee', /^Unassigned/)
  await expect.poll(again.address).toBe(`${PATH}?sort=-ordered&who=UNASSIGNED`)
  await waitFor(() => expect(given()).toBe(0))
  cleanup()

  // The last page of the unassigned ones is left with nothing.
  const total = await unassigned()
  const pages = Math.ceil(total / PAGE)
  const last = await portal.open(`${PATH}?who=UNASSIGNED&page=${pages}`, SALES)
  const onLast = total - (pages - 1) * PAGE
  await waitFor(() => expect(shownNumbers()).toHaveLength(onLast))
  await last.user.click(await pageBox())
  await choose(last.user, 'Assign to…', 'Nadia Haddad')
  await waitFor(() => expect(shownNumbers()).toHaveLength(PAGE))
  expect(await unassigned()).toBe(total - onLast)
  expect(address()).toContain('who=UNASSIGNED')
})

describe('orders that are chosen', () => {
  test('stay chosen from page to page, and the box of a page chooses that page', async () => {
    const { user } = await portal.open(PATH, OPERATIONS)
    await user.click(await pageBox())
    await screen.findByText('25 selected')
    await user.click(screen.getByRole('button', { name: 'Page 02' }))
    const second = (await listed('?page=2')).orders
    await shows(second)
    const status = () => screen.getByText(/ selected/).closest('p')?.textContent
    await waitFor(() => expect(status()).toBe('25 selected · 25 of them on other pages'))
    await user.click(await box(second[0]!.num))
    expect(status()).toBe('26 selected · 25 of them on other pages')
    expect((await pageBox()).indeterminate).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Clear the selection' }))
    expect(screen.queryByText('26 selected')).toBeNull()
  })

  test('move on together: the dialog says which cannot and why, and the others have moved', async () => {
    const [moves, late] = (await listed('?status=CONFIRMED')).orders.filter(({ held }) => !held)
    const [cannot] = (await listed('?status=QUOTE_RECEIVED')).orders
    const { user } = await portal.open(PATH, OPERATIONS)
    for (const { num } of [moves!, cannot!]) {
      await fill(user, await searchField(), num)
      await waitFor(() => expect(shownNumbers()).toEqual([num]))
      await user.click(await box(num))
    }
    await screen.findByText(/1 of them on another page/)
    await user.click(await screen.findByRole('button', { name: 'Start production (1)' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Start the production of 1 order?' }))
    dialog.getByText('This order stays as it is:')
    dialog.getByText(/^Production can only start once the order is confirmed/)
    const day = dialog.getByRole('textbox', { name: /^Ready on/ })
    await fill(user, day, '99/99/2026')
    const start = () => dialog.getByRole('button', { name: 'Start production of 1 order' })
    await user.click(start())
    await waitFor(() => expect(day.getAttribute('aria-invalid')).toBe('true'))
    expect(sentRequests().filter(({ path }) => path.endsWith('/production'))).toEqual([])
    await user.clear(day)
    const busy = holdAnswers('POST', /\/production$/)
    await user.click(start())
    await busy.caught
    await user.keyboard('{Escape}')
    dialog.getByText('0 of 1 order')
    dialog.getByRole('button', { name: 'Stop' })
    busy.release()
    await dialog.findByText('1 order moved on.')
    dialog.getByRole('heading', { name: 'Start production' })
    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!)
    await screen.findByText('1 selected')
    await user.click(screen.getByRole('button', { name: 'Clear the selection' }))

    await fill(user, await searchField(), late!.num)
    await user.click(await box(late!.num))
    await user.click(screen.getByRole('button', { name: 'Request pre-payment' }))
    const prepayment = within(await screen.findByRole('dialog', { name: 'Request pre-payment for 1 order?' }))
    const ask = prepayment.getByRole('button', { name: 'Request 1 pre-payment' })
    const percent = prepayment.getByRole('textbox', { name: /^Percent/ })
    await fill(user, percent, '0')
    await user.click(ask)
    await waitFor(() => expect(percent.getAttribute('aria-invalid')).toBe('true'))
    await fill(user, percent, '100')
    await operations.send('POST', `/office/orders/${late!.id}/production`, {})
    await user.click(ask)
    await prepayment.findByText('0 of 1 order moved on.')
    prepayment.getByText(/A pre-payment can only be requested once the order is confirmed/)
  })
})

test('statuses that distributors read under one label have names of their own for staff', async () => {
  for (const [status, name] of [
    ['IMPORT_LICENSE_DOCUMENT_REQUIRED', 'License required'],
    ['PENDING_APPROVAL', 'Documents with the distributor'],
  ] as const) {
    const { go } = await portal.open(`${PATH}?status=${status}`, OPERATIONS)
    const [first] = (await listed(`?status=${status}`)).orders
    const row = (await box(first?.num ?? '')).closest('tr') as HTMLElement
    within(row).getByText(name)
    await go(`${PATH}/${first?.id}`)
    await screen.findByRole('heading', { level: 1, name: new RegExp(first?.num ?? '') })
    within(screen.getByRole('main')).getAllByText(name)
    cleanup()
  }
})

test('an order that is not among the newest is found from every screen', async () => {
  const { num = '' } = (await listed('?sort=ordered')).orders[0] ?? {}
  const { user } = await portal.open('/office/promo-codes', ANALYST)
  await screen.findByRole('heading', { level: 1, name: 'Promo codes' })
  await user.keyboard('{Control>}k{/Control}')
  await fill(user, await screen.findByRole('combobox', { name: 'Search or jump to' }), num)
  await user.click(await screen.findByRole('option', { name: new RegExp(`^Orders with “${num}”`) }))
  await table()
  await waitFor(() => expect(shownNumbers()).toEqual([num]))
})

test('a row folds to its title as a card, and unfolds with its own button', async () => {
  const { user } = await portal.open(PATH, OPERATIONS)
  const [first] = (await listed()).orders
  const row = (await box(first?.num ?? '')).closest('tr')
  const unfold = screen.getByRole('button', { name: `Details of Order ${first?.num}` })
  expect(row?.dataset['folded']).toBe('true')
  await user.click(await box(first?.num ?? ''))
  expect(row?.dataset['folded']).toBe('true')
  await user.click(unfold)
  expect(unfold.getAttribute('aria-expanded')).toBe('true')
  expect(row?.dataset['folded']).toBeUndefined()
})

test('an analyst takes chosen orders along, and is offered no steps of them, nor on an order', async () => {
  const saved = savedFiles()
  const { user, go } = await portal.open(PATH, ANALYST)
  const [first] = (await listed()).orders
  await waitFor(() => expect(shownNumbers()).toHaveLength(PAGE))
  await user.click(await box(first?.num ?? ''))
  await user.click(screen.getByRole('button', { name: 'CSV the rows you chose' }))
  await expect.poll(() => saved.at(-1)?.name).toBe('order-desk.csv')
  const lines = (await saved.at(-1)!.text()).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(first?.num)
  for (const name of ['Request pre-payment', 'Start production'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByRole('combobox', { name: 'Assign to…' })).toBeNull()
  await go(`${PATH}/${first?.id}`)
  await screen.findByRole('heading', { name: 'History' })
  expect(screen.queryByRole('button', { name: 'More steps' })).toBeNull()
})

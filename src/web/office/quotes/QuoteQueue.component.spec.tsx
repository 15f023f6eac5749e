import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { orderNumber, placesOrder } from '#tests/e2e/caller.ts'
import { oneFreight } from '#tests/quote-terms.ts'
import { fill } from '#tests/screens/fields.ts'
import { sentRequests } from '#tests/screens/line.ts'
import { type OpenScreen, screenPortal } from '#tests/screens/screen.tsx'
import { day } from '#web/ui/figures/format.ts'

const SALES = 'sales@partnercare.example'
const OPERATIONS = 'operations@partnercare.example'
const ANALYST = 'analyst@partnercare.example'
const ADMIN = 'admin@partnercare.example'
const portal = screenPortal()

const queue = () => screen.getByRole('region', { name: 'Quotes to send' })
const rows = () => within(queue()).findAllByRole('listitem')
const row = async (num: string) => (await rows()).find(({ textContent }) => textContent?.includes(num)) as HTMLElement
const order = () => within(screen.getByRole('region', { name: 'The chosen order' }))
const chosen = async () => (await order().findByRole('heading', { level: 2, name: orderNumber })).textContent ?? ''
const freight = () => screen.findByLabelText(/^Freight in dollars/)
const numbers = (items: readonly HTMLElement[]) =>
  items.map(({ textContent }) => /20\d\d-\d+/.exec(textContent ?? '')?.[0])

const openQueue = async (email: string): Promise<OpenScreen> => {
  const opened = await portal.open('/office/quotes', email)
  await screen.findByRole('region', { name: 'Quotes to send' })
  await rows()
  return opened
}

const typeFreight = async (user: OpenScreen['user'], dollars: string) => {
  await fill(user, await freight(), dollars)
  await fill(user, screen.getByLabelText(/^Transit in days/), '4')
}

test('the queue is in order of the time left and is worked through by keyboard alone', async () => {
  const { user, address } = await openQueue(SALES)
  expect((await rows())[0]?.textContent).toMatch(/^Overdue by /)
  const first = await chosen()
  await freight()
  await user.keyboard('j')
  await waitFor(async () => expect(await chosen()).not.toBe(first))
  const second = await chosen()
  await user.keyboard('k')
  await waitFor(async () => expect(await chosen()).toBe(first))
  expect(address()).toMatch(/[?&]order=/)

  await freight()
  await user.keyboard('s')
  await screen.findByText('Enter the freight, such as 1 860.00')
  await waitFor(async () => expect(document.activeElement).toBe(await freight()))
  await user.keyboard('1,2,3{Control>}{Enter}{/Control}')
  await screen.findByText('Enter a valid amount, for example 1 860.00')
  await typeFreight(user, '1 860.00')
  await user.keyboard('{Control>}{Enter}{/Control}')

  const dialog = await screen.findByRole('dialog', { name: `Send this quote for order ${first}?` })
  expect(within(dialog).getAllByText('$1 860.00').length).toBeGreaterThan(0)
  await user.keyboard('{Control>}{Enter}{Enter}{/Control}')
  await waitFor(async () => expect(await chosen()).toBe(second))
  expect(within(queue()).queryByText(new RegExp(first))).toBeNull()
  const sent = sentRequests().filter(({ method, path }) => method === 'POST' && /\/orders\/[^/]+\/quote$/.test(path))
  expect(sent).toHaveLength(1)
})

test('the last day of a quote is typed as DD/MM/YYYY, and what is no day is refused at the field', async () => {
  const { user } = await openQueue(SALES)
  await freight()
  const lastDay = screen.getByRole<HTMLInputElement>('textbox', { name: /^Valid until/ })
  expect(lastDay.value).toMatch(/^\d\d\/\d\d\/\d{4}$/)
  await typeFreight(user, '100')
  await fill(user, lastDay, '31/02/2027')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText('Enter a valid date, for example 18/12/2026')
  expect(screen.queryByRole('dialog')).toBeNull()

  const inTenDays = day(new Date(Date.now() + 10 * 86_400_000))
  await fill(user, lastDay, inTenDays)
  await user.keyboard('{Control>}{Enter}{/Control}')
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getAllByText(new RegExp(inTenDays)).length).toBeGreaterThan(0)
})

test('what is typed for one order is still there after a look at the next', async () => {
  const { user } = await openQueue(SALES)
  const value = async () => ((await freight()) as HTMLInputElement).value
  await fill(user, await freight(), '950.50')
  await user.click(order().getByRole('button', { name: /^Next/ }))
  await waitFor(async () => expect(await value()).toBe(''))
  await user.click(order().getByRole('button', { name: /^Previous/ }))
  await waitFor(async () => expect(await value()).toBe('950.50'))
})

test('new orders wait behind a button, and one that a colleague quotes leaves in plain sight', async () => {
  const { user } = await openQueue(OPERATIONS)
  const before = numbers(await rows())
  const placed = await placesOrder(await portal.caller('procurement@savanna.example'))
  const show = await within(queue()).findByRole('button', { name: '1 new order · Show' })
  expect(numbers(await rows())).toEqual(before)
  await user.click(show)
  await waitFor(async () => expect(await row(placed.num)).toBeDefined())

  const sales = await portal.caller(SALES)
  await sales.send('POST', `/office/orders/${placed.orderId}/quote`, oneFreight(50_000))
  await within(queue()).findByText('Claire Fontaine sent the quote')
  expect((await row(placed.num)).textContent).toContain('Claire Fontaine sent the quote')
  await user.click(screen.getByRole('button', { name: `Remove order ${placed.num} from this list` }))
  await waitFor(async () => expect(await row(placed.num)).toBeUndefined())
})

test('those who may not quote or cancel see everything but the buttons', async () => {
  await openQueue(ANALYST)
  await screen.findByText('Only users with the role SALES can send a quote.', { exact: false })
  expect(screen.queryByRole('button', { name: /Send quote|More steps/ })).toBeNull()
})

describe('one order', () => {
  test('a quote that a colleague sends first is announced, and nothing that was typed is lost', async () => {
    const placed = await placesOrder(await portal.caller('procurement@nordmed.example'))
    const { user } = await portal.open(`/office/orders/${placed.orderId}`, SALES)
    await typeFreight(user, '2 000')
    const colleague = await portal.caller(ADMIN)
    await colleague.send('POST', `/office/orders/${placed.orderId}/quote`, oneFreight(150_000))
    await screen.findByText(/^Nadia Haddad sent a quote at \d\d:\d\d while you were writing/)
    expect(((await freight()) as HTMLInputElement).value).toBe('2 000')
    await user.click(screen.getAllByRole('button', { name: /^Send quote/ })[0] as HTMLElement)
    const dialog = await screen.findByRole('dialog', { name: `Replace the quote for order ${placed.num}?` })
    await user.click(within(dialog).getByRole('button', { name: /^Send quote/ }))
    await screen.findByText(/^Version 2 · Sent/)
    expect(screen.getAllByText('$2 000.00').length).toBeGreaterThan(0)
  })

  test('changes while it is open: status, quote and history, by which person of which house', async () => {
    const placed = await placesOrder(await portal.caller('procurement@andina.example'))
    const { user } = await portal.open(`/office/orders/${placed.orderId}`, ANALYST)
    await screen.findByText('Only users with the role SALES can send a quote.', { exact: false })
    const sales = await portal.caller(SALES)
    await sales.send('POST', `/office/orders/${placed.orderId}/quote`, { ...oneFreight(123_456), note: 'By sea' })
    await screen.findByText('Quote received')
    expect((await screen.findAllByText('$1 234.56')).length).toBeGreaterThan(0)
    const history = screen.getByRole('list', { name: 'History of this order, newest first' })
    await waitFor(() => expect(within(history).getAllByRole('listitem')).toHaveLength(2))
    const newest = within(history).getAllByRole('listitem')[0] as HTMLElement
    expect(newest.textContent).toMatch(/Claire Fontaine sent the quote\s*SALES, PartnerCare/)
    await user.click(within(newest).getByText('As data'))
    expect(newest.textContent).toContain('"freight": 123456')
    within(newest).getByText('IssueQuote POST /office/orders/:id/quote')
  })

  test('operations cancel it with a reason, which is required', async () => {
    const buyer = await portal.caller('procurement@andina.example')
    const placed = await placesOrder(buyer)
    const { user } = await portal.open(`/office/orders/${placed.orderId}`, OPERATIONS)
    await user.click(await screen.findByRole('button', { name: 'More steps' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Cancel this order' }))
    const dialog = within(await screen.findByRole('dialog', { name: `Cancel order ${placed.num}?` }))
    await user.click(dialog.getByRole('button', { name: 'Cancel the order' }))
    await dialog.findByText('Enter why the order is cancelled')
    expect(document.activeElement).toBe(dialog.getByLabelText(/^Reason/))
    await user.type(dialog.getByLabelText(/^Reason/), 'The product is recalled.')
    await user.click(dialog.getByRole('button', { name: 'Cancel the order' }))
    await screen.findAllByText(`Order ${placed.num} is cancelled.`)
    await screen.findAllByText('Order cancelled')
    const { cancelText } = await buyer.get<{ cancelText: string }>(`/order/${placed.orderId}`)
    expect(cancelText).toBe('The product is recalled.')
  })
})

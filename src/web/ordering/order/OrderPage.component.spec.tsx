import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'

import type { OrderDetail, OrderRow } from '#modules/ordering/contract.ts'
import { type Caller, type PlacedOrder, placesAgain } from '#tests/e2e/caller.ts'
import { ownOrder } from '#tests/e2e/own-order.ts'
import { oneFreight } from '#tests/quote-terms.ts'
import { fill } from '#tests/screens/fields.ts'
import { cutLine, holdAnswers, mendLine, sentRequests } from '#tests/screens/line.ts'
import { savedFiles } from '#tests/screens/saved-files.ts'
import { screenPortal } from '#tests/screens/screen.tsx'
import { money } from '#web/ui/figures/format.ts'

const LUCIA = 'procurement@andina.example'
const MATEO = 'marketing@andina.example'
const SALES = 'sales@partnercare.example'

const portal = screenPortal()
let lucia: Caller
let sales: Caller
let model: string
beforeAll(async () => {
  lucia = await portal.caller(LUCIA)
  sales = await portal.caller(SALES)
  model = (await ownOrder(lucia, 1)).id
})

const sea = { name: 'Sea freight', transportMode: 'Harbor', transitDays: 35, freight: 186_000 }
const air = { name: 'Air freight', transportMode: 'Airport', transitDays: 4, freight: 412_050 }
const place = (): Promise<PlacedOrder> => placesAgain(lucia, model)
const quote = (orderId: string, terms: object = { options: [sea, air] }) =>
  sales.send('POST', `/office/orders/${orderId}/quote`, terms)
const placeQuoted = async (terms?: object): Promise<PlacedOrder> => {
  const placed = await place()
  await quote(placed.orderId, terms)
  return placed
}
const detailOf = (orderId: string) => lucia.get<OrderDetail>(`/order/${orderId}`)

const openOrder = async ({ orderId, num }: PlacedOrder, email = LUCIA) => {
  const page = await portal.open(`/profile/order/${orderId}`, email)
  await screen.findByRole('heading', { level: 1, name: num })
  return page
}
const button = (name: string | RegExp) => screen.queryByRole('button', { name })
const dialogNamed = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))
const decisions = ['Confirm the order', 'Reject the quote', 'Cancel this order', 'Ask for a revised quote']
const statusSent = () => sentRequests().filter(({ path }) => path === '/order/status')

test('the company’s own number and wished day are changed on the page, and staff read them', async () => {
  const [first, order] = [await place(), await place()]
  await lucia.send('PUT', `/order/${first.orderId}/references`, { purchaseOrderNumber: 'PO-PAGE' })
  const { user } = await openOrder(order)
  await user.click(await screen.findByRole('button', { name: 'Change Your references' }))
  const dialog = await dialogNamed('Change your references')
  await fill(user, dialog.getByRole('textbox', { name: 'Your purchase order number' }), 'PO-PAGE')
  await fill(user, dialog.getByRole('textbox', { name: 'Wished delivery date' }), '01/03/2027')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText(`PO-PAGE is already on order ${first.num}: use it again?`)
  await user.click(dialog.getByRole('button', { name: 'Use it again' }))
  await screen.findByText('Your references are saved.')
  for (const text of ['PO-PAGE', '01/03/2027']) await screen.findAllByText(text)
  await screen.findAllByText(/set the purchase order number/)
  cleanup()

  await openOrder(order, MATEO)
  await screen.findAllByText('PO-PAGE')
  expect(button('Change Your references')).toBeNull()
  cleanup()
  await portal.open(`/office/orders/${order.orderId}`, SALES)
  await screen.findByText('Wished delivery date')
  await screen.findAllByText('PO-PAGE')
  expect(button('Change Your references')).toBeNull()
})

test('a quote arrives on the open page and is confirmed with its figures, once', async () => {
  const order = await place()
  const { user } = await openOrder(order)
  await screen.findByText(/We send your freight quote by/)
  expect(button('Confirm the order')).toBeNull()
  await quote(order.orderId, oneFreight(12_340))
  await screen.findAllByText(/sent the quote/)
  await screen.findAllByText('$123.40')

  await user.click(await screen.findByRole('button', { name: 'Confirm the order' }))
  const dialog = await dialogNamed('Confirm the order')
  for (const text of [order.num, /^Version 1/, '$123.40']) dialog.getByText(text)
  const confirm = dialog.getByRole('button', { name: 'Confirm the order' })
  const busy = holdAnswers('PUT', /^\/order\/status$/)
  await user.click(confirm)
  await user.click(confirm)
  await busy.caught
  expect(statusSent()).toHaveLength(1)
  busy.release()
  await screen.findByText(new RegExp(`^Order ${order.num} is confirmed\\.`))
  await screen.findAllByText(/confirmed the order/)
  expect((await detailOf(order.orderId)).status).toBe('CONFIRMED')
})

test('a confirmation that a broken line loses is sent again once it is back, and counts once', async () => {
  const order = await placeQuoted(oneFreight(12_340))
  const { user } = await openOrder(order)
  await user.click(await screen.findByRole('button', { name: 'Confirm the order' }))
  const dialog = await dialogNamed('Confirm the order')
  const late = holdAnswers('PUT', /^\/order\/status$/)
  await user.click(dialog.getByRole('button', { name: 'Confirm the order' }))
  await late.caught
  cutLine()
  late.release()
  mendLine()
  await screen.findByText(new RegExp(`^Order ${order.num} is confirmed\\.`))
  expect((await detailOf(order.orderId)).status).toBe('CONFIRMED')
})

test('a quote that was revised while a person decides is not confirmed unseen', async () => {
  const order = await placeQuoted(oneFreight(12_340))
  const { user } = await openOrder(order)
  await user.click(await screen.findByRole('button', { name: 'Confirm the order' }))
  const dialog = await dialogNamed('Confirm the order')
  const late = holdAnswers('GET', new RegExp(`^/order/${order.orderId}$`))
  await quote(order.orderId, oneFreight(77_700))
  await user.click(dialog.getByRole('button', { name: 'Confirm the order' }))
  await waitFor(() => expect(statusSent()).toHaveLength(1))
  late.release()
  await dialogNamed('The quote has been revised')
  expect((await detailOf(order.orderId)).status).toBe('QUOTE_RECEIVED')
  await screen.findAllByText('$777.00')
})

test('one of several freights is picked, the quote is revised under the question, and the new version is confirmed', async () => {
  const order = await placeQuoted({ options: [sea, air], note: 'Sea departs every Tuesday.' })
  const { user } = await openOrder(order)
  await screen.findByText(/Sea departs every Tuesday\./)
  await user.click(await screen.findByRole('button', { name: 'Confirm the order' }))
  const dialog = await dialogNamed('Confirm the order')
  await user.click(dialog.getByRole('button', { name: 'Confirm the order' }))
  await dialog.findByText('Please choose a freight option')
  expect(statusSent()).toEqual([])
  await user.click(dialog.getByRole('radio', { name: /^Air freight/ }))
  expect(dialog.queryByText('Please choose a freight option')).toBeNull()
  expect(dialog.getAllByText('$4 120.50').length).toBeGreaterThan(0)

  await quote(order.orderId, { options: [sea, { ...air, freight: 390_000 }] })
  const revised = await dialogNamed('The quote has been revised')
  await revised.findByRole('cell', { name: '$4 120.50' })
  revised.getByRole('cell', { name: '$3 900.00' })
  await user.click(revised.getByRole('button', { name: 'Continue with version 2' }))
  const again = await dialogNamed('Confirm the order')
  await user.click(again.getByRole('radio', { name: /^Air freight/ }))
  await user.click(again.getByRole('button', { name: 'Confirm the order' }))
  await screen.findByText(`Order ${order.num} is confirmed. We have started work on it.`)
  expect(await detailOf(order.orderId)).toMatchObject({
    status: 'CONFIRMED',
    quote: { version: 2, chosenOptionId: '2.2' },
  })
})

test('goods go by the freight that was confirmed, and both sides read so', async () => {
  const order = await placeQuoted()
  const { user } = await openOrder(order)
  await user.click(await screen.findByRole('radio', { name: /^Sea freight/ }))
  await user.click(screen.getByRole('button', { name: 'Confirm the order' }))
  const dialog = await dialogNamed('Confirm the order')
  dialog.getByText('Sea freight · Harbor · 35 days')
  dialog.getByText('You requested Airport.')
  await user.click(dialog.getByRole('button', { name: 'Confirm the order' }))
  await screen.findByText(new RegExp(`^Order ${order.num} is confirmed\\.`))
  expect(await detailOf(order.orderId)).toMatchObject({ transportMode: 'Harbor' })
  cleanup()

  const reading = await openOrder(order, MATEO)
  await reading.user.click(screen.getByRole('tab', { name: 'Shipping' }))
  within(screen.getByRole('tabpanel', { name: 'Shipping' })).getByText('Sea freight · Harbor · 35 days')
  await reading.user.click(screen.getByRole('tab', { name: 'Activity' }))
  await screen.findAllByText(/Sea freight · Harbor · 35 days,\sshipping/)
  cleanup()
  await portal.open(`/office/orders/${order.orderId}`, SALES)
  await waitFor(() => expect(document.body.textContent).toContain('CPT · Harbor'))
})

test('a quote is rejected with its reason, after a way back', async () => {
  const order = await placeQuoted()
  const { user } = await openOrder(order)
  await user.click(await screen.findByRole('button', { name: 'Reject the quote' }))
  const first = await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(first.isConnected).toBe(false))
  expect(statusSent()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Reject the quote' }))
  const dialog = within(await screen.findByRole('dialog'))
  const { quote: sent, total } = await detailOf(order.orderId)
  expect(sent?.options).not.toHaveLength(0)
  for (const { grandTotal } of sent?.options ?? []) {
    expect(grandTotal).toBeGreaterThan(total)
    expect(screen.getByRole('dialog').textContent).toContain(money(grandTotal))
  }
  expect(dialog.queryByText(/CareCoins/)).toBeNull()
  await fill(user, dialog.getByRole('textbox'), 'Too late for us')
  await user.click(dialog.getByRole('button', { name: 'Reject the quote' }))
  await waitFor(async () => expect((await detailOf(order.orderId)).status).toBe('CANCELLED'))
  expect(statusSent()[0]?.body).toMatchObject({ status: 'CANCELLED', reason: 'Too late for us', quoteVersion: 1 })
})

test('an order is cancelled after one more question, and can be placed again', async () => {
  const order = await place()
  const { user, address } = await openOrder(order)
  await user.click(await screen.findByRole('button', { name: 'Cancel this order' }))
  const dialog = await dialogNamed('Cancel this order?')
  dialog.getByText(order.num)
  await user.click(dialog.getByRole('button', { name: 'Cancel this order' }))
  await screen.findByText(/Your company cancelled this order\./)
  await user.click(await screen.findByRole('button', { name: 'Place this order again' }))
  await expect.poll(address).toMatch(/^\/cart/)
  await screen.findByText(/of this order (is|are) in your cart/)
})

test('a cancelled order says that its CareCoins came back, and offers no freight to choose', async () => {
  const { id: orderId, num } = await ownOrder(lucia, 1, 'co', { careCoinsUsed: 40 })
  await quote(orderId)
  await lucia.send('PUT', '/order/cancel', { orderId })
  await openOrder({ orderId, num, total: 0 })
  await screen.findByText(/40 CareCoins were returned to your balance when the order was cancelled\./)
  expect(screen.queryByText(/options to choose from/)).toBeNull()
  cleanup()
  await portal.open(`/office/orders/${orderId}`, SALES)
  await screen.findByText(/40 CareCoins were returned to the distributor when the order was cancelled\./)
})

describe('a colleague who may not decide', () => {
  test('reads the freights, who can decide, and finds no button for it', async () => {
    await openOrder(await placeQuoted(), MATEO)
    await screen.findByText('Air freight')
    await screen.findByText(/Only users with the role PROCUREMENT can confirm or cancel an order\./)
    expect(screen.queryByRole('radio')).toBeNull()
    for (const name of decisions) expect(button(name), name).toBeNull()
  })

  test('does not find the order of another company', async () => {
    const theirs = await portal.caller('procurement@nordmed.example')
    const [order] = await theirs.get<OrderRow[]>('/order')
    await portal.open(`/profile/order/${order?.id}`, LUCIA)
    await screen.findByRole('heading', { level: 1, name: 'Order not found' })
  })
})

test('a revised quote is requested in a message', async () => {
  const { user } = await openOrder(await placeQuoted())
  await user.click(await screen.findByRole('button', { name: 'Ask for a revised quote' }))
  await screen.findByRole('tab', { name: 'Messages', selected: true })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Your message/ })))
})

test('a quote is read in front of the page, or kept where the browser shows no PDF', async () => {
  const saved = savedFiles()
  const { user } = await openOrder(await placeQuoted())
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true })
  await user.click(await screen.findByRole('button', { name: 'Preview of Sales quote' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText(/This browser cannot show PDF files in the page\./)
  await user.click(dialog.getByRole('button', { name: 'Download' }))
  await expect.poll(() => saved.at(-1)?.name).toMatch(/^quote-20\d\d-\d{6}\.pdf$/)
  expect((await saved.at(-1)?.text())?.slice(0, 5)).toBe('%PDF-')
  Reflect.deleteProperty(navigator, 'pdfViewerEnabled')
})

test.each([
  ['/profile/order', MATEO],
  ['/office/orders', SALES],
])('any two rounds are compared at %s', async (path, who) => {
  const { orderId, num } = await place()
  await quote(orderId, { options: [sea, air], note: 'First' })
  await quote(orderId, { options: [air], note: 'Second' })
  const page = await portal.open(`${path}/${orderId}/rounds`, who)
  await screen.findByRole('heading', { name: 'Compare quote versions' })
  const freight = async () => within(await screen.findByRole('table', { name: 'Freight' }))
  await (await freight()).findByText('Removed')
  expect((await freight()).queryByText('Air freight')).toBeNull()
  screen.getByRole('cell', { name: 'Second' })
  cleanup()

  const first = await portal.open(`${path}/${orderId}/rounds?before=1&after=3`, who)
  await (await freight()).findByText('Added')
  expect(screen.queryByRole('row', { name: /^Shipping method/ })).toBeNull()
  await first.user.click(screen.getByRole('checkbox', { name: 'Differences only' }))
  await screen.findByRole('row', { name: /^Shipping method/ })
  await first.user.click(screen.getByRole('button', { name: 'PDF of version 2' }))
  await screen.findByRole('dialog')
  await waitFor(() => expect(sentRequests().some(({ path: requested }) => /quote/.test(requested))).toBe(true))
  await first.user.keyboard('{Escape}')
  await first.user.click(screen.getByRole('button', { name: 'Swap' }))
  await (await freight()).findByText('Removed')
  expect(page.address()).toBe(`${path}/${orderId}/rounds?before=3&after=1`)
  await first.user.click(screen.getByRole('link', { name: `Order ${num}` }))
  await screen.findByRole('heading', { level: 1, name: new RegExp(num) })
})

import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'

import type { OrderDetail } from '#modules/ordering/contract.ts'
import { type Caller, type PlacedOrder, placesAgain, placesOrder } from '#tests/e2e/caller.ts'
import { oneFreight } from '#tests/quote-terms.ts'
import { choose, fill } from '#tests/screens/fields.ts'
import { cutLine, holdAnswers, mendLine, sentRequests } from '#tests/screens/line.ts'
import { type OpenScreen, screenPortal } from '#tests/screens/screen.tsx'

const SALES = 'sales@partnercare.example'
const OPERATIONS = 'operations@partnercare.example'
const CHANGED = 'The distributor changed the order since you began'

const portal = screenPortal()
let buyer: Caller
let sales: Caller
let model: PlacedOrder
beforeAll(async () => {
  buyer = await portal.caller('procurement@andina.example')
  sales = await portal.caller(SALES)
  model = await placesOrder(buyer)
})

const place = () => placesAgain(buyer, model.orderId)
const detailOf = (orderId: string) => buyer.get<OrderDetail>(`/order/${orderId}`)
const productOf = async (orderId: string) => {
  const [line] = (await detailOf(orderId)).orderItems
  return { lineId: line!.id, name: line!.registration.product.name }
}
const quote = (orderId: string, freight: number) =>
  sales.send('POST', `/office/orders/${orderId}/quote`, oneFreight(freight))
const changeCertificates = (orderId: string) =>
  buyer.send('PUT', '/order', { orderId, fields: { certificates: ['Certificate of analysis'] } })
const removeLine = (lineId: string) => buyer.send('DELETE', `/order/items/${lineId}`, undefined)

const openForm = (orderId: string): Promise<OpenScreen> => portal.open(`/office/orders/${orderId}`, SALES)
const field = (name: string, inside: HTMLElement = document.body) =>
  within(inside).findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })
const freight = () => field('Freight in dollars')
const group = (name: string) => screen.findByRole('group', { name })
const sendButton = async () => (await screen.findAllByRole('button', { name: /^Send quote/ })).at(-1) as HTMLElement
const invalidIn = (part: HTMLElement) => part.querySelectorAll('[aria-invalid=true]')
const quotesSent = () => sentRequests().filter(({ method, path }) => method === 'POST' && /\/quote$/.test(path))
const typeFreight = async ({ user }: OpenScreen, dollars: string) => {
  await fill(user, await freight(), dollars)
  await fill(user, await field('Transit in days'), '4')
}
const leaveAndComeBack = async ({ go }: OpenScreen, orderId: string) => {
  await go('/office')
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Quote' })).toBeNull())
  await go(`/office/orders/${orderId}`)
  await screen.findByRole('heading', { name: 'Quote' })
}
const ask = async ({ user }: OpenScreen, name: RegExp) => {
  await user.click(await sendButton())
  return within(await screen.findByRole('dialog', { name }))
}

describe('the form of a quote', () => {
  test('says at each field what is wrong, and sends nothing until all is right', async () => {
    const { orderId, num } = await place()
    const { name } = await productOf(orderId)
    const page = await openForm(orderId)
    const { user } = page
    await fill(user, await freight(), '1 860.00')
    await user.click(screen.getByRole('button', { name: 'Offer another option' }))
    const second = await group('Option 2')
    await fill(user, await field('Name', second), 'Road freight')
    await fill(user, await field('Transit in days', second), '0')
    await user.click(screen.getByText('Adjust prices'))
    const line = await group(name)
    await fill(user, await field('New unit price in dollars', line), '1.00')
    const until = await field('Valid until')
    const inThirtyDays = until.value
    await fill(user, until, '01/01/2020')
    await user.click(await sendButton())
    await screen.findByText('A quote is valid for one day at least')
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'))
    await fill(user, until, inThirtyDays)
    await within(second).findByText('Enter the freight, such as 1 860.00')
    within(second).getByText('Whole days, 1 to 365')
    within(second).getByText('Choose the transport mode')
    within(line).getByText('Enter why the price changes')
    within(await group('Option 1')).getByText('Enter the transit days, 1 to 365')
    expect(screen.queryByRole('dialog')).toBeNull()

    // Of one more option nothing is wrong until it is left.
    await user.click(screen.getByRole('button', { name: 'Offer another option' }))
    const third = await group('Option 3')
    await waitFor(async () => expect(document.activeElement).toBe(await field('Name', third)))
    expect(invalidIn(third)).toHaveLength(0)
    await user.click(await field('Transit in days', third))
    expect(invalidIn(third)).toHaveLength(0)
    await user.click(await field('Note to the distributor'))
    await within(third).findByText('Enter a name, such as Sea freight')
    await user.click(within(third).getByRole('button', { name: 'Remove option 3' }))
    await waitFor(async () => expect(document.activeElement).toBe(await field('Freight in dollars', second)))

    await fill(user, await field('Freight in dollars', second), '950')
    await fill(user, await field('Transit in days', second), '12')
    await choose(user, /^Transport mode/, 'Road', second)
    await fill(user, await field('Transit in days', await group('Option 1')), '30')
    await fill(user, await field('Reason', line), 'Yearly volume')
    await screen.findByText('Grand total with Road freight')
    await leaveAndComeBack(page, orderId)
    expect((await field('Freight in dollars', await group('Option 2'))).value, 'what was typed is kept').toBe('950')
    await screen.findByText(/1 price adjusted/)
    const dialog = await ask(page, new RegExp(`^Send this quote for order ${num}\\?`))
    dialog.getByText('1 price adjusted')
    expect(quotesSent()).toEqual([])
    const busy = holdAnswers('POST', /\/quote$/)
    const send = dialog.getByRole<HTMLButtonElement>('button', { name: 'Send quote' })
    await user.click(send)
    await user.click(send)
    await busy.caught
    expect(quotesSent()).toHaveLength(1)
    busy.release()
    await screen.findByText(/^Version 1 · Sent/)
    expect(screen.getAllByText('Yearly volume').length).toBeGreaterThan(0)
    expect((await detailOf(orderId)).quote).toMatchObject({
      options: [{ freight: 186_000 }, { name: 'Road freight', transitDays: 12, freight: 95_000 }],
      adjustments: [{ to: 100, reason: 'Yearly volume' }],
    })
  })

  test('adds up while one types, and has no sum without an amount', async () => {
    const { orderId } = await place()
    const { user } = await openForm(orderId)
    const grandTotal = () =>
      [...document.querySelectorAll('dl div')].find(({ textContent }) => textContent?.startsWith('Grand total'))
        ?.lastElementChild?.textContent
    await freight()
    await user.click(await sendButton())
    await screen.findByText('Enter the freight, such as 1 860.00')
    await fill(user, await freight(), '100')
    await waitFor(() => expect(screen.queryByText('Enter the freight, such as 1 860.00')).toBeNull())
    await waitFor(() => expect(grandTotal()).toContain('$'))
    await fill(user, await freight(), '-')
    await user.click(screen.getByText('Adjust prices'))
    await screen.findByText('Enter a valid amount, for example 1 860.00')
    expect(grandTotal()).toBe('—')
  })

  test('cannot be sent before it is there', async () => {
    const { orderId } = await place()
    const page = await openForm(orderId)
    const late = holdAnswers('GET', /\/quote$/)
    await late.caught
    const isOff = async () => (await sendButton()).getAttribute('aria-disabled')
    expect(await isOff()).toBe('true')
    await screen.findAllByText('Loading')
    late.release()
    await waitFor(async () => expect(await isOff()).toBeNull())
    await page.user.click(await sendButton())
    await screen.findByText('Enter the freight, such as 1 860.00')
  })

  test('says nothing of a price and its reason before a person has left it', async () => {
    const { orderId } = await place()
    const { name } = await productOf(orderId)
    const { user } = await openForm(orderId)
    await freight()
    await user.click(await sendButton())
    await screen.findByText('Enter the freight, such as 1 860.00')
    await user.click(screen.getByText('Adjust prices'))
    const line = await group(name)
    await fill(user, await field('New unit price in dollars', line), '1.')
    expect(invalidIn(line)).toHaveLength(0)
    await user.tab()
    await within(line).findByText('Enter a valid amount, for example 1 860.00')
    expect(invalidIn(line)).toHaveLength(1)
    await user.tab({ shift: true })
    await user.keyboard('{End}05')
    await waitFor(() => expect(invalidIn(line)).toHaveLength(0))
    await user.click(await freight())
    await within(line).findByText('Enter why the price changes')
    await fill(user, await field('Reason', line), 'Yearly volume')
    await waitFor(() => expect(invalidIn(line)).toHaveLength(0))
  })

  test('is not offered to staff who do not quote, nor sent without a line', async () => {
    const { orderId, num } = await place()
    const { go } = await portal.open(`/office/orders/${orderId}`, OPERATIONS)
    await screen.findByText(/^Only users with the role SALES can send a quote\./)
    expect(screen.queryByRole('textbox', { name: /^Freight in dollars/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Send quote/ })).toBeNull()
    await go('/office')
    cleanup()

    const page = await openForm(orderId)
    await typeFreight(page, '100')
    const dialog = await ask(page, new RegExp(num))
    cutLine()
    await page.user.click(dialog.getByRole('button', { name: 'Send quote' }))
    expect((await detailOf(orderId)).status).toBe('WAITING_FOR_QUOTE')
    mendLine()
    await screen.findByText(/^Version 1 · Sent/)
    expect((await detailOf(orderId)).quotes).toHaveLength(1)
  })
})

describe('an order that changes while a quote is written', () => {
  test('is described above the form until it is checked, with the price that was typed for what is gone', async () => {
    const { orderId } = await place()
    const { lineId, name } = await productOf(orderId)
    const { user } = await openForm(orderId)
    await fill(user, await freight(), '100')
    await user.click(screen.getByText('Adjust prices'))
    const line = await group(name)
    await fill(user, await field('New unit price in dollars', line), '0.90')
    await fill(user, await field('Reason', line), 'Yearly volume')
    await removeLine(lineId)
    const change = (await screen.findByText(CHANGED, { exact: false })).closest('[role=alert]') as HTMLElement
    within(change).getByText(`${name} was removed, with the price you entered: 0.90, Yearly volume`)
    await user.click(screen.getByRole('button', { name: 'I have checked it' }))
    await waitFor(() => expect(screen.queryByText(CHANGED, { exact: false })).toBeNull())
    expect((await freight()).value).toBe('100')
  })

  test('is not quoted unseen when it changes under the question', async () => {
    const { orderId, num } = await place()
    const page = await openForm(orderId)
    await typeFreight(page, '100')
    const dialog = await ask(page, new RegExp(`^Send this quote for order ${num}`))
    const late = holdAnswers('GET', new RegExp(`/office/orders/${orderId}`))
    await changeCertificates(orderId)
    await page.user.click(dialog.getByRole('button', { name: 'Send quote' }))
    await screen.findAllByText('The order has changed. Please check it again.')
    late.release()
    expect((await detailOf(orderId)).status).toBe('WAITING_FOR_QUOTE')
  })

  test('withdraws its quote: the form is filled in from it and says so, with the way to what changed', async () => {
    const { orderId } = await place()
    await quote(orderId, 186_000)
    await changeCertificates(orderId)
    const { user } = await openForm(orderId)
    await screen.findByText(/Copied from version 1\./)
    expect((await freight()).value).toBe('1 860.00')
    const { lineId, name } = await productOf(orderId)
    await removeLine(lineId)
    await screen.findByText(`${name} was removed.`)
    await user.click(screen.getByRole('button', { name: 'I have checked it' }))
    await waitFor(() => expect(screen.queryByText(CHANGED, { exact: false })).toBeNull())
    const note = (await screen.findByText(/Copied from version 1\./)).closest('[role=note]') as HTMLElement
    await user.click(within(note).getByRole('link', { name: 'What changed' }))
    await screen.findByRole('heading', { name: 'Compare quote versions' })
  })

  test('a colleague who was quicker is named under the question, whose figures stay', async () => {
    const { orderId, num } = await place()
    await quote(orderId, 60_000)
    const page = await openForm(orderId)
    await page.user.click(await screen.findByRole('button', { name: 'Revise the quote' }))
    await freight()
    const dialog = await ask(page, new RegExp(num))
    await dialog.findByText('$600.00')
    await quote(orderId, 77_700)
    await dialog.findByText(/sent a quote at .* while you were writing\. Your quote will replace it\./)
    expect(dialog.queryByText('$777.00')).toBeNull()
    dialog.getByText('$600.00')
  })

  test('a change that was checked is not said again when the rest of the page learns of it', async () => {
    const { orderId } = await place()
    const { lineId } = await productOf(orderId)
    const { user } = await openForm(orderId)
    await fill(user, await freight(), '100')
    const late = holdAnswers('GET', new RegExp(`/office/orders/${orderId}$`))
    await removeLine(lineId)
    await user.click(await screen.findByRole('button', { name: 'I have checked it' }))
    await waitFor(() => expect(screen.queryByText(CHANGED, { exact: false })).toBeNull())
    await late.caught
    late.release()
    await screen.findAllByText(/changed the items/)
    expect(screen.queryByText(CHANGED, { exact: false })).toBeNull()
  })
})

describe.each([
  {
    how: 'confirms',
    act: (orderId: string) => buyer.send('PUT', '/order/status', { orderId, status: 'CONFIRMED', quoteVersion: 1 }),
    says: /confirmed the order while you were writing/,
  },
  {
    how: 'rejects',
    act: (orderId: string) => buyer.send('PUT', '/order/status', { orderId, status: 'CANCELLED' }),
    says: /rejected the quote while you were writing/,
  },
])('a distributor who $how while the quote is being revised', ({ act, says }) => {
  test('is named in the place of the form until it is understood, or of the question, with the focus', async () => {
    const { orderId, num } = await place()
    await quote(orderId, 60_000)
    const notice = async () => (await screen.findByText(says)).closest('[role=alert]') as HTMLElement
    const page = await openForm(orderId)
    await page.user.click(await screen.findByRole('button', { name: 'Revise the quote' }))
    await fill(page.user, await freight(), '450')
    const dialog = await ask(page, new RegExp(num))
    await dialog.findByText('$450.00')
    await act(orderId)
    await waitFor(async () => expect(document.activeElement).toBe(await notice()))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('textbox', { name: /^Freight in dollars/ })).toBeNull()
    await within(await notice()).findByText(/Your quote was not sent, and this order can no longer be quoted\./)
    await leaveAndComeBack(page, orderId)
    await page.user.click(within(await notice()).getByRole('button', { name: 'Understood' }))
    await waitFor(() => expect(screen.queryByText(says)).toBeNull())
    await leaveAndComeBack(page, orderId)
    expect(screen.queryByText(says)).toBeNull()
  })
})

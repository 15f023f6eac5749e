import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'

import type { OrderDetail } from '#modules/ordering/contract.ts'
import { type Caller, placesOrder } from '#tests/e2e/caller.ts'
import { ownOrder } from '#tests/e2e/own-order.ts'
import { choose, fill } from '#tests/screens/fields.ts'
import { holdAnswers, sentRequests } from '#tests/screens/line.ts'
import { screenPortal } from '#tests/screens/screen.tsx'

const BUYER = 'procurement@andina.example'
const MARKETING = 'marketing@andina.example'
const OPERATIONS = 'operations@partnercare.example'
const SALES = 'sales@partnercare.example'

const portal = screenPortal()
let buyer: Caller
let operations: Caller
beforeAll(async () => {
  buyer = await portal.caller(BUYER)
  operations = await portal.caller(OPERATIONS)
})

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const isGone = (read: () => unknown) => waitFor(() => expect(read()).toBeNull())

test('one freight is proposed by the transport of the order, and every side reads how it goes and how long', async () => {
  const { orderId } = await placesOrder(buyer)
  const { user } = await portal.open(`/office/orders/${orderId}`, SALES)
  const name = async () => (await screen.findByLabelText<HTMLInputElement>(/^Name/)).value
  expect(await name()).toBe('Air freight')
  const send = async () =>
    user.click((await screen.findAllByRole('button', { name: /^Send quote/ })).at(-1) as HTMLElement)
  await fill(user, screen.getByLabelText(/^Freight in dollars/), '1 860.00')
  await send()
  await screen.findByText('Enter the transit days, 1 to 365')
  await fill(user, screen.getByLabelText(/^Transit in days/), '12')
  await choose(user, 'Transport mode', 'Road')
  await waitFor(async () => expect(await name()).toBe('Road freight'))
  await send()
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText('Road freight · Road · 12 days')
  await user.click(dialog.getByRole('button', { name: /^Send quote/ }))
  await screen.findByText(/^Version 1 · Sent/)
  cleanup()

  const own = await portal.open(`/profile/order/${orderId}`, BUYER)
  await own.user.click((await screen.findAllByRole('button', { name: 'Confirm the order' }))[0] as HTMLElement)
  const question = within(await screen.findByRole('dialog', { name: 'Confirm the order' }))
  question.getByText('Road freight · Road · 12 days')
  const late = holdAnswers('PUT', /^\/order\/status$/)
  const yes = question.getByRole('button', { name: 'Confirm the order' })
  await own.user.click(yes)
  await late.caught
  await own.user.click(yes)
  late.release()
  await screen.findByText('Freight: Road freight · Road · 12 days')
  expect(
    sentRequests().filter(({ path }) => path === '/order/status'),
    'a busy button takes no second press',
  ).toHaveLength(1)
  await waitFor(() => expect(screen.getByRole('main').textContent).toMatch(/Road freight · Road · 12 days,\sshipping/))
  cleanup()
  await portal.open(`/office/orders/${orderId}`, SALES)
  await screen.findByText('Freight: Road freight · Road · 12 days')
})

test('both sides write to each other while the other looks, and notes stay in the house', async () => {
  const { id } = await ownOrder(buyer)
  await operations.send('POST', `/office/orders/${id}/notes`, { text: 'They always call twice' })
  const own = await portal.open(`/profile/order/${id}?tab=messages`, BUYER)
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Your message/ })
  const send = await button('Send message')
  await own.user.click(send)
  expect(sentRequests().filter(({ method, path }) => method === 'POST' && path.endsWith('/messages'))).toEqual([])
  await fill(own.user, field, 'When does it leave?')
  const late = holdAnswers('POST', /\/messages$/)
  await own.user.click(send)
  await late.caught
  await own.user.click(send)
  late.release()
  await screen.findByText('When does it leave?')
  await waitFor(() => expect(field.value, 'what was sent is cleared').toBe(''))
  await operations.send('POST', `/office/orders/${id}/messages`, { text: 'On Friday.' })
  await screen.findByText('On Friday.')
  expect(screen.queryByText('They always call twice')).toBeNull()
  const written = await buyer.get<{ text: string }[]>(`/order/${id}/messages`)
  expect(written.map(({ text }) => text)).toEqual(['When does it leave?', 'On Friday.'])
  cleanup()

  const office = await portal.open(`/office/orders/${id}`, OPERATIONS)
  await screen.findByRole('tab', { name: 'Messages (2)' })
  await buyer.send('POST', `/order/${id}/messages`, { text: 'Thank you.' })
  await screen.findByRole('tab', { name: 'Messages (3)' })
  await office.user.click(screen.getByRole('tab', { name: /^Messages/ }))
  const answer = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Message to the distributor/ })
  await fill(office.user, answer, 'You are welcome.')
  await office.user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText('You are welcome.')
  await waitFor(() => expect(answer.value).toBe(''))
  await office.user.click(screen.getByRole('tab', { name: /^Internal notes/ }))
  await screen.findByText('They always call twice')
  await fill(office.user, await screen.findByRole('textbox', { name: /^New note/ }), 'Call them on Monday')
  await office.user.click(await button('Save note'))
  await screen.findByRole('tab', { name: 'Internal notes (2)' })
  cleanup()

  await portal.open(`/profile/order/${id}?tab=messages`, MARKETING)
  await screen.findByText('You are welcome.')
  await screen.findByText(/^Only users with the role PROCUREMENT can write messages/)
  expect(screen.queryByRole('textbox', { name: /^Your message/ })).toBeNull()
  expect(screen.queryByText('Call them on Monday')).toBeNull()
})

test('a document to be sent is refused by its kind before it is uploaded', async () => {
  const order = await ownOrder(buyer)
  const sales = await portal.caller(SALES)
  await sales.send('POST', `/office/orders/${order.id}/quote`, {
    options: [{ name: 'Air freight', transportMode: 'Airport', transitDays: 4, freight: 1_000 }],
  })
  const { quote } = await buyer.get<OrderDetail>(`/order/${order.id}`)
  await buyer.send('PUT', '/order/status', {
    orderId: order.id,
    status: 'CONFIRMED',
    quoteVersion: quote?.version,
    optionId: quote?.options[0]?.optionId,
  })
  const own = await portal.open(`/profile/order/${order.id}`, BUYER)
  await screen.findByRole('heading', { level: 1, name: order.num })
  await operations.send('POST', `/office/orders/${order.id}/prepayment`, { percent: 50 })
  await screen.findByRole('heading', { name: 'Pre-payment' })
  const input = screen.getByRole('main').querySelector('input[type=file]') as HTMLInputElement
  fireEvent.change(input, { target: { files: [new File(['MZ'], 'film.mp4', { type: 'video/mp4' })] } })
  await screen.findByText(/^film\.mp4 is not a PDF, PNG/)
  expect(sentRequests().filter(({ path }) => path.startsWith('/s3/'))).toEqual([])
  await own.user.click(await button('Remove film.mp4'))
  await isGone(() => screen.queryByText(/^film\.mp4 is not/))
})

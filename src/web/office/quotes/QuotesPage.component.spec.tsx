import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'

import type { OrderDetail } from '#modules/ordering/contract.ts'
import { deskKey } from '#modules/terms/assigned-work.ts'
import { type Caller, type PlacedOrder, placesAgain, placesOrder } from '#tests/e2e/caller.ts'
import { fill } from '#tests/screens/fields.ts'
import { screenPortal } from '#tests/screens/screen.tsx'

const SALES = 'sales@partnercare.example'
const ADMIN = 'admin@partnercare.example'

/** A quote that is sent can be taken back for five minutes. */
const portal = screenPortal({ TAKE_BACK_SECONDS: '300' })
let buyer: Caller
let model: PlacedOrder
beforeAll(async () => {
  buyer = await portal.caller('procurement@andina.example')
  model = await placesOrder(buyer)
})

const place = () => placesAgain(buyer, model.orderId)
const detailOf = (orderId: string) => buyer.get<OrderDetail>(`/order/${orderId}`)
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })

test('a quote of the queue is taken and found under its person’s own; a colleague who opens it is seen', async () => {
  const { orderId, num } = await place()
  const { user, address } = await portal.open('/office/quotes', SALES)
  const link = () => screen.findByRole('link', { name: new RegExp(num) })
  const record = async () => within(await screen.findByRole('region', { name: 'The chosen order' }))
  await user.click(await link())
  await (await record()).findByRole('heading', { name: num })
  await user.click(await (await record()).findByRole('button', { name: /^Assign to me/ }))
  await waitFor(async () => expect((await record()).queryByRole('button', { name: /^Assign to me/ })).toBeNull())

  const whose = (name: string) =>
    within(screen.getByRole('navigation', { name: 'Assignee' })).getByRole('button', { name: new RegExp(`^${name} `) })
  await user.click(whose('Unassigned'))
  await expect.poll(address).toMatch(/who=UNASSIGNED/)
  await waitFor(() => expect(screen.queryByRole('link', { name: new RegExp(num) })).toBeNull())
  await user.click(whose('Mine'))
  await expect.poll(address).toMatch(/who=MINE/)
  await user.click(await link())
  await field('Freight in dollars')

  const colleague = await portal.caller(ADMIN)
  const looking = `/office/requests/${deskKey('QUOTE', orderId)}`
  await colleague.send('PUT', `${looking}/look`, { writing: false })
  await screen.findByText(/ has it open\.$/)
  await colleague.send('PUT', `${looking}/look`, { writing: true })
  await screen.findByText(/ is writing an answer\.$/)
  await colleague.send('PUT', `${looking}/leave`, {})
  await waitFor(() => expect(screen.queryByText(/ is writing an answer\.$/)).toBeNull())
})

test('a quote is taken back before it leaves: the buyer never saw it, and what was typed is there again', async () => {
  const { orderId, num } = await place()
  const { user } = await portal.open(`/office/orders/${orderId}`, SALES)
  await fill(user, await field('Freight in dollars'), '1 860.00')
  await fill(user, await field('Transit in days'), '4')
  await fill(user, await field('Note to the distributor'), 'By the next ship')
  await user.click(screen.getAllByRole('button', { name: /^Send quote/ }).at(-1)!)
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send quote' }))
  const bar = within(await screen.findByRole('region', { name: 'About to leave' }))
  await bar.findByText(new RegExp(`The quote for order ${num} is about to be sent\\.`))
  expect((await detailOf(orderId)).status).toBe('WAITING_FOR_QUOTE')
  await user.click(bar.getByRole('button', { name: /^Take back/ }))
  await screen.findByText(new RegExp(`Taken back: ${num}\\.`))
  await waitFor(async () => expect((await field('Note to the distributor')).value).toBe('By the next ship'))
  expect((await detailOf(orderId)).quote).toBeNull()
})

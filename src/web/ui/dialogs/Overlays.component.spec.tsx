import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { ownOrder } from '#tests/e2e/own-order.ts'
import { oneFreight } from '#tests/quote-terms.ts'
import { fill } from '#tests/screens/fields.ts'
import { type OpenScreen, screenPortal } from '#tests/screens/screen.tsx'

const BUYER = 'procurement@andina.example'
const SALES = 'sales@partnercare.example'
const portal = screenPortal()

const hasFocus = (element: Element | null | undefined) => waitFor(() => expect(document.activeElement).toBe(element))
const isGone = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull())

test('a list of choices is searched by typing, keeps its choice where it must have one, and gives it back where not', async () => {
  const { user, address } = await portal.open('/profile/orders', BUYER)
  const status = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Status' })
  await user.click(status)
  await screen.findByRole('listbox', { name: 'Status' })
  await user.keyboard('transit')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  await user.keyboard('{Enter}')
  await expect.poll(address).toMatch(/status=/)
  expect(status.value).toBe('In transit')
  await user.keyboard('{Escape}')
  expect(status.value).toBe('In transit')
  await user.keyboard('{ArrowDown}')
  await user.click(await screen.findByRole('option', { name: 'In transit', selected: true }))
  await expect.poll(address).not.toMatch(/status=/)
  expect(status.value).toBe('')

  const sort = screen.getByRole<HTMLInputElement>('combobox', { name: 'Sort by' })
  sort.focus()
  await user.keyboard(' ')
  await screen.findByRole('listbox', { name: 'Sort by' })
  await user.tab()
  await isGone('listbox')
  expect(sort.value).toBe('Newest first')
})

test('a menu of actions is walked through by arrow keys and gives the focus back to its button', async () => {
  const { user } = await portal.open('/office/projections', 'analyst@partnercare.example')
  const [button] = await screen.findAllByRole('button', { name: /^Actions/ })
  await user.click(button as HTMLElement)
  const menu = await screen.findByRole('menu')
  await hasFocus(menu)
  await user.keyboard('{ArrowDown}{ArrowDown}')
  await hasFocus(within(menu).getAllByRole('menuitem')[1])
  await user.keyboard('{Escape}')
  await isGone('menu')
  await hasFocus(button)
  await user.click(button as HTMLElement)
  await screen.findByRole('menu')
  await user.click(button as HTMLElement)
  await isGone('menu')
})

test('a form in front keeps what was typed until its person says that it may go', async () => {
  const { user } = await portal.open('/office/content', 'content@partnercare.example')
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'New resource' }))
    return within(await screen.findByRole('dialog', { name: 'New resource' }))
  }
  const form = await open()
  const title = form.getByRole<HTMLInputElement>('textbox', { name: 'Title' })
  await fill(user, title, 'A poster')
  await user.keyboard('{Escape}')
  await form.findByText('What you entered is not kept yet.')
  await user.click(form.getByRole('button', { name: 'Keep editing' }))
  expect(title.value).toBe('A poster')
  await user.keyboard('{Escape}')
  await user.click(await form.findByRole('button', { name: 'Discard it' }))
  await isGone('dialog')

  await open()
  await user.keyboard('{Escape}')
  await isGone('dialog')
})

describe('what is refused in a modal is said in it', () => {
  /** The page hears of nothing that others do: what is decided in it comes too late. */
  const unaware = async (path: (id: string) => string, email: string) => {
    const buyer = await portal.caller(BUYER)
    const order = await ownOrder(buyer)
    await (await portal.caller(SALES)).send('POST', `/office/orders/${order.id}/quote`, oneFreight(12_340))
    const opened = await portal.open(path(order.id), email, { isLive: false })
    return { ...opened, isCancelled: () => buyer.send('PUT', '/order/cancel', { orderId: order.id }) }
  }
  const press = async (user: OpenScreen['user'], name: string, inside: HTMLElement = document.body) =>
    user.click((await within(inside).findAllByRole('button', { name }))[0] as HTMLElement)

  test('staff cancel an order that is cancelled already, and their reason stays', async () => {
    const { user, isCancelled } = await unaware((id) => `/office/orders/${id}`, SALES)
    await press(user, 'More steps')
    await user.click(await screen.findByRole('menuitem', { name: 'Cancel this order' }))
    const modal = await screen.findByRole('dialog')
    const reason = within(modal).getByLabelText<HTMLInputElement>(/^Reason/)
    await fill(user, reason, 'Out of stock until spring')
    await isCancelled()
    await press(user, 'Cancel the order', modal)
    await within(modal).findByRole('alert')
    expect(reason.value).toBe('Out of stock until spring')
    await press(user, 'Keep the order', modal)
    await isGone('dialog')
  })

  test('a distributor rejects a quote whose order has ended, and why stays', async () => {
    const { user, isCancelled } = await unaware((id) => `/profile/order/${id}`, BUYER)
    await press(user, 'Reject the quote')
    const modal = await screen.findByRole('dialog', { name: 'Reject this quote?' })
    const why = within(modal).getByLabelText<HTMLInputElement>('Why (optional)')
    await fill(user, why, 'Too late for the season')
    await isCancelled()
    await press(user, 'Reject the quote', modal)
    await within(modal).findByRole('alert')
    expect(why.value).toBe('Too late for the season')
    await user.keyboard('{Escape}')
    await isGone('dialog')
  })

  test('a change that takes a quote away comes too late, and what was changed stays', async () => {
    const { user, isCancelled } = await unaware((id) => `/profile/order/${id}/edit`, BUYER)
    await press(user, 'Change Special request')
    await user.click(await screen.findByLabelText('Packing'))
    await press(user, 'Save')
    const modal = await screen.findByRole('dialog', { name: 'Withdraw the quote and change the order?' })
    await isCancelled()
    await press(user, 'Change the order', modal)
    await within(modal).findByRole('alert')
    await press(user, 'Keep the quote', modal)
    await isGone('dialog')
    expect(screen.getByLabelText<HTMLInputElement>('Packing').checked).toBe(true)
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import type { OrderRow } from '#modules/ordering/contract.ts'
import { joins } from '#tests/e2e/newcomer.ts'
import { oneFreight } from '#tests/quote-terms.ts'
import { choose } from '#tests/screens/fields.ts'
import { answerInstead, cutLine, holdAnswers, mendLine, sentRequests } from '#tests/screens/line.ts'
import { screenPortal } from '#tests/screens/screen.tsx'

const BUYER = 'procurement@andina.example'
const SALES = 'sales@partnercare.example'
const portal = screenPortal()

const list = () => screen.findByRole('list', { name: 'All notifications, newest first' })
const items = async () => within(await list()).getAllByRole('listitem')
const firstText = async () => (await items())[0]?.textContent ?? ''
const unread = async () => within(await list()).queryAllByRole('img', { name: 'unread' })
const quotedOrder = async (order: OrderRow | undefined) => {
  const sales = await portal.caller(SALES)
  await sales.send('POST', `/office/orders/${order?.id}/quote`, oneFreight(980_00))
}

describe('the list of notifications', () => {
  test('shows five a page, with date and time; the page is in the address, and one too far is the last', async () => {
    const { user, address } = await portal.open('/notifications', BUYER)
    expect(await items()).toHaveLength(5)
    expect(await firstText()).toMatch(/\d\d\/\d\d\/\d{4} \d\d:\d\d/)
    const first = await firstText()
    await user.click(screen.getByRole('button', { name: 'Page 02' }))
    await expect.poll(address).toBe('/notifications?page=2')
    await waitFor(async () => expect(await firstText()).not.toBe(first))

    const { total } = await (await portal.caller(BUYER)).get<{ total: number }>('/notification/unread-count')
    await portal.open('/notifications?page=99', BUYER)
    await items()
    const last = screen.getByRole('button', { name: `Page ${String(Math.ceil(total / 5)).padStart(2, '0')}` })
    expect(last.getAttribute('aria-current')).toBe('page')
  })

  test('shows one kind by itself from its first page on, in the address', async () => {
    const { user, address } = await portal.open('/notifications?page=2', BUYER)
    await items()
    await choose(user, 'Kind', 'Loyalty')
    await expect.poll(address).toBe('/notifications?group=loyalty')
    await waitFor(async () =>
      expect(
        (await items()).filter(({ textContent }) => !/Loyalty program|promo code/i.test(textContent ?? '')),
      ).toEqual([]),
    )
    await portal.open(address(), BUYER)
    await screen.findByRole('button', { name: /Kind.*Loyalty/ })
    await user.click(screen.getByRole('button', { name: /Kind.*Loyalty/ }))
    await expect.poll(address).toBe('/notifications')
  })

  test('shows the unread ones alone and more on a page, both in the address', async () => {
    const { user, address } = await portal.open('/notifications?page=2', BUYER)
    await items()
    await user.click(screen.getByRole('radio', { name: '25' }))
    await expect.poll(address).toBe('/notifications?size=25')
    const counted = await (await portal.caller(BUYER)).get<{ total: number; unread: number }>(
      '/notification/unread-count',
    )
    await waitFor(async () => expect(await items()).toHaveLength(Math.min(25, counted.total)))
    expect(counted.unread).toBeLessThan(counted.total)
    await user.click(screen.getByRole('radio', { name: 'Unread' }))
    await expect.poll(address).toBe('/notifications?size=25&show=unread')
    await waitFor(async () => expect(await items()).toHaveLength(Math.min(25, counted.unread)))
    expect(await unread()).toHaveLength(Math.min(25, counted.unread))
  })

  test('puts the unread marks back when they could not be taken away, and says why', async () => {
    const { user } = await portal.open('/notifications', BUYER)
    await items()
    const before = (await unread()).length
    expect(before).toBeGreaterThan(0)
    answerInstead('PUT', /^\/notification\/read-all/, { status: 409, body: { status: 409, title: 'Not now' } })
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    await waitFor(async () => expect(await unread()).toHaveLength(before))
  })

  test('shows a new one on top by itself, marked as new and announced', async () => {
    const [waiting] = await (await portal.caller(BUYER)).get<OrderRow[]>('/order?status=WAITING_FOR_QUOTE')
    await portal.open('/notifications', BUYER)
    await items()
    await quotedOrder(waiting)
    await waitFor(async () => expect(await firstText()).toContain(`order ${waiting?.num} is ready`))
    expect((await items())[0]?.getAttribute('data-changed')).toBe('fresh')
    await screen.findByText(`New notification: New quote. The quote for order ${waiting?.num}`, { exact: false })
  })

  test('has those of an order read when its page is opened from elsewhere, and no other', async () => {
    const buyer = await portal.caller(BUYER)
    const [first, second] = await buyer.get<OrderRow[]>('/order?status=WAITING_FOR_QUOTE')
    for (const order of [first, second]) await quotedOrder(order)
    type Listed = { read: boolean; order: { id: string } | null }
    const unreadOf = async (order: OrderRow | undefined) =>
      (await buyer.get<Listed[]>('/notification')).filter((one) => !one.read && one.order?.id === order?.id).length
    await expect.poll(async () => [await unreadOf(first), await unreadOf(second)]).toEqual([1, 1])
    await portal.open(`/profile/order/${first?.id}`, BUYER)
    await expect.poll(() => unreadOf(first)).toBe(0)
    expect(await unreadOf(second)).toBe(1)
  })

  test('leads from one to its order, which reads it; the rest is read by one button, which goes with the focus', async () => {
    const { user, go, address } = await portal.open('/notifications', BUYER)
    await items()
    const before = (await unread()).length
    await user.click(within((await items())[0] as HTMLElement).getByRole('link'))
    await expect.poll(address).toMatch(/^\/profile\/order\//)
    await go('/notifications')
    await waitFor(async () => expect(await unread()).toHaveLength(before - 1))
    const late = holdAnswers('PUT', /^\/notification\/read-all/)
    const button = await screen.findByRole('button', { name: 'Mark all as read' })
    await user.click(button)
    await late.caught
    await user.click(button)
    late.release()
    await screen.findByText('No unread notifications.')
    expect(await unread()).toHaveLength(0)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Notifications' })).toBeDefined())
    expect(sentRequests().filter(({ path }) => path === '/notification/read-all')).toHaveLength(1)
    await portal.open('/notifications', BUYER)
    await screen.findByText('No unread notifications.')
  })

  test('says that there is none, and leads staff home from there', async () => {
    const email = 'nina@partnercare.example'
    const password = 'Harbour.Lantern7'
    const nina = {
      ...{ distributorId: null, role: 'MARKETING_STAFF', civility: 'MS', job: 'Writer', email },
      ...{ firstname: 'Nina', lastname: 'Neumann', phone: '+41 22 555 01 90' },
    }
    await joins(portal.url, nina, password)
    await portal.open('/notifications', email, { password })
    await screen.findByRole('heading', { level: 1, name: 'Notifications' })
    await screen.findByText('No notifications yet.', { exact: false })
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  })

  test('sends visitors to sign in first', async () => {
    const { address } = await portal.open('/notifications')
    await expect.poll(address).toMatch(/^\/login\?next=/)
  })
})

describe('the choice of mails', () => {
  const mailOf = (type: string) => screen.findByRole('group', { name: `Email: ${type}` })
  const chosenOf = async (type: string) => within(await mailOf(type)).getByRole('radio', { checked: true })
  const save = () => screen.getByRole('button', { name: 'Save' })
  const quietHours = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /Quiet hours/ })

  test('shows what the last month would have been, is saved once, and found again', async () => {
    const { user, address } = await portal.open('/notifications', BUYER)
    await user.click(await screen.findByRole('link', { name: 'Email notifications' }))
    await expect.poll(address).toBe('/profile/notifications')
    await screen.findByText('Always by email: it protects your account.')
    for (const type of ['A sign-in may have been copied', 'A new order'])
      expect(screen.queryByRole('group', { name: `Email: ${type}` })).toBeNull()
    expect(save().getAttribute('aria-disabled')).toBe('true')

    const daily = within(await mailOf('The status of an order changes')).getByRole('radio', { name: 'Daily email' })
    await user.click(daily)
    await user.click(within(await mailOf('A promo code for you')).getByRole('radio', { name: 'No email' }))
    await screen.findByText(/^Last month this would have sent \d+ emails? instead of \d+\.$/)
    await user.click(await quietHours())

    cutLine()
    await waitFor(() => expect(save().title).toBe('No connection. Try again when it is back.'))
    await user.click(save())
    expect(sentRequests().filter(({ method, path }) => method !== 'GET' && path.includes('mail'))).toEqual([])
    mendLine()
    await waitFor(() => expect(save().getAttribute('aria-disabled')).toBeNull())
    await user.click(save())
    await screen.findByText('Your email settings are saved.')
    await portal.open('/profile/notifications', BUYER)
    expect(await chosenOf('A promo code for you')).toBe(
      within(await mailOf('A promo code for you')).getByRole('radio', { name: 'No email' }),
    )
    const status = within(await mailOf('The status of an order changes'))
    expect(status.getByRole<HTMLInputElement>('radio', { name: 'Daily email' }).checked).toBe(true)
    expect((await quietHours()).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'From' }).value).toBe('20:00')
  })

  test('is led to the line that a mail names, which changes nothing by itself', async () => {
    const { user } = await portal.open('/office/notification-settings?kind=QUOTE_DUE', SALES)
    within(await mailOf('A quote is due')).getByRole('radio', { name: 'Immediately' })
    const chosen = await chosenOf('A quote is due')
    await waitFor(() => expect(document.activeElement).toBe(chosen))
    expect(save().getAttribute('aria-disabled')).toBe('true')
    expect(screen.queryByRole('group', { name: 'Email: A quote is ready' })).toBeNull()

    await user.click(await quietHours())
    await choose(user, 'To', '20:00')
    await screen.findByText('Quiet hours end at another hour than they begin.')
    const before = sentRequests().length
    await user.click(save())
    expect(sentRequests()).toHaveLength(before)
  })
})

import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OrderDetail } from '#modules/ordering/contract.ts'
import type { Caller } from '#tests/e2e/caller.ts'
import { ownOrder } from '#tests/e2e/own-order.ts'
import { oneFreight } from '#tests/quote-terms.ts'
import { choose, fill } from '#tests/screens/fields.ts'
import { sentRequests } from '#tests/screens/line.ts'
import { screenPortal } from '#tests/screens/screen.tsx'
import type { CompanyRules } from './RuleModal.tsx'

const INGRID = 'procurement@nordmed.example'
const SINDRE = 'orders@nordmed.example'
const ERIK = 'marketing@nordmed.example'
const PATH = '/profile/approvals'

const portal = screenPortal()
let ingrid: Caller
let sindre: Caller
let sales: Caller
beforeAll(async () => {
  ingrid = await portal.caller(INGRID)
  sindre = await portal.caller(SINDRE)
  sales = await portal.caller('sales@partnercare.example')
})

const company = () => ingrid.get<CompanyRules>('/approvals/rules')
const idOf = async (name: string) => (await company()).people.find((person) => person.name === name)?.id ?? ''
const setRules = async (...rules: readonly object[]) => {
  const { version } = await company()
  await ingrid.send('PUT', '/approvals/rules', { version, rules })
}
const rule = async (changes: object = {}) => ({
  ...{ aboveAmount: null, countryIds: [], placedBy: [], deputy: null, passesOnAfterHours: null },
  approver: await idOf('Ingrid Solberg'),
  ...changes,
})
const button = (name: string) => screen.findByRole('button', { name })
const dialogNamed = (name: string | RegExp) => screen.findByRole('dialog', { name })
const rulesSent = () => sentRequests().filter(({ method, path }) => method === 'PUT' && path === '/approvals/rules')

beforeEach(() => setRules())

describe('the rules of a company', () => {
  test('are off, and one is added, with what is wrong by its field', async () => {
    const { user } = await portal.open(PATH, INGRID)
    await screen.findByText(/^Approvals are off\./)
    await user.click(await button('Add a rule'))
    const dialog = await dialogNamed('Add an approval rule')
    const field = (name: string) => within(dialog).getByRole('textbox', { name })
    await fill(user, field('Order total above'), 'much')
    await fill(user, field('Passes on after (hours)'), '900')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    for (const text of [
      'Enter an amount like 5 000.00',
      'Enter whole hours from 1 to 720',
      'Choose to whom it passes on',
    ])
      await within(dialog).findByText(text)
    expect(rulesSent()).toEqual([])

    await fill(user, field('Order total above'), '5 000')
    await fill(user, field('Passes on after (hours)'), '48')
    await choose(user, 'Countries', 'Norway', dialog)
    await choose(user, /^Approver/, 'Ingrid Solberg', dialog)
    await choose(user, 'Deputy', 'Sindre Aas', dialog)
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await screen.findByText('The approval rules are saved.')
    await screen.findByText('Above $5 000.00 · Norway · placed by anyone')
    await screen.findByText('After 48 hours')
    expect((await company()).rules).toMatchObject([
      { aboveAmount: 500_000, countryIds: ['no'], placedBy: [], passesOnAfterHours: 48 },
    ])
  })

  test('are moved, edited and removed', async () => {
    await setRules(await rule({ aboveAmount: 100_000 }), await rule({ aboveAmount: 200_000 }))
    const { user } = await portal.open(PATH, INGRID)
    const amounts = () => screen.getAllByText(/^Above /).map((cell) => cell.textContent?.slice(0, 16))
    await screen.findByText(/^Above \$2 000\.00/)
    const act = async (number: number, action: string) => {
      await user.click(await button(`More actions rule ${number}`))
      await user.click(await screen.findByRole('menuitem', { name: action }))
    }
    await act(2, 'Move up')
    await waitFor(() => expect(amounts()).toEqual(['Above $2 000.00 ', 'Above $1 000.00 ']))
    await act(1, 'Edit')
    const dialog = await dialogNamed('Edit rule 1')
    await fill(user, within(dialog).getByRole('textbox', { name: 'Order total above' }), '')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await screen.findByText('Any amount · any country · placed by anyone')
    await act(1, 'Remove')
    await waitFor(() => expect(screen.queryByText(/^Any amount/)).toBeNull())
    expect((await company()).rules).toMatchObject([{ aboveAmount: 100_000 }])
  })

  test('are not saved over those of a colleague', async () => {
    const { user } = await portal.open(PATH, INGRID)
    await user.click(await button('Add a rule'))
    const dialog = await dialogNamed('Add an approval rule')
    await choose(user, /^Approver/, 'Ingrid Solberg', dialog)
    const { version } = await company()
    await sindre.send('PUT', '/approvals/rules', { version, rules: [await rule({ aboveAmount: 300_000 })] })
    await screen.findByText(/^Above \$3 000\.00/)
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await screen.findByText('A colleague has changed the rules meanwhile. Please look at them again.')
    expect((await company()).rules).toMatchObject([{ aboveAmount: 300_000 }])
  })

  test('are read by marketing', async () => {
    await setRules(await rule({ aboveAmount: 100_000 }))
    await portal.open(PATH, ERIK)
    await screen.findByText(/^Above \$1 000\.00/)
    await screen.findByText(/^Only users with the role PROCUREMENT can change these rules\./)
    expect(screen.queryByRole('button', { name: 'Add a rule' })).toBeNull()
    expect(screen.queryByRole('button', { name: /rule 1$/ })).toBeNull()
  })
})

describe('an order that a rule is about', () => {
  const place = async (): Promise<Pick<OrderDetail, 'id' | 'num'>> => {
    await setRules(await rule({ placedBy: [await idOf('Sindre Aas')] }))
    const order = await ownOrder(sindre, 1, 'no')
    await sales.send('POST', `/office/orders/${order.id}/quote`, oneFreight(9_900))
    return order
  }
  const open = async ({ id, num }: Awaited<ReturnType<typeof place>>, email: string) => {
    const page = await portal.open(`/profile/order/${id}`, email)
    await screen.findByRole('heading', { level: 1, name: num })
    return page
  }

  test('says for whom before it is requested, and is approved from the tasks of the approver', async () => {
    const order = await place()
    const { user } = await open(order, SINDRE)
    await screen.findByText('This order needs the approval of Ingrid Solberg.')
    expect(screen.queryByRole('button', { name: 'Confirm the order' })).toBeNull()
    await user.click(await button('Request approval'))
    const dialog = within(await dialogNamed('Request approval'))
    dialog.getByText(/^Ingrid Solberg is notified\./)
    await user.click(dialog.getByRole('button', { name: 'Request approval' }))
    await screen.findByText(`The approval of order ${order.num} is requested.`)
    await screen.findByText('Waiting for approval by Ingrid Solberg.')
    await screen.findAllByText(/^Next: Ingrid Solberg approves the order/)
    expect(screen.queryByRole('button', { name: 'Request approval' })).toBeNull()
    cleanup()

    const listed = await portal.open('/profile/orders', SINDRE)
    const row = (await screen.findByRole('link', { name: order.num })).closest('tr') as HTMLElement
    await listed.user.click(within(row).getByRole('button', { name: /^Confirm the order/ }))
    await screen.findByText('Waiting for approval by Ingrid Solberg.')
    const question = within(await dialogNamed('Confirm the order'))
    await listed.user.click(question.getByRole('button', { name: 'Confirm the order' }))
    expect(sentRequests().filter(({ path }) => path === '/order/status')).toEqual([])
    cleanup()

    const approving = await portal.open('/home', INGRID)
    await approving.user.click(await screen.findByRole('link', { name: new RegExp(`order to approve.*${order.num}`) }))
    await screen.findByText('This order is waiting for your approval.')
    await screen.findByText(/Requested by Sindre Aas on/)
    await approving.user.click(await button('Approve and confirm'))
    const approval = within(await dialogNamed('Approve and confirm'))
    await approving.user.click(approval.getByRole('button', { name: 'Approve and confirm' }))
    await screen.findByText(new RegExp(`^Order ${order.num} is confirmed\\.`))
    expect((await ingrid.get<OrderDetail>(`/order/${order.id}`)).status).toBe('CONFIRMED')
  })

  test('is quoted as before once who requested the approval withdraws it', async () => {
    const order = await place()
    await sindre.send('POST', `/order/${order.id}/approval`, {})
    await open(order, INGRID)
    await button('Decline')
    expect(screen.queryByRole('button', { name: 'Withdraw request' })).toBeNull()
    cleanup()

    const { user } = await open(order, SINDRE)
    await user.click(await button('Withdraw request'))
    await screen.findByText(`The approval request for order ${order.num} is withdrawn.`)
    await screen.findByText('This order needs the approval of Ingrid Solberg.')
    await button('Request approval')
    expect(screen.queryByRole('button', { name: 'Withdraw request' })).toBeNull()
  })

  test('is declined with a reason, and can be requested again', async () => {
    const order = await place()
    await sindre.send('POST', `/order/${order.id}/approval`, {})
    const { user } = await open(order, INGRID)
    await user.click(await button('Decline'))
    const dialog = within(await dialogNamed(`Decline the approval of order ${order.num}?`))
    await user.click(dialog.getByRole('button', { name: 'Decline' }))
    await dialog.findByText('Please enter a reason')
    await fill(user, dialog.getByRole('textbox', { name: 'Why' }), 'Too much freight')
    await user.click(dialog.getByRole('button', { name: 'Decline' }))
    await screen.findByText(`The approval of order ${order.num} is declined.`)
    cleanup()

    await open(order, SINDRE)
    await screen.findAllByText(/Too much freight/)
    await button('Request approval')
  })
})

import { cleanup, screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'

import { type Caller, placesOrder } from '#tests/e2e/caller.ts'
import { choose, fill } from '#tests/screens/fields.ts'
import { holdAnswers, sentRequests } from '#tests/screens/line.ts'
import { screenPortal } from '#tests/screens/screen.tsx'

const SALES = 'sales@partnercare.example'
const BUYER = 'procurement@andina.example'
const portal = screenPortal()

let sales: Caller
let buyer: Caller
beforeAll(async () => {
  sales = await portal.caller(SALES)
  buyer = await portal.caller(BUYER)
})

const always = {
  validFrom: '2020-01-01',
  validUntil: null,
  productIds: null,
  distributorIds: null,
  maximumUses: null,
  maximumUsesPerDistributor: null,
}
const make = (code: string, more: object = {}) =>
  sales.send('POST', '/office/promo-codes', { code, type: 'DISCOUNT', discount: 10, ...always, ...more })

const box = (name: string) => screen.findByRole('textbox', { name })
const textIn = (field: HTMLElement) => (field as HTMLInputElement).value
const press = async (user: { click: (element: Element) => Promise<void> }, name: string, inside = document.body) =>
  user.click(await within(inside).findByRole('button', { name }))

test('a code is refused at each field that is wrong, the first of which has the focus, and nothing is sent', async () => {
  const { user } = await portal.open('/office/new-promo-code', SALES)
  const code = await box('Code')
  expect((code as HTMLInputElement).maxLength).toBe(32)
  await press(user, 'Create promo code')
  await screen.findByText(/^Enter a percent above 0/)
  await screen.findByText('Enter 3 to 32 letters, digits and hyphens, with no hyphen at either end')
  await expect.poll(() => document.activeElement).toBe(code)

  await fill(user, code, 'AUTUMN-10')
  await fill(user, await box('Percent'), '101')
  await fill(user, await box('Last day'), '01/01/2020')
  await fill(user, await box('Uses in all'), '0')
  await press(user, 'Create promo code')
  await screen.findByText(/^Enter a percent above 0/)
  await screen.findByText('Enter a whole number from 1, or leave it empty')
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('textbox', { name: 'Percent' }))
  expect(screen.queryByText(/^Enter 3 to 32 letters/)).toBeNull()
  expect((await box('Last day')).getAttribute('aria-invalid')).toBe('true')

  await choose(user, 'Type', 'Cash back in CareCoins')
  await fill(user, await box('Amount in dollars'), 'much')
  await press(user, 'Create promo code')
  await screen.findByText('Enter a valid amount, for example 150.00')
  expect(sentRequests().filter(({ path }) => path.startsWith('/office/promo-codes'))).toEqual([])
})

test('a code is created once although its button is pressed twice, and one that there is already is refused at its field', async () => {
  const { user, address } = await portal.open('/office/new-promo-code', SALES)
  await fill(user, await box('Code'), 'twice-pressed')
  await fill(user, await box('Percent'), '12.5')
  await fill(user, await box('Uses per distributor'), '1')
  const late = holdAnswers('POST', /\/office\/promo-codes$/)
  const create = await screen.findByRole('button', { name: 'Create promo code' })
  await user.click(create)
  await expect.poll(() => create.getAttribute('aria-busy')).toBe('true')
  await user.click(create)
  await user.type(await box('Code'), '{Enter}')
  late.release()
  await screen.findByRole('heading', { level: 1, name: 'TWICE-PRESSED' })
  const sent = sentRequests().filter(({ method, path }) => method === 'POST' && path === '/office/promo-codes')
  expect(sent).toEqual([
    expect.objectContaining({
      body: {
        code: 'twice-pressed',
        type: 'DISCOUNT',
        discount: 12.5,
        validFrom: '2026-11-18',
        validUntil: null,
        productIds: null,
        distributorIds: null,
        maximumUses: null,
        maximumUsesPerDistributor: 1,
      },
    }),
  ])
  expect(address()).toBe('/office/promo-codes/TWICE-PRESSED')
  await screen.findByText('Promo code TWICE-PRESSED created.')
  await screen.findByText('12.5%')
  await screen.findByText('No orders with this code yet.')
  await screen.findByText('Nothing yet: no order holds this code.')

  cleanup()
  const again = await portal.open('/office/new-promo-code', SALES)
  const code = await box('Code')
  await fill(again.user, code, 'Twice-Pressed')
  await fill(again.user, await box('Percent'), '5')
  await press(again.user, 'Create promo code')
  await expect.poll(() => code.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => document.activeElement).toBe(code)
})

test('the list shows what each code gives, is narrowed by status and search in the address, and says when nothing matches', async () => {
  await make('LISTED-DISCOUNT', { maximumUses: 5 })
  await make('LISTED-FREIGHT', { type: 'SHIPPING_DISCOUNT', discount: undefined, shippingDiscount: 30 })
  await make('LISTED-GONE', { validUntil: '2020-12-31' })
  const { user, address } = await portal.open('/office/promo-codes?page=2', SALES)
  await user.type(await screen.findByRole('searchbox'), 'listed')
  await expect.poll(address).toMatch(/search=LISTED/i)
  await expect.poll(address, { message: 'a filter leads back to the first page' }).not.toMatch(/page=2/)
  const row = (code: string) => screen.findByRole('row', { name: new RegExp(code) })
  const rows = () => screen.getAllByRole('row').length - 1
  await expect.poll(rows).toBe(3)
  expect((await row('LISTED-DISCOUNT')).textContent).toMatch(
    /Discount on products.*10%.*Active.*from 01\/01\/2020.*0 of 5/,
  )
  expect((await row('LISTED-FREIGHT')).textContent).toMatch(/Discount on freight.*30%.*Active/)
  expect((await row('LISTED-GONE')).textContent).toMatch(/Expired.*01\/01\/2020 to 31\/12\/2020/)
  const views = within(await screen.findByRole('navigation', { name: 'Codes by status' }))
  await user.click(views.getByRole('button', { name: /^Expired/ }))
  await expect.poll(rows).toBe(1)
  expect(address()).toMatch(/status=EXPIRED/)
  await user.type(screen.getByRole('searchbox'), '-none')
  await screen.findByText(/No promo codes match/)
})

test('an order with the code shows on its page as it comes in, with what it cost', async () => {
  await make('COMES-IN')
  await portal.open('/office/promo-codes/COMES-IN', SALES)
  await screen.findByText('No orders with this code yet.')
  const { orderId, num } = await placesOrder(buyer, 'COMES-IN')
  const orders = within(await screen.findByRole('table', { name: 'Orders with this code' }))
  expect((await orders.findByRole('link', { name: num })).getAttribute('href')).toBe(`/office/orders/${orderId}`)
  await orders.findByText('Waiting for the quote')
  const companies = within(await screen.findByRole('table', { name: 'Cost and revenue' }))
  await companies.findByText('Andina Salud S.A.S.')
})

test('a code that is closed needs a reason, names it, and can be changed no more', async () => {
  await make('CLOSING')
  const { user } = await portal.open('/office/promo-codes/CLOSING', SALES)
  await press(user, 'Deactivate')
  const dialog = await screen.findByRole('dialog', { name: 'Close the promo code CLOSING?' })
  await press(user, 'Deactivate', dialog)
  await within(dialog).findByText('Enter the reason')
  const reason = within(dialog).getByLabelText(/^Reason/)
  await expect.poll(() => document.activeElement).toBe(reason)
  await press(user, 'Keep it', dialog)
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await press(user, 'Deactivate')
  await fill(user, await screen.findByLabelText(/^Reason/), 'The campaign is over')
  await press(user, 'Deactivate', await screen.findByRole('dialog'))
  await screen.findByText('Promo code CLOSING closed.')
  await screen.findByText('The campaign is over')
  await screen.findByText('Closed')
  expect(screen.queryByRole('button', { name: 'Deactivate' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Change the conditions' })).toBeNull()
})

test('the conditions of a code are changed, what it gives is not, and both forms ask before what was typed is lost', async () => {
  await make('LEAVE')
  for (const [path, name] of [
    ['new-promo-code', 'Code'],
    ['promo-codes/LEAVE/change', 'Uses in all'],
  ] as const) {
    const { user } = await portal.open(`/office/${path}`, SALES)
    const field = await box(name)
    await fill(user, field, '7')
    await user.click(screen.getByRole('link', { name: 'Cancel' }))
    await press(user, 'Stay', await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(textIn(await box(name))).toBe('7')
    cleanup()
  }
  const { user, address } = await portal.open('/office/promo-codes/LEAVE/change', SALES)
  await fill(user, await box('Uses in all'), '7')
  expect(screen.queryByRole('textbox', { name: 'Percent' })).toBeNull()
  await press(user, 'Save the conditions')
  await screen.findByText('Promo code LEAVE updated.')
  expect(address()).toBe('/office/promo-codes/LEAVE')
  await screen.findByText('0 of 7')
})

test('others than sales read codes and cannot change them', async () => {
  await make('READ')
  const { go } = await portal.open('/office/promo-codes/READ', 'analyst@partnercare.example')
  await screen.findByRole('heading', { level: 1, name: 'READ' })
  expect(screen.queryByRole('button', { name: 'Deactivate' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Change the conditions' })).toBeNull()
  await go('/office/promo-codes')
  await screen.findByRole('link', { name: 'READ' })
  expect(screen.queryByRole('link', { name: 'New promo code' })).toBeNull()
  for (const path of ['/office/new-promo-code', '/office/promo-codes/READ/change']) {
    await go(path)
    await screen.findByText('Only users with the role SALES or ADMIN can create or change promo codes.')
    expect(screen.queryByRole('textbox')).toBeNull()
  }
})

test('a code that does not exist leads back to those that do', async () => {
  const { user, go } = await portal.open('/office/promo-codes/NO-SUCH-CODE', SALES)
  for (const path of ['NO-SUCH-CODE', 'NO-SUCH-CODE/change', '%20']) {
    await go(`/office/promo-codes/${path}`)
    await screen.findByRole('heading', { level: 1, name: 'No such promo code' })
    await user.click(screen.getByRole('link', { name: 'All promo codes' }))
    await screen.findByRole('heading', { level: 1, name: 'Promo codes' })
  }
})

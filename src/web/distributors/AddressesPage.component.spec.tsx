import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'

import type { Address } from '#modules/distributors/contract.ts'
import type { Cart } from '#modules/ordering/contract.ts'
import type { Caller } from '#tests/e2e/caller.ts'
import { ownOrder } from '#tests/e2e/own-order.ts'
import { fill, fillAddress } from '#tests/screens/fields.ts'
import { answerInstead, cutLine, holdAnswers, mendLine, sentRequests } from '#tests/screens/line.ts'
import { screenPortal } from '#tests/screens/screen.tsx'

const BUYER = 'procurement@andina.example'
const SHIPPING = '/profile/shipping-addresses'

const portal = screenPortal()
let buyer: Caller
beforeAll(async () => {
  buyer = await portal.caller(BUYER)
})

const cards = async () => within(await screen.findByRole('main')).findAllByRole('article')
const cardNames = async () => (await cards()).map((card) => card.textContent ?? '')
const openBook = async (path = SHIPPING, email = BUYER) => {
  const opened = await portal.open(path, email)
  await cards()
  return opened
}
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const addressesSent = () => sentRequests().filter(({ path }) => path === '/addresses/upsert')
const isGone = (read: () => unknown) => waitFor(() => expect(read()).toBeNull())
const hasFocus = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element))

test('what is missing is said, focused and not sent', async () => {
  const { user } = await openBook()
  await user.click(await button('Add an address'))
  await screen.findByText('* Mandatory field')
  await hasFocus(await box('Name of the address'))
  await user.click(await button('Save the address'))
  await screen.findByText('Missing mandatory fields')
  await hasFocus(await box('Name of the address'))
  await fillAddress(user, 'Half an address')
  await fill(user, await box('City'), ' ')
  await user.click(await button('Save the address'))
  await hasFocus(await box('City'))
  expect((await box('City')).getAttribute('aria-invalid')).toBe('true')
  expect((await box('Zip code')).getAttribute('aria-invalid')).toBeNull()
  expect(addressesSent()).toEqual([])
})

test('what the server refuses is said at its field until that is edited, focused, and sent again all the same', async () => {
  const { user } = await openBook()
  const refused = answerInstead('POST', /^\/addresses\/upsert$/, {
    status: 422,
    body: {
      status: 422,
      title: 'Not accepted',
      errors: { city: 'No city of this country', zipCode: 'No zip code of this city' },
    },
  })
  await user.click(await button('Add an address'))
  await fillAddress(user, 'Refused address')
  await user.click(await button('Save the address'))
  await screen.findByText(/No zip code of this city/)
  await screen.findByText(/No city of this country/)
  const zipCode = await box('Zip code')
  await hasFocus(zipCode)
  await fill(user, zipCode, '110112')
  await isGone(() => screen.queryByText(/No zip code of this city/))
  expect(screen.queryByText(/No city of this country/)).not.toBeNull()
  await user.click(await button('Save the address'))
  await screen.findByText(/No zip code of this city/)
  expect(addressesSent()).toHaveLength(2)
  refused.stop()
  await user.click(await button('Cancel'))
})

test('letters that quotes and invoices cannot print are named as they are typed', async () => {
  const { user } = await openBook()
  await user.click(await button('Add an address'))
  await fill(user, await box('City'), 'አዲስ')
  const city = screen.getByRole('textbox', { name: 'City', description: /cannot print these letters: አ ዲ ስ\./ })
  await fill(user, city, 'Addis')
  expect(screen.queryByText(/cannot print/)).toBeNull()
})

test('an address that is not saved is not left without a question; Cancel needs none', async () => {
  const { user, address } = await openBook()
  await user.click(await button('Add an address'))
  await fill(user, await box('Name of the address'), 'Half an address')
  const toBilling = within(screen.getByRole('main')).getByRole('link', { name: 'Billing addresses' })
  await user.click(toBilling)
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' })
  await user.click(within(question).getByRole('button', { name: 'Stay' }))
  await isGone(() => screen.queryByRole('dialog'))
  expect((await box('Name of the address')).value).toBe('Half an address')
  await user.click(await button('Cancel'))
  await button('Add an address')
  await user.click(toBilling)
  await expect.poll(address).toBe('/profile/billing-addresses')
})

test('countries are sorted by name, and any country is none of them', async () => {
  const { user } = await openBook()
  await user.click(await button('Add an address'))
  await user.click(await screen.findByRole('combobox', { name: 'Country' }))
  const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent ?? '')
  expect(names.length).toBeGreaterThan(190)
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare))
  expect(names.filter((name) => /any/i.test(name) && !/Germany/.test(name))).toEqual([])
})

test('an address is added once, changed, made the primary one, which comes first, and deleted', async () => {
  const { user } = await openBook()
  await user.click(await button('Add an address'))
  await fillAddress(user, 'Calle 100')
  const late = holdAnswers('POST', /^\/addresses\/upsert$/)
  const save = await button('Save the address')
  await user.click(save)
  await late.caught
  expect(save.getAttribute('aria-busy')).toBe('true')
  await user.click(save)
  late.release()
  await screen.findByText('Address saved')
  expect(addressesSent(), 'a busy button takes no second press').toHaveLength(1)
  const card = async (name: string) =>
    (await cards()).filter((one) => within(one).queryByText(name, { exact: true }) !== null)
  expect(await card('Calle 100')).toHaveLength(1)
  within((await card('Calle 100'))[0] as HTMLElement).getByText(/110111 Bogotá/)

  await user.click(await button('Edit Calle 100'))
  await fill(user, await box('Name of the address'), 'Calle cien')
  await user.click(await button('Save the address'))
  await waitFor(async () => expect(await card('Calle cien')).toHaveLength(1))

  await user.click(await button('Set as primary: Calle cien'))
  await waitFor(async () => expect((await cardNames())[0]).toMatch(/^Primary\s*Calle cien/))
  expect(screen.getAllByText('Primary', { exact: true })).toHaveLength(1)
  await expect
    .poll(async () => (await buyer.get<Address[]>('/addresses?type=SHIPPING'))[0])
    .toMatchObject({ name: 'Calle cien', isPrimary: true })

  await user.click(await button('Delete Calle cien'))
  const question = within(await screen.findByRole('dialog'))
  question.getByText('Calle cien')
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Address deleted')
  expect(await card('Calle cien')).toHaveLength(0)
  await waitFor(() => expect(document.activeElement?.id).toBe('main'))
})

test('a refused primary address goes back to where it was', async () => {
  const { user } = await openBook()
  const before = await cardNames()
  const refused = answerInstead('PUT', /\/primary$/, { status: 409, body: { status: 409, title: 'Not now' } })
  const sent = () => sentRequests().filter(({ path }) => path.endsWith('/primary'))
  await user.click(await button('Set as primary: Quito warehouse'))
  await screen.findByRole('dialog')
  expect(sent()).toHaveLength(1)
  refused.stop()
  await user.keyboard('{Escape}')
  await isGone(() => screen.queryByRole('dialog'))
  expect(await cardNames()).toEqual(before)
})

test('what is saved while the line is down is saved once when it is back', async () => {
  const { user } = await openBook('/profile/billing-addresses')
  await user.click(await button('Add an address'))
  await fillAddress(user, 'Sent offline')
  cutLine()
  await user.click(await button('Save the address'))
  await expect.poll(() => addressesSent().length).toBeGreaterThan(0)
  mendLine()
  await screen.findByText('Address saved')
  const all = await buyer.get<Address[]>('/addresses?type=BILLING')
  expect(all.filter(({ name }) => name === 'Sent offline')).toHaveLength(1)
})

test('what a colleague changes shows at once, and is marked', async () => {
  await openBook()
  const quito = (await buyer.get<Address[]>('/addresses?type=SHIPPING')).find(({ name }) => name === 'Quito warehouse')
  await buyer.send('POST', '/addresses/upsert', { ...quito, country: undefined, city: 'Quito norte' })
  const city = await screen.findByText(/Quito norte/)
  expect(city.closest('li')?.dataset['changed']).toBe('fresh')
})

test('marketing sees the addresses, and who can change them', async () => {
  await openBook('/profile/billing-addresses', 'marketing@andina.example')
  await screen.findByText(/^Only users with the role PROCUREMENT can add or change addresses\. Ask .*Lucía Herrera/)
  expect(within(screen.getByRole('main')).queryByRole('button')).toBeNull()
})

test('an address that the order flow waits for becomes the address of the order', async () => {
  const [section] = (await buyer.get<Cart>('/cart')).sections
  await buyer.send('PUT', '/cart/draft', { countryId: section?.country.id, subCategoryId: section?.subCategory.id })
  const { user, address } = await portal.open(`${SHIPPING}?fromOrder=true`, BUYER)
  await fillAddress(user, 'Obra calle 26')
  await user.click(await button('Save the address'))
  await expect.poll(address).toBe('/order/address')
  await screen.findByText('Obra calle 26')
})

test('an order that is being changed is led back to', async () => {
  const { id } = await ownOrder(buyer)
  await openBook(`${SHIPPING}?orderToEdit=${id}`)
  const links = await screen.findAllByRole('link', { name: 'Back to the order' })
  expect([...new Set(links.map((link) => link.getAttribute('href')))]).toEqual([`/profile/order/${id}/edit`])
  cleanup()
})

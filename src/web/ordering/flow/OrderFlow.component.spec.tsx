import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'

import type { Product } from '#modules/catalogue/contract.ts'
import type { Address } from '#modules/distributors/contract.ts'
import type { Cart, CartSection, OrderRow } from '#modules/ordering/contract.ts'
import type { Caller } from '#tests/e2e/caller.ts'
import { begin, ready, refill } from '#tests/e2e/order-draft.ts'
import { fill, fillAddress } from '#tests/screens/fields.ts'
import { cutLine, holdAnswers, mendLine, sentRequests } from '#tests/screens/line.ts'
import { type OpenScreen, screenPortal } from '#tests/screens/screen.tsx'
import { money } from '#web/ui/figures/format.ts'

const LUCIA = 'procurement@andina.example'
const MATEO = 'marketing@andina.example'
const AYA = 'procurement@lumiere.example'

const portal = screenPortal()
let lucia: Caller
let operations: Caller
beforeAll(async () => {
  lucia = await portal.caller(LUCIA)
  operations = await portal.caller('operations@partnercare.example')
})

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const press = async ({ user }: OpenScreen, name: string | RegExp, inside: HTMLElement = document.body) =>
  user.click((await within(inside).findAllByRole('button', { name }))[0] as HTMLElement)
const goOn = (opened: OpenScreen) => press(opened, /^Continue to/)
const hasFocus = (find: () => Element | null) => waitFor(() => expect(document.activeElement).toBe(find()))
const isGone = (read: () => unknown) => waitFor(() => expect(read()).toBeNull())
const mainSays = (text: string) => waitFor(() => expect(screen.getByRole('main').textContent).toContain(text))
const noteThatSays = async (text: string) =>
  (await screen.findByText((said) => said.includes(text))).closest('[role=note]') as HTMLElement
const draftOf = async () => (await lucia.get<Cart>('/cart')).draft
/** The row of a product's name. */
const rowNamed = async (dialog: HTMLElement, name = '') =>
  (await within(dialog).findAllByRole('row')).find((row) => row.textContent?.startsWith(name)) as HTMLElement
const ordersSent = () => sentRequests().filter(({ method, path }) => method === 'POST' && path === '/order')

test('each step names what is missing, focuses it, and keeps what was chosen', async () => {
  await begin(lucia)
  const opened = await portal.open('/order/validation', LUCIA)
  const { user } = opened
  await heading('Shipping & Billing addresses')
  await goOn(opened)
  await screen.findAllByText('Please select shipping and billing adresses')
  await hasFocus(() => screen.queryByRole('button', { name: 'Choose a shipping address' }))
  for (const kind of ['shipping', 'billing']) {
    await press(opened, `Choose a ${kind} address`)
    await press(opened, /^Choose this address/, await screen.findByRole('dialog'))
    await button(`Change the ${kind} address`)
  }
  await press(opened, 'Add a delivery contact')
  await fill(user, await screen.findByRole('textbox', { name: 'Your name' }), 'Rosa Medina')
  await fill(user, screen.getByRole('textbox', { name: 'Phone number' }), '+57 310 555 0199')
  await press(opened, 'Validate')
  await screen.findByText('+57 310 555 0199')
  await goOn(opened)

  await heading('Shipping method')
  await user.click(await screen.findByRole('radio', { name: /^FOB/ }))
  await goOn(opened)
  await screen.findByText('Please select an option within Airport, Road and Harbor')
  await waitFor(() => expect((document.activeElement as HTMLInputElement).name).toBe('transportMode'))
  await user.click(screen.getByRole('radio', { name: /^Airport/ }))
  const unfit = await noteThatSays('FOB is meant for goods that go by sea.')
  expect(unfit.textContent).toContain('FCA · Free Carrier')
  await user.click(screen.getByRole('radio', { name: /^Harbor/ }))
  await isGone(() => screen.queryByText(/FOB is meant for goods that go by sea/))
  await goOn(opened)
  await waitFor(() => expect((document.activeElement as HTMLInputElement).name).toBe('destination'))
  await fill(user, screen.getByRole('textbox', { name: 'Destination' }), 'Port of Cartagena')
  await expect
    .poll(async () => (await draftOf()).shipping, { message: 'kept while one types' })
    .toEqual({
      method: 'FOB',
      transportMode: 'Harbor',
      destination: 'Port of Cartagena',
    })
  cleanup()
  const again = await portal.open('/order/shipping', LUCIA)
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /^Harbor/ })).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Destination' }).value).toBe('Port of Cartagena')
  await goOn(again)

  await heading('Certificates')
  await again.user.click(await screen.findByRole('checkbox', { name: 'Declaration of conformity' }))
  await fill(again.user, screen.getByLabelText(/^Another certificate/), 'Halal certificate')
  await goOn(again)

  await heading('Validation')
  await waitFor(() =>
    expect(screen.getByRole('main').textContent).toMatch(/Ref\. [\w-]+ · \D.* · [\d\s]+ units.* at \$/),
  )
  for (const text of [
    'Rosa Medina',
    'FOB · Free On Board, Harbor, Port of Cartagena',
    'Declaration of conformity',
    'Halal certificate',
  ])
    await mainSays(text)
  expect(await draftOf()).toMatchObject({ certificates: ['Declaration of conformity', 'Halal certificate'] })
})

test('number and wished day are kept while one types and go with the order; a number in use is a question once', async () => {
  await ready(lucia)
  const opened = await portal.open('/order/validation', LUCIA)
  const { user } = opened
  const number = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Your purchase order number' })
  const day = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Wished delivery date' })
  await fill(user, number, 'PO-REVIEW')
  await expect.poll(async () => (await draftOf()).purchaseOrderNumber).toBe('PO-REVIEW')
  await fill(user, day(), '31/02/2027')
  await press(opened, 'Place the order')
  await screen.findByText('Enter a day as DD/MM/YYYY')
  await hasFocus(day)
  await fill(user, day(), '01/01/2026')
  await press(opened, 'Place the order')
  await screen.findByText('This day is in the past')
  await hasFocus(day)
  await fill(user, day(), '01/03/2027')
  await expect.poll(async () => (await draftOf()).wishedDelivery).toBe('2027-03-01')
  await press(opened, 'Place the order')
  await heading('Thank you for your order')
  await mainSays('PO-REVIEW')
  await mainSays('01/03/2027')
  const num = (await lucia.get<OrderRow[]>('/order?page=1'))[0]?.num
  cleanup()

  await ready(lucia)
  const again = await portal.open('/order/validation', LUCIA)
  await fill(again.user, await screen.findByRole('textbox', { name: 'Your purchase order number' }), 'po review')
  await press(again, 'Place the order')
  const question = within(await screen.findByRole('dialog', { name: 'Use this number again?' }))
  question.getByText(`po review is already on order ${num}: use it again?`)
  await again.user.click(question.getByRole('button', { name: 'Change the number' }))
  await isGone(() => screen.queryByRole('dialog'))
  await press(again, 'Place the order')
  await press(again, 'Use it again', await screen.findByRole('dialog', { name: 'Use this number again?' }))
  await heading('Thank you for your order')
  await mainSays('po review')
  expect(ordersSent().at(-1)?.body).toMatchObject({ useNumberAgain: true })
})

test('a shipping address in another country is said at the choice and at the last look', async () => {
  const { country } = await ready(lucia)
  const addresses = await lucia.get<Address[]>('/addresses?type=SHIPPING')
  const abroad = addresses.find((one) => one.countryId !== country.id)
  await ready(lucia, { shippingAddressId: abroad?.id })
  const says = `This address is in ${abroad?.country.name}; the order is for ${country.name}.`
  const { go } = await portal.open('/order/address', LUCIA)
  await mainSays(says)
  await go('/order/validation')
  await heading('Validation')
  await mainSays(says)
  await ready(lucia, { shippingAddressId: addresses.find((one) => one.countryId === country.id)?.id })
  await waitFor(() => expect(screen.getByRole('main').textContent).not.toContain(says))
})

test('choosing what is chosen already clears it', async () => {
  await ready(lucia)
  const { user } = await portal.open('/order/shipping', LUCIA)
  const road = await screen.findByRole<HTMLInputElement>('radio', { name: /^Road/ })
  expect(road.checked).toBe(true)
  await user.click(road)
  await waitFor(() => expect(road.checked).toBe(false))
  await expect.poll(async () => (await draftOf()).shipping?.transportMode ?? null).toBeNull()
})

test('an unknown promo code is refused at its field on the last step', async () => {
  await ready(lucia)
  const opened = await portal.open('/order/validation', LUCIA)
  const field = await screen.findByRole('textbox', { name: 'Promo code' })
  await fill(opened.user, field, 'nothing-10')
  await press(opened, 'Apply')
  await screen.findByText(/There is no promo code NOTHING-10/)
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('a price that changes while the order is sent is shown line by line, and the order needs another yes', async () => {
  const section = await ready(lucia)
  const [line] = section.products
  const opened = await portal.open('/order/validation', LUCIA)
  await button('Place the order')
  // The page does not learn the new price before it has sent the order.
  const hidden = holdAnswers('GET', /^\/cart$/)
  const movesTo = (price: number) =>
    operations.send('PUT', `/office/registrations/${line?.registrationId}/price`, { price, discount: 0 })
  await movesTo(99_900)
  await press(opened, 'Place the order')
  const dialog = await screen.findByRole('dialog', { name: 'The price has changed' })
  hidden.release()
  const row = await rowNamed(dialog, line?.name)
  expect(row.textContent).toContain(money(99_900 * (line?.quantity ?? 0)))
  await press(opened, 'Place at the new price', dialog)
  await expect.poll(opened.address).toMatch(/^\/order\/confirmation\?order=/)
  const id = new URLSearchParams(location.search).get('order')
  const placed = await lucia.get<{ orderItems: { unitPrice: number }[] }>(`/order/${id}`)
  expect(placed.orderItems.map(({ unitPrice }) => unitPrice)).toContain(99_900)
})

test('a price that changes while one looks is marked at what it was, and needs a yes before the order is placed', async () => {
  const section = await ready(lucia)
  const [line] = section.products
  const opened = await portal.open('/order/validation', LUCIA)
  await button('Place the order')
  await operations.send('PUT', `/office/registrations/${line?.registrationId}/price`, { price: 77_700, discount: 0 })
  await mainSays('When you filled your cart it was')
  await mainSays(money(line?.totalEffectivePrice ?? 0))
  await press(opened, 'Place the order')
  const dialog = await screen.findByRole('dialog', { name: 'The price has changed' })
  const row = await rowNamed(dialog, line?.name)
  expect(row.textContent).toContain(money(line?.totalEffectivePrice ?? 0))
  expect(row.textContent).toContain(money(77_700 * (line?.quantity ?? 0)))
  await press(opened, 'Not now', dialog)
  await isGone(() => screen.queryByRole('dialog'))
  await opened.go('/cart')
  await screen.findByText('Prices have changed since you filled your cart.')
})

test('CareCoins: the cap is said, the total follows, and a second press while the order is sent places no second one', async () => {
  const section = await ready(lucia)
  const before = await lucia.get<OrderRow[]>('/order')
  const opened = await portal.open('/order/validation', LUCIA)
  const { user } = opened
  await press(opened, 'Use CareCoins')
  const dialog = () => screen.getByRole('dialog', { name: 'Use CareCoins' })
  await screen.findByRole('dialog', { name: 'Use CareCoins' })
  const coins = () => within(dialog()).getByRole('textbox', { name: /^CareCoins to use/ })
  const isOff = () => within(dialog()).getByRole('button', { name: 'Validate' }).getAttribute('aria-disabled')
  await fill(user, coins(), '999999')
  await within(dialog()).findAllByText(/CareCoins at most on this order/)
  expect(isOff(), 'above the maximum').toBe('true')
  await fill(user, coins(), '0')
  expect(isOff(), 'nothing to use').toBe('true')
  const use = async (amount: string) => {
    await fill(user, coins(), amount)
    await press(opened, 'Validate', dialog())
    await mainSays(`You use ${amount} CareCoins, worth $${Number(amount) / 10}.00.`)
    await isGone(() => screen.queryByRole('dialog'))
  }
  await use('40')
  await press(opened, 'Change the CareCoins')
  await press(opened, "Don't use CareCoins", await screen.findByRole('dialog'))
  await expect.poll(async () => (await draftOf()).careCoinsToUse).toBe(0)
  await isGone(() => screen.queryByRole('dialog'))
  await press(opened, 'Use CareCoins')
  await screen.findByRole('dialog')
  await use('50')

  const late = holdAnswers('POST', /^\/order$/)
  const place = await button('Place the order')
  await user.dblClick(place)
  await late.caught
  expect(place.getAttribute('aria-busy')).toBe('true')
  await user.click(place)
  late.release()
  await heading('Thank you for your order')
  await screen.findByText('Waiting for the quote')
  expect(ordersSent(), 'a busy button takes no second press').toHaveLength(1)
  const after = await lucia.get<OrderRow[]>('/order')
  expect(after.length).toBe(before.length + 1)
  expect(after[0]?.total).toBe(section.total - 500)
  await press(opened, 'Place this order again')
  await expect.poll(opened.address).toBe('/cart')
  const { sections } = await lucia.get<Cart>('/cart')
  expect(sections.find(({ sectionId }) => sectionId === section.sectionId)?.products).toHaveLength(
    section.products.length,
  )
})

test('one review that is placed from two windows is one order, and the later window says so', async () => {
  const section = await ready(lucia)
  const opened = await portal.open('/order/validation', LUCIA)
  await button('Place the order')
  const hidden = holdAnswers('GET', /^\/cart$/)
  const { draft } = await lucia.get<Cart>('/cart')
  const { orderId } = await lucia.send<{ orderId: string }>('POST', '/order', {
    registrations: section.products.map(({ registrationId, packagingId, quantity }) => ({
      registrationId,
      packagingId,
      quantity,
    })),
    shippingAddressId: draft.shippingAddressId,
    billingAddressId: draft.billingAddressId,
    shipping: draft.shipping,
    certificates: draft.certificates,
    careCoinsUsed: 0,
    previousOrderId: section.previousOrderId,
  })
  await press(opened, 'Place the order')
  await heading('Thank you for your order')
  hidden.release()
  await screen.findByText('This order has already been placed. It was not placed a second time.')
  expect(new URLSearchParams(location.search).get('order')).toBe(orderId)
})

test('an order that is sent while the line is down is placed once when it is back', async () => {
  await ready(lucia)
  const before = await lucia.get<OrderRow[]>('/order')
  const opened = await portal.open('/order/validation', LUCIA)
  await button('Place the order')
  cutLine()
  await press(opened, 'Place the order')
  mendLine()
  await heading('Thank you for your order')
  expect((await lucia.get<OrderRow[]>('/order')).length).toBe(before.length + 1)
})

test('an account that is not active yet reads why it cannot order', async () => {
  await ready(await portal.caller(AYA))
  const opened = await portal.open('/cart', AYA)
  await screen.findByText('Your account is not activated yet.')
  await opened.go('/order/validation')
  await press(opened, 'Place the order')
  await within(await screen.findByRole('dialog')).findByText(/Your account is not activated yet/)
})

test('who may not place an order reads who can', async () => {
  const mateo = await portal.caller(MATEO)
  await refill(mateo, await ready(lucia))
  await ready(mateo)
  await portal.open('/order/validation', MATEO)
  await screen.findByText(/Only users with the role PROCUREMENT can place an order\. Ask .*Lucía Herrera Montoya/)
  expect(screen.queryByRole('button', { name: 'Place the order' })).toBeNull()
})

test('an address that is added on the way becomes the address of the order, at once', async () => {
  await begin(lucia)
  const opened = await portal.open('/order/address', LUCIA)
  await press(opened, 'Choose a billing address')
  await opened.user.click(await screen.findByRole('link', { name: 'Add an address' }))
  await press(opened, 'Save the address')
  await screen.findByText('Missing mandatory fields')
  await fillAddress(opened.user, 'New office')
  const seen: string[] = []
  const watch = new MutationObserver(() => seen.push(document.body.textContent ?? ''))
  watch.observe(document.body, { childList: true, subtree: true, characterData: true })
  await press(opened, 'Save the address')
  await heading('Shipping & Billing addresses')
  await mainSays('New office')
  watch.disconnect()
  expect(seen.filter((text) => text.includes('No billing address is chosen yet.'))).toEqual([])
})

test('an address that a colleague deletes during the review is named, and another one is chosen', async () => {
  await ready(lucia)
  const [like] = await lucia.get<Address[]>('/addresses?type=SHIPPING')
  const short = { ...like, id: undefined, country: undefined, isPrimary: undefined, name: 'Short-lived store' }
  const { id } = await lucia.send<{ id: string }>('POST', '/addresses/upsert', short)
  await ready(lucia, { shippingAddressId: id })
  const opened = await portal.open('/order/validation', LUCIA)
  await button('Place the order')
  await lucia.send('DELETE', `/addresses/${id}`, {})
  await heading('Shipping & Billing addresses')
  const gone = 'The address Short-lived store has been deleted.'
  await screen.findByText(gone)
  await goOn(opened)
  await hasFocus(() => screen.queryByRole('button', { name: 'Choose a shipping address' }))
  await press(opened, 'Choose a shipping address')
  await press(opened, /^Choose this address/, await screen.findByRole('dialog'))
  await isGone(() => screen.queryByText(gone))
  await goOn(opened)
  await heading('Shipping method')
})

test('a registration that changes during the review is named with its product, and leads to the cart', async () => {
  const { products, sectionId, country } = await ready(lucia)
  const [line] = products
  const becomes = (status: string) =>
    operations.send('PUT', `/office/registrations/${line?.registrationId}/status`, { status })
  const { user } = await portal.open('/order/validation', LUCIA)
  await button('Place the order')
  await becomes('SUSPENDED')
  const why = `Not available in ${country.name} (registration status: Suspended)`
  const note = await noteThatSays(`${line?.name}: ${why}`)
  await user.click(within(note).getByRole('link', { name: 'Change it in the cart' }))
  await expect.poll(() => location.pathname + location.hash).toBe(`/cart#${sectionId}`)
  const row = (await screen.findAllByRole('row')).find((one) =>
    one.textContent?.includes(line?.name ?? ''),
  ) as HTMLElement
  await within(row).findByText(why)
  await becomes('REGISTERED')
  await isGone(() => within(row).queryByText(why))
})

/** Something for another country than the section's, in the same cart. */
const anotherSection = async ({ country }: CartSection): Promise<CartSection> => {
  const elsewhere = country.id === 'co' ? 'pe' : 'co'
  for (const { id, packagings, registrations = [] } of await lucia.get<Product[]>('/products/all')) {
    if (!registrations.some((one) => one.country.id === elsewhere && one.price !== null && one.status === 'REGISTERED'))
      continue
    await lucia.send('POST', '/cart/lines', {
      productId: id,
      countryId: elsewhere,
      packagingId: packagings[0]?.id ?? null,
    })
    break
  }
  const other = (await lucia.get<Cart>('/cart')).sections.find((section) => section.country.id === elsewhere)
  if (!other) throw new Error(`Nothing can be ordered in ${elsewhere}`)
  return other
}
const titleOf = ({ country, subCategory }: CartSection) => `${country.name}: ${subCategory.name}`

test('each section is an order of its own, sent within its country', async () => {
  const section = await ready(lucia)
  const other = await anotherSection(section)
  const addresses = await lucia.get<Address[]>('/addresses?type=SHIPPING')
  const [here, there] = [section, other].map(({ country }) => addresses.find((one) => one.countryId === country.id))
  // The other section may have become the cart's first one.
  const itself = { countryId: section.country.id, subCategoryId: section.subCategory.id }
  await ready(lucia, { ...itself, shippingAddressId: here?.id })
  const opened = await portal.open('/cart', LUCIA)
  await screen.findByText(/Each becomes an order of its own/)
  await press(opened, `Place my order ${titleOf(other)}`)
  await heading('Shipping & Billing addresses')
  await screen.findAllByText(there?.name ?? '')
  const before = await noteThatSays(`Chosen before, for another country: ${here?.name}`)
  await press(opened, /^Choose this address/, before)
  await mainSays(`This address is in ${here?.country.name}; the order is for ${other.country.name}.`)
  await expect.poll(async () => (await draftOf()).shippingAddressId).toBe(here?.id)

  await ready(lucia, itself)
  await opened.go('/order/validation')
  await heading('Validation')
  // The draft was changed elsewhere: it is this section's once the page says so.
  await mainSays(titleOf(section))
  await press(opened, 'Place the order')
  await heading('Thank you for your order')
  await screen.findByRole('heading', { name: 'Still in your cart' })
  await opened.user.click(await screen.findByRole('link', { name: `Continue with ${titleOf(other)}` }))
  await expect.poll(() => location.pathname + location.hash).toBe(`/cart#${other.sectionId}`)
})

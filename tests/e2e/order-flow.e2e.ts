import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { Product } from '#modules/catalogue/contract.ts'
import type { Address } from '#modules/distributors/contract.ts'
import type { Cart, CartSection, OrderRow } from '#modules/ordering/contract.ts'
import { money } from '#web/ui/figures/format.ts'

import { fillAddress } from './address-form.ts'
import { type Caller, callerOf } from './caller.ts'
import { begin, ready, refill } from './order-draft.ts'
import { isSound, looks, type Stage, stage } from './portal.ts'

const LUCIA = 'procurement@andina.example'
const MATEO = 'marketing@andina.example'
const AYA = 'procurement@lumiere.example'

let it: Stage
let lucia: Caller
beforeAll(async () => {
  it = await stage()
  lucia = await callerOf(it.portal.url, LUCIA)
})
afterAll(() => it.close())

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const goOn = (page: Page) => page.getByRole('button', { name: /^Continue to/ }).click()
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent || document.activeElement?.getAttribute('name'))

describe.each(looks)('$width, $scheme', (look) => {
  beforeEach(() => ready(lucia, { careCoinsToUse: 40, certificates: ['Certificate of analysis'] }))

  test.each([
    ['/order/address', 'Shipping & Billing addresses'],
    ['/order/shipping', 'Shipping method'],
    ['/order/certificates', 'Certificates'],
    ['/order/validation', 'Validation'],
  ])('%s is sound', async (path, title) => {
    const page = await it.open(path, LUCIA, look)
    await heading(page, title)
    await page.getByText('Order total price (excl. VAT)').first().waitFor({ state: 'attached' })
    await isSound(page)
  })
})

test('each step names what is missing, focuses it, and keeps what was chosen through a reload', async () => {
  await begin(lucia)
  const page = await it.open('/order/validation', LUCIA)
  await heading(page, 'Shipping & Billing addresses')

  await goOn(page)
  await page.getByText('Please select shipping and billing adresses').first().waitFor()
  expect(await focused(page)).toBe('Choose a shipping address')
  await isSound(page)
  for (const kind of ['shipping', 'billing']) {
    await page.getByRole('button', { name: `Choose a ${kind} address` }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Choose this address/ })
      .first()
      .click()
    await page.getByRole('button', { name: `Change the ${kind} address` }).waitFor()
  }
  await page.getByRole('button', { name: 'Add a delivery contact' }).click()
  await page.getByLabel('Your name').fill('Rosa Medina')
  await page.getByLabel('Phone number').fill('+57 310 555 0199')
  await page.getByRole('button', { name: 'Validate' }).click()
  await goOn(page)

  await heading(page, 'Shipping method')
  await page.getByRole('radio', { name: /^FOB/ }).check()
  await goOn(page)
  await page.getByText('Please select an option within Airport, Road and Harbor').waitFor()
  expect(await focused(page)).toBe('transportMode')
  await page.getByRole('radio', { name: /^Airport/ }).check()
  const unfit = page.getByRole('note').filter({ hasText: 'FOB is meant for goods that go by sea.' })
  await unfit.getByText('FCA · Free Carrier').waitFor()
  await page.getByRole('radio', { name: /^Harbor/ }).check()
  await unfit.waitFor({ state: 'detached' })
  await goOn(page)
  expect(await focused(page)).toBe('destination')
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/cart/draft'))
  await page.getByLabel('Destination').fill('Port of Cartagena')
  await saved
  await page.reload()
  await page.getByRole('radio', { name: /^Harbor/, checked: true }).waitFor()
  expect(await page.getByLabel('Destination').inputValue()).toBe('Port of Cartagena')
  await goOn(page)

  await heading(page, 'Certificates')
  await page.getByLabel('Declaration of conformity').check()
  await page.getByLabel('Another certificate').fill('Halal certificate')
  await goOn(page)

  await heading(page, 'Validation')
  await page
    .getByText(/^Ref\. [\w-]+ · \D.* · [\d\s]+ units.* at \$/)
    .first()
    .waitFor()
  for (const text of ['Rosa Medina', 'FOB · Free On Board, Harbor, Port of Cartagena', 'Halal certificate'])
    await page.getByText(text).waitFor()
})

test('a shipping address in another country is said at the choice and at the last look', async () => {
  const { country } = await ready(lucia)
  const addresses = await lucia.get<Address[]>('/addresses?type=SHIPPING')
  const abroad = addresses.find((it) => it.countryId !== country.id)
  await ready(lucia, { shippingAddressId: abroad?.id })
  const says = `This address is in ${abroad?.country.name}; the order is for ${country.name}.`
  const page = await it.open('/order/address', LUCIA)
  await page.getByText(says).waitFor()
  await isSound(page)
  await page.goto('/order/validation')
  await page.getByText(says).waitFor()
  await isSound(page)
  await ready(lucia, { shippingAddressId: addresses.find((it) => it.countryId === country.id)?.id })
  await page.getByText(says).waitFor({ state: 'detached' })
})

test('choosing what is chosen already clears it', async () => {
  await ready(lucia)
  const page = await it.open('/order/shipping', LUCIA)
  await page.getByRole('radio', { name: /^Road/, checked: true }).click()
  await page.getByRole('radio', { name: /^Road/, checked: false }).waitFor()
})

test('a code that nobody knows is refused at its field', async () => {
  await ready(lucia)
  const page = await it.open('/order/validation', LUCIA)
  await page.getByRole('textbox', { name: 'Promo code' }).fill('nothing-10')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('There is no promo code NOTHING-10').waitFor()
  expect(await page.getByRole('textbox', { name: 'Promo code' }).getAttribute('aria-invalid')).toBe('true')
})

test('a price that moved while the order was on its way is shown line by line and asked about again', async () => {
  const section = await ready(lucia)
  const [line] = section.products
  const page = await it.open('/order/validation', LUCIA)
  const operations = await callerOf(it.portal.url, 'operations@partnercare.example')
  await page.route(
    '**/api/order',
    async (route) => {
      await operations.send('PUT', `/office/registrations/${line?.registrationId}/price`, {
        price: 99_900,
        discount: 0,
      })
      await route.continue()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Place the order' }).click()
  const dialog = page.getByRole('dialog', { name: 'The price has changed' })
  const row = dialog.getByRole('row').filter({ hasText: line?.name ?? '' })
  await row.getByText(money(99_900 * (line?.quantity ?? 0))).waitFor()
  await isSound(page)
  await dialog.getByRole('button', { name: 'Place at the new price' }).click()
  await page.waitForURL('**/order/confirmation?order=*')
  const id = new URL(page.url()).searchParams.get('order')
  const placed = await lucia.get<{ orderItems: { unitPrice: number }[] }>(`/order/${id}`)
  expect(placed.orderItems.map(({ unitPrice }) => unitPrice)).toContain(99_900)
})

test('a price that moves while somebody looks is marked beside what it was, and asked about before the order is placed', async () => {
  const section = await ready(lucia)
  const [line] = section.products
  const page = await it.open('/order/validation', LUCIA)
  await page.getByRole('button', { name: 'Place the order' }).waitFor()
  const operations = await callerOf(it.portal.url, 'operations@partnercare.example')
  const moved = { price: 77_700, discount: 0 }
  await operations.send('PUT', `/office/registrations/${line?.registrationId}/price`, moved)
  const mark = page.getByText('When you filled your cart it was')
  await mark.filter({ hasText: money(line?.totalEffectivePrice ?? 0) }).waitFor()
  await isSound(page)
  await page.reload()
  await mark.waitFor()

  await page.getByRole('button', { name: 'Place the order' }).click()
  const dialog = page.getByRole('dialog', { name: 'The price has changed' })
  const row = dialog.getByRole('row').filter({ hasText: line?.name ?? '' })
  await row.getByText(money(line?.totalEffectivePrice ?? 0)).waitFor()
  await row.getByText(money(77_700 * (line?.quantity ?? 0))).waitFor()
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await page.goto('/cart')
  await page.getByRole('note').filter({ hasText: 'Prices have changed since you filled your cart.' }).waitFor()
  await isSound(page)
})

test('CareCoins: the cap is told, the total follows, and a double click places one order', async () => {
  const section = await ready(lucia)
  const before = await lucia.get<OrderRow[]>('/order')
  const page = await it.open('/order/validation', LUCIA)
  await page.getByRole('button', { name: 'Use CareCoins' }).click()
  const dialog = page.getByRole('dialog', { name: 'Use CareCoins' })
  await dialog.getByLabel('CareCoins to use').fill('999999')
  await dialog.getByText(/CareCoins at most on this order/).waitFor()
  const isOff = () => dialog.getByRole('button', { name: 'Validate' }).getAttribute('aria-disabled')
  expect(await isOff(), 'above the maximum').toBe('true')
  await dialog.getByLabel('CareCoins to use').fill('0')
  expect(await isOff(), 'nothing to use').toBe('true')
  const use = async (coins: string) => {
    await dialog.getByLabel('CareCoins to use').fill(coins)
    await dialog.getByRole('button', { name: 'Validate' }).click()
    await page.getByText(`You use ${coins} CareCoins, worth $${Number(coins) / 10}.00.`).waitFor()
  }
  await use('40')
  await page.getByRole('button', { name: 'Change the CareCoins' }).click()
  await dialog.getByRole('button', { name: "Don't use CareCoins" }).click()
  await expect.poll(async () => (await lucia.get<Cart>('/cart')).draft.careCoinsToUse).toBe(0)
  await page.getByRole('button', { name: 'Use CareCoins' }).click()
  await use('50')

  await page.getByRole('button', { name: 'Place the order' }).dblclick()
  await heading(page, 'Thank you for your order')
  await page.getByText('Waiting for the quote').waitFor()
  await isSound(page)
  const after = await lucia.get<OrderRow[]>('/order')
  expect(after.length).toBe(before.length + 1)
  expect(after[0]?.total).toBe(section.total - 500)

  await page.getByRole('link', { name: 'Place this order again' }).click()
  await page.getByRole('button', { name: 'Add to my cart' }).click()
  await page.waitForURL('**/cart#*')
  const { sections } = await lucia.get<Cart>('/cart')
  expect(sections.find(({ sectionId }) => sectionId === section.sectionId)?.products.length).toBe(
    section.products.length,
  )
})

test('one review that is placed from two windows is one order, and both show it', async () => {
  await ready(lucia)
  const before = await lucia.get<OrderRow[]>('/order')
  const pages = [await it.open('/order/validation', LUCIA), await it.open('/order/validation', LUCIA)]
  const bothSent = Promise.withResolvers<void>()
  let sent = 0
  for (const page of pages) {
    await page.route('**/api/order', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      sent += 1
      if (sent === pages.length) bothSent.resolve()
      await bothSent.promise
      await route.continue()
    })
    await page.getByRole('button', { name: 'Place the order' }).click()
  }
  for (const page of pages) await heading(page, 'Thank you for your order')
  const shown = pages.map((page) => new URL(page.url()).searchParams)
  expect(shown[0]?.get('order')).toBe(shown[1]?.get('order'))
  const led = pages[shown.findIndex((search) => search.has('already'))] as Page
  await led.getByText('This order has already been placed. It was not placed a second time.').waitFor()
  await isSound(led)
  const after = await lucia.get<OrderRow[]>('/order')
  expect(after.filter(({ id }) => !before.some((it) => it.id === id))).toHaveLength(1)
})

test('an account that is not active yet is told so', async () => {
  await ready(await callerOf(it.portal.url, AYA))
  const page = await it.open('/cart', AYA)
  await page.getByRole('note').getByText('Your account is not activated yet.').waitFor()
  await isSound(page)
  await page.goto('/order/validation')
  await page.getByRole('button', { name: 'Place the order' }).click()
  await page.getByRole('dialog').getByText('Your account is not activated yet').waitFor()
  await isSound(page)
})

test('who may not place an order reads who can', async () => {
  const mateo = await callerOf(it.portal.url, MATEO)
  await refill(mateo, await ready(lucia))
  await ready(mateo)
  const page = await it.open('/order/validation', MATEO)
  await page
    .getByText(/Only users with the role PROCUREMENT can place an order\. Ask .*Lucía Herrera Montoya/)
    .waitFor()
  expect(await page.getByRole('button', { name: 'Place the order' }).count()).toBe(0)
})

test('an address that is added on the way becomes the address of the order', async () => {
  await begin(lucia)
  const page = await it.open('/order/address', LUCIA)
  await page.getByRole('button', { name: 'Choose a billing address' }).click()
  await page.getByRole('link', { name: 'Add an address' }).click()
  await page.getByRole('button', { name: 'Save the address' }).click()
  await page.getByText('Missing mandatory fields').waitFor()
  await fillAddress(page, 'New office')
  await isSound(page)
  await page.evaluate(() => {
    const look = () => {
      if (document.body.innerText.includes('No billing address is chosen yet.'))
        document.body.dataset['without'] = 'seen'
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await page.getByRole('button', { name: 'Save the address' }).click()
  await heading(page, 'Shipping & Billing addresses')
  await page.getByRole('main').getByText('New office').waitFor()
  expect(await page.evaluate(() => document.body.dataset['without'] ?? null), 'it was chosen at once').toBeNull()
})

test('an address that a colleague deletes during the review is named, and another one is chosen', async () => {
  await ready(lucia)
  const [like] = await lucia.get<Address[]>('/addresses?type=SHIPPING')
  const short = { ...like, id: undefined, country: undefined, isPrimary: undefined, name: 'Short-lived store' }
  const { id } = await lucia.send<{ id: string }>('POST', '/addresses/upsert', short)
  await ready(lucia, { shippingAddressId: id })
  const page = await it.open('/order/validation', LUCIA)
  await page.getByRole('button', { name: 'Place the order' }).waitFor()
  await lucia.send('DELETE', `/addresses/${id}`, {})
  await heading(page, 'Shipping & Billing addresses')
  const gone = page.getByRole('note').filter({ hasText: 'The address Short-lived store has been deleted.' })
  await gone.waitFor()
  await isSound(page)
  await goOn(page)
  expect(await focused(page)).toBe('Choose a shipping address')
  await page.getByRole('button', { name: 'Choose a shipping address' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Choose this address/ })
    .first()
    .click()
  await gone.waitFor({ state: 'detached' })
  await goOn(page)
  await heading(page, 'Shipping method')
})

test('a registration that changes during the review is told of its product, and leads to the cart', async () => {
  const { products, sectionId, country } = await ready(lucia)
  const [line] = products
  const operations = await callerOf(it.portal.url, 'operations@partnercare.example')
  const becomes = (status: string) =>
    operations.send('PUT', `/office/registrations/${line?.registrationId}/status`, { status })
  const page = await it.open('/order/validation', LUCIA)
  await page.getByRole('button', { name: 'Place the order' }).waitFor()
  await becomes('SUSPENDED')
  const why = `Not available in ${country.name} (registration status: Suspended)`
  const said = page.getByRole('note').filter({ hasText: `${line?.name}: ${why}` })
  await said.waitFor()
  await isSound(page)
  await said.getByRole('link', { name: 'Change it in the cart' }).click()
  await page.waitForURL(`**/cart#${sectionId}`)
  const row = page.getByRole('row').filter({ hasText: line?.name ?? '' })
  await row.getByText(why).waitFor()
  await isSound(page)
  await becomes('REGISTERED')
  await row.getByText(why).waitFor({ state: 'detached' })
})

/** Something for another country than the section's, beside it in the cart. */
const anotherSection = async ({ country }: CartSection): Promise<CartSection> => {
  const elsewhere = country.id === 'co' ? 'pe' : 'co'
  for (const { id, packagings, registrations = [] } of await lucia.get<Product[]>('/products/all')) {
    if (!registrations.some((its) => its.country.id === elsewhere && its.price !== null && its.status === 'REGISTERED'))
      continue
    const line = { productId: id, countryId: elsewhere, packagingId: packagings[0]?.id ?? null }
    await lucia.send('POST', '/cart/lines', line)
    break
  }
  const other = (await lucia.get<Cart>('/cart')).sections.find((section) => section.country.id === elsewhere)
  if (!other) throw new Error(`Nothing can be ordered in ${elsewhere}`)
  return other
}
const titleOf = ({ country, subCategory }: CartSection) => `${country.name}: ${subCategory.name}`

test.each(looks)('each section is an order of its own, sent within its country: $width, $scheme', async (look) => {
  const section = await ready(lucia)
  const other = await anotherSection(section)
  const addresses = await lucia.get<Address[]>('/addresses?type=SHIPPING')
  const [here, there] = [section, other].map(({ country }) => addresses.find((its) => its.countryId === country.id))
  await ready(lucia, { shippingAddressId: here?.id })
  const page = await it.open('/cart', LUCIA, look)
  await page.getByRole('note').filter({ hasText: 'Each becomes an order of its own' }).waitFor()
  await isSound(page)
  await page.getByRole('button', { name: `Place my order ${titleOf(other)}` }).click()
  await heading(page, 'Shipping & Billing addresses')
  await page
    .getByText(there?.name ?? '', { exact: true })
    .first()
    .waitFor()
  const before = page.getByRole('note').filter({ hasText: `Chosen before, for another country: ${here?.name}` })
  await before.waitFor()
  await isSound(page)
  await before.getByRole('button', { name: /^Choose this address/ }).click()
  await page.getByText(`This address is in ${here?.country.name}; the order is for ${other.country.name}.`).waitFor()

  await ready(lucia)
  await page.goto('/order/validation')
  await page.getByRole('button', { name: 'Place the order' }).click()
  await heading(page, 'Thank you for your order')
  await page.getByRole('heading', { name: 'Still in your cart' }).waitFor()
  await isSound(page)
  await page.getByRole('link', { name: `Continue with ${titleOf(other)}` }).click()
  await page.waitForURL(`**/cart#${other.sectionId}`)
})

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { Product } from '#modules/catalogue/contract.ts'
import type { Cart, CartSection } from '#modules/ordering/contract.ts'
import { bothAddresses, type Caller, placesOrder } from '#tests/e2e/caller.ts'
import { choose, fill } from '#tests/screens/fields.ts'
import { answerInstead, cutLine, holdAnswers, mendLine, sentRequests } from '#tests/screens/line.ts'
import { screenPortal } from '#tests/screens/screen.tsx'
import { money } from '#web/ui/figures/format.ts'

const BUYER = 'procurement@andina.example'
const SALES = 'sales@partnercare.example'
const gel = 'Estradiol gel 0.06 %'

const portal = screenPortal()
let buyer: Caller
let sales: Caller
let operations: Caller
let first: Cart
beforeAll(async () => {
  buyer = await portal.caller(BUYER)
  sales = await portal.caller(SALES)
  operations = await portal.caller('operations@partnercare.example')
  first = await cart()
})
/** Each test begins with the cart of the demo world and no order on its way. */
beforeEach(async () => {
  for (const { country, subCategory } of (await cart()).sections)
    await buyer.send('DELETE', `/cart/sections/${country.id}/${subCategory.id}`, {})
  for (const { productId, countryId, quantity, packagingId } of first.sections.flatMap(({ products }) => products))
    await buyer.send('POST', '/cart/lines', { productId, countryId, quantity, packagingId })
})

const cart = () => buyer.get<Cart>('/cart')
const lineOf = async (name: string) =>
  (await cart()).sections.flatMap(({ products }) => products).find((line) => line.name === name)
const quantityOf = (name: string) => screen.findByRole<HTMLInputElement>('combobox', { name: `Quantity of ${name}` })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const summary = () => screen.getByRole('complementary', { name: 'Summary' })
const isGone = (read: () => unknown) => waitFor(() => expect(read()).toBeNull())
const hasFocus = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element))
const changesSent = () => sentRequests().filter(({ method, path }) => method === 'PUT' && /^\/cart\/lines/.test(path))
const titleOf = ({ country, subCategory }: CartSection) => `${country.name}: ${subCategory.name}`

test('sections are open at first and fold; an empty cart leads to the shop and has nothing to export', async () => {
  const { user } = await portal.open('/cart', BUYER)
  const section = await button('Colombia: Hormone therapy')
  expect(section.getAttribute('aria-expanded')).toBe('true')
  section.focus()
  await user.keyboard('{Enter}')
  expect(section.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByRole('combobox', { name: `Quantity of ${gel}` })).toBeNull()
  cleanup()
  await portal.open('/order/cart', 'regulatory@andina.example')
  expect((await screen.findByRole('link', { name: 'Go to the shop' })).getAttribute('href')).toBe('/shop')
  expect((await button(/^CSV/)).getAttribute('aria-disabled')).toBe('true')
})

test('quick steps of a quantity are one change; once it is stored, what another window changes shows', async () => {
  await portal.open('/cart', BUYER)
  const field = await quantityOf(gel)
  const before = Number(field.value)
  const total = summary().textContent
  const orderTotal = money((await cart()).total)
  const more = await button(`Increase Quantity of ${gel}`)
  for (const _ of '123') fireEvent.click(more)
  expect(field.value).toBe(String(before + 72))
  expect(summary().textContent).not.toBe(total)
  await expect.poll(async () => (await lineOf(gel))?.quantity).toBe(before + 72)
  expect(changesSent()).toHaveLength(1)

  const line = await lineOf(gel)
  const path = `/cart/lines/${line?.countryId}/${line?.productId}`
  await buyer.send('PUT', path, { quantity: before, packagingId: line?.packagingId })
  await waitFor(() => expect(field.value, 'nothing is left of the earlier change').toBe(String(before)))
  await waitFor(() => expect(summary().textContent).toContain(orderTotal))

  // For a second and a half after a change of this window nothing counts as news.
  let next = before
  const changedElsewhere = async () => {
    next += 24
    await buyer.send('PUT', path, { quantity: next, packagingId: line?.packagingId })
    await waitFor(() => expect(field.value).toBe(String(next)))
    return field.closest('tr')?.dataset['changed']
  }
  await expect.poll(changedElsewhere).toBe('fresh')
})

test('an answer that is late does not undo what was changed since', async () => {
  const { user } = await portal.open('/cart', BUYER)
  const field = await quantityOf(gel)
  const before = Number(field.value)
  const late = holdAnswers('PUT', /^\/cart\/lines/)
  await user.click(await button(`Increase Quantity of ${gel}`))
  await late.caught
  await user.click(await button(`Increase Quantity of ${gel}`))
  expect(field.value).toBe(String(before + 48))
  late.release()
  await expect.poll(async () => (await lineOf(gel))?.quantity).toBe(before + 48)
  expect(field.value).toBe(String(before + 48))
})

test('a refused quantity stays at its reason until it is mended or put back', async () => {
  const { user } = await portal.open('/cart', BUYER)
  const field = await quantityOf(gel)
  const [stored, total] = [field.value, summary().textContent]
  const off = String(Number(stored) + 1)
  const reason = () => screen.queryByText(/^Please order in steps of 24/)
  const isMended = async () => {
    await isGone(reason)
    expect(field.value).toBe(stored)
  }
  await fill(user, field, off)
  await user.tab()
  await waitFor(() => expect(reason()).not.toBeNull())
  expect(field.value).toBe(off)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(summary().textContent).toBe(total))
  field.focus()
  await user.keyboard('{Escape}')
  await isMended()

  await fill(user, field, '')
  await user.keyboard('{Enter}')
  await screen.findByText('Please select quantity')
  expect(field.value).toBe('0')
  // Entering the stored quantity is an answer too.
  await fill(user, field, stored)
  await user.keyboard('{Enter}')
  await isGone(() => screen.queryByText('Please select quantity'))
  expect(field.value).toBe(stored)

  await fill(user, field, off)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(reason()).not.toBeNull())
  await user.click(await button(`Decrease Quantity of ${gel}`))
  await isMended()
  expect((await lineOf(gel))?.quantity).toBe(Number(stored))
})

test('a quantity out of bounds, of two readings or no number at all is refused with the nearest to choose', async () => {
  const { user } = await portal.open('/cart', BUYER)
  const field = await quantityOf(gel)
  const stored = field.value
  const offers = () => within(screen.getByRole('group', { name: 'Choose a quantity' })).getAllByRole('button')
  for (const [typed, sentence] of [
    ['1', /^The minimum order quantity is/],
    ['-4', /^The minimum order quantity is/],
    ['999999', /^The maximum order quantity is 100.000/],
    ['2.000', /^2\.000 can be read as 2.000 or as 2\. Please choose one/],
  ] as const) {
    await fill(user, field, typed)
    await user.keyboard('{Enter}')
    await screen.findByText(sentence)
    expect(offers()).toHaveLength(typed === '2.000' ? 2 : 1)
    // The server refused what is a number, too.
    if (typed !== '2.000') await waitFor(() => expect(field.closest('tr')?.dataset['mark']).toBe('failed'))
    field.focus()
    await user.keyboard('{Escape}')
    await isGone(() => screen.queryByText(sentence))
    expect(field.value).toBe(stored)
  }
  await fill(user, field, 'many')
  await user.tab()
  await screen.findByText('Please enter a valid number')
  expect(field.value).toBe('many')
  field.focus()
  await user.keyboard('{Escape}')
  expect(field.value).toBe(stored)
  expect(screen.queryByText('Please enter a valid number')).toBeNull()

  await fill(user, field, '1')
  await user.keyboard('{Enter}')
  await screen.findByText(/^The minimum order quantity is/)
  await user.click(offers()[0] as HTMLElement)
  await isGone(() => screen.queryByText(/^The minimum order quantity is/))
})

test('a quantity is one stop of the keyboard', async () => {
  const { user } = await portal.open('/cart', BUYER)
  ;(await quantityOf(gel)).focus()
  await user.tab()
  await hasFocus(screen.getByRole('button', { name: `Remove ${gel} from the cart` }))
})

test('what is removed can be put back; a removal that is refused stays in the cart', async () => {
  const { user } = await portal.open('/cart', BUYER)
  const quantity = (await quantityOf(gel)).value
  const remove = await button(`Remove ${gel} from the cart`)
  const rows = screen.getAllByRole('button', { name: /^Remove .* from the cart$/ })
  await user.click(remove)
  expect(await within(screen.getByRole('main')).findByText(`${gel} was removed from the cart.`)).toBeTruthy()
  await isGone(() => screen.queryByRole('combobox', { name: `Quantity of ${gel}` }))
  expect(document.activeElement, 'the keyboard goes on').not.toBe(document.body)
  expect(rows.length).toBeGreaterThan(1)
  await expect.poll(() => lineOf(gel)).toBeUndefined()
  await user.click(await button('Undo'))
  await waitFor(async () => expect((await quantityOf(gel)).value).toBe(quantity))

  const trouble = answerInstead('DELETE', /^\/cart\/lines/, { status: 409, body: { status: 409, title: 'Not now' } })
  await user.click(await button(`Remove ${gel} from the cart`))
  await quantityOf(gel)
  trouble.stop()
  expect(await lineOf(gel)).toBeDefined()
})

test('a quantity that is changed offline reaches the cart once the line is back', async () => {
  const { user } = await portal.open('/cart', BUYER)
  const field = await quantityOf(gel)
  const next = String(Number(field.value) + 24)
  cutLine()
  await user.click(await button(`Increase Quantity of ${gel}`))
  expect(field.value).toBe(next)
  await expect.poll(() => changesSent().length).toBeGreaterThan(0)
  mendLine()
  await expect.poll(async () => String((await lineOf(gel))?.quantity)).toBe(next)
  expect(field.value).toBe(next)
})

test('a special request is kept while one types, at once when it is ticked, and when the page is left', async () => {
  const kept = async () => (await cart()).draft.specialRequest
  const other = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Other (please specify)' })
  const { user } = await portal.open('/cart', BUYER)
  await fill(user, await other(), 'One pallet')
  await expect.poll(async () => (await kept())?.other, { message: 'when one pauses' }).toBe('One pallet')
  await user.click(screen.getByRole('checkbox', { name: 'Need for pre-shipment inspection' }))
  await expect.poll(async () => (await kept())?.preShipmentInspection).toBe(true)
  await fill(user, await other(), 'Two pallets, please')
  await user.tab()
  await expect
    .poll(async () => (await kept())?.other, { message: 'when one leaves the field' })
    .toBe('Two pallets, please')
  await fill(user, await other(), 'One box')
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(async () => (await kept())?.other, { message: 'when one leaves the page' }).toBe('One box')
  cleanup()
  await portal.open('/cart', BUYER)
  expect((await other()).value).toBe('One box')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Need for pre-shipment inspection' }).checked).toBe(
    true,
  )
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Packing' }).checked).toBe(false)
})

test('a packaging that was removed is named, and another one is chosen in the cart', async () => {
  const product = (await buyer.get<Product[]>('/products/all')).find(({ name }) => name === gel) as Product
  const { id, MBDreferenceCode, name, description, technicalDescription, artwork, sterile } = product
  const { minimumOrderQuantity, orderQuantityStep, careCoinGroup1, careCoinGroup2, productSubCategory } = product
  const line = await lineOf(gel)
  const former = line?.packagings.find((packaging) => packaging.id === line.packagingId)
  const hasPackagings = (packagings: readonly { id?: string; name: string; units: number }[]) =>
    operations.send('PUT', `/office/products/${id}`, {
      ...{ MBDreferenceCode, name, description, technicalDescription, artwork, sterile, image: null, file: null },
      ...{ minimumOrderQuantity, orderQuantityStep, careCoinGroup1, careCoinGroup2 },
      categoryId: productSubCategory.productCategory.id,
      subCategoryId: productSubCategory.id,
      packagings,
    })
  const { user } = await portal.open('/cart', BUYER)
  await quantityOf(gel)
  await hasPackagings([...product.packagings.filter(({ id }) => id !== former?.id), { name: 'Crate', units: 24 }])
  const reason = `The packaging ${former?.name} is no longer available. Choose another one.`
  await screen.findByText(reason)
  await choose(user, `Packaging of ${gel}`, 'Crate')
  await isGone(() => screen.queryByText(reason))
  await expect.poll(async () => (await lineOf(gel))?.packagingId).not.toBe(former?.id)
  const [row, units] = [(await quantityOf(gel)).closest('tr') as HTMLElement, (await lineOf(gel))?.quantity ?? 0]
  await within(row).findByText('Crate')
  within(row).getByText(`${units} units (${units / 24} packs of 24)`)
  first = { ...first, sections: (await cart()).sections }
})

test('what comes free is in the summary too', async () => {
  const products = (await buyer.get<Product[]>('/products/all')).filter(({ reference }) =>
    ['PC-1040', 'PC-1041'].includes(reference),
  )
  for (const { id: productId, minimumOrderQuantity: quantity, packagings } of products)
    await buyer.send('POST', '/cart/lines', { productId, countryId: 'pe', quantity, packagingId: packagings[0]?.id })
  await portal.open('/cart', BUYER)
  await screen.findByText('Free with this order')
  expect(
    within(summary())
      .getAllByRole('listitem')
      .some(({ textContent }) => /Free/.test(textContent ?? '')),
  ).toBe(true)
})

describe('Place my order', () => {
  test('leads to a quantity that is refused, also to one that was just typed', async () => {
    const { user, address } = await portal.open('/cart', BUYER)
    const field = await quantityOf(gel)
    const place = await button(/Place my order Colombia: Hormone therapy/)
    const off = String(Number(field.value) + 1)
    await fill(user, field, off)
    for (const _ of ['as it is sent', 'once it is refused']) {
      await user.click(place)
      await hasFocus(field)
      await waitFor(() => expect(place.getAttribute('aria-busy')).toBeNull())
      await screen.findByText(/^Please order in steps of 24/)
      expect(field.getAttribute('aria-invalid')).toBe('true')
    }
    expect(field.value).toBe(off)
    await fill(user, field, 'many')
    await user.tab()
    await user.click(place)
    await hasFocus(field)
    expect(address()).toBe('/cart')
  })

  test('fills in the primary addresses and leads to them; next time to what is still missing', async () => {
    await buyer.send('PUT', '/cart/draft', { shippingAddressId: null, billingAddressId: null, shipping: null })
    const { user, address, go } = await portal.open('/cart', BUYER)
    const late = holdAnswers('PUT', /^\/cart\/draft$/)
    const place = await button(/Place my order Colombia: Hormone therapy/)
    await user.click(place)
    await waitFor(() => expect(place.getAttribute('aria-busy')).toBe('true'))
    await user.click(place)
    await late.caught
    late.release()
    await expect.poll(address).toMatch(/^\/order\/address/)
    await screen.findAllByText('Bogotá distribution centre')
    expect(
      sentRequests().filter(({ method, path }) => method === 'PUT' && path === '/cart/draft'),
      'a busy button takes no second press',
    ).toHaveLength(1)
    await go('/cart')
    await screen.findByRole('heading', { level: 2, name: /Colombia: Hormone therapy · Bogotá distribution centre/ })
    await user.click(await button(/Place my order Colombia: Hormone therapy/))
    await expect.poll(address).toBe('/order/shipping')
  })

  test('is for PROCUREMENT: others read who to ask, and fill the cart all the same', async () => {
    const mateo = await portal.caller('marketing@andina.example')
    const [line] = first.sections.flatMap(({ products }) => products)
    const { productId, countryId, quantity, packagingId } = line as NonNullable<typeof line>
    await mateo.send('POST', '/cart/lines', { productId, countryId, quantity, packagingId })
    await portal.open('/cart', 'marketing@andina.example')
    await screen.findByText(/Only users with the role PROCUREMENT can place an order\. Ask .*Lucía Herrera Montoya/)
    expect(screen.queryByRole('button', { name: /Place my order/ })).toBeNull()
    expect(screen.queryByText('Do you have any special request?')).toBeNull()
  })
})

describe('a promo code', () => {
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
  const keepCode = async (promoCode: string) => {
    const [section] = (await cart()).sections
    await buyer.send('PUT', `/cart/sections/${section?.country.id}/${section?.subCategory.id}/promo-code`, {
      promoCode,
    })
  }
  const orderWith = async (promoCode: string) => {
    const [section] = (await cart()).sections
    const placed = await placesOrder(buyer, promoCode)
    for (const { productId, countryId, quantity, packagingId } of section?.products ?? [])
      await buyer.send('POST', '/cart/lines', { productId, countryId, quantity, packagingId })
    return placed
  }
  beforeEach(async () => {
    for (const { country, subCategory } of (await cart()).sections)
      await buyer.send('PUT', `/cart/sections/${country.id}/${subCategory.id}/promo-code`, { promoCode: null })
  })
  const sectionAt = async (index: number) => {
    const section = (await cart()).sections[index] as CartSection
    return within(
      (await screen.findByRole('heading', { level: 2, name: new RegExp(`^${titleOf(section)}`) })).closest(
        'section',
      ) as HTMLElement,
    )
  }

  test('that does not work says why at its field; one that works shows what it saves', async () => {
    await make('GONE', { validUntil: '2020-12-31' })
    await make('WORKS', { maximumUsesPerDistributor: 1 })
    const { user } = await portal.open('/cart', BUYER)
    await quantityOf(gel)
    const section = await sectionAt(0)
    const field = () => section.getByRole<HTMLInputElement>('textbox', { name: 'Promo code' })
    for (const [code, reason] of [
      ['', 'Enter a code'],
      ['no-such-code', 'There is no promo code NO-SUCH-CODE'],
      ['GONE', 'The promo code GONE expired on 31/12/2020'],
    ] as const) {
      await fill(user, field(), code)
      await user.click(section.getByRole('button', { name: 'Apply' }))
      await section.findByText(new RegExp(reason))
      expect(field().getAttribute('aria-invalid')).toBe('true')
    }
    const [before] = (await cart()).sections
    const late = holdAnswers('POST', /^\/promo-codes\/apply$/)
    await fill(user, field(), ' works ')
    const apply = section.getByRole('button', { name: 'Apply' })
    await user.click(apply)
    await late.caught
    expect(apply.getAttribute('aria-busy')).toBe('true')
    await user.click(apply)
    late.release()
    await section.findByText(/^10% off (every|this) product: you save/)
    await hasFocus(section.getByRole('button', { name: 'Remove the code' }))
    const applied = sentRequests().filter(({ path }) => path === '/promo-codes/apply')
    expect(applied.filter(({ body }) => (body as { code: string }).code === 'works')).toHaveLength(1)
    await expect.poll(async () => (await cart()).sections[0]?.total).toBeLessThan(before?.total ?? 0)
    const after = (await cart()).sections[0] as CartSection
    await waitFor(() => expect(section.getAllByText(/-10% with WORKS/)).toHaveLength(after.products.length))
    await section.findAllByText((text) => text.includes(money(after.total)))
  })

  test('whose last use is gone says so while one looks, and leaves with its button', async () => {
    await make('USED-UP', { maximumUsesPerDistributor: 1 })
    const { user } = await portal.open('/cart', BUYER)
    await quantityOf(gel)
    const section = await sectionAt(0)
    await fill(user, section.getByRole('textbox', { name: 'Promo code' }), 'USED-UP')
    await user.click(section.getByRole('button', { name: 'Apply' }))
    await section.findByRole('button', { name: 'Remove the code' })
    // Before its only use is gone, another section has it too.
    const other = (await cart()).sections[1] as CartSection
    await buyer.send('PUT', `/cart/sections/${other.country.id}/${other.subCategory.id}/promo-code`, {
      promoCode: 'USED-UP',
    })
    await orderWith('USED-UP')
    await screen.findByText(/^Your company has used the promo code USED-UP as often as it may/)
    await user.click(screen.getAllByRole('button', { name: 'Remove the code' })[0] as HTMLElement)
    await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'))
  })

  test('belongs to one section: another has its own, and one that is removed leaves the other', async () => {
    await Promise.all([make('FIRST'), make('SECOND', { discount: 20 })])
    const { user } = await portal.open('/cart', BUYER)
    await quantityOf(gel)
    const sections = [await sectionAt(0), await sectionAt(1)] as const
    for (const [at, code, off] of [
      [0, 'FIRST', /^10% off/],
      [1, 'SECOND', /^20% off/],
    ] as const) {
      await fill(user, sections[at].getByRole('textbox', { name: 'Promo code' }), code)
      await user.click(sections[at].getByRole('button', { name: 'Apply' }))
      await sections[at].findByText(off)
    }
    await user.click(sections[0].getByRole('button', { name: 'Remove the code' }))
    await sections[0].findByRole('textbox', { name: 'Promo code' })
    await expect.poll(async () => Object.values((await cart()).draft.promoCodes)).toEqual(['SECOND'])
    cleanup()
    await portal.open('/cart', BUYER)
    await quantityOf(gel)
    await (await sectionAt(1)).findByRole('button', { name: 'Remove the code' })
    await (await sectionAt(0)).findByRole('textbox', { name: 'Promo code' })
  })

  test('that is closed on the way to the order is refused at the last step, and removed there', async () => {
    await make('CLOSING')
    await keepCode('CLOSING')
    const [section] = (await cart()).sections
    await buyer.send('PUT', '/cart/draft', {
      countryId: section?.country.id,
      subCategoryId: section?.subCategory.id,
      ...(await bothAddresses(buyer)),
      shipping: { method: 'DAP', transportMode: 'Road' },
    })
    const { user } = await portal.open('/order/validation', BUYER)
    await button('Remove the code')
    await sales.send('POST', '/office/promo-codes/CLOSING/close', { reason: 'The campaign is over' })
    await user.click(await button('Place the order'))
    await screen.findAllByText(/The promo code CLOSING is closed/)
    await user.click(await button('Remove the code'))
    await screen.findByRole('textbox', { name: 'Promo code' })
  })
})

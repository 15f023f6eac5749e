import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Product } from '#modules/catalogue/contract.ts'
import { isSellable } from '#modules/catalogue/events.ts'
import type { Cart, OrderDetail, OrderRow } from '#modules/ordering/contract.ts'
import { oneFreight } from '#tests/quote-terms.ts'
import { money } from '#web/ui/figures/format.ts'

import { fillAddress } from './address-form.ts'
import { type Caller, callerOf, placesOrder } from './caller.ts'
import { ownOrder } from './own-order.ts'
import { type Stage, stage } from './portal.ts'

const BUYER = 'procurement@andina.example'
const SALES = 'sales@partnercare.example'

let portal: Stage
let buyer: Caller
let sales: Caller
beforeAll(async () => {
  portal = await stage()
  buyer = await callerOf(portal.portal.url, BUYER)
  sales = await callerOf(portal.portal.url, SALES)
})
afterAll(() => portal.close())

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const cart = () => buyer.get<Cart>('/cart')
const inCart = async () => (await cart()).sections.flatMap(({ products }) => products)
const orderOf = (id: OrderDetail['id']) => buyer.get<OrderDetail>(`/order/${id}`)

test('a press is not lost to what moves or closes as a field is left', async () => {
  const phone = await portal.open('/cart', BUYER, { width: 'narrow' })
  await phone.getByLabel('Promo code').first().fill('NO-SUCH-CODE')
  // Where the bar of the telephone was while one typed is a button afterwards.
  const apply = button(phone, 'Apply').first()
  await apply.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().bottom + 4 - window.innerHeight))
  const place = await apply.boundingBox()
  await phone.mouse.click((place?.x ?? 0) + 20, (place?.y ?? 0) + 20, { delay: 100 })
  await phone.getByText('There is no promo code NO-SUCH-CODE').first().waitFor()
  await phone.context().close()

  const products = await buyer.get<Product[]>('/products/all')
  const trocar = products.find(({ reference }) => reference === 'PC-1042')
  const page = await portal.open(`/product/${trocar?.id}`, BUYER)
  await page.getByRole('combobox', { name: 'Packaging', exact: true }).click()
  await page.getByRole('option', { name: 'Box of 10', exact: true }).click()
  const quantity = page.getByRole('combobox', { name: 'Quantity', exact: true })
  const add = button(page, 'Add to cart')
  await quantity.fill('1001')
  await add.click()
  const error = page.getByText('Please order in steps of')
  await error.waitFor()
  await quantity.fill('1000')
  // Its lower end is what moves from under the pointer.
  const height = (await add.boundingBox())?.height ?? 0
  await add.click({ position: { x: 20, y: height - 3 } })
  const dialog = page.getByRole('dialog', { name: 'Check the label' })
  await dialog.waitFor()
  await error.waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  // The second press of a double click leaves open what the first one opened; a later one closes it.
  const box = await add.boundingBox()
  await page.mouse.dblclick((box?.x ?? 0) + 8, (box?.y ?? 0) + 8)
  await page.locator('[role="dialog"]:focus-within').waitFor()
  const press = async () => {
    await page.mouse.click(8, 8)
    return dialog.count()
  }
  await expect.poll(press).toBe(0)
})

/** Most clicks from an empty cart to two placed orders, of a company that has ordered for both countries before. */
const MOST_CLICKS = 15

test('two countries, from an empty cart to two placed orders, in few clicks', async () => {
  for (const { country, subCategory } of (await cart()).sections)
    await buyer.send('DELETE', `/cart/sections/${country.id}/${subCategory.id}`, {})
  const before = await buyer.get<OrderRow[]>('/order')
  const page = await portal.open('/home', BUYER)
  let clicks = 0
  const click = async (target: Locator) => {
    await target.click()
    clicks += 1
  }
  await click(page.getByRole('button', { name: 'Purchase' }))
  await click(page.getByRole('link', { name: /^My product portfolio/ }).first())
  await click(page.getByRole('link', { name: 'Disposable trocar for two-rod implants', exact: true }))
  const table = page.getByRole('table', { name: 'Countries to order for' })
  await click(table.getByRole('checkbox', { name: /Peru/ }))
  await click(table.getByRole('combobox', { name: 'Packaging of Colombia' }))
  await click(page.getByRole('option', { name: 'Box of 10', exact: true }))
  await click(button(page, 'Add 2 countries to the cart'))
  await click(page.getByRole('link', { name: 'See my cart' }))
  await click(page.getByRole('link', { name: /^Check out all 2/ }))
  await click(button(page, 'Place 2 orders'))
  await page.getByRole('heading', { name: 'Thank you for your orders' }).waitFor()
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS)
  expect((await cart()).count).toBe(0)
  const placed = (await buyer.get<OrderRow[]>('/order')).filter(({ id }) => !before.some((it) => it.id === id))
  expect(placed.map(({ destination }) => destination).toSorted()).toEqual(['Colombia', 'Peru'])
  await page.context().close()
})

test('a buyer fills the cart from a pasted list, corrects it, and adds the same cart again from its own file', async () => {
  const products = (await buyer.get<Product[]>('/products/all')).filter(
    ({ available, orderQuantityStep, reference, registrations = [] }) =>
      available &&
      orderQuantityStep > 1 &&
      !['PC-1040', 'PC-1041'].includes(reference) && // these add free units to the cart
      ['Colombia', 'Peru'].every((name) =>
        registrations.some(
          ({ country, price, status }) => country.name === name && price !== null && isSellable(status),
        ),
      ),
  )
  const [one, other] = products as [Product, Product]
  const lineOf = ({ reference, packagings }: Product, quantity: number, country: string) =>
    `${reference};${quantity};${country};${packagings[0]?.name ?? ''}`
  const page = await portal.open('/cart', BUYER)
  await button(page, 'Quick add').click()
  const panel = page.getByRole('region', { name: 'Quick add' })
  await panel
    .getByLabel('Rows')
    .fill(
      [
        'Reference;Quantity;Country;Packaging',
        lineOf(one, one.minimumOrderQuantity + 1, 'Peru'),
        lineOf(other, other.minimumOrderQuantity, ''),
        'PC-0000;20;;',
      ].join('\n'),
    )
  await panel.getByRole('button', { name: 'Check these rows' }).click()
  await panel.getByText('3 rows to correct').waitFor()
  const row = (number: number) => panel.getByRole('listitem', { name: `Row ${number}`, exact: true })
  await row(1)
    .getByRole('button', { name: /^Use \d+$/ })
    .last()
    .click()
  await row(2).getByRole('combobox', { name: 'Country' }).click()
  await page.getByRole('option', { name: 'Peru' }).click()
  await panel.getByRole('button', { name: 'Remove row 3' }).click()
  await panel.getByText('2 rows ready to add').waitFor()
  await panel.getByRole('button', { name: 'Add 2 products to the cart' }).click()
  await page.getByText('2 products were added to your cart.').first().waitFor()
  for (const { name } of [one, other])
    await page
      .getByRole('combobox', { name: `Quantity of ${name}` })
      .first()
      .waitFor()

  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'CSV My cart').click()])
  expect(download.suggestedFilename()).toBe('cart.csv')
  const lines = (await inCart()).length
  await button(page, 'Quick add').click()
  await panel.locator('input[type=file]').setInputFiles(await download.path())
  await expect.poll(() => panel.getByText(/Already in your cart with/).count()).toBe(lines)
})

test('an order is changed after its quote: to other items and to an address that is added on the way', async () => {
  const order = await ownOrder(buyer)
  const [first, second] = order.products
  await sales.send('POST', `/office/orders/${order.id}/quote`, oneFreight(12_340))
  const page = await portal.open('/profile/orders', BUYER)
  await button(page, `More actions ${order.num}`).click()
  await page.getByRole('menuitem', { name: 'Modify the order' }).click()
  await page.getByText('Quote 1 is open until').waitFor()
  await button(page, `Increase Quantity of ${first?.name}`).click()
  await button(page, 'Save the items').click()
  await button(page, 'Change the order').click()
  await page.getByText('Order changed and quote 1 withdrawn.').first().waitFor()

  await page.getByRole('link', { name: 'Add another product' }).click()
  await page.getByText(`You are adding to order ${order.num}`).waitFor()
  await page.getByRole('link', { name: order.another.name, exact: true }).click()
  if (order.another.packagings.length > 1) {
    await page.getByRole('combobox', { name: 'Packaging', exact: true }).click()
    await page.getByRole('option').first().click()
  }
  await button(page, 'Add to my order').click()
  await button(page, 'Yes, add to my order').click()
  await page.getByRole('link', { name: 'See my order' }).click()
  await button(page, `Remove ${order.another.name} from the order`).waitFor()
  await button(page, `Remove ${second?.name} from the order`).click()
  await page.getByText(`${second?.name} was removed from the order.`).first().waitFor()

  await button(page, 'Change the shipping address').click()
  await page.getByRole('dialog').getByRole('link', { name: 'Add an address' }).click()
  await fillAddress(page, 'Bodega norte')
  await button(page, 'Save the address').click()
  await page.waitForURL(`**/profile/order/${order.id}/edit`)
  await page.getByRole('main').getByText('Bodega norte').first().waitFor()
  const { orderItems, shippingAddress, status } = await orderOf(order.id)
  expect(orderItems.map(({ registration }) => registration.product.id).toSorted()).toEqual(
    [first?.id, order.another.id].toSorted(),
  )
  expect({ address: shippingAddress.name, status }).toEqual({ address: 'Bodega norte', status: 'WAITING_FOR_QUOTE' })
})

test('a cancelled order is placed again at what it costs today', async () => {
  const order = await ownOrder(buyer)
  const [dearer, left] = order.products as [Product, Product]
  await buyer.send('PUT', '/order/cancel', { orderId: order.id })
  const operations = await callerOf(portal.portal.url, 'operations@partnercare.example')
  const registration = dearer.registrations?.find(({ country }) => country.id === 'co')
  await operations.send('PUT', `/office/registrations/${registration?.id}/price`, { price: 98_700, discount: 0 })
  const page = await portal.open(`/profile/order/${order.id}`, BUYER)
  await page.getByRole('link', { name: 'Request a new quote' }).click()
  await page.getByRole('table', { name: dearer.name }).getByText('$987.00', { exact: true }).waitFor()
  await page.getByRole('checkbox', { name: `Order ${left.name} again` }).uncheck()
  await button(page, 'Add to my cart').click()
  await page.waitForURL('**/cart#co_*')
  await button(page, `Place my order Colombia: ${dearer.productSubCategory.name}`).click()
  await page.getByRole('heading', { level: 1, name: 'Shipping & Billing addresses' }).waitFor()
  await button(page, 'Continue to Shipping method').click()
  for (const name of [/^CPT/, /^Airport/]) {
    const choice = page.getByRole('radio', { name })
    await choice.waitFor()
    if (!(await choice.isChecked())) await choice.check()
  }
  await button(page, 'Continue to Certificates').click()
  await button(page, 'Continue to Validation').click()
  await button(page, 'Place the order').click()
  await page.getByRole('heading', { level: 1, name: 'Thank you for your order' }).waitFor()
  const placed = await orderOf(new URL(page.url()).searchParams.get('order') as OrderDetail['id'])
  const again = placed.orderItems.find(({ registration }) => registration.product.id === dearer.id)
  expect(again?.unitPrice).toBe(98_700)
  expect(placed.orderItems.some(({ registration }) => registration.product.id === left.id)).toBe(false)
})

test('sales make a promo code, a buyer uses it, and sales see the order come in', async () => {
  const desk = await portal.open('/office/new-promo-code', SALES)
  await desk.getByRole('textbox', { name: 'Code', exact: true }).fill('journey-10')
  await desk.getByRole('textbox', { name: 'Percent' }).fill('10')
  await desk.getByRole('textbox', { name: 'Uses per distributor' }).fill('1')
  await button(desk, 'Create promo code').click()
  await desk.getByRole('heading', { level: 1, name: 'JOURNEY-10' }).waitFor()
  await desk.getByText('No orders with this code yet.').waitFor()

  const page = await portal.open('/cart', BUYER)
  const [before] = (await cart()).sections
  const name = `${before?.country.name}: ${before?.subCategory.name}`
  const section = page.getByRole('region', { name }).first()
  await section.getByRole('textbox', { name: 'Promo code' }).fill(' journey-10 ')
  await section.getByRole('button', { name: 'Apply' }).click()
  await section.getByText(/^10% off/).waitFor()
  const [after] = (await cart()).sections
  expect(after?.total).toBeLessThan(before?.total ?? 0)
  await section
    .getByText(money(after?.total ?? 0))
    .last()
    .waitFor()

  const { num } = await placesOrder(buyer, 'JOURNEY-10')
  await desk.getByRole('link', { name: num }).waitFor()
  await desk.getByText('Waiting for the quote').waitFor()
})

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { OrderDetail } from '#modules/ordering/contract.ts'
import { count } from '#web/ui/format.ts'

import { type Caller, callerOf } from './caller.ts'
import { type OwnOrder, ownOrder } from './own-order.ts'
import { isSound, type Look, looks, type Stage, stage } from './portal.ts'

const LUCIA = 'procurement@andina.example'
const MATEO = 'marketing@andina.example'

let it: Stage
let lucia: Caller
let sales: Caller
beforeAll(async () => {
  it = await stage()
  lucia = await callerOf(it.portal.url, LUCIA)
  sales = await callerOf(it.portal.url, 'sales@partnercare.example')
})
afterAll(() => it.close())

const quoted = async (lines = 2): Promise<OwnOrder> => {
  const order = await ownOrder(lucia, lines)
  await sales.send('POST', `/office/orders/${order.id}/quote`, { freight: 12_340 })
  return order
}
const now = ({ id }: Pick<OwnOrder, 'id'>) => lucia.get<OrderDetail>(`/order/${id}`)
const openEdit = async (order: OwnOrder, look?: Look): Promise<Page> => {
  const page = await it.open(`/profile/order/${order.id}/edit`, LUCIA, look)
  await page.getByRole('button', { name: `Remove ${order.products[0]?.name} from the order` }).waitFor()
  return page
}
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const said = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()

test.each(looks)('the page, its forms and its questions are sound: $width, $scheme', async (look) => {
  const order = await quoted()
  const page = await openEdit(order, look)
  await said(page, 'Quote 1 is out and valid until')
  await isSound(page)
  await button(page, /^Increase Quantity of/)
    .first()
    .click()
  await said(page, 'New total (excl. VAT)')
  for (const part of ['Shipping method', 'Certificates', 'Special request'])
    await button(page, `Change ${part}`).click()
  await isSound(page)
  await button(page, 'Save the items').click()
  await page.getByRole('dialog', { name: 'Withdraw the quote and change the order?' }).waitFor()
  await isSound(page)

  const { orderToEdit, subCategory } = { orderToEdit: order.id, subCategory: order.another.productSubCategory.id }
  await page.goto(`/shop?orderToEdit=${orderToEdit}&subCategory=${subCategory}`)
  await said(page, `You are adding to order ${order.num}`)
  await isSound(page)
  await page.goto(`/product/${order.another.id}?orderToEdit=${orderToEdit}`)
  await button(page, 'Add to my order').waitFor()
  await isSound(page)
})

describe('items', () => {
  test('are changed together, and another window sees it at once', async () => {
    const order = await ownOrder(lucia)
    const [first] = order.products
    const page = await openEdit(order)
    const other = await openEdit(order)
    await button(page, `Increase Quantity of ${first?.name}`).click()
    await button(page, 'Save the items').click()
    await said(page, 'The order was changed. The 72 hours for our quote start again.')
    const units = (first?.minimumOrderQuantity ?? 0) + (first?.orderQuantityStep ?? 0)
    expect((await now(order)).orderItems[0]?.quantity).toBe(units)
    const field = other.getByRole('combobox', { name: `Quantity of ${first?.name}`, exact: true })
    await expect.poll(() => field.inputValue()).toBe(count(units))
  })

  test('take the quote away only after a question, and the page says so before and after', async () => {
    const order = await quoted()
    const page = await openEdit(order)
    await said(page, 'Any change withdraws it. We then send you a new quote within 72 hours.')
    await button(page, /^Increase Quantity of/)
      .first()
      .click()
    await button(page, 'Save the items').click()
    await button(page, 'Keep the quote').click()
    expect((await now(order)).status).toBe('QUOTE_RECEIVED')
    await button(page, 'Save the items').click()
    await button(page, 'Change the order').click()
    await said(page, 'The order was changed and quote 1 was withdrawn.')
    await said(page, 'With any change the 72 hours start again.')
    await said(page, 'Sales quote, version 1')
    await said(page, 'Withdrawn')
    expect((await now(order)).status).toBe('WAITING_FOR_QUOTE')
  })

  test('are removed, put back, and the last one cancels the order', async () => {
    const order = await ownOrder(lucia)
    const [first, second] = order.products
    const { orderItems: before } = await now(order)
    const page = await openEdit(order)
    await button(page, `Remove ${second?.name} from the order`).click()
    await said(page, `${second?.name} was removed from the order.`)
    await button(page, 'Undo').click()
    await button(page, `Remove ${second?.name} from the order`).waitFor()
    expect((await now(order)).orderItems.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    await button(page, `Remove ${second?.name} from the order`).click()
    await button(page, `Remove ${second?.name} from the order`).waitFor({ state: 'detached' })
    await button(page, `Remove ${first?.name} from the order`).click()
    await page
      .getByRole('dialog', { name: 'Cancel this order?' })
      .getByRole('button', { name: 'Cancel this order' })
      .click()
    await page.waitForURL(`**/profile/order/${order.id}`)
    await said(page, 'Your company cancelled this order.')
  })

  test('are added from the shop by way of the label', async () => {
    const order = await ownOrder(lucia)
    const page = await openEdit(order)
    await page.getByRole('link', { name: 'Add another product' }).click()
    await said(page, `You are adding to order ${order.num}`)
    await page.getByRole('link', { name: order.another.name, exact: true }).click()
    await page.waitForURL((url) => url.href.endsWith(`/product/${order.another.id}?orderToEdit=${order.id}`))
    if (order.another.packagings.length > 0) {
      await page.getByRole('combobox', { name: 'Packaging' }).click()
      await page.getByRole('option').first().click()
    }
    await button(page, 'Add to my order').click()
    await said(page, 'Is this correct?')
    await button(page, 'Yes, add to my order').click()
    await page.getByRole('heading', { name: 'Your product was successfully added to your order' }).waitFor()
    await isSound(page)
    await page.getByRole('link', { name: 'See my order' }).click()
    await page.waitForURL(`**/profile/order/${order.id}/edit`)
    await button(page, `Remove ${order.another.name} from the order`).waitFor()
    expect((await now(order)).orderItems).toHaveLength(3)
  })

  test('of another kind make another order', async () => {
    const order = await ownOrder(lucia)
    const page = await it.open(`/product/${order.unfit.id}?orderToEdit=${order.id}`, LUCIA)
    await said(page, /This product cannot be added to it\./)
    await page.getByRole('link', { name: 'Order it separately' }).click()
    await button(page, 'Add to cart').waitFor()
  })
})

describe('everything else of an order', () => {
  test('ships to an address that is added on the way, and comes back with it', async () => {
    const order = await ownOrder(lucia)
    const page = await openEdit(order)
    await button(page, 'Change the shipping address').click()
    await page.getByRole('dialog').getByRole('link', { name: 'Add an address' }).click()
    await page.waitForURL((url) => url.href.endsWith(`/profile/shipping-addresses?orderToEdit=${order.id}`))
    const name = `Bodega ${order.num}`
    const texts = {
      'Name of the address': name,
      Addressee: 'Recepción',
      Address: 'Calle 100 # 8-60',
      'Zip code': '110111',
      City: 'Bogotá',
      'E-mail': 'calle100@andina.example',
      'Phone number': '+57 601 555 0199',
    }
    for (const [label, text] of Object.entries(texts))
      await page.getByRole('textbox', { name: label, exact: true }).fill(text)
    await page.getByRole('combobox', { name: 'Country' }).click()
    await page.getByRole('option', { name: 'Colombia' }).click()
    await button(page, 'Save the address').click()
    await page.waitForURL(`**/profile/order/${order.id}/edit`)
    await page.getByRole('main').getByText(name).first().waitFor()
    expect((await now(order)).shippingAddress.name).toBe(name)
  })

  test('travels otherwise, with other certificates, wishes and a contact', async () => {
    const order = await ownOrder(lucia)
    const page = await openEdit(order)
    await button(page, 'Change Shipping method').click()
    const airport = page.getByRole('radio', { name: /^Airport/ })
    await airport.click()
    await expect.poll(() => airport.isChecked()).toBe(false)
    await page.getByRole('radio', { name: /^FOB/ }).check()
    await button(page, 'Save').click()
    await said(page, 'Please select an option within Airport, Road and Harbor')
    await page.getByRole('radio', { name: /^Harbor/ }).check()
    await page.getByRole('textbox', { name: 'Destination' }).fill('Port of Cartagena')
    await button(page, 'Save').click()
    await said(page, 'FOB · Free On Board, Harbor, Port of Cartagena')

    await button(page, 'Change Certificates').click()
    await page.getByLabel('Certificate of analysis').check()
    await page.getByLabel('Another certificate').fill('Halal, by the board')
    await button(page, 'Save').click()
    await page.getByRole('listitem').filter({ hasText: 'Halal, by the board' }).waitFor()

    await button(page, 'Change Special request').click()
    await page.getByLabel('Packing').check()
    await button(page, 'Save').click()
    await page.getByRole('listitem').filter({ hasText: 'Packing' }).waitFor()

    await button(page, 'Add a delivery contact').click()
    await page.getByLabel('Your name').fill('Rosa Medina')
    await page.getByLabel('Phone number').fill('+57 310 555 0199')
    await button(page, 'Validate').click()
    await page.getByText('+57 310 555 0199').waitFor()
    expect(await now(order)).toMatchObject({
      shippingInfo: { method: 'FOB', transportMode: 'Harbor', destination: 'Port of Cartagena' },
      certificates: 'Certificate of analysis, Halal, by the board',
      specialRequest: { packing: true },
      contact: { name: 'Rosa Medina' },
    })
  })

  test('is cancelled after one more question', async () => {
    const order = await ownOrder(lucia)
    const page = await openEdit(order)
    await button(page, 'Cancel this order').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel this order' }).click()
    await page.waitForURL(`**/profile/order/${order.id}`)
    expect((await now(order)).status).toBe('CANCELLED')
  })
})

describe('an order that cannot be edited leads to its page', () => {
  test.each([
    'shop?orderToEdit=',
    'product/PRODUCT?orderToEdit=',
    'order/address?orderToEdit=',
    'order/shipping?orderToEdit=',
    'order/certificates?orderToEdit=',
    'profile/shipping-addresses?orderToEdit=',
    'profile/billing-addresses?orderToEdit=',
  ])('from /%s', async (path) => {
    const order = await ownOrder(lucia)
    await lucia.send('PUT', '/order/cancel', { orderId: order.id })
    const page = await it.open(`/${path.replace('PRODUCT', order.another.id)}${order.id}`, LUCIA)
    await page.waitForURL(`**/profile/order/${order.id}`)
  })

  test('while one edits it: somebody else has just confirmed it', async () => {
    const order = await quoted()
    const page = await openEdit(order)
    await lucia.send('PUT', '/order/status', { orderId: order.id, status: 'CONFIRMED', quoteVersion: 1 })
    await page.waitForURL(`**/profile/order/${order.id}`)
    await page.goto(`/profile/order/${order.id}/edit`)
    await page.waitForURL(`**/profile/order/${order.id}`)
  })

  test('for who may not change it', async () => {
    const order = await ownOrder(lucia)
    const page = await it.open(`/profile/order/${order.id}/edit`, MATEO)
    await page.waitForURL(`**/profile/order/${order.id}`)
    expect(await page.getByRole('link', { name: 'Modify the order' }).count()).toBe(0)
  })
})

test('‘Modify the order’ stands in the list, on the page and after placing', async () => {
  const order = await ownOrder(lucia)
  for (const path of [
    '/profile/orders',
    '/home',
    `/profile/order/${order.id}`,
    `/order/confirmation?order=${order.id}`,
  ]) {
    const page = await it.open(path, LUCIA)
    await page
      .getByRole('link', { name: /^Modify the order/ })
      .first()
      .click()
    await page.waitForURL(`**/profile/order/${order.id}/edit`)
    await page.context().close()
  }
})

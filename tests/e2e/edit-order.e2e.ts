import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'

import { fillAddress } from './address-form.ts'
import { button, hasFocus, LUCIA, orderEditing, said } from './order-editing.ts'
import { ownOrder } from './own-order.ts'
import { isSound, looks } from './portal.ts'

const MATEO = 'marketing@andina.example'

const it = orderEditing()
const { quoted, now, openEdit } = it

test.each(looks)('the page, its forms and its questions are sound: $width, $scheme', async (look) => {
  const order = await quoted()
  const page = await openEdit(order, look)
  await said(page, 'Quote 1 is open until')
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

describe('everything else of an order', () => {
  test('ships to an address that is added on the way, and comes back with it', async () => {
    const order = await quoted()
    const page = await openEdit(order)
    await button(page, 'Change the shipping address').click()
    await page.getByRole('dialog').getByRole('link', { name: 'Add an address' }).click()
    await page.waitForURL((url) => url.href.endsWith(`/profile/shipping-addresses?orderToEdit=${order.id}`))
    const name = `Bodega ${order.num}`
    await said(page, `The address you save is used for order ${order.num}`)
    await said(page, 'Changing the address withdraws quote 1.')
    await isSound(page)
    await fillAddress(page, name)
    await button(page, 'Save the address').click()
    await page.waitForURL(`**/profile/order/${order.id}/edit`)
    await page.getByRole('main').getByText(name).first().waitFor()
    await said(page, 'quote 1 withdrawn')
    expect(await now(order)).toMatchObject({ shippingAddress: { name }, status: 'WAITING_FOR_QUOTE' })
  })

  test('travels otherwise, with other certificates, wishes and a contact', async () => {
    const order = await ownOrder(it.lucia)
    const page = await openEdit(order)
    await button(page, 'Change Shipping method').click()
    await page.locator(':focus[type=radio]').waitFor()
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
    await hasFocus(button(page, 'Change Shipping method'))

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
    await hasFocus(button(page, 'Change the delivery contact'))
    expect(await now(order)).toMatchObject({
      shippingInfo: { method: 'FOB', transportMode: 'Harbor', destination: 'Port of Cartagena' },
      certificates: 'Certificate of analysis, Halal, by the board',
      specialRequest: { packing: true },
      contact: { name: 'Rosa Medina' },
    })

    await page.goto(`/profile/order/${order.id}`)
    const small = page.getByRole('button', { name: /^\d entries$/ })
    await small.press('Enter')
    expect(await small.textContent()).toBe('4 entries')
    await page.getByText('FOB, Harbor, Port of Cartagena', { exact: true }).waitFor()
    await isSound(page)
    await it.lucia.send('PUT', '/order', { orderId: order.id, fields: { destination: 'Port of Barranquilla' } })
    await page.getByText('FOB, Harbor, Port of Barranquilla', { exact: true }).waitFor()
    expect(await small.textContent()).toBe('5 entries')
    await small.press('Enter')
    await page.getByText('FOB, Harbor, Port of Cartagena', { exact: true }).waitFor({ state: 'detached' })
  })

  test.each([
    {
      part: 'Shipping method',
      open: 'Change Shipping method',
      type: (page: Page) => page.getByRole('radio', { name: /^Harbor/ }).check(),
    },
    {
      part: 'Certificates',
      open: 'Change Certificates',
      type: (page: Page) => page.getByLabel('Another certificate').fill('Halal'),
    },
    {
      part: 'Special request',
      open: 'Change Special request',
      type: (page: Page) => page.getByLabel('Packing').check(),
    },
    {
      part: 'Delivery contact',
      open: 'Add a delivery contact',
      type: (page: Page) => page.getByLabel('Your name').fill('Rosa Medina'),
    },
  ])('is not left without a question while something is typed in $part', async ({ open, type }) => {
    const order = await ownOrder(it.lucia)
    const page = await openEdit(order)
    const leave = page.getByRole('link', { name: 'See the order' })
    const asked = page.getByRole('dialog', { name: 'Leave without saving?' })

    // Opened and not changed: nothing would be lost.
    await button(page, open).click()
    expect(await page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })))).toBe(true)
    await type(page)
    expect(await page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })))).toBe(false)
    await leave.click()
    await isSound(page)
    await asked.getByRole('button', { name: 'Stay' }).click()

    await page.locator('form').getByRole('button', { name: 'Cancel', exact: true }).click()
    await leave.click()
    await page.waitForURL(`**/profile/order/${order.id}`)
  })

  test('keeps what was typed when one keeps the quote after all', async () => {
    const order = await quoted()
    const page = await openEdit(order)
    await button(page, 'Add a delivery contact').click()
    await page.getByLabel('Your name').fill('Rosa Medina')
    await page.getByLabel('Phone number').fill('+57 310 555 0199')
    await button(page, 'Validate').click()
    await button(page, 'Keep the quote').click()
    expect(await page.getByLabel('Your name').inputValue()).toBe('Rosa Medina')
    await button(page, 'Validate').click()
    await button(page, 'Change the order').click()
    await page.getByText('+57 310 555 0199').waitFor()
  })

  test('is cancelled after one more question', async () => {
    const order = await ownOrder(it.lucia)
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
    const order = await ownOrder(it.lucia)
    await it.lucia.send('PUT', '/order/cancel', { orderId: order.id })
    const page = await it.stage.open(`/${path.replace('PRODUCT', order.another.id)}${order.id}`, LUCIA)
    await page.waitForURL(`**/profile/order/${order.id}`)
  })

  test('while one edits it: somebody else has just confirmed it', async () => {
    const order = await quoted()
    const page = await openEdit(order)
    await it.lucia.send('PUT', '/order/status', { orderId: order.id, status: 'CONFIRMED', quoteVersion: 1 })
    await page.waitForURL(`**/profile/order/${order.id}`)
    await page.goto(`/profile/order/${order.id}/edit`)
    await page.waitForURL(`**/profile/order/${order.id}`)
  })

  test('for who may not change it', async () => {
    const order = await ownOrder(it.lucia)
    const page = await it.stage.open(`/profile/order/${order.id}/edit`, MATEO)
    await page.waitForURL(`**/profile/order/${order.id}`)
    expect(await page.getByRole('link', { name: 'Modify the order' }).count()).toBe(0)
  })
})

test('‘Modify the order’ stands in the list, on the page and after placing', async () => {
  const order = await ownOrder(it.lucia)
  for (const path of [
    '/profile/orders',
    '/home',
    `/profile/order/${order.id}`,
    `/order/confirmation?order=${order.id}`,
  ]) {
    const page = await it.stage.open(path, LUCIA)
    await page
      .getByRole('link', { name: /^Modify the order/ })
      .first()
      .click()
    await page.waitForURL(`**/profile/order/${order.id}/edit`)
    await page.context().close()
  }
})

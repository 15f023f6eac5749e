import { describe, expect, test } from 'vitest'

import { count } from '#web/ui/figures/format.ts'

import { button, hasFocus, LUCIA, orderEditing, said } from './order-editing.ts'
import { ownOrder } from './own-order.ts'
import { isSound } from './portal.ts'

const it = orderEditing()
const { quoted, now, openEdit } = it

describe('items', () => {
  test('are changed together, and another window sees it at once', async () => {
    const order = await ownOrder(it.lucia)
    const [first] = order.products
    const page = await openEdit(order)
    const other = await openEdit(order)
    for (const head of ['Product', 'Per unit price', 'Quantity', 'Total'])
      expect((await page.getByText(head, { exact: true }).first().boundingBox())?.height).toBeGreaterThan(10)
    await button(page, `Increase Quantity of ${first?.name}`).click()
    await button(page, 'Save the items').click()
    await said(page, 'Order changed. The 72 hours for our quote start again.')
    await hasFocus(page.getByRole('list', { name: 'Items' }))
    const units = (first?.minimumOrderQuantity ?? 0) + (first?.orderQuantityStep ?? 0)
    expect((await now(order)).orderItems[0]?.quantity).toBe(units)
    const field = other.getByRole('combobox', { name: `Quantity of ${first?.name}`, exact: true })
    await expect.poll(() => field.inputValue()).toBe(count(units))
  })

  test('that are changed and not saved are not left without a question', async () => {
    const order = await ownOrder(it.lucia)
    const [first] = order.products
    const page = await openEdit(order)
    await button(page, `Increase Quantity of ${first?.name}`).click()
    await page.getByRole('link', { name: 'Add another product' }).click()
    const asked = page.getByRole('dialog', { name: 'Leave without saving?' })
    await isSound(page)
    await asked.getByRole('button', { name: 'Stay' }).click()
    await said(page, 'New total (excl. VAT)')
    await page.getByRole('link', { name: 'Add another product' }).click()
    await asked.getByRole('button', { name: 'Leave' }).click()
    await said(page, `You are adding to order ${order.num}`)
  })

  test('take the quote away only after a question, and the page says so before and after', async () => {
    const order = await quoted()
    const page = await openEdit(order)
    await said(page, 'Any change withdraws it. We will then send you a new quote within 72 hours.')
    await button(page, /^Increase Quantity of/)
      .first()
      .click()
    await button(page, 'Save the items').click()
    await button(page, 'Keep the quote').click()
    expect((await now(order)).status).toBe('QUOTE_RECEIVED')
    await button(page, 'Save the items').click()
    await button(page, 'Change the order').click()
    await said(page, 'Order changed and quote 1 withdrawn.')
    await said(page, 'Any change restarts the 72 hours.')
    await said(page, 'Sales quote, version 1')
    await said(page, 'Withdrawn')
    expect((await now(order)).status).toBe('WAITING_FOR_QUOTE')
  })

  test('are removed, put back, and the last one cancels the order', async () => {
    const order = await ownOrder(it.lucia)
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
    const order = await ownOrder(it.lucia)
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
    const order = await ownOrder(it.lucia)
    const page = await it.stage.open(`/product/${order.unfit.id}?orderToEdit=${order.id}`, LUCIA)
    await said(page, /This product cannot be added to it\./)
    await page.getByRole('link', { name: 'Order it separately' }).click()
    await button(page, 'Add to cart').waitFor()
  })
})

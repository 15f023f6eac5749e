import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'

import { button, LUCIA, orderEditing } from './order-editing.ts'
import { isSound, type Look, looks } from './portal.ts'

const SALES = 'sales@partnercare.example'

const it = orderEditing()
const { quoted } = it

/** A window that hears of nothing that others do, so that what one decides in it comes too late. */
const unaware = async (path: string, who: string, look: Look): Promise<Page> => {
  const page = await it.stage.open('/quality-assurance', who, look)
  await page.routeWebSocket(/\/api\/live$/, (line) => line.close())
  await page.goto(path)
  return page
}
const cancelled = (id: string) => it.lucia.send('PUT', '/order/cancel', { orderId: id })

describe.each(looks)('what is refused in a modal is said in it: $width, $scheme', (look) => {
  test('staff cancel an order that is cancelled already, and their reason stays', async () => {
    const order = await quoted()
    const page = await unaware(`/office/orders/${order.id}`, SALES, look)
    await button(page, 'More steps').click()
    await page.getByRole('menuitem', { name: 'Cancel this order' }).click()
    const modal = page.getByRole('dialog')
    await modal.getByLabel('Reason').fill('Out of stock until spring')
    await cancelled(order.id)
    await modal.getByRole('button', { name: 'Cancel the order' }).click()
    await modal.getByRole('alert').waitFor()
    expect(await modal.getByLabel('Reason').inputValue()).toBe('Out of stock until spring')
    await isSound(page)
    await modal.getByRole('button', { name: 'Keep the order' }).click()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  })

  test('a distributor rejects a quote whose order has ended, and why stays', async () => {
    const order = await quoted()
    const page = await unaware(`/profile/order/${order.id}`, LUCIA, look)
    await button(page, 'Reject the quote').first().click()
    const modal = page.getByRole('dialog', { name: 'Reject this quote?' })
    await modal.getByLabel('Why (optional)').fill('Too late for the season')
    await cancelled(order.id)
    await modal.getByRole('button', { name: 'Reject the quote' }).click()
    await modal.getByRole('alert').waitFor()
    expect(await modal.getByLabel('Why (optional)').inputValue()).toBe('Too late for the season')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  })

  test('a change that takes a quote away comes too late, and what was changed stays', async () => {
    const order = await quoted()
    const page = await unaware(`/profile/order/${order.id}/edit`, LUCIA, look)
    await button(page, 'Change Special request').click()
    await page.getByLabel('Packing').check()
    await button(page, 'Save').click()
    await cancelled(order.id)
    const modal = page.getByRole('dialog', { name: 'Withdraw the quote and change the order?' })
    await modal.getByRole('button', { name: 'Change the order' }).click()
    await modal.getByRole('alert').waitFor()
    await isSound(page)
    await modal.getByRole('button', { name: 'Keep the quote' }).click()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(await page.getByLabel('Packing').isChecked()).toBe(true)
  })
})

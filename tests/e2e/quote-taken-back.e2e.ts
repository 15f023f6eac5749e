import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OrderDetail } from '#modules/ordering/contract.ts'
import { type Caller, callerOf, placesOrder } from './caller.ts'
import { isSound, looks, type Stage, stage } from './portal.ts'
import { typesFreight } from './quote-form.ts'

const SALES = 'sales@partnercare.example'
const BUYER = 'procurement@andina.example'

let it: Stage
let buyer: Caller
beforeAll(async () => {
  it = await stage({ TAKE_BACK_SECONDS: '300' })
  buyer = await callerOf(it.portal.url, BUYER)
})
afterAll(() => it.close())

describe.each(looks)('$width, $scheme', (look) => {
  test('a quote is taken back before it leaves: nobody saw it, and what was typed is there again', async () => {
    const { orderId, num } = await placesOrder(buyer)
    const page = await it.open(`/office/orders/${orderId}`, SALES, look)
    await typesFreight(page, '1 860.00')
    await page.getByLabel('Note to the distributor').fill('By the next ship')
    await page.getByRole('button', { name: 'Send quote' }).last().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send quote' }).click()
    const bar = page.getByRole('region', { name: 'About to leave' })
    await bar.getByText(`The quote for order ${num} is about to be sent.`).waitFor()
    await isSound(page)
    expect((await buyer.get<OrderDetail>(`/order/${orderId}`)).status).toBe('WAITING_FOR_QUOTE')
    await bar.getByRole('button', { name: /^Take back/ }).click()
    await page.getByText(`Taken back: ${num}.`).waitFor()
    expect(await page.getByLabel('Note to the distributor').inputValue()).toBe('By the next ship')
    expect((await buyer.get<OrderDetail>(`/order/${orderId}`)).quote).toBeNull()
  })
})

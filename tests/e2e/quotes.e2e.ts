import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { OrderDetail } from '#modules/ordering/contract.ts'

import { type Caller, callerOf, type PlacedOrder, placesAgain, placesOrder } from './caller.ts'
import { isSound, looks, type Stage, stage } from './portal.ts'

const SALES = 'sales@partnercare.example'
const BUYER = 'procurement@andina.example'
const READER = 'marketing@andina.example'

let it: Stage
let buyer: Caller
let sales: Caller
let first: PlacedOrder
beforeAll(async () => {
  it = await stage()
  buyer = await callerOf(it.portal.url, BUYER)
  sales = await callerOf(it.portal.url, SALES)
  first = await placesOrder(buyer)
})
afterAll(() => it.close())

const places = () => placesAgain(buyer, first.orderId)

const twoOptions = [
  { name: 'Sea freight', transportMode: 'Harbor', transitDays: 35, freight: 186_000 },
  { name: 'Air freight', transportMode: 'Airport', transitDays: 4, freight: 412_050 },
]
const quotes = (orderId: string, quote: object = { options: twoOptions }) =>
  sales.send('POST', `/office/orders/${orderId}/quote`, quote)
const option = (page: Pick<Page, 'getByRole'>, name: string) =>
  page.getByRole('radio', { name: new RegExp(`^${name}`) })

describe.each(looks)('$width', (look) => {
  test('sales offers two freights and an adjusted price, looks at the PDF, and sends it', async () => {
    const { orderId, num } = await places()
    const page = await it.open(`/office/orders/${orderId}`, SALES, look)
    await page.getByLabel('Freight in dollars').fill('1 860.00')
    await page.getByRole('button', { name: 'Offer another option' }).click()
    const second = page.getByRole('group', { name: 'Option 2' })
    await second.getByLabel('Name').fill('Road freight')
    await second.getByLabel('Transit in days').fill('0')
    await page.getByText('Adjust prices').click()
    const { orderItems } = await buyer.get<OrderDetail>(`/order/${orderId}`)
    const line = page.getByRole('group', { name: orderItems[0]!.registration.product.name, exact: true })
    await line.getByLabel('New unit price in dollars').fill('1.00')
    const until = page.getByRole('textbox', { name: 'Valid until' })
    const inThirtyDays = await until.inputValue()
    await until.fill('01/01/2020')
    await page.getByRole('button', { name: 'Send quote' }).last().click()
    await page.getByText('A quote stands for one day at least').waitFor()
    await until.fill(inThirtyDays)
    await page.getByText('Enter the freight, such as 1 860.00').waitFor()
    await page.getByText('Whole days, 1 to 365').waitFor()
    await page.getByText('Enter why the price changes').waitFor()
    await page.getByText('Choose the transport mode').waitFor()
    await page.getByText('Enter the transit days, 1 to 365').waitFor()
    await isSound(page)

    // One more: nothing of it is wrong yet, until it is left.
    await page.getByRole('button', { name: 'Offer another option' }).click()
    const third = page.getByRole('group', { name: 'Option 3' })
    await expect.poll(() => third.getByLabel('Name').evaluate((it) => it === document.activeElement)).toBe(true)
    expect(await third.locator('[aria-invalid]').count()).toBe(0)
    await third.getByLabel('Transit in days').focus()
    expect(await third.locator('[aria-invalid]').count()).toBe(0)
    await page.getByLabel('Note to the distributor').focus()
    await third.getByText('Enter a name, such as Sea freight').waitFor()
    await third.getByRole('button', { name: 'Remove option 3' }).click()

    await second.getByLabel('Freight in dollars').fill('950')
    await second.getByLabel('Transit in days').fill('12')
    await second.getByRole('combobox', { name: 'Transport mode' }).click()
    await page.getByRole('option', { name: 'Road' }).click()
    await page.getByRole('group', { name: 'Option 1' }).getByLabel('Transit in days').fill('30')
    await line.getByLabel('Reason').fill('Yearly volume')
    await page.getByText('Grand total with Road freight').waitFor()
    await page.reload()
    await expect.poll(() => second.getByLabel('Freight in dollars').inputValue()).toBe('950')
    await page.getByText('1 price adjusted').waitFor()

    await page.getByRole('button', { name: 'Preview the PDF' }).click()
    await page.getByRole('dialog').locator('iframe[title="Draft of the sales quote"]').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click()
    await page.getByRole('button', { name: 'Send quote' }).last().click()
    const dialog = page.getByRole('dialog', { name: `Send this quote for order ${num}?` })
    await dialog.getByText('1 price adjusted').waitFor()
    await isSound(page)
    await dialog.getByRole('button', { name: 'Send quote' }).click()
    await page.getByText(/^Version 1 · Sent/).waitFor()
    await page.getByText('Yearly volume').first().waitFor()
    const { quote } = await buyer.get<OrderDetail>(`/order/${orderId}`)
    expect(quote).toMatchObject({
      options: [{ freight: 186_000 }, { name: 'Road freight', transitDays: 12, freight: 95_000 }],
      adjustments: [{ to: 100, reason: 'Yearly volume' }],
    })
  })

  test('what a field says once it is left does not move away what is pressed', async () => {
    const { orderId } = await places()
    const page = await it.open(`/office/orders/${orderId}`, SALES, look)
    await page.getByRole('button', { name: 'Send quote' }).last().click()
    await page.getByText('Enter the freight, such as 1 860.00').waitFor()
    await page.getByLabel('Freight in dollars').fill('100')
    await page.getByText('Enter the freight, such as 1 860.00').waitFor({ state: 'detached' })
    const grandTotal = page
      .locator('dl div')
      .filter({ hasText: /^Grand total/ })
      .locator('dd')
    await expect.poll(() => grandTotal.innerText()).toContain('$')
    await page.getByLabel('Freight in dollars').fill('-')
    await page.getByText('Adjust prices').click()
    await page.getByLabel('New unit price in dollars').first().waitFor()
    await page.getByText('Enter a valid amount, for example 1 860.00').waitFor()
    expect(await grandTotal.innerText()).toBe('—')
  })

  test('a quote cannot be sent before its form is there', async () => {
    const { orderId } = await places()
    const page = await it.open('/office/orders', SALES, look)
    let goOn = () => {}
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    await page.route(`**/api/office/orders/${orderId}/quote`, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`/office/orders/${orderId}`)
    const send = page.getByRole('button', { name: 'Send quote' }).last()
    await send.waitFor()
    expect(await send.isDisabled()).toBe(true)
    await page.getByText('Loading').first().waitFor() // the skeleton, which stays a moment when the form's read is done
    goOn()
    await send.click()
    await page.getByText('Enter the freight, such as 1 860.00').waitFor()
  })

  test('a price that is typed first after a failed check is not reproached for its reason before one is out of it', async () => {
    const { orderId } = await places()
    const page = await it.open(`/office/orders/${orderId}`, SALES, look)
    const freight = page.getByLabel('Freight in dollars')
    await page.getByRole('button', { name: 'Send quote' }).last().click()
    await page.getByText('Enter the freight, such as 1 860.00').waitFor()
    await page.getByText('Adjust prices').click()
    const { orderItems } = await buyer.get<OrderDetail>(`/order/${orderId}`)
    const line = page.getByRole('group', { name: orderItems[0]!.registration.product.name, exact: true })
    await line.getByLabel('New unit price in dollars').fill('1.')
    expect(await line.locator('[aria-invalid=true]').count()).toBe(0)
    await page.keyboard.press('Tab')
    await line.getByText('Enter a valid amount, for example 1 860.00').waitFor()
    expect(await line.locator('[aria-invalid=true]').count()).toBe(1)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('End')
    await page.keyboard.type('05')
    await expect.poll(() => line.locator('[aria-invalid=true]').count()).toBe(0)
    await freight.focus()
    await line.getByText('Enter why the price changes').waitFor()
    await line.getByLabel('Reason').fill('Yearly volume')
    await expect.poll(() => line.locator('[aria-invalid=true]').count()).toBe(0)
    await isSound(page)
  })

  test('the distributor picks a freight and is shown a quote that was revised meanwhile', async () => {
    const { orderId, num } = await places()
    await quotes(orderId, { options: twoOptions, note: 'Sea departs every Tuesday.' })
    const page = await it.open(`/profile/order/${orderId}`, BUYER, look)
    await page.getByText('Sea departs every Tuesday.').waitFor()
    await isSound(page)
    await page.getByRole('button', { name: 'Confirm the order' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Confirm the order' }).click()
    await dialog.getByText('Please choose a freight option').waitFor()
    await isSound(page)
    await option(dialog, 'Air freight').check()
    await dialog.getByText('$4 120.50').first().waitFor()

    await quotes(orderId, { options: [twoOptions[0]!, { ...twoOptions[1]!, freight: 390_000 }] })
    const revised = page.getByRole('dialog', { name: 'The quote has been revised' })
    await revised.getByRole('cell', { name: '$4 120.50' }).waitFor()
    await revised.getByRole('cell', { name: '$3 900.00' }).waitFor()
    await isSound(page)
    expect((await buyer.get<OrderDetail>(`/order/${orderId}`)).status).toBe('QUOTE_RECEIVED')

    await revised.getByRole('button', { name: 'Continue with version 2' }).click()
    await option(dialog, 'Air freight').check()
    await dialog.getByRole('button', { name: 'Confirm the order' }).click()
    await page.getByText(`Order ${num} is confirmed. We have started work on it.`).first().waitFor()
    const confirmed = await buyer.get<OrderDetail>(`/order/${orderId}`)
    expect(confirmed).toMatchObject({ status: 'CONFIRMED', quote: { version: 2, chosenOptionId: '2.2' } })
  })

  test.each([
    ['/profile/order', READER],
    ['/office/orders', SALES],
  ])('any two rounds are compared at %s', async (path, who) => {
    const { orderId, num } = await places()
    await quotes(orderId, { options: twoOptions, note: 'First' })
    await quotes(orderId, { options: [twoOptions[1]!], note: 'Second' })
    const page = await it.open(`${path}/${orderId}/rounds`, who, look)
    await page.getByRole('heading', { name: 'Compare the rounds' }).waitFor()
    const freight = page.getByRole('table', { name: 'Freight' })
    await freight.getByText('Removed').waitFor()
    expect(await freight.getByText('Air freight').count()).toBe(0)
    await page.getByRole('cell', { name: 'Second' }).waitFor()
    await isSound(page)

    await page.goto(`${path}/${orderId}/rounds?before=1&after=3`)
    await freight.getByText('Added').waitFor()
    await page.getByRole('button', { name: 'PDF of version 2' }).click()
    await page.getByRole('dialog').locator('iframe[title="Sales quote, version 2"]').waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('Differences only').click()
    await page.getByRole('row', { name: /^Shipping method/ }).waitFor()
    await isSound(page)
    await page.getByRole('button', { name: 'Swap' }).click()
    await freight.getByText('Removed').waitFor()
    expect(new URL(page.url()).search).toBe('?before=3&after=1')
    await page.getByRole('link', { name: `Order ${num}` }).click()
    await page.getByRole('heading', { level: 1, name: num }).waitFor()
  })
})

test('goods go by the freight option that was confirmed, and both sides read so', async () => {
  const { orderId } = await places()
  await quotes(orderId)
  const own = await it.open(`/profile/order/${orderId}`, BUYER)
  await option(own, 'Sea freight').check()
  await own.getByRole('button', { name: 'Confirm the order' }).click()
  const asked = own.getByRole('dialog', { name: 'Confirm the order' })
  await asked.getByText('Sea freight · Harbor · 35 days').waitFor()
  await asked.getByText('You asked for Airport.').waitFor()
  await isSound(own)
  await asked.getByRole('button', { name: 'Confirm the order' }).click()
  await asked.waitFor({ state: 'detached' })
  expect(await buyer.get<OrderDetail>(`/order/${orderId}`)).toMatchObject({ transportMode: 'Harbor' })
  const page = await it.open(`/profile/order/${orderId}`, READER)
  await page.getByRole('tab', { name: 'Shipping' }).click()
  await page.getByText('Sea freight · Harbor · 35 days', { exact: true }).waitFor()
  await isSound(page)
  await page.getByRole('tab', { name: 'Activity' }).click()
  await page
    .getByText(/Sea freight · Harbor · 35 days,\sshipping/)
    .first()
    .waitFor()
  const office = await it.open(`/office/orders/${orderId}`, SALES)
  await office.getByText('CPT · Harbor').first().waitFor()
})

test('who may only read sees the options and no way to decide', async () => {
  const { orderId } = await places()
  await quotes(orderId)
  const page = await it.open(`/profile/order/${orderId}`, READER)
  await page.getByText('Air freight').waitFor()
  expect(await page.getByRole('radio').count()).toBe(0)
  expect(await page.getByRole('button', { name: /Confirm the order|Reject the quote|Ask for a revised/ }).count()).toBe(
    0,
  )
  await isSound(page)
})

test('a revised quote is asked for in a message', async () => {
  const { orderId } = await places()
  await quotes(orderId)
  const page = await it.open(`/profile/order/${orderId}`, BUYER)
  await page.getByRole('button', { name: 'Ask for a revised quote' }).click()
  await page.getByRole('tab', { name: 'Messages', selected: true }).waitFor()
  await expect
    .poll(() => page.getByLabel('Your message').evaluate((it) => it === it.ownerDocument.activeElement))
    .toBe(true)
})

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { OrderDetail } from '#modules/ordering/contract.ts'
import { samples } from '#tests/files/samples.ts'

import { type Caller, callerOf } from './caller.ts'
import { type OwnOrder, ownOrder } from './own-order.ts'
import { type Stage, stage } from './portal.ts'

/** An order between sales and a buyer: its quote, what is printed of it, and the papers that a company sends. */

const LUCIA = 'procurement@andina.example'
const SALES = 'sales@partnercare.example'
const MESSAGE = 'Could it leave before Friday?'
const NOTE = 'They always ask that.'

let house: Stage
let lucia: Caller
let sales: Caller
beforeAll(async () => {
  house = await stage()
  lucia = await callerOf(house.portal.url, LUCIA)
  sales = await callerOf(house.portal.url, SALES)
})
afterAll(() => house.close())

const shipping = [
  'CIF',
  'Puerto de Cartagena',
  'Jorge Castaño',
  'Certificate of analysis',
  'Pallets of 100 × 120 cm, please.',
  'Billing address',
]
const place = (): Promise<OwnOrder> =>
  ownOrder(lucia, 2, 'co', {
    shipping: { method: 'CIF', transportMode: 'Harbor', destination: 'Puerto de Cartagena' },
    contact: { name: 'Jorge Castaño', phone: '+57 310 555 0159' },
    certificates: ['Certificate of analysis'],
    specialRequest: {
      documents: false,
      packing: true,
      preShipmentInspection: false,
      other: 'Pallets of 100 × 120 cm, please.',
    },
  })

test('a quote is written while its order changes, is revised while the buyer decides, and is confirmed', async () => {
  const { id, num } = await place()
  const [kept, gone] = (await lucia.get<OrderDetail>(`/order/${id}`)).orderItems
  const page = await house.open(`/office/orders/${id}`, SALES)
  const options = [
    page.getByRole('group', { name: 'Option 1' }),
    page.getByRole('group', { name: 'Option 2' }),
  ] as const
  const line = page.getByRole('group', { name: kept!.registration.product.name, exact: true })
  await page.getByRole('button', { name: 'Send quote' }).last().click()
  await page.getByText('Enter the freight, such as 1 860.00').waitFor()
  await page.getByLabel('Freight in dollars').fill('-')
  // What the field says once it is left does not move this away from under the pointer.
  await page.getByText('Adjust prices').click()
  await line.getByLabel('New unit price in dollars').waitFor()
  await page.getByText('Enter a valid amount, for example 1 860.00').waitFor()
  await page.getByLabel('Freight in dollars').fill('1 860.00')
  await page.getByRole('button', { name: 'Offer another option' }).click()
  await options[0].getByLabel('Transit in days').fill('30')
  await options[1].getByLabel('Name').fill('Road freight')
  await options[1].getByLabel('Freight in dollars').fill('950')
  await options[1].getByRole('combobox', { name: 'Transport mode' }).click()
  await page.getByRole('option', { name: 'Road' }).click()
  await line.getByLabel('New unit price in dollars').fill('1.00')
  await line.getByLabel('Reason').fill('Yearly volume')
  await page.getByRole('button', { name: 'Send quote' }).last().click()
  await options[1].getByText('Enter the transit days, 1 to 365').waitFor()
  await options[1].getByLabel('Transit in days').fill('12')

  const buyer = await house.open(`/profile/order/${id}`, LUCIA)
  await buyer.getByRole('heading', { level: 1, name: num }).waitFor()
  await lucia.send('DELETE', `/order/items/${gone!.id}`, undefined)
  const change = page.getByRole('alert').filter({ hasText: 'The distributor changed the order since you began' })
  await change.getByText(`${gone!.registration.product.name} was removed`).waitFor()
  await page.getByRole('button', { name: 'I have checked it' }).click()
  await page.reload()
  await expect.poll(() => options[1].getByLabel('Freight in dollars').inputValue()).toBe('950')
  await page.getByRole('button', { name: 'Preview the PDF' }).click()
  await page.getByRole('dialog').locator('iframe[title="Draft of the sales quote"]').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click()
  await page.getByRole('button', { name: 'Send quote' }).last().click()
  const question = page.getByRole('dialog', { name: `Send this quote for order ${num}?` })
  await question.getByText('1 price adjusted').waitFor()
  await question.getByRole('button', { name: 'Send quote' }).click()
  await page.getByText(/^Version 1 · Sent/).waitFor()

  await buyer.getByText('sent the quote').waitFor()
  await buyer.getByRole('button', { name: 'Preview of Sales quote' }).click()
  await buyer.getByRole('dialog').locator('iframe[src^="blob:"]').waitFor()
  await buyer.keyboard.press('Escape')
  await buyer.getByRole('radio', { name: /^Road freight/ }).check()
  await buyer.getByRole('button', { name: 'Confirm the order' }).click()
  const dialog = buyer.getByRole('dialog')
  await dialog.getByText('$950.00').first().waitFor()
  await page.getByRole('button', { name: 'Revise the quote' }).click()
  await options[1].getByLabel('Freight in dollars').fill('900')
  await page.getByRole('button', { name: 'Send quote' }).last().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send quote' }).click()
  const revised = buyer.getByRole('dialog', { name: 'The quote has been revised' })
  await revised.getByRole('cell', { name: '$900.00' }).waitFor()
  await revised.getByRole('button', { name: 'Continue with version 2' }).click()
  await dialog.getByRole('radio', { name: /^Road freight/ }).check()
  await dialog.getByRole('button', { name: 'Confirm the order' }).click()
  await buyer.getByText(`Order ${num} is confirmed. We have started work on it.`).first().waitFor()
  expect(await lucia.get<OrderDetail>(`/order/${id}`)).toMatchObject({
    status: 'CONFIRMED',
    transportMode: 'Road',
    quote: { version: 2, adjustments: [{ to: 100, reason: 'Yearly volume' }] },
  })
})

test('an order is printed whole on two white sheets, without what is for the screen or for staff alone', async () => {
  const order = await place()
  await lucia.send('POST', `/order/${order.id}/messages`, { text: MESSAGE })
  await sales.send('POST', `/office/orders/${order.id}/notes`, { text: NOTE })
  const option = { transportMode: 'Harbor', transitDays: 20 }
  await sales.send('POST', `/office/orders/${order.id}/quote`, {
    options: [
      { ...option, name: 'Weekly vessel', freight: 80_000 },
      { ...option, name: 'Next vessel', freight: 120_000 },
    ],
  })
  const names = order.products.map(({ name }) => name)
  const inSight = (page: Page, text: string) => page.getByText(text).filter({ visible: true }).count()
  const pressable = (page: Page, controls: string) => page.locator(controls).filter({ visible: true }).allTextContents()
  const pagesOf = async (page: Page): Promise<number> =>
    (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
  const isPrinted = async (page: Page, all: readonly string[], none: readonly string[]) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    for (const text of all) expect(await inSight(page, text), text).toBeGreaterThan(0)
    for (const text of none) expect(await inSight(page, text), text).toBe(0)
    expect(await pagesOf(page)).toBe(2)
  }

  const page = await house.open(`/profile/order/${order.id}`, LUCIA, { scheme: 'dark' })
  await page.getByText('placed the order').waitFor()
  const heading = page.getByRole('heading', { level: 1, name: order.num })
  const letters = () => heading.evaluate((it) => getComputedStyle(it).color.match(/\d+/g)?.map(Number) ?? [])
  expect(Math.min(...(await letters()))).toBeGreaterThan(200)
  expect(await inSight(page, 'Billing address'), 'of the tab that is not open').toBe(0)
  expect(await page.getByRole('tabpanel').count()).toBe(1)
  expect(await page.getByRole('heading', { name: 'Shipping', exact: true }).count()).toBe(0)
  for (const tab of ['Messages', 'Shipping', 'Activity']) {
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('tab', { name: tab }).click()
    await page.getByRole('tabpanel', { name: tab }).waitFor()
    const whole = ['Quote received', ...names, 'Sub-total (excl. VAT)', 'Next vessel', 'Shipping address', 'Documents']
    const screenOnly = ['View at this point', 'placed the order', MESSAGE, 'My orders', 'Updated']
    await isPrinted(page, [...whole, ...shipping], screenOnly)
    expect(await pressable(page, 'button, a, input, select, textarea, [role=tab]')).toEqual([])
  }
  expect(Math.max(...(await letters()))).toBeLessThan(60)

  const office = await house.open(`/office/orders/${order.id}?thread=notes`, SALES)
  await office.getByText(NOTE, { exact: true }).waitFor()
  await office
    .getByText(names[0] ?? '')
    .first()
    .waitFor()
  await isPrinted(
    office,
    ['Andina Salud', ...names, 'Grand total', ...shipping],
    [NOTE, MESSAGE, 'placed the order', 'Log out'],
  )
  expect(await pressable(office, 'button, input, select, textarea, [role=tab]')).toEqual([])

  // A4 and what the sheet leaves between its edges of 14 mm, at 96 dots per inch.
  for (const [list, path] of [
    [page, '/profile/orders'],
    [office, '/office/orders'],
  ] as const) {
    await list.emulateMedia({ media: 'screen' })
    await list.goto(path)
    await list.getByRole('link', { name: order.num }).first().waitFor()
    await list.setViewportSize({ width: 794, height: 1123 })
    await list.emulateMedia({ media: 'print' })
    await list.evaluate(() => document.body.style.setProperty('inline-size', '688px'))
    expect((await list.getByRole('table').first().boundingBox())?.width, path).toBeLessThanOrEqual(688)
  }
})

test('a company sends a document and its next version, reads it in the page, and keeps it where no PDF is shown', async () => {
  const file = (note: string) => ({
    name: `${note}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.concat([samples.pdf, Buffer.from(`\n%${note}\n`)]),
  })
  const name = 'Bank reference'
  const page = await house.open('/profile/documents', LUCIA)
  const dialog = page.getByRole('dialog')
  const sends = async (note: string) => {
    await dialog.locator('input[type=file]').setInputFiles(file(note))
    await dialog.getByText('Uploaded').waitFor()
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
  }
  await page.getByRole('button', { name: 'Add new document' }).first().click()
  await dialog.getByRole('combobox', { name: 'Type' }).click()
  await page.getByRole('option', { name: 'Due diligence' }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await sends('first')
  const row = page.getByRole('row').filter({ hasText: name })
  await row.getByRole('button', { name: /More actions/ }).click()
  await page.getByRole('menuitem', { name: 'Update' }).click()
  await sends('second')
  await row.getByRole('button', { name: `Open ${name}` }).click()
  await dialog.locator('iframe[src^="blob:"]').waitFor()
  await page.keyboard.press('Escape')

  const { id, num } = await place()
  await sales.send('POST', `/office/orders/${id}/quote`, {
    options: [{ name: 'Sea freight', transportMode: 'Harbor', transitDays: 20, freight: 80_000 }],
  })
  const phone = await house.open(`/profile/order/${id}`, LUCIA, { width: 'narrow', pdfView: false })
  await phone.getByRole('button', { name: 'Preview of Sales quote' }).click()
  await phone.getByRole('dialog').getByText('This browser cannot show PDF files in the page.').waitFor()
  const [kept] = await Promise.all([
    phone.waitForEvent('download'),
    phone.getByRole('dialog').getByRole('button', { name: 'Download' }).click(),
  ])
  expect(kept.suggestedFilename()).toBe(`quote-${num}.pdf`)
})

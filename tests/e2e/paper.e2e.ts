import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { callerOf } from './caller.ts'
import { type OwnOrder, ownOrder } from './own-order.ts'
import { type Stage, stage } from './portal.ts'

const LUCIA = 'procurement@andina.example'
const SALES = 'sales@partnercare.example'

const shipping = [
  'CIF',
  'Puerto de Cartagena',
  'Jorge Castaño',
  'Certificate of analysis',
  'Pallets of 100 × 120 cm, please.',
  'Billing address',
]
const MESSAGE = 'Could it leave before Friday?'
const NOTE = 'They always ask that.'

let it: Stage
let order: OwnOrder
beforeAll(async () => {
  it = await stage()
  const lucia = await callerOf(it.portal.url, LUCIA)
  const sales = await callerOf(it.portal.url, SALES)
  order = await ownOrder(lucia, 2, 'co', {
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
  await lucia.send('POST', `/order/${order.id}/messages`, { text: MESSAGE })
  await sales.send('POST', `/office/orders/${order.id}/notes`, { text: NOTE })
  const option = { transportMode: 'Harbor', transitDays: 20 }
  await sales.send('POST', `/office/orders/${order.id}/quote`, {
    options: [
      { ...option, name: 'Weekly vessel', freight: 80_000 },
      { ...option, name: 'Next vessel', freight: 120_000 },
    ],
  })
})
afterAll(() => it.close())

const printed = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1, name: order.num }).waitFor()
  await page
    .getByText(order.products[0]?.name ?? '')
    .first()
    .waitFor()
  await page.emulateMedia({ media: 'print' })
}
const onPaper = (page: Page, text: string) => page.getByText(text).filter({ visible: true }).count()
const controls = 'button, a, input, select, textarea, [role=tab]'
const pressable = (page: Page) => page.locator(controls).filter({ visible: true }).allTextContents()
/** As the browser lays them out: nothing of ours is asked. */
const pagesOf = async (page: Page): Promise<number> =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0

test.each([
  ['activity', 'placed the order'],
  ['shipping', 'Billing address'],
  ['messages', MESSAGE],
])('a printed order is whole while its %s is in front', async (tab, inFront) => {
  const page = await it.open(`/profile/order/${order.id}?tab=${tab}`, LUCIA)
  await page.getByText(inFront).waitFor()
  await printed(page)
  const whole = [
    'Quote received',
    ...order.products.map(({ name }) => name),
    'Sub-total (excl. VAT)',
    'Next vessel',
    'Shipping address',
    ...shipping,
    'Documents',
  ]
  for (const text of whole) expect(await onPaper(page, text), text).toBeGreaterThan(0)
  for (const text of ['View at this point', 'placed the order', MESSAGE, 'My orders', 'Updated'])
    expect(await onPaper(page, text), text).toBe(0)
  expect(await pressable(page)).toEqual([])
  expect(await pagesOf(page)).toBe(2)
})

test('on the screen one tab is open, and what is kept for the printer is not there for anybody', async () => {
  const page = await it.open(`/profile/order/${order.id}`, LUCIA)
  await page.getByText('placed the order').waitFor()
  expect(await onPaper(page, 'Billing address')).toBe(0)
  expect(await page.getByRole('tabpanel').count()).toBe(1)
  expect(await page.getByRole('heading', { name: 'Shipping' }).count()).toBe(0)
  await page.getByRole('tab', { name: 'Shipping' }).click()
  await page.getByRole('tabpanel', { name: 'Shipping' }).getByText('Billing address').waitFor()
  expect(await page.getByText('placed the order').count()).toBe(0)
})

test('paper is white: who works in the dark prints dark letters', async () => {
  const page = await it.open(`/profile/order/${order.id}`, LUCIA, { scheme: 'dark' })
  const letters = () =>
    page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => getComputedStyle(heading).color.match(/\d+/g)?.map(Number) ?? [])
  await page.getByRole('heading', { level: 1, name: order.num }).waitFor()
  expect(Math.min(...(await letters()))).toBeGreaterThan(200)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(Math.max(...(await letters()))).toBeLessThan(60)
})

test('staff print an order across the page, without its history, its messages and their own notes', async () => {
  const page = await it.open(`/office/orders/${order.id}?thread=notes`, SALES)
  await page.getByText(NOTE, { exact: true }).waitFor()
  await printed(page)
  for (const text of ['Andina Salud', ...order.products.map(({ name }) => name), 'Grand total', ...shipping])
    expect(await onPaper(page, text), text).toBeGreaterThan(0)
  for (const text of [NOTE, MESSAGE, 'placed the order', 'Log out']) expect(await onPaper(page, text), text).toBe(0)
  expect(await page.locator('button, input, select, textarea, [role=tab]').filter({ visible: true }).count()).toBe(0)
  expect(await pagesOf(page)).toBe(2)
})

test.each([
  ['My orders', '/profile/orders', LUCIA],
  ['the order desk', '/office/orders', SALES],
])('the table of %s is no wider than an upright sheet', async (_, path, who) => {
  const page = await it.open(path, who)
  await page.getByRole('link', { name: order.num }).first().waitFor()
  // A4 and what the sheet leaves between its edges of 14 mm, at 96 dots per inch.
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => document.body.style.setProperty('inline-size', '688px'))
  const table = await page.getByRole('table').first().boundingBox()
  expect(table?.width).toBeLessThanOrEqual(688)
})

import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'

import { oneFreight } from '#tests/quote-terms.ts'
import { isWhole } from '#tests/seed.ts'
import { callerOf } from './caller.ts'
import { atRest } from './every-screen.ts'
import { ownOrder } from './own-order.ts'
import { type Stage, stage, type widths } from './portal.ts'
import { MOST_SHIFT, shiftsSince, watchShifts } from './shifts.ts'

const BUYER = 'procurement@andina.example'
const SALES = 'sales@partnercare.example'
const CONTENT = 'content@partnercare.example'
/** A skeleton is shown after 300 ms, for 300 ms at least: answers come while it is. */
const SKELETON_MS = 400

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

const quote = async (id: string) =>
  (await callerOf(it.portal.url, SALES)).send('POST', `/office/orders/${id}/quote`, oneFreight(80_000))

const watched = async (path: string, who: string, width: keyof typeof widths, milliseconds?: number) => {
  const page = await it.open('/404', who, { width })
  await watchShifts(page, milliseconds)
  await page.goto(path)
  await atRest(page)
  return page
}

describe.each<keyof typeof widths>(isWhole ? ['wide', 'narrow'] : ['wide'])('%s', (width) => {
  test('nothing jumps when a quote arrives on the open page of its order', async () => {
    const order = await ownOrder(await callerOf(it.portal.url, BUYER))
    let isQuoted = false
    // In the list the quoted ones stand above all others: what is chosen by status stays where it is.
    onTestFinished(async () => {
      if (!isQuoted) await quote(order.id)
    })
    const page = await watched(`/profile/order/${order.id}`, BUYER, width)
    await shiftsSince(page)
    const items = page.getByRole('heading', { name: 'Items', exact: true })
    const before = await items.boundingBox()
    await quote(order.id)
    isQuoted = true
    await page.getByRole('button', { name: 'Confirm the order' }).waitFor()
    await page.getByText('sent the quote').waitFor()
    await atRest(page)
    expect(await items.boundingBox()).toEqual(before)
    const { shifted, shifts } = await shiftsSince(page)
    expect(shifted, shifts).toBeLessThanOrEqual(MOST_SHIFT)
  })

  test('nor when the products to slide through have come, for readers of what is below them', async () => {
    const page = await it.open('/404', BUYER, { width })
    await watchShifts(page)
    const { promise: shown, resolve: show } = Promise.withResolvers<void>()
    await page.route(/\/api\/(products|views)/, async (route) => {
      await shown
      await route.continue()
    })
    await page.goto('/home')
    const contacts = page.getByRole('heading', { name: 'Your contacts' })
    for (const name of ['Your orders', 'Orders that need an action']) await page.getByRole('table', { name }).waitFor()
    await page.getByText('Your sales representative').waitFor()
    await contacts.scrollIntoViewIfNeeded()
    await shiftsSince(page)
    const before = await contacts.boundingBox()
    show()
    await page.getByRole('heading', { name: 'Frequently purchased with' }).waitFor()
    await atRest(page)
    expect(Math.abs(((await contacts.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(20)
    const { shifted, shifts } = await shiftsSince(page)
    expect(shifted, shifts).toBeLessThanOrEqual(MOST_SHIFT)
  })

  test('nor the tabs and the table of My orders when a status is chosen', async () => {
    const page = await watched('/profile/orders', BUYER, width, 700)
    const tab = page.getByRole('button', { name: /^Quote received/ })
    await tab.scrollIntoViewIfNeeded()
    const places = async () => [await tab.boundingBox(), (await page.getByRole('table').boundingBox())?.y]
    const before = await places()
    await tab.click()
    await page.waitForURL('**/profile/orders?status=QUOTE_RECEIVED')
    const others = page.getByRole('table').getByText('Waiting for the quote', { exact: true })
    await others.first().waitFor({ state: 'detached' })
    await atRest(page)
    expect(await places()).toEqual(before)
  })

  test('nor what is below a list when its rows take longer than it does', async () => {
    const page = await it.open('/404', CONTENT, { width })
    await watchShifts(page, 0)
    await page.route(/\/api\/office\/resources\?(?!.*SCHEDULED)/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, SKELETON_MS))
      await route.continue()
    })
    await page.goto('/office/content')
    await page.getByRole('table', { name: 'Scheduled' }).waitFor()
    await atRest(page)
    const { shifted, shifts } = await shiftsSince(page)
    expect(shifted, shifts).toBeLessThanOrEqual(MOST_SHIFT)
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { callerOf } from './caller.ts'
import { type OwnOrder, ownOrder } from './own-order.ts'
import { type Stage, stage } from './portal.ts'

const BUYER = 'procurement@andina.example'
const SALES = 'sales@partnercare.example'
/** A sum of layout shifts, as browsers reckon them: less is seen by nobody. */
const MOST = 0.02

const screens = ({ id, products: [first] }: OwnOrder): Readonly<Record<string, readonly string[]>> => ({
  [BUYER]: [
    '/home',
    '/cart',
    '/order/address',
    `/product/${first?.id}`,
    `/profile/order/${id}`,
    `/profile/order/${id}/history`,
    `/profile/order/${id}/rounds`,
    `/profile/order/${id}/reorder`,
    '/profile/data',
    '/profile/forecasts',
    '/profile/shipping-addresses',
    '/profile/billing-addresses',
    '/partnercare/my-loyalty-program',
    '/notifications',
  ],
  [SALES]: [
    '/office/quotes',
    '/office/orders',
    `/office/orders/${id}`,
    `/office/orders/${id}/rounds`,
    '/office/data',
    '/office/notifications',
  ],
})

declare global {
  interface Window {
    shifts: string[]
    shifted: number
  }
}

type Shift = PerformanceEntry & {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}

/** What moved although nobody had touched anything, and how far. */
const noteShifts = () => {
  window.shifts = []
  window.shifted = 0
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue
      window.shifted += value
      window.shifts.push(
        `${value.toFixed(4)} ${sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ')}`,
      )
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

let it: Stage
let order: OwnOrder
beforeAll(async () => {
  it = await stage()
  order = await ownOrder(await callerOf(it.portal.url, BUYER), 2)
})
afterAll(() => it.close())

describe.each(['wide', 'narrow'] as const)('%s', (width) => {
  test.each([BUYER, SALES])('nothing jumps while a page of %s loads', async (who) => {
    const page = await it.open('/404', who, { width })
    await page.context().addInitScript(noteShifts)
    for (const path of screens(order)[who] ?? []) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await page.locator('main').waitFor()
      await page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
      const { shifted, shifts } = await page.evaluate(() => ({ shifted: window.shifted, shifts: window.shifts }))
      expect(shifted, `${path}: ${shifts.join('\n')}`).toBeLessThanOrEqual(MOST)
    }
  })
})

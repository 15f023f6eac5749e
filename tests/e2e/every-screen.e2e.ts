import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { writeLongWords } from './long-words.ts'
import { type Stage, stage } from './portal.ts'

const BUYER = 'procurement@andina.example'
const SALES = 'sales@partnercare.example'
const OPERATIONS = 'operations@partnercare.example'
const ADMIN = 'admin@partnercare.example'

type Named = Awaited<ReturnType<typeof writeLongWords>>

/** By whom: every screen that shows what people name. */
const screens = ({ quoted, paid, product }: Named): Readonly<Record<string, readonly string[]>> => ({
  [BUYER]: [
    '/home',
    '/cart',
    '/order/address',
    '/order/validation',
    '/shop',
    `/product/${product}`,
    '/profile/orders',
    `/profile/order/${quoted}`,
    `/profile/order/${quoted}?tab=shipping`,
    `/profile/order/${paid}?tab=messages`,
    `/profile/order/${quoted}/edit`,
    `/profile/order/${quoted}/rounds`,
    `/profile/order/${quoted}/reorder`,
    '/profile/shipping-addresses',
    '/profile/billing-addresses',
    '/partnercare/my-loyalty-program',
    '/notifications',
  ],
  [SALES]: [
    '/office/quotes',
    '/office/orders',
    `/office/orders/${quoted}`,
    `/office/orders/${quoted}/replay`,
    '/office/promo-codes',
    '/office/loyalty',
    '/office/prices',
    '/office/data',
    '/office/notifications',
  ],
  [OPERATIONS]: ['/office/documents', `/office/orders/${paid}`, '/office/product-requests'],
  [ADMIN]: ['/office/people', '/office/outbox', '/office/audit'],
})

let it: Stage
let named: Named
beforeAll(async () => {
  it = await stage()
  named = await writeLongWords(it.portal.url)
})
afterAll(() => it.close())

/** Nothing is on its way any more. */
const atRest = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle')
  await page.locator('main').waitFor()
  await expect.poll(() => page.locator('[aria-busy=true]').count(), { timeout: 15_000 }).toBe(0)
}

const sidewaysOn = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Texts that an edge hides from everybody: not those that end in '…', nor slides that come when they are asked for. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hides = (box: Element) => {
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(box)
      return /hidden|clip/.test(overflowX) && textOverflow === 'clip' && webkitLineClamp === 'none'
    }
    const isCut = (element: Element): boolean => {
      const { left, right } = element.getBoundingClientRect()
      for (let box = element.parentElement; box; box = box.parentElement) {
        if (getComputedStyle(box).clipPath !== 'none') return false // said, not shown
        if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return false // a table that is scrolled sideways
        const edge = box.getBoundingClientRect()
        if (hides(box) && (right > edge.right + 1 || left < edge.left - 1)) return true
      }
      return false
    }
    return [...document.querySelectorAll('main *')]
      .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''))
      .filter((element) => element.checkVisibility() && !element.closest('[inert], .visually-hidden, svg, thead'))
      .filter(isCut)
      .map((element) => `${element.outerHTML.slice(0, 120)} …`)
  })

describe.each(['wide', 'narrow'] as const)('%s', (width) => {
  test.each([BUYER, SALES, OPERATIONS, ADMIN])('words of any length stay on every page of %s', async (who) => {
    const [first, ...more] = screens(named)[who] ?? []
    const page = await it.open(first ?? '/', who, { width })
    for (const path of [first, ...more]) {
      if (path !== first) await page.goto(path ?? '/')
      await atRest(page)
      expect(await sidewaysOn(page), `sideways scrolling on ${path}`).toBeLessThanOrEqual(0)
      expect(await cutTexts(page), `cut off on ${path}`).toEqual([])
    }
  })
})

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { OrderRow } from '#modules/ordering/contract.ts'
import { filesOf } from '#scripts/vite/built-files.ts'
import { callerOf } from './caller.ts'
import { type Stage, stage } from './portal.ts'

const BUYER = 'procurement@andina.example'
const SALES = 'sales@partnercare.example'
/** What a page may ask for until it is at rest, itself included; the desk of quotes is a queue, an order and its form. */
const MOST_FILES = 40
const MOST_FILES_OF_A_DESK = 46
/** For so long nothing has come over the line before anything is loaded ahead, in milliseconds. */
const CALM = 1_000

let it: Stage
let orderId: string
beforeAll(async () => {
  it = await stage()
  const [order] = await (await callerOf(it.portal.url, BUYER)).get<OrderRow[]>('/order')
  orderId = order?.id ?? ''
})
afterAll(() => it.close())

type Asked = { readonly path: string; readonly asked: number; readonly came: number }

/** Everything that the browser asked for since the page was opened, in order. */
const askedBy = (page: Page): Promise<Asked[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .map(({ name, startTime, responseEnd }) => ({
        path: new URL(name).pathname,
        asked: startTime,
        came: responseEnd,
      }))
      .sort((one, other) => one.asked - other.asked),
  )

/** The window for what is searched or jumped to: every page loads it ahead, none before it is asked for. */
const [ahead] = filesOf(['shell/Palette.tsx'])

describe.each<[screen: string, who?: string, most?: number]>([
  ['/'],
  ['/', BUYER],
  ['/home', BUYER],
  ['/profile/orders', BUYER],
  ['/profile/order/:id', BUYER],
  ['/shop', BUYER],
  ['/office/quotes', SALES, MOST_FILES_OF_A_DESK],
])('%s of %s', (screen, who, most = MOST_FILES) => {
  test('few files until it is at rest, the session first, and nothing ahead before', async () => {
    const page = await it.open('/404', who)
    await page.goto(screen.replace(':id', orderId))
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    const isAhead = ({ path }: Asked) => path === `/${ahead}`
    if (screen !== '/') await expect.poll(async () => (await askedBy(page)).some(isAhead)).toBe(true)
    else await page.waitForLoadState('networkidle')
    const asked = await askedBy(page)
    const rest = asked.findIndex(
      ({ asked: at }, index) => at - Math.max(0, ...asked.slice(0, index).map(({ came }) => came)) >= CALM,
    )
    const before = rest === -1 ? asked : asked.slice(0, rest)
    const calls = before.filter(({ path }) => path.startsWith('/api/'))
    const files = before.filter(({ path }) => !path.startsWith('/api/'))
    expect(before.filter(isAhead), 'loaded ahead before the page was at rest').toEqual([])
    expect(calls[0]?.path).toBe(who && '/api/auth/refresh')
    expect(1 + files.length, files.map(({ path }) => path).join('\n')).toBeLessThanOrEqual(most)
  })
})

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstReadsOf } from '#first-reads'
import type { OrderRow } from '#modules/ordering/contract.ts'
import { filesOf } from '#scripts/vite/built-files.ts'

import { callerOf } from './caller.ts'
import { type Stage, stage } from './portal.ts'

const BUYER = 'procurement@andina.example'
const SALES = 'sales@partnercare.example'
/** What a page may request until it is at rest, itself included; a desk and the cart have forms of their own. */
const MOST_FILES = 40
const MOST_FILES_OF_A_DESK = 50
/** With filters, choices of rows and kept views. */
const MOST_FILES_OF_A_TABLE = 60
/** A desk is changed by being looked at, and the bell by a page that is opened: these are called again. */
const CHANGES_MEANWHILE = /^\/(notification|office\/)/
/** Half of how long nothing comes over the line before anything is loaded ahead, in milliseconds. */
const CALM = 500

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

const HEADING = 'Every order, quote and certificate in one place.'

test('the landing page is there before a line of the app has run, and stays while the app takes over', async () => {
  for (const [who, wayIn] of [
    [undefined, 'Sign in'],
    [BUYER, 'Go to the portal'],
  ] as const) {
    const page = await it.open('/quality-assurance', who)
    const said: string[] = []
    const refused: string[] = []
    page.on('console', (message) => void said.push(message.text()))
    page.on('pageerror', (fault) => void said.push(fault.message))
    page.on('response', (answer) => void (answer.status() >= 400 && refused.push(answer.url())))
    const isSeen = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await isSeen.promise
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1, name: HEADING }).waitFor()
    expect(await page.getByRole('status', { name: 'Loading' }).count(), 'no start-up mark').toBe(0)
    // Nothing is painted before its styles are there.
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet !== null),
    )
    await page.evaluate(() => {
      const seen = { gone: false, first: document.querySelector('h1'), ways: [] as string[] }
      Object.assign(window, { seen })
      const look = () => {
        if (!document.querySelector('h1')) seen.gone = true
        for (const link of document.querySelectorAll<HTMLElement>('header > a:last-child, main a[data-look=filled]'))
          seen.ways.push(link.innerText)
        requestAnimationFrame(look)
      }
      look()
    })
    isSeen.resolve()
    await page.locator('#announce-polite').filter({ hasText: 'PartnerCare' }).waitFor({ state: 'attached' }) // the app says the page's name
    await page.waitForLoadState('networkidle')
    const seen = await page.evaluate(() => {
      const { gone, first, ways } = (window as unknown as { seen: { gone: boolean; first: Element; ways: string[] } })
        .seen
      return { gone, isTheSame: document.querySelector('h1') === first, ways: [...new Set(ways)] }
    })
    expect(seen).toEqual({ gone: false, isTheSame: true, ways: [wayIn] })
    expect(said).toEqual([])
    expect(refused).toEqual([])
    await page.getByRole('link', { name: wayIn }).first().click()
    await page.waitForURL(who ? /\/home$/ : '**/login')
  }
})

type LoadedFile = {
  readonly path: string
  readonly search: string
  readonly requestedAt: number
  readonly came: number
}

/** Everything that the browser requested since the page was opened, in order. */
const loadedBy = (page: Page): Promise<LoadedFile[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .map(({ name, startTime, responseEnd }) => ({
        path: new URL(name).pathname,
        search: new URL(name).search,
        requestedAt: startTime,
        came: responseEnd,
      }))
      .sort((one, other) => one.requestedAt - other.requestedAt),
  )

/** The window for what is searched or jumped to: every page loads it ahead, none before it is needed. */
const [ahead] = filesOf(['shell/search/Palette.tsx'])

test('a page requests few files until it is at rest, for the session first and once, and for nothing ahead before', async () => {
  const [order] = await (await callerOf(it.portal.url, BUYER)).get<OrderRow[]>('/order')
  for (const [screen, who, most] of [
    ['/home', BUYER, MOST_FILES],
    ['/profile/orders', BUYER, MOST_FILES],
    [`/profile/order/${order?.id}`, BUYER, MOST_FILES],
    ['/shop', BUYER, MOST_FILES],
    ['/cart', BUYER, MOST_FILES_OF_A_DESK],
    ['/office', SALES, MOST_FILES_OF_A_DESK],
    ['/office/orders', SALES, MOST_FILES_OF_A_TABLE],
    ['/office/quotes', SALES, MOST_FILES_OF_A_DESK],
    ['/office/requests', SALES, MOST_FILES_OF_A_TABLE],
  ] as const) {
    const page = await it.open('/404', who)
    await page.goto(screen)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    const isAhead = ({ path }: LoadedFile) => path === `/${ahead}`
    await expect.poll(async () => (await loadedBy(page)).some(isAhead)).toBe(true)
    const entries = await loadedBy(page)
    const rest = entries.findIndex(
      ({ requestedAt: at }, index) => at - Math.max(0, ...entries.slice(0, index).map(({ came }) => came)) >= CALM,
    )
    const before = rest === -1 ? entries : entries.slice(0, rest)
    const calls = before.filter(({ path }) => path.startsWith('/api/'))
    const files = before.filter(({ path }) => !path.startsWith('/api/'))
    expect(before.filter(isAhead), `${screen}: loaded ahead before the page was at rest`).toEqual([])
    expect(calls.filter(({ path }) => path.startsWith('/api/auth/')).map(({ path }) => path)).toEqual([
      '/api/auth/page',
    ])
    expect(calls[0]?.path).toBe('/api/auth/page')
    const cameAlong = firstReadsOf(new URL(screen, it.portal.url)).filter((read) => !CHANGES_MEANWHILE.test(read))
    const again = calls.map(({ path, search }) => path.slice('/api'.length) + search)
    expect(
      again.filter((call) => cameAlong.includes(call)),
      `${screen}: called although it came along`,
    ).toEqual([])
    expect(1 + files.length, files.map(({ path }) => path).join('\n')).toBeLessThanOrEqual(most)
  }
})

test('a chosen colour scheme is worn before the first paint of the next visit; the quality policy is a PDF that is requested again', async () => {
  const page = await it.open('/404', BUYER)
  const scheme = () => page.evaluate(() => document.documentElement.getAttribute('data-scheme'))
  const toggle = page.getByRole('button', { name: /^Colour scheme/ })
  while (!(await toggle.getAttribute('aria-label'))?.endsWith('Dark')) await toggle.click()
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(scheme).toBe('dark')
  const answer = await page.request.get('/assets/documents/qualitypolicy.pdf')
  expect(answer.headers()).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-cache' })
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

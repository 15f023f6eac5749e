import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium as browsers } from 'playwright-core'
import { build } from 'vite'
import { PASSWORD } from '#fixtures/companies/staff.ts'
import { listOrders } from '#modules/ordering/contract.ts'
import { chromium } from '#scripts/chromium.ts'
import { portalOn } from '#tests/e2e/portal-process.ts'
import { signedIn } from './caller.ts'
import type { Figure } from './figure.ts'
import type { Ground } from './ground.ts'
import { median } from './spread.ts'

const ROUNDS = 3
const SLOWER = 4
/** What browsers call fast 3G: bytes a second, and the round trip in ms. */
const FAST_3G = { downloadThroughput: 180_000, uploadThroughput: 84_375, latency: 562.5 }
/** Nothing has come for so long: the page is at rest, in ms. */
const CALM = 500
const PATIENCE_MS = 120_000
/** Until what was painted last is noted. */
const SETTLES_MS = 1000
const MOST_LCP = 1.5
const MOST_BLOCKING_MS = 600
const MOST_SHIFT = 0.02
const MOST_REQUESTS = 40

const BUYER = 'procurement@andina.example'
const SALES = 'sales@partnercare.example'

type Page = { readonly what: string; readonly path: string; readonly who?: string }

type Felt = {
  readonly lcp: number
  readonly blocking: number
  readonly shift: number
  /** Until the page was at rest. */
  readonly requests: number
  readonly kilobytes: number
}

type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean }

declare global {
  interface Window {
    felt: { lcp: number; painted: number; shift: number; tasks: { start: number; end: number }[] }
  }
}

/** Runs in the page, before anything of it. */
const watchPage = () => {
  const felt: Window['felt'] = { lcp: 0, painted: Number.POSITIVE_INFINITY, shift: 0, tasks: [] }
  window.felt = felt
  performance.setResourceTimingBufferSize(1000)
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') felt.painted = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    felt.lcp = startTime
  })
  watch('longtask', ({ startTime, duration }) => {
    felt.tasks.push({ start: startTime, end: startTime + duration })
  })
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as Shift
    if (!hadRecentInput) felt.shift += value
  })
}

/** Runs in the page: what came until nothing came for `calm` ms, the page itself included. What is loaded ahead comes later. */
const readPage = (calm: number): Felt => {
  const { lcp, painted, shift, tasks } = window.felt
  const [page] = performance.getEntriesByType('navigation') as [PerformanceResourceTiming]
  const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).toSorted(
    (one, other) => one.startTime - other.startTime,
  )
  let rest = page.responseEnd
  const before = [page]
  for (const file of files) {
    if (file.startTime > Math.max(rest, lcp) + calm) break
    before.push(file)
    rest = Math.max(rest, file.responseEnd)
  }
  const blocking = tasks
    .filter(({ end, start }) => end > painted && start < Math.max(rest, lcp))
    .reduce((sum, { start, end }) => sum + Math.max(0, end - Math.max(start, painted) - 50), 0)
  const bytes = before.reduce((sum, { transferSize }) => sum + transferSize, 0)
  return { lcp, blocking, shift, requests: before.length, kilobytes: bytes / 1000 }
}

/** React and a heading, bundled and served as the portal's files are: what a page of this machine cannot do without. */
const barePage = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'partnercare-bench-bare-'))
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><div id="root"></div><script type="module" src="/page.js"></script>',
  )
  writeFileSync(
    join(folder, 'page.js'),
    `import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
createRoot(document.getElementById('root')).render(createElement('h1', null, 'A bare page'))`,
  )
  const modules = join(import.meta.dirname, '../node_modules')
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { react: join(modules, 'react'), 'react-dom': join(modules, 'react-dom') } },
  })
  const types: Readonly<Record<string, string>> = { js: 'text/javascript', html: 'text/html' }
  const server = createServer(async ({ url = '/' }, answer) => {
    const file = url === '/' ? '/index.html' : url
    const bytes = await readFile(join(folder, 'dist', file)).catch(() => null)
    const type = types[file.split('.').at(-1) ?? ''] ?? 'text/plain'
    answer.writeHead(bytes ? 200 : 404, { 'content-type': type, 'content-encoding': 'gzip' })
    answer.end(gzipSync(bytes ?? ''))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => {
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** One visit with nothing in the cache. */
const visit = async (browser: Browser, { path, who }: Page, portal: string, isSlowLine: boolean): Promise<Felt> => {
  const context = await browser.newContext({ baseURL: portal, viewport: { width: 1440, height: 900 } })
  try {
    if (who) await context.request.post('/api/auth/signin', { data: { email: who, password: PASSWORD } })
    await context.addInitScript(watchPage)
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    if (isSlowLine) await devTools.send('Network.emulateNetworkConditions', { offline: false, ...FAST_3G })
    await page.goto(path, { waitUntil: 'load', timeout: PATIENCE_MS })
    await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: PATIENCE_MS })
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(SETTLES_MS)
    return await page.evaluate(readPage, CALM)
  } finally {
    await context.close()
  }
}

const middle = (felt: readonly Felt[]): Felt => {
  const of = (name: keyof Felt) => median(felt.map((one) => one[name]))
  return {
    ...{ lcp: of('lcp'), blocking: of('blocking'), shift: of('shift') },
    ...{ requests: of('requests'), kilobytes: of('kilobytes') },
  }
}

/** The pages of a portal with the demo world, in turns with a page of React alone. */
const feltOn = async (portal: string, orderId: string): Promise<Figure[]> => {
  const executablePath = chromium()
  if (!executablePath) throw new Error('There is no Chromium on this machine: CHROMIUM may name one')
  const bare = await barePage()
  const browser = await browsers.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const pages: readonly Page[] = [
    { what: 'A bare React page', path: bare.url },
    { what: 'Landing page', path: '/' },
    { what: 'Sign-in', path: '/login' },
    { what: 'Home', path: '/home', who: BUYER },
    { what: 'My orders', path: '/profile/orders', who: BUYER },
    { what: 'An order', path: `/profile/order/${orderId}`, who: BUYER },
    { what: 'Staff’s desk', path: '/office', who: SALES },
    { what: 'Requests of the staff', path: '/office/requests', who: SALES },
  ]
  const figures: Figure[] = []
  for (const [isSlowLine, line] of [
    [false, `${SLOWER} times slower`],
    [true, `${SLOWER} times slower, fast 3G`],
  ] as const) {
    const visits = new Map<Page, Felt[]>(pages.map((page) => [page, []]))
    for (let round = 0; round < ROUNDS; round++)
      for (const page of pages) visits.get(page)!.push(await visit(browser, page, portal, isSlowLine))
    const felt = pages.map((page) => ({ ...page, ...middle(visits.get(page)!) }))
    const [plain, landing] = felt as [(typeof felt)[number], (typeof felt)[number]]
    for (const { what, path, lcp, blocking, shift, requests, kilobytes } of felt) {
      const most = landing.lcp * MOST_LCP
      const isOurs = path !== bare.url
      figures.push({
        what: `${what}, ${line}`,
        measured: `LCP ${lcp.toFixed(0)} ms, blocked ${blocking.toFixed(0)} ms, shift ${shift.toFixed(3)}, ${requests} requests, ${kilobytes.toFixed(0)} kB`,
        aim: isOurs
          ? `LCP ${most.toFixed(0)} ms, ${MOST_BLOCKING_MS} ms, ${MOST_SHIFT}, ${MOST_REQUESTS} requests`
          : '–',
        reached:
          !isOurs || (lcp <= most && blocking <= MOST_BLOCKING_MS && shift <= MOST_SHIFT && requests <= MOST_REQUESTS),
        machine: `a bare React page ${plain.lcp.toFixed(0)} ms`,
      })
    }
  }
  await browser.close()
  bare.stop()
  return figures
}

/** What a person waits for on a slower machine and a slower line. */
export const felt = async (ground: Ground): Promise<Figure[]> => {
  const database = await ground.world()
  const portal = await portalOn(database.url)
  const buyer = await signedIn(portal.url, BUYER)
  const [order] = await buyer.call(listOrders, {})
  const figures = await feltOn(portal.url, order!.id)
  await portal.stop()
  await database.drop()
  return figures
}

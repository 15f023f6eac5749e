import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'

import { PASSWORD } from '#fixtures/companies/staff.ts'
import { type DemoPortal, startDemoPortal } from '#tests/demo-portal.ts'
import { isWhole } from '#tests/seed.ts'
import { shiftDate } from '#tests/today.ts'

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

/** The last: a page lives for seconds here, its code is never hot for long enough to pay for being compiled. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--js-flags=--jitless',
]

/** A page that does not show by then will not. */
const PATIENCE_MS = 30_000

/** The two widths that every screen is looked at. */
export const widths = { wide: 1440, narrow: 390 } as const
/** `pdfView` is true where nothing is said: the browser shows PDF files itself. */
export type Look = {
  readonly width?: keyof typeof widths
  readonly scheme?: 'light' | 'dark'
  readonly pdfView?: boolean
  /** The browser's, as a tag. */
  readonly language?: string
  /** As pages of languages are that are written so. */
  readonly rightToLeft?: boolean
  /** Open until the file ends, not only for its test. */
  readonly stays?: boolean
}

const fromRightToLeft = (): void => {
  const turn = () => document.documentElement?.setAttribute('dir', 'rtl')
  new MutationObserver(turn).observe(document, { childList: true })
  turn()
}

export type Stage = {
  readonly portal: DemoPortal
  /** The owner's: to put what rarely happens before people's eyes. */
  readonly databaseUrl: string
  /** A separate browser, closed with the test. Without an e-mail no one is signed in. */
  readonly open: (path: string, email?: string, look?: Look) => Promise<Page>
  readonly close: () => Promise<void>
}

/** What a page said on its console that it should not have. */
const complaints = new WeakMap<BrowserContext, string[]>()

/** One for all files of a worker, gone with it: each person has a browser context of their own. */
let browser: Promise<Browser> | undefined
const chromiumOfThisWorker = (): Promise<Browser> => {
  browser ??= chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: flags })
  return browser
}

/** Chromium without a window has no view for PDF files; the people at their desks have one. */
const givenPdfView = (given: boolean) =>
  Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => given })

/** A portal with the demo world of its own, and a Chromium to open it in. One for a test file. */
export const stage = async (environment: NodeJS.ProcessEnv = {}): Promise<Stage> => {
  const portal = await startDemoPortal(environment)
  const browser = await chromiumOfThisWorker()
  const staying: BrowserContext[] = []

  return {
    portal,
    databaseUrl: portal.databaseUrl,
    open: async (
      path,
      email,
      { width = 'wide', scheme = 'light', pdfView = true, language = 'en-US', rightToLeft = false, stays = false } = {},
    ) => {
      const context = await browser.newContext({
        baseURL: portal.url,
        locale: language,
        viewport: { width: widths[width], height: 900 },
        colorScheme: scheme,
        reducedMotion: 'reduce',
        hasTouch: width === 'narrow',
      })
      context.setDefaultTimeout(PATIENCE_MS)
      if (stays) staying.push(context)
      else onTestFinished(() => context.close())
      await context.addInitScript(givenPdfView, pdfView)
      await context.addInitScript(shiftDate, portal.shift)
      if (rightToLeft) await context.addInitScript(fromRightToLeft)
      const said: string[] = []
      complaints.set(context, said)
      context.on('weberror', (error) => said.push(String(error.error())))
      context.on('console', (message) => {
        if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) said.push(message.text())
      })
      if (email) {
        const answer = await context.request.post('/api/auth/signin', { data: { email, password: PASSWORD } })
        expect(answer.status(), `${email} signs in`).toBe(200)
      }
      const page = await context.newPage()
      await page.goto(path)
      return page
    },
    close: async () => {
      for (const context of staying) await context.close()
      await portal.stop()
    },
  }
}

/** Both widths and both schemes in two visits; in the wide one the other scheme is looked at too. */
export const bothLooks: readonly Required<Pick<Look, 'width' | 'scheme'>>[] = [
  { width: 'wide', scheme: 'light' },
  { width: 'narrow', scheme: 'dark' },
]

/** Of a story: it is the same in either. */
export const looks = isWhole ? bothLooks : bothLooks.slice(0, 1)

/** Half as long as the readable ones, and read by a page in half the time. */
const rules = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules are given to a page once: they stay with it until it is left. */
const givenRules = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(rules)
}

/**
 * Of the window that is open on the page, or of the page. Only violations are described; no video or audio has to be
 * loaded first, and a PDF in its frame is not the page's.
 */
const violationsOn = async (page: Page, runOnly?: string[]): Promise<string[]> => {
  await givenRules(page)
  const options: RunOptions = {
    resultTypes: ['violations'],
    preload: false,
    iframes: false,
    ...(runOnly && { runOnly }),
  }
  const violations = await page.evaluate(async (given) => {
    const open = [...document.querySelectorAll('[aria-modal=true]')].at(-1)
    return (await window.axe.run(open ?? document, given)).violations
  }, options)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** What the person chose; null: the machine's scheme counts. */
const chosenScheme = (page: Page) => page.evaluate(() => localStorage.getItem('partnercare.scheme'))

const wearing = (page: Page, scheme: 'light' | 'dark') =>
  page.emulateMedia({ colorScheme: scheme }).then(() => page.locator(`html[data-scheme=${scheme}]`).waitFor())

/**
 * Colours alone depend on the scheme, and hardly on the width: a telephone is looked at in its own. Who has chosen one keeps
 * it: then there is no other to look at.
 */
const contrastInTheOtherScheme = async (page: Page): Promise<string[]> => {
  if (page.viewportSize()?.width === widths.narrow || (await chosenScheme(page))) return []
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  await wearing(page, isDark ? 'light' : 'dark')
  const found = await violationsOn(page, ['color-contrast'])
  await wearing(page, isDark ? 'dark' : 'light')
  return found
}

/** No accessibility violation, in a wide window in either scheme. */
export const isAccessible = async (page: Page): Promise<void> => {
  expect.soft(await violationsOn(page), `axe on ${page.url()}`).toEqual([])
  expect.soft(await contrastInTheOtherScheme(page), `contrast in the other scheme on ${page.url()}`).toEqual([])
}

/**
 * No complaint on the console but the `expected`, no sideways scrolling; in the whole run no accessibility violation either,
 * which the walk of every screen looks for in each run.
 */
export const isSound = async (page: Page, expected?: RegExp): Promise<void> => {
  await page.evaluate(() => document.fonts.ready)
  if (isWhole) await isAccessible(page)
  const said = complaints.get(page.context())?.filter((complaint) => !expected?.test(complaint))
  expect(said, `console on ${page.url()}`).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `sideways scrolling on ${page.url()}`).toBeLessThanOrEqual(0)
}

import type { Page } from 'playwright-core'

/** A sum of layout shifts, as browsers measure them: less is not visible. */
export const MOST_SHIFT = 0.02

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

/**
 * From the next page that is opened on. Answers come after this many milliseconds: what waits for them is painted first.
 * A function decides it for each request, and code waits too.
 */
export const watchShifts = async (page: Page, delay: number | ((url: URL) => number) = 100): Promise<void> => {
  await page.context().addInitScript(noteShifts)
  const isFixed = typeof delay === 'number'
  await page.route(isFixed ? '**/api/**' : /\/(api|assets)\//, async (route) => {
    const milliseconds = isFixed ? delay : delay(new URL(route.request().url()))
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    await route.continue().catch(() => {}) // the page was left meanwhile
  })
}

/** How far things moved without any input, and what: since the last call, or the page was opened. */
export const shiftsSince = (page: Page): Promise<{ shifted: number; shifts: string }> =>
  page.evaluate(() => {
    const { shifted, shifts } = window
    window.shifted = 0
    window.shifts = []
    return { shifted, shifts: shifts.join('\n') }
  })

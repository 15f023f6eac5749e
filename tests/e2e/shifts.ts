import type { Page } from 'playwright-core'

/** A sum of layout shifts, as browsers reckon them: less is seen by nobody. */
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

/** From the next page that is opened on. */
export const watchShifts = (page: Page): Promise<void> => page.context().addInitScript(noteShifts)

/** How far things moved since the page was opened although nobody had touched anything, and what. */
export const shiftsOn = (page: Page): Promise<{ shifted: number; shifts: string }> =>
  page.evaluate(() => ({ shifted: window.shifted, shifts: window.shifts.join('\n') }))

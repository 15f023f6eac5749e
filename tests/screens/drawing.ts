import { afterAll, beforeAll, onTestFinished } from 'vitest'

import { ensureBrowser } from './browser.ts'

const WIDTH = 1000
const HEIGHT = 380

/** Everything is in sight at once. */
class SeesAll {
  readonly #changed: IntersectionObserverCallback
  constructor(changed: IntersectionObserverCallback) {
    this.#changed = changed
  }
  observe(target: Element): void {
    this.#changed([{ target, isIntersecting: true } as IntersectionObserverEntry], this as never)
  }
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): never[] {
    return []
  }
}

/** In the tests of this file every element is in sight and has a size: charts draw themselves, as SVG. */
export const drawCharts = (): void => {
  ensureBrowser()
  const before = globalThis.IntersectionObserver
  const { getContext } = HTMLCanvasElement.prototype
  beforeAll(() => {
    // ECharts then estimates how wide a text is.
    HTMLCanvasElement.prototype.getContext = () => null
    globalThis.IntersectionObserver = SeesAll as never
    for (const [name, value] of Object.entries({ clientWidth: WIDTH, clientHeight: HEIGHT }))
      Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value })
  })
  afterAll(() => {
    globalThis.IntersectionObserver = before
    HTMLCanvasElement.prototype.getContext = getContext
    for (const name of ['clientWidth', 'clientHeight']) Reflect.deleteProperty(HTMLElement.prototype, name)
  })
}

/** Until the test ends this media query holds. */
export const withMedia = (query: RegExp): void => {
  const { matchMedia } = window
  window.matchMedia = (requested) => ({
    ...matchMedia(requested),
    matches: query.test(requested) || matchMedia(requested).matches,
  })
  onTestFinished(() => {
    window.matchMedia = matchMedia
  })
}

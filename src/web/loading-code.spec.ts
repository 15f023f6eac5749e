import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { whenRequested } from './loading-code.ts'

/** Calls what the line, the load event and the idle moment of a page would call. */
let arrives: () => void
let pageLoads: () => void
let turnsIdle: () => void
const load = vi.fn(async () => ({ default: () => null }))

beforeEach(() => {
  vi.useFakeTimers()
  load.mockClear()
  vi.stubGlobal('window', { requestIdleCallback: true })
  vi.stubGlobal('document', { readyState: 'loading' })
  vi.stubGlobal('addEventListener', (_: string, heard: () => void) => {
    pageLoads = heard
  })
  vi.stubGlobal('requestIdleCallback', (then: () => void) => {
    turnsIdle = then
  })
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(heard: () => void) {
        arrives = heard
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const loadedAfter = async (milliseconds: number): Promise<number> => {
  await vi.advanceTimersByTimeAsync(milliseconds)
  return load.mock.calls.length
}

test('what is shown on demand is loaded ahead when the page has loaded, its line is calm and it is idle', async () => {
  whenRequested(load)
  expect(await loadedAfter(60_000), 'before the page has loaded').toBe(0)
  pageLoads()
  expect(await loadedAfter(900)).toBe(0)
  arrives()
  expect(await loadedAfter(900), 'something came over the line').toBe(0)
  expect(await loadedAfter(100), 'not idle').toBe(0)
  turnsIdle()
  expect(await loadedAfter(0)).toBe(1)
})

test('parts that were named together wait for one rest, and one that does not come breaks nothing', async () => {
  vi.stubGlobal('document', { readyState: 'complete' })
  whenRequested(() => Promise.reject(new Error('away')))
  whenRequested(load)
  expect(await loadedAfter(1_000)).toBe(0)
  turnsIdle()
  expect(await loadedAfter(0)).toBe(1)
})

test('nothing is loaded ahead where there is no page', async () => {
  vi.stubGlobal('window', undefined)
  Reflect.deleteProperty(globalThis, 'window')
  whenRequested(load)
  expect(await loadedAfter(60_000)).toBe(0)
})

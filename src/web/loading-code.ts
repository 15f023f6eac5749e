import { type ComponentType, lazy } from 'react'

import { showOpensLater } from '#web/ui/dialogs/messages.ts'

const LOOK_EVERY_MS = 2_000
const CALM_MS = 1_000
const KEY = 'partnercare.reloaded'
const ONCE_IN_MS = 60_000

const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))

const isServed = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

let waiting = 0

/** The page stays as it is, and says what it waits for; what was requested opens when the server is there again. */
const servedAgain = async (): Promise<void> => {
  if (await isServed()) return
  waiting += 1
  showOpensLater(true)
  do await pause()
  while (!(await isServed()))
  waiting -= 1
  if (waiting === 0) showOpensLater(false)
}

/** Browsers do not retry failed styles. The old element stays: a caller may still wait for it. */
const loadMissingStyles = async (): Promise<void> => {
  const missing = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(({ sheet }) => !sheet)
  await Promise.all(
    missing.map((link) => {
      const again = link.cloneNode() as HTMLLinkElement
      const settled = new Promise((resolve) => {
        again.onload = resolve
        again.onerror = () => {
          again.remove()
          resolve(undefined)
        }
      })
      link.after(again)
      return settled
    }),
  )
}

/** Retried once when the server is reachable; a browser that caches the failure needs a new page. */
export const loadingCode = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load()
  } catch {
    await servedAgain()
    await loadMissingStyles()
    return load()
  }
}

/** After a deployment, open pages request parts of the old build. False: a reload just now did not help. */
export const loadPageAnew = (): boolean => {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < ONCE_IN_MS) return false
    sessionStorage.setItem(KEY, String(Date.now()))
  } catch {
    return false
  }
  location.reload()
  return true
}

const isTyping = (): boolean => document.activeElement?.matches('input, textarea, [contenteditable]') ?? false

const loadPageAnewOr = async (fault: unknown): Promise<never> => {
  while (isTyping()) await pause()
  if (loadPageAnew()) return new Promise<never>(() => {})
  throw fault
}

type Load<Part> = () => Promise<{ default: Part }>

export const whenShown = <Part extends ComponentType<any>>(load: Load<Part>) =>
  lazy(() => loadingCode(load).catch(loadPageAnewOr))

const pageLoaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', resolve, { once: true }))

/** Nothing has come over the line for a while. */
const lineCalm = (): Promise<void> =>
  new Promise((resolve) => {
    let calm: ReturnType<typeof setTimeout> | undefined
    const waitAnew = () => {
      clearTimeout(calm)
      calm = setTimeout(() => {
        line.disconnect()
        resolve()
      }, CALM_MS)
    }
    const line = new PerformanceObserver(waitAnew)
    line.observe({ type: 'resource' })
    waitAnew()
  })

/** Safari has no requestIdleCallback. */
const idle = (): Promise<unknown> =>
  new Promise((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve)))

let resting: Promise<unknown> | null = null
const atRest = (): Promise<unknown> => {
  resting ??= pageLoaded()
    .then(lineCalm)
    .then(idle)
    .finally(() => {
      resting = null
    })
  return resting
}

/** The same for a small one that is shown on demand: it comes as soon as the page is at rest, so that it is there when the line is down. */
export const whenRequested = <Part extends ComponentType<any>>(load: Load<Part>) => {
  if ('window' in globalThis)
    void atRest()
      .then(load)
      .catch(() => {})
  return whenShown(load)
}

import { shiftDate } from '#tests/today.ts'

/** Vitest's own, in the environment jsdom. */
declare const jsdom: {
  readonly reconfigure: (to: { url: string }) => void
  readonly cookieJar: {
    readonly setCookieSync: (cookie: string, url: string) => unknown
    readonly getCookieStringSync: (url: string) => string
    readonly removeAllCookiesSync: () => void
  }
}

const WIDE = 1440

const isMatched = (query: string): boolean => {
  if (/prefers-reduced-motion: reduce|hover: hover|pointer: fine/.test(query)) return true
  const [, minimum] = /min-width: ([\d.]+)/.exec(query) ?? []
  const [, maximum] = /max-width: ([\d.]+)/.exec(query) ?? []
  if (minimum === undefined && maximum === undefined) return false
  return innerWidth >= Number(minimum ?? 0) && innerWidth <= Number(maximum ?? Number.POSITIVE_INFINITY)
}

class SeesNothing {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): never[] {
    return []
  }
}

const isHidden = (element: Element): boolean =>
  element.hasAttribute('hidden') || ['HEAD', 'SCRIPT', 'STYLE', 'TEMPLATE'].includes(element.tagName)

/**
 * No style sheet is loaded, so an element looks as it says itself. jsdom's own answer goes through its default style sheet
 * each time: a query by role took 250 ms of it.
 */
const styleOf = (element: Element, pseudo?: string | null): CSSStyleDeclaration => {
  const own = element.hasAttribute('style') ? (element as HTMLElement).style : undefined
  const propertyOf = (name: string): string => {
    if (pseudo) return name === 'display' ? 'inline' : ''
    if (name === 'display') return isHidden(element) ? 'none' : own?.display || 'block'
    if (name === 'visibility') return own?.visibility || 'visible'
    return own?.getPropertyValue(name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)) ?? ''
  }
  return new Proxy(own ?? {}, {
    get: (_, name) =>
      name === 'getPropertyValue' ? propertyOf : typeof name === 'string' ? propertyOf(name) : undefined,
  }) as CSSStyleDeclaration
}

/** The labels of a control. jsdom's own go through the whole page for each label of it. */
const labelsOf = (control: HTMLElement): readonly HTMLLabelElement[] => {
  const found = control.id
    ? [...document.getElementsByTagName('label')].filter((label) => label.getAttribute('for') === control.id)
    : []
  for (let around = control.parentElement; around; around = around.parentElement)
    if (around instanceof HTMLLabelElement && !found.includes(around)) found.push(around)
  return found
}

const below = (parent: Element | Document | DocumentFragment, found: Element[] = []): Element[] => {
  for (let child = parent.firstElementChild; child; child = child.nextElementSibling) {
    found.push(child)
    below(child, found)
  }
  return found
}

/** What a NodeList has that an array has not. */
class Nodes extends Array<Node> {
  item(at: number): Node | null {
    return this[at] ?? null
  }
}

const childrenOf = (parent: Node): Nodes => {
  const found = new Nodes()
  for (let child = parent.firstChild; child; child = child.nextSibling) found.push(child)
  return found
}

const CALLS_APART_MS = 40

/** A screen changes in bursts, and what waits for it looks through all of the page: it looks once a burst. */
const burstsOf = (Observer: typeof MutationObserver) =>
  class extends Observer {
    #timer: ReturnType<typeof setTimeout> | undefined
    constructor(callback: MutationCallback) {
      super((_, observer) => {
        this.#timer ??= setTimeout(() => {
          this.#timer = undefined
          callback([], observer)
        }, CALLS_APART_MS)
      })
    }
    override disconnect(): void {
      clearTimeout(this.#timer)
      this.#timer = undefined
      super.disconnect()
    }
  }

/** What queries ask of each element of a page, without jsdom's way through a parser of selectors and its live lists. */
const quicken = (): void => {
  const { matches, querySelectorAll } = Element.prototype
  Element.prototype.matches = function (this: Element, selector: string) {
    if (selector === '*') return true
    if (selector === 'script, style') return this.localName === 'script' || this.localName === 'style'
    if (selector.startsWith('input[type=submit]') && this.localName !== 'input') return false
    return matches.call(this, selector)
  } as typeof matches
  Element.prototype.querySelectorAll = function (this: Element, selector: string) {
    return selector === '*' ? below(this) : querySelectorAll.call(this, selector)
  } as typeof querySelectorAll
  Object.defineProperty(Element.prototype, 'childNodes', {
    get(this: Element) {
      return childrenOf(this)
    },
  })
  window.MutationObserver = burstsOf(window.MutationObserver)
  for (const { prototype } of [HTMLInputElement, HTMLButtonElement, HTMLSelectElement, HTMLTextAreaElement])
    Object.defineProperty(prototype, 'labels', {
      get(this: HTMLElement) {
        return labelsOf(this)
      },
    })
}

const readBlob = (blob: Blob): Promise<ArrayBuffer> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as ArrayBuffer)
    reader.onerror = () => reject(reader.error)
    reader.readAsArrayBuffer(blob)
  })

/** What every browser has and jsdom lacks, since it draws nothing: a window 1440 px wide, without motion. */
const completeBrowser = (): void => {
  Object.assign(window, {
    innerWidth: WIDE,
    scrollTo: () => {},
    scrollBy: () => {},
    // Never at rest: a part of the app that is loaded ahead when a file ends would be lost to the worker's other files.
    requestIdleCallback: () => 0,
    getComputedStyle: styleOf,
    matchMedia: (query: string) => ({
      media: query,
      matches: isMatched(query),
      onchange: null,
      addEventListener: () => {},
      removeEventListener: () => {},
      addListener: () => {},
      removeListener: () => {},
      dispatchEvent: () => false,
    }),
  })
  globalThis.ResizeObserver ??= SeesNothing
  globalThis.IntersectionObserver ??= SeesNothing as never
  const missing = {
    scrollIntoView: () => {},
    scrollTo: () => {},
    scrollBy: () => {},
    getAnimations: () => [],
    animate: () => ({ finished: Promise.resolve(), cancel: () => {}, addEventListener: () => {} }),
    hasPointerCapture: () => false,
    setPointerCapture: () => {},
    releasePointerCapture: () => {},
    checkVisibility: () => true,
  }
  for (const [name, does] of Object.entries(missing))
    if (!(name in Element.prototype)) Object.defineProperty(Element.prototype, name, { value: does, writable: true })
  if (!('fonts' in document))
    Object.defineProperty(document, 'fonts', {
      value: { ready: Promise.resolve(), addEventListener: () => {}, removeEventListener: () => {} },
    })
  quicken()
  Blob.prototype.arrayBuffer ??= function (this: Blob) {
    return readBlob(this)
  }
  Blob.prototype.text ??= async function (this: Blob) {
    return new TextDecoder().decode(await readBlob(this))
  }
  URL.createObjectURL ??= () => 'blob:file'
  URL.revokeObjectURL ??= () => {}
}

let isComplete = false

/** Once per worker. What replaces a part of the browser for its file calls it first: it restores what was there. */
export const ensureBrowser = (): void => {
  if (!isComplete) completeBrowser()
  isComplete = true
}

const RealDate = Date
let shifted: number | undefined

/**
 * Opens this address in the worker's browser, with the cookies of this answer alone; its Date moves by `shift` ms.
 * `sameWindow`: what the page before kept in its session storage is still there.
 */
export const browseTo = (
  url: string,
  { shift, setCookies, sameWindow }: { shift: number; setCookies: readonly string[]; sameWindow: boolean },
): void => {
  jsdom.reconfigure({ url })
  ensureBrowser()
  // Each portal begins at TODAY: the page's clock goes with the portal of its file.
  if (shift !== shifted) {
    globalThis.Date = RealDate
    shiftDate(shift)
    shifted = shift
  }
  localStorage.clear()
  if (!sameWindow) sessionStorage.clear()
  jsdom.cookieJar.removeAllCookiesSync()
  keepCookies(setCookies)
}

export const keepCookies = (setCookies: readonly string[]): void => {
  for (const cookie of setCookies) jsdom.cookieJar.setCookieSync(cookie, location.href)
}

export const cookiesFor = (url: string): string => jsdom.cookieJar.getCookieStringSync(url)

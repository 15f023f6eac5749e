import { cookiesFor, keepCookies } from './browser.ts'

/** A request that the screen sent. */
export type SentRequest = { readonly method: string; readonly path: string; readonly body: unknown }

type Held = { readonly fits: (request: SentRequest) => boolean; readonly released: Promise<void> }

const serverFetch = globalThis.fetch
const RealSocket = globalThis.WebSocket
const sockets = new Set<WebSocket>()
let sent: SentRequest[] = []
let held: Held[] = []
let isCut = false

const bodyOf = (body: unknown): unknown => {
  if (typeof body !== 'string') return body ?? null
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

/** The page's fetch: the same server, the page's cookies, and a line that can be cut or slow. */
const pageFetch: typeof fetch = async (target, options = {}) => {
  const url = new URL(String(target), location.href)
  const method = options.method ?? 'GET'
  const request = { method, path: url.pathname.replace(/^\/api/, '') + url.search, body: bodyOf(options.body) }
  sent.push(request)
  if (isCut) throw new TypeError('Failed to fetch')
  const headers = new Headers(options.headers)
  headers.set('cookie', cookiesFor(url.href))
  if (method !== 'GET') headers.set('origin', location.origin)
  const { keepalive: _, credentials: __, ...known } = options
  const answer = await serverFetch(url, { ...known, headers })
  keepCookies(answer.headers.getSetCookie())
  for (const { fits, released } of held) if (fits(request)) await released
  if (isCut) throw new TypeError('Failed to fetch')
  options.signal?.throwIfAborted()
  return answer
}

class PageSocket extends RealSocket {
  constructor(url: string) {
    super(isCut ? 'ws://localhost:1' : url)
    sockets.add(this)
    this.addEventListener('close', () => sockets.delete(this))
  }
}

/** From now on the page speaks over this line, with nothing sent yet. */
export const layLine = (): void => {
  sent = []
  held = []
  isCut = false
  globalThis.fetch = pageFetch
  globalThis.WebSocket = PageSocket as never
}

export const sentRequests = (): readonly SentRequest[] => sent

/** The answers to such requests are kept back until `release`: the screen is busy, or an answer is late. */
export const holdAnswers = (method: string, path: RegExp): { readonly release: () => void } => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const entry = {
    fits: (request: SentRequest) => request.method === method && path.test(request.path),
    released: promise,
  }
  held.push(entry)
  return {
    release: () => {
      held = held.filter((one) => one !== entry)
      resolve()
    },
  }
}

/** Nothing gets through any more, in either direction. */
export const cutLine = (): void => {
  isCut = true
  window.dispatchEvent(new Event('offline'))
  for (const socket of sockets) socket.close()
}

export const mendLine = (): void => {
  isCut = false
  window.dispatchEvent(new Event('online'))
}

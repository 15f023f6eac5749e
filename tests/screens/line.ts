import { WebSocket as ServerSocket } from 'ws'
import { askLostNow } from '#web/api/lost-answers.ts'

import { cookiesFor, keepCookies } from './browser.ts'
import { uploadsBy } from './uploads.ts'

/** A request that the screen sent. */
export type SentRequest = { readonly method: string; readonly path: string; readonly body: unknown }

type PausedCall = {
  readonly fits: (request: SentRequest) => boolean
  readonly caught: () => void
  readonly released: () => Promise<void>
  readonly release: () => void
}

type Lost = { readonly fits: (request: SentRequest) => boolean; readonly left: number[] }

type Replacement = { readonly fits: (request: SentRequest) => boolean; readonly answer: () => Response }

const serverFetch = globalThis.fetch
const sockets = new Set<PageSocket>()
let sent: SentRequest[] = []
let paused: PausedCall[] = []
let replaced: Replacement[] = []
let isCut = false
let isLiveCut = false
let lost: Lost[] = []
/** The one that the open page speaks over. */
let line = { isEnded: false }
/** Requests that the server has not answered yet. */
let travelling = 0
/** Commands that are not answered yet. */
const inFlight = new Set<Promise<Response>>()

const bodyOf = (body: unknown): unknown => {
  if (typeof body !== 'string') return body ?? null
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

/** It is not received, and not repeated. */
const pageClosed = (): Response => new Response(null, { status: 410 })

/** The page's fetch: the same server, the page's cookies, and a line that can be cut or slow. */
const send: typeof fetch = async (target, options = {}) => {
  const own = line
  if (own.isEnded) return pageClosed()
  const url = new URL(String(target), location.href)
  const method = options.method ?? 'GET'
  const request = { method, path: url.pathname.replace(/^\/api/, '') + url.search, body: bodyOf(options.body) }
  sent.push(request)
  if (isCut) throw new TypeError('Failed to fetch')
  const instead = replaced.find(({ fits }) => fits(request))
  if (instead) return instead.answer()
  const headers = new Headers(options.headers)
  headers.set('cookie', cookiesFor(url.href))
  if (method !== 'GET') headers.set('origin', location.origin)
  const { keepalive: _, credentials: __, ...known } = options
  travelling += 1
  const answer = await serverFetch(url, { ...known, headers }).finally(() => {
    travelling -= 1
  })
  if (own.isEnded) return pageClosed()
  keepCookies(answer.headers.getSetCookie())
  const proxy = lost.find(({ fits, left }) => left.length > 0 && fits(request))?.left.shift()
  if (proxy === 0) throw new TypeError('Failed to fetch')
  if (proxy !== undefined)
    return new Response('<h1>Bad gateway</h1>', { status: proxy, headers: { 'content-type': 'text/html' } })
  for (const { fits, caught, released } of paused)
    if (fits(request)) {
      caught()
      await released()
    }
  if (own.isEnded) return pageClosed()
  if (isCut) throw new TypeError('Failed to fetch')
  options.signal?.throwIfAborted()
  return answer
}

const pageFetch: typeof fetch = (target, options) => {
  // Tests call the portal by its whole address, as other people; the page never does.
  if (/^https?:/.test(String(target))) return serverFetch(target, options)
  const answer = send(target, options)
  if (options?.method && options.method !== 'GET') {
    const answered = () => void inFlight.delete(answer)
    inFlight.add(answer)
    answer.then(answered, answered)
  }
  return answer
}

/** jsdom's own names the origin of its first page for ever: the server refuses it. */
class PageSocket extends ServerSocket {
  constructor(url: string) {
    super(isCut || isLiveCut ? 'ws://localhost:1' : url, { origin: location.origin })
    sockets.add(this)
    this.on('error', () => {}) // its 'close' follows
    this.addEventListener('close', () => sockets.delete(this))
  }
}

/** From now on the page speaks over this line, with nothing sent yet. */
export const layLine = (): void => {
  sent = []
  paused = []
  replaced = []
  lost = []
  isCut = false
  isLiveCut = false
  line = { isEnded: false }
  globalThis.fetch = pageFetch
  globalThis.WebSocket = PageSocket as never
  globalThis.XMLHttpRequest = uploadsBy(pageFetch) as never
}

/**
 * The page is closed: its commands that are on their way are waited for, and all its further requests are refused. Else it
 * would be sent as the next page's person.
 */
export const endLine = async (): Promise<void> => {
  line.isEnded = true
  for (const { release } of paused) release()
  askLostNow()
  await Promise.allSettled(inFlight)
  // What was refused settles.
  await new Promise((resolve) => setTimeout(resolve))
}

/** A socket that is still closing would be taken for the next page's. */
export const socketsClosed = async (): Promise<void> => {
  for (const socket of sockets) {
    const closed = new Promise<void>((resolve) => socket.addEventListener('close', () => resolve()))
    socket.close()
    await closed
  }
}

/** Whether answers come as the server gives them: none is kept back, lost or made up. */
export const isOpenLine = (): boolean => paused.length + lost.length + replaced.length === 0 && !isCut && !isLiveCut

export const sentRequests = (): readonly SentRequest[] => sent

/**
 * The answers to such requests are kept back until `release`: the screen is busy, or an answer is late. `caught`: the
 * server has given the first of them.
 */
export const holdAnswers = (
  method: string,
  path: RegExp,
): { readonly caught: Promise<void>; readonly release: () => void } => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = Promise.withResolvers<void>()
  const entry = {
    fits: (request: SentRequest) => request.method === method && path.test(request.path),
    caught: first.resolve,
    released: () => promise,
    release: resolve,
  }
  paused.push(entry)
  return {
    caught: first.promise,
    release: () => {
      paused = paused.filter((one) => one !== entry)
      resolve()
    },
  }
}

/** Every answer to such requests is kept back until it is released by itself. */
export const holdEach = (method: string) => {
  const waiting: (() => void)[] = []
  paused.push({
    fits: (request) => request.method === method,
    caught: () => {},
    released: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting.push(resolve)
      return promise
    },
    release: () => {
      for (const release of waiting) release()
    },
  })
  return {
    /** How many wait now. */
    count: () => waiting.length,
    /** How many requests the server has not answered yet. */
    travelling: () => travelling,
    /** Lets the one at this index through. */
    release: (index: number): void => waiting.splice(index, 1)[0]?.(),
  }
}

/** Until `stop` such requests do not reach the server and get this answer, as from a proxy or a server in trouble. */
export const answerInstead = (
  method: string,
  path: RegExp,
  { status, body = '' }: { status: number; body?: object | string },
): { readonly stop: () => void } => {
  const isText = typeof body === 'string'
  const entry = {
    fits: (request: SentRequest) => request.method === method && path.test(request.path),
    answer: () =>
      new Response(isText ? body : JSON.stringify(body), {
        status,
        headers: { 'content-type': isText ? 'text/plain' : 'application/problem+json' },
      }),
  }
  replaced.push(entry)
  return {
    stop: () => {
      replaced = replaced.filter((one) => one !== entry)
    },
  }
}

/**
 * Such requests reach the server, and their answers are lost: each of these comes instead, in turn; 0: the line breaks,
 * else a proxy's status.
 */
export const loseAnswers = (method: string, path: RegExp, ...instead: readonly number[]): void => {
  lost.push({ fits: (request) => request.method === method && path.test(request.path), left: [...instead] })
}

/** The page can call and be answered, but hears of nothing that others do, until `mendLine`. */
export const cutLive = (): void => {
  isLiveCut = true
  for (const socket of sockets) socket.close()
}

/** Nothing gets through any more, in either direction. */
export const cutLine = (): void => {
  isCut = true
  window.dispatchEvent(new Event('offline'))
  for (const socket of sockets) socket.close()
}

export const mendLine = (): void => {
  isCut = false
  isLiveCut = false
  window.dispatchEvent(new Event('online'))
}

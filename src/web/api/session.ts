import { useSyncExternalStore } from 'react'
import type { ReadAnswer } from '#platform/http/serve.ts'
import { dropReads, keepReads } from './reads-ahead.ts'

/** The token is kept in memory only: a closed page has forgotten it. */
export type SessionStatus = 'starting' | 'signed-in' | 'signed-out'
export const isStarting = (status: SessionStatus) => status === 'starting'
export const isSignedIn = (status: SessionStatus) => status === 'signed-in'
export const isSignedOut = (status: SessionStatus) => status === 'signed-out'

let status: SessionStatus = 'starting'
let jwt: string | null = null
let renewing: Promise<string | null> | null = null
/** A user was signed in under this page, or before it was opened: the answer that ends it removes the cookie that shows it. */
let wasSomebody = false
let renewal: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()
const tokenListeners = new Set<(jwt: string) => void>()

/** Ends the session in this person's other tabs, so that none goes on showing company data. */
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('partnercare-session')
tabs?.addEventListener('message', (message) => {
  if (message.data === 'ended') become('signed-out', null)
})

const become = (next: SessionStatus, token: string | null): void => {
  const somebodyElse = jwt !== null && token !== null && claimsOf(jwt).sub !== claimsOf(token).sub
  // Another tab signed another user in: nothing that this page has read is theirs.
  if (somebodyElse) {
    location.assign('/')
    return
  }
  jwt = token
  if (!token) dropReads()
  clearTimeout(renewal)
  if (token) {
    renewal = setTimeout(() => void renew().catch(() => {}), millisecondsUntilRenewal(token))
    for (const listener of tokenListeners) listener(token)
  }
  if (status === next) return
  wasSomebody ||= next === 'signed-in'
  status = next
  for (const listener of listeners) listener()
}

/** What a token says of itself; only the server checks it. */
const claimsOf = (token: string): { readonly sub?: string; readonly iat?: number; readonly exp?: number } => {
  const [, payload = ''] = token.split('.')
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    return {}
  }
}

/** A minute before a token that was just received ends, by its lifetime: the clock of the person's machine may be wrong. */
export const millisecondsUntilRenewal = (token: string): number => {
  const { iat, exp } = claimsOf(token)
  return iat === undefined || exp === undefined ? 5 * 60_000 : Math.max((exp - iat - 60) * 1000, 5_000)
}

/** A cookie next to the HttpOnly one: with it the first screen waits for the session; without it visitors get theirs at once. */
export const probablySignedIn = (): boolean => /(^|; )(__Host-)?partnercare_session=/.test(document.cookie)

class ServerAway extends Error {}
const AWAY_MS = 2_000

const refresh = (): Promise<Response> =>
  // Kept alive: a page that is loaded again meanwhile breaks it off else, and the new cookie with it.
  fetch('/api/auth/refresh', { method: 'POST', keepalive: true })

declare global {
  /** The first refresh, sent by public/start.js before anything of the app had come. */
  var refreshSentAhead: Promise<Response> | undefined
}

/** Taken once: the next refresh is sent again. */
const sentAhead = (): Promise<Response> | undefined => {
  const sent = globalThis.refreshSentAhead
  globalThis.refreshSentAhead = undefined
  return sent
}

const tokenIn = async (response: Response): Promise<string | null> => {
  if (response.ok) {
    const { jwt: token, reads }: { jwt: string; reads?: readonly ReadAnswer[] } = await response.json()
    if (reads) keepReads(reads)
    return token
  }
  if (response.status === 401 || response.status === 403) return null
  // A proxy's or our own: no answer yet that the session is over.
  if ([502, 503, 504].includes(response.status)) throw new ServerAway()
  throw new Error(`The session could not be renewed (${response.status})`)
}

/** The refresh cookie rotates: one tab at a time, and one request for concurrent calls. null: the session is over. */
export const renew = (): Promise<string | null> => {
  renewing ??= (sentAhead() ?? (navigator.locks ? navigator.locks.request('partnercare-refresh', refresh) : refresh()))
    .then(tokenIn)
    .then((token) => {
      become(token ? 'signed-in' : 'signed-out', token)
      return token
    })
    .catch((fault: unknown) => {
      if (status !== 'starting') renewal = setTimeout(() => void renew().catch(() => {}), 15_000)
      throw fault
    })
    .finally(() => {
      renewing = null
    })
  return renewing
}

/** Called before the first screen, where a session is likely: until the server answers, a signed-in user is not sent to sign in. */
export const startSession = async (): Promise<void> => {
  wasSomebody = probablySignedIn()
  if (!wasSomebody) return become('signed-out', null)
  try {
    await renew()
  } catch (fault) {
    if (!(fault instanceof ServerAway)) return become('signed-out', null)
    await new Promise((resolve) => setTimeout(resolve, AWAY_MS))
    return startSession()
  }
}

export const sessionStarted = (token: string): void => become('signed-in', token)

export const sessionEnded = (): void => {
  tabs?.postMessage('ended')
  become('signed-out', null)
}

export const currentToken = (): string | null => jwt

/** Called with every new token, also the first: the live channel renews its own by it. */
export const onToken = (listener: (jwt: string) => void): (() => void) => {
  tokenListeners.add(listener)
  return () => tokenListeners.delete(listener)
}

export const onSession = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a session ended under this page, or before it was opened and without a sign-out. */
export const hasSessionEnded = (): boolean => wasSomebody && status === 'signed-out'

export const sessionStatus = (): SessionStatus => status

const notKnownYet = (): SessionStatus => 'starting'

export const useSessionStatus = (): SessionStatus => useSyncExternalStore(onSession, sessionStatus, notKnownYet)

import { problemTexts } from '#texts/problems.ts'
import { Problem } from '#web/problem.ts'
import { forgetOwnCommand, noteOwnCommand } from '#web/ui/lists/own-command.ts'

import { dropReads, takeRead } from './reads-ahead.ts'
import { endLook, seenAs } from './seen-as.ts'
import { currentToken, renew } from './session.ts'

let newestPosition = 0
let oldestRead = Number.POSITIVE_INFINITY

/** Later reads include this position on any node: during rebuilds, nodes may read tables of their own. */
export const sawChange = (position: number): void => {
  newestPosition = Math.max(newestPosition, position)
}

/** The position of the oldest read so far: later changes are still to be received. Infinity: nothing was read. */
export const oldestReadAt = (): number => oldestRead
/** Another user may read from now on, and receives all that is newer than their first read. */
export const forgetReads = (): void => {
  oldestRead = Number.POSITIVE_INFINITY
  newestPosition = 0
  forgetOwnCommand()
}

export const rememberPosition = (position: number, { quiet = false } = {}): void => {
  sawChange(position)
  if (!quiet) noteOwnCommand()
}

export type Call = {
  readonly method: string
  /** Below '/api', filled in, with its query. */
  readonly path: string
  readonly body?: unknown
  readonly idempotencyKey?: string | undefined
  /** Why a second person should approve it. */
  readonly approvalReason?: string | undefined
  readonly signal?: AbortSignal | undefined
  /** Sent by the page itself: what others change meanwhile is still theirs. */
  readonly quiet?: boolean | undefined
}

export type FileCall = Pick<Call, 'method' | 'path' | 'body'>

/** How a file is fetched whose address the server gave: '/api/order/…/quote.pdf'. */
export const fileAt = (address: string): FileCall => ({ method: 'GET', path: address.replace(/^\/api/, '') })

const headersOf = (call: Call): Headers => {
  const headers = new Headers({ accept: 'application/json' })
  const token = currentToken()
  if (token) headers.set('authorization', `Bearer ${token}`)
  const look = seenAs()
  // A session is begun and ended as oneself.
  if (look && !call.path.startsWith('/auth/')) headers.set('x-seen-as', look.look)
  if (call.body !== undefined) headers.set('content-type', 'application/json')
  if (call.approvalReason) headers.set('approval-reason', encodeURIComponent(call.approvalReason))
  if (call.idempotencyKey) headers.set('idempotency-key', call.idempotencyKey)
  if (call.method === 'GET' && newestPosition > 0) headers.set('x-min-position', String(newestPosition))
  return headers
}

/** Characters: browsers limit the bodies that outlive a page to 64 KiB. */
const LAST_WORDS = 60_000

/** Sent with keepalive, so that it outlives the page. */
const isLastWord = (body: string | undefined): boolean =>
  body !== undefined && body.length < LAST_WORDS && globalThis.document?.visibilityState === 'hidden'

const send = async (call: Call): Promise<Response> => {
  const body = call.body === undefined ? undefined : JSON.stringify(call.body)
  try {
    return await fetch(`/api${call.path}`, {
      method: call.method,
      headers: headersOf(call),
      ...(body !== undefined && { body }),
      ...(isLastWord(body) && { keepalive: true }),
      ...(call.signal ? { signal: call.signal } : {}),
    })
  } catch (fault) {
    throw asLost(fault, call.signal)
  }
}

/** What broke a call off on its way; not where the caller cancelled it. A timeout is no cancellation. */
const asLost = (fault: unknown, signal: AbortSignal | undefined): unknown =>
  signal?.aborted && signal.reason?.name !== 'TimeoutError' ? fault : new Problem(0, problemTexts.unreachable)

const renewed = (): Promise<string | null> =>
  renew().catch(() => {
    throw new Problem(0, problemTexts.unreachable)
  })

/** Our own failures get a general sentence: their details do not help people. */
export const sentenceOf = (status: number, answer: Readonly<Record<string, unknown>> | null): string => {
  if (status === 503) return problemTexts.away
  const texts = [answer?.['error'], answer?.['detail'], answer?.['title']].find((text) => typeof text === 'string')
  return status >= 500 ? problemTexts.failed : (texts ?? problemTexts.failed)
}

const problemOf = async (response: Response): Promise<Problem> => {
  const members = await response.json().catch(() => ({}))
  const { reference } = members
  return new Problem(
    response.status,
    sentenceOf(response.status, members),
    members,
    typeof reference === 'string' ? reference : null,
  )
}

/** Reads an answer to its end: the line may go while it comes, and what comes by a stranger's proxy may be none of ours. */
export const jsonOf = async (response: Response, signal: AbortSignal | undefined): Promise<unknown> => {
  try {
    return await response.json()
  } catch (fault) {
    throw asLost(fault, signal)
  }
}

/** The answer of a call that succeeded; a Problem is thrown otherwise. An old token is renewed once. */
export const request = async (call: Call): Promise<Response> => {
  const asSomebody = currentToken() !== null
  if (call.method !== 'GET' && !call.quiet) dropReads()
  const ahead = call.method === 'GET' && asSomebody && !seenAs() ? takeRead(call.path) : null
  let response = ahead ?? (await send(call))
  if (response.status === 401 && asSomebody && (await renewed())) response = await send(call)
  if (!response.ok) {
    const problem = await problemOf(response)
    if (problem.members['look'] === 'over') endLook()
    throw problem
  }
  const asOf = response.headers.get('x-as-of')
  if (asSomebody && asOf) oldestRead = Math.min(oldestRead, Number(asOf))
  if (call.method !== 'GET') rememberPosition(Number(response.headers.get('x-position') ?? 0), call)
  return response
}

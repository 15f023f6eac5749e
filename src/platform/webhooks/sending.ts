import { request as requestByHttp } from 'node:http'
import { request as requestByHttps } from 'node:https'
import { errorCode } from '#platform/typed.ts'
import { type Callable, NotCallable } from './callable.ts'
import type { WebhookFault, WebhookOutcome } from './outcome.ts'

const WITHIN_MS = 10_000
/** Of an answer, whose text is not used. */
const MOST_READ_BYTES = 64 * 1024

const names = ['ENOTFOUND', 'EAI_AGAIN', 'ENODATA']

const faultOf = (error: Error, isLate: boolean): WebhookFault => {
  if (isLate) return 'TIMEOUT'
  if (error instanceof NotCallable) return 'ADDRESS'
  const code = errorCode(error) ?? ''
  if (names.includes(code)) return 'NAME'
  return /CERT|SSL|TLS|ALTNAME/.test(code) ? 'CERTIFICATE' : 'CONNECTION'
}

/** One POST of JSON; redirects are not followed. Never rejects. `signal`: ends it. */
export const postTo = (
  { url, headers, body }: { readonly url: string; readonly headers: Record<string, string>; readonly body: string },
  { mayBe, lookup }: Callable,
  signal: AbortSignal,
): Promise<WebhookOutcome> => {
  const began = performance.now()
  const outcome = (status: number | null, fault: WebhookFault | null): WebhookOutcome => ({
    ...{ status, fault },
    milliseconds: Math.round(performance.now() - began),
  })
  if (!mayBe(url)) return Promise.resolve(outcome(null, 'ADDRESS'))
  const { promise, resolve } = Promise.withResolvers<WebhookOutcome>()
  const late = AbortSignal.timeout(WITHIN_MS)
  const requestBy = url.startsWith('https:') ? requestByHttps : requestByHttp
  const request = requestBy(url, {
    method: 'POST',
    agent: false,
    lookup,
    signal: AbortSignal.any([late, signal]),
    headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  })
  request.on('error', (error) => resolve(outcome(null, faultOf(error, late.aborted))))
  request.on('response', (response) => {
    let read = 0
    response.on('data', (chunk: Buffer) => {
      read += chunk.length
      if (read > MOST_READ_BYTES) response.destroy()
    })
    response.on('error', () => {})
    response.on('close', () => resolve(outcome(response.statusCode ?? null, null)))
  })
  request.end(body)
  return promise
}

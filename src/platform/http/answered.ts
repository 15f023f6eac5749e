import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'

import { deviceOf } from '#platform/access/sessions/device.ts'
import type { Metrics } from '#platform/node/metrics.ts'
import type { About } from './admission.ts'

/** Requested by proxies and scrapers every second or so: successes are not worth a line in the log. */
const PROBES: ReadonlySet<string> = new Set(['/api/health', '/api/metrics'])

/** Not signed in, not allowed, too often: operators see which account tries what, and from where. */
const TURNED_AWAY: ReadonlySet<number> = new Set([401, 403, 429])

type LogContext = {
  readonly aboutOf: (request: FastifyRequest) => About
  /** An address as it may be logged: the same for the same network, and no way back. */
  readonly blurred: (address: string) => string
}

/** Measures every answer and writes a line about it, without anything of the request or the answer. */
export const noteAnswers = (
  app: FastifyInstance,
  { requests }: Metrics,
  out: FastifyBaseLogger,
  { aboutOf, blurred }: LogContext,
): void => {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    const status = reply.statusCode
    requests.observe({ method: request.method, route, status }, reply.elapsedTime / 1000)
    const ms = Math.round(reply.elapsedTime)
    const level = status < 400 && PROBES.has(route) ? 'debug' : 'info'
    const line = { method: request.method, route, status, ms, request: request.id }
    const about = aboutOf(request)
    const isSignIn = about.signIn !== undefined
    const isRefused = TURNED_AWAY.has(status) || (isSignIn && status >= 400)
    if (!isRefused && !isSignIn) return out[level](line, 'answered')
    const device = deviceOf(request.headers['user-agent'] ?? '')
    const whole = { ...line, ...about, from: blurred(request.ip), device }
    if (isRefused) out.warn(whole, 'refused')
    else out.info(whole, 'answered')
  })
}

import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'

import { deviceOf } from '#platform/access/sessions/device.ts'
import type { Metrics } from '#platform/node/metrics.ts'
import type { About } from './admission.ts'
import { PROBES, traceOf } from './traced-requests.ts'

/** 401, 403, 429: operators see account and network. */
const TURNED_AWAY: ReadonlySet<number> = new Set([401, 403, 429])

type LogContext = {
  readonly aboutOf: (request: FastifyRequest) => About
  /** Irreversible, the same for one network. */
  readonly blurred: (address: string) => string
}

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
    const trace = traceOf(request)
    const line = { method: request.method, route, status, ms, request: request.id, ...(trace && { trace }) }
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

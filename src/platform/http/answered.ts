import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

import type { Metrics } from '#platform/metrics.ts'

/** Asked by proxies and scrapers every second or so: well answered, they say nothing that a log must keep. */
const PROBES: ReadonlySet<string> = new Set(['/api/health', '/api/metrics'])

/** Measures every answer and writes a line about it, without a word of what was asked or answered. */
export const noteAnswers = (app: FastifyInstance, { requests }: Metrics, out: FastifyBaseLogger): void => {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    const status = reply.statusCode
    requests.observe({ method: request.method, route, status }, reply.elapsedTime / 1000)
    const ms = Math.round(reply.elapsedTime)
    const level = status < 400 && PROBES.has(route) ? 'debug' : 'info'
    out[level]({ method: request.method, route, status, ms, request: request.id }, 'answered')
  })
}

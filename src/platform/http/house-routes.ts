import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Metrics } from '#platform/metrics.ts'

import { docsPage, docsStyle } from './docs-page.ts'
import type { Endpoint } from './endpoint.ts'
import { openApi } from './openapi.ts'

/** How a node is. Positions and lags count events; times are milliseconds. */
export type Health = {
  readonly status: 'ok' | 'degraded' | 'stopping'
  readonly database: 'ok' | 'unreachable'
  readonly position: number
  /** Age of the oldest commit that has no position yet; 0 when all have. */
  readonly oldestUnsealedMs: number
  /** Promises about time that should have been kept by now. */
  readonly overdueDeadlines: number
  /** What staff must look after, by module: the portal works all the same. */
  readonly alarms: Readonly<Record<string, string>>
  readonly projections: Readonly<
    Record<string, { state: string; position: number; lag: number; parked: number; error: string | null }>
  >
  readonly reactions: Readonly<Record<string, { position: number; lag: number; parked: number; error: string | null }>>
}

type House = {
  readonly about: { readonly title: string; readonly version: string; readonly url: string }
  readonly endpoints: readonly Endpoint[]
  readonly health: () => Promise<Health>
  readonly metrics: Metrics
}

const ILL_SECONDS = 2
const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

/** From the machine itself, and not through a proxy on it: what is measured and what went wrong is nobody else's business. */
const isLocal = ({ socket, headers }: FastifyRequest): boolean =>
  LOOPBACK.includes(socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined

/** An error's text may hold values of the database: strangers hear that there is one, not what it says. */
const withoutWords = <T extends { readonly error: string | null }>(parts: Readonly<Record<string, T>>) =>
  Object.fromEntries(Object.entries(parts).map(([name, it]) => [name, { ...it, error: it.error && 'see the log' }]))

/** What the house says of itself: health, metrics, its interface. */
export const mountHouse = (app: FastifyInstance, { about, endpoints, health, metrics }: House) => {
  const document = JSON.stringify(openApi(endpoints, about))
  const page = docsPage(JSON.parse(document))

  app.get('/api/health', async (request, reply) => {
    const now = await health()
    const { projections, reactions, alarms } = now
    const told = isLocal(request)
      ? now
      : {
          ...now,
          alarms: Object.fromEntries(Object.keys(alarms).map((name) => [name, 'see the portal'])),
          projections: withoutWords(projections),
          reactions: withoutWords(reactions),
        }
    if (now.status !== 'ok') void reply.header('retry-after', ILL_SECONDS)
    return reply
      .code(now.status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(told)
  })

  app.get('/api/metrics', async (request, reply) => {
    if (!isLocal(request)) return reply.callNotFound()
    const now = await health()
    metrics.position.set(now.position)
    metrics.unsealedSeconds.set(now.oldestUnsealedMs / 1000)
    for (const [projection, { lag }] of Object.entries(now.projections)) metrics.lag.set({ projection }, lag)
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })

  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json').send(document))
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
  app.get('/api/docs.css', (_request, reply) => reply.type('text/css').send(docsStyle))
}

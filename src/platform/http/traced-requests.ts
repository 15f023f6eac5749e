import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type ActiveSpan, endSpan, withSpan } from '#platform/tracing/spans.ts'
import { noTracing, type Tracing } from '#platform/tracing/tracing.ts'

/** Polled every second: neither traced nor, where they succeed, logged. */
export const PROBES: ReadonlySet<string> = new Set(['/api/health', '/api/metrics'])

const spans = new WeakMap<FastifyRequest, ActiveSpan>()

/** null: it is not traced. */
export const traceOf = (request: FastifyRequest): string | null => spans.get(request)?.span.traceId ?? null

/** `trustProxy`: only our own proxy may name the trace. Probes, upgrades and files of the page are no work of ours. */
export const traceRequests = (
  app: FastifyInstance,
  tracing: Tracing,
  { trustProxy }: { trustProxy: boolean },
): void => {
  if (tracing === noTracing) return
  app.addHook('onRequest', (request, _reply, done) => {
    const { id, method, headers } = request
    const route = request.routeOptions.url ?? ''
    if (headers.upgrade || !route.startsWith('/api/') || PROBES.has(route)) return done()
    const given = trustProxy ? headers['traceparent'] : undefined
    const span = tracing.beginRequest({ id, method, route, traceparent: typeof given === 'string' ? given : undefined })
    spans.set(request, span)
    withSpan(span, done)
  })
  // Reading the body leaves the context of the first hook.
  app.addHook('preHandler', (request, _reply, done) => withSpan(spans.get(request), done))
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request)
    if (!span) return
    span.span.attribute('http.response.status_code', reply.statusCode)
    endSpan(span, reply.statusCode < 500)
  })
}

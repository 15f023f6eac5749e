import { promisify } from 'node:util'
import { brotliCompress, gzip as gzipWith } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AccessPolicy } from '#platform/access/permissions.ts'
import type { Metrics } from '#platform/node/metrics.ts'
import { escapedHtml } from '#platform/text/html.ts'
import type { ParkedStream } from '#platform/work/parked-streams.ts'
import type { Endpoint } from './endpoint.ts'
import { openApi } from './openapi.ts'

type Document = ReturnType<typeof openApi>
type Operation = { summary: string; description: string; requestBody?: unknown }

const codeSpans = (text: string) => escapedHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')

const row = (method: string, path: string, operation: Operation) => `
  <details id="${escapedHtml(`${method}-${path}`)}">
    <summary><code><b>${method.toUpperCase()}</b> /api${escapedHtml(path)}</code> <span>${codeSpans(operation.summary)}</span></summary>
    <p>${codeSpans(operation.description)}</p>
    <pre>${escapedHtml(JSON.stringify(operation, null, 2))}</pre>
  </details>`

const docsPage = (document: Document): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapedHtml(document.info.title)} API</title>
<link rel="stylesheet" href="/api/docs.css"></head>
<body><main><h1>${escapedHtml(document.info.title)} API</h1>
<p>OpenAPI 3.1: <a href="/api/openapi.json">/api/openapi.json</a></p>
${Object.entries(document.paths)
  .flatMap(([path, operations]) => Object.entries(operations).map(([method, it]) => row(method, path, it as Operation)))
  .join('')}
</main></body></html>`

const docsStyle = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
main { max-width: 76rem; margin: 2rem auto; padding: 0 1rem }
details { border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: .5rem 0 }
summary { cursor: pointer } summary span { margin-inline-start: 1rem; opacity: .8 }
pre { overflow: auto; font-size: 13px }`

/** Positions and lags count events; times are milliseconds. */
export type Health = {
  readonly status: 'ok' | 'degraded' | 'stopping'
  readonly database: 'ok' | 'unreachable'
  readonly position: number
  readonly oldestUnsealedMs: number
  readonly overdueDeadlines: number
  readonly alarms: Readonly<Record<string, string>>
  readonly projections: Readonly<
    Record<string, { state: string; position: number; lag: number; parked: number; error: string | null }>
  >
  readonly reactions: Readonly<Record<string, { position: number; lag: number; parked: number; error: string | null }>>
  readonly parked: readonly ParkedStream[]
}

type House = {
  readonly about: { readonly title: string; readonly version: string; readonly url: string }
  readonly endpoints: readonly Endpoint[]
  readonly policy: Pick<AccessPolicy, 'permissions' | 'tokens'>
  readonly health: () => Promise<Health>
  readonly metrics: Metrics
}

const ILL_SECONDS = 2

const compressions = {
  br: promisify<string, Buffer>(brotliCompress),
  gzip: promisify<string, Buffer>(gzipWith),
} as const

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

const OF_PROXIES = ['forwarded', 'via', 'x-real-ip']

/** From this machine, not through a proxy. */
const isLocal = ({ socket, headers }: FastifyRequest): boolean =>
  LOOPBACK.includes(socket.remoteAddress ?? '') &&
  !Object.keys(headers).some((name) => OF_PROXIES.includes(name) || name.startsWith('x-forwarded-'))

/** Compressed once, when first requested. */
const serveCompressed = (app: FastifyInstance, url: string, type: string, write: () => string) => {
  let written: string | undefined
  const text = () => {
    written ??= write()
    return written
  }
  const made = new Map<string, Promise<Buffer>>()
  const compressed = (encoding: keyof typeof compressions): Promise<Buffer> => {
    const known = made.get(encoding) ?? compressions[encoding](text())
    made.set(encoding, known)
    return known
  }

  app.get(url, async ({ headers }, reply) => {
    void reply.type(type).header('vary', 'accept-encoding')
    const encoding = (['br', 'gzip'] as const).find((it) => headers['accept-encoding']?.includes(it))
    if (!encoding) return reply.header('content-encoding', 'identity').send(text())
    return reply.header('content-encoding', encoding).send(await compressed(encoding))
  })
}

/** Without a database its figures stay what they were. */
export const measureHealth = async (metrics: Metrics, health: () => Promise<Health>): Promise<void> => {
  const now = await health()
  metrics.databaseUp.set(now.database === 'ok' ? 1 : 0)
  if (now.database !== 'ok') return
  metrics.raise(now.alarms)
  metrics.position.set(now.position)
  metrics.unsealedSeconds.set(now.oldestUnsealedMs / 1000)
  metrics.overdueDeadlines.set(now.overdueDeadlines)
  for (const [projection, { lag, parked }] of Object.entries(now.projections)) {
    metrics.lag.set({ projection }, lag)
    metrics.parked.set({ projection }, parked)
  }
  for (const [reaction, { lag, parked }] of Object.entries(now.reactions)) {
    metrics.reactionLag.set({ reaction }, lag)
    metrics.reactionParked.set({ reaction }, parked)
  }
}

export const mountHouse = (app: FastifyInstance, { about, endpoints, policy, health, metrics }: House) => {
  const document = () => JSON.stringify(openApi(endpoints, about, policy))

  app.get('/api/health', async (request, reply) => {
    const now = await health()
    if (now.status !== 'ok') void reply.header('retry-after', ILL_SECONDS)
    return reply
      .code(now.status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(isLocal(request) ? now : { status: now.status })
  })

  app.get('/api/metrics', async (request, reply) => {
    if (!isLocal(request)) return reply.callNotFound()
    await measureHealth(metrics, health)
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })

  serveCompressed(app, '/api/openapi.json', 'application/json', document)
  serveCompressed(app, '/api/docs', 'text/html; charset=utf-8', () => docsPage(JSON.parse(document())))
  app.get('/api/docs.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(docsStyle))
}

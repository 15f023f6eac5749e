import * as Context from 'effect/Context'
import { externalSpan, Tracer } from 'effect/Tracer'
import { LRUCache } from 'lru-cache'
import { type OpenTelemetry, startExporter } from './exporter.ts'
import { type ActiveSpan, type Attributes, activeSpan, beginSpan, type SpanParent, tracedTogether } from './spans.ts'

/** A commit of the log and the correlation that its events carry: the id of a request, or of what began it. */
export type TracedCommit = { readonly commit: number; readonly correlation: string }

export type TracedRequest = {
  readonly id: string
  readonly method: string
  readonly route: string
  readonly traceparent: string | undefined
}

export type Tracing = {
  /** Its trace is `traceparent`'s (W3C), or the id of the request without its dashes. */
  readonly beginRequest: (request: TracedRequest) => ActiveSpan
  /** What later follows from the commit belongs under this span. */
  readonly keep: (commit: number, span: ActiveSpan) => void
  /** A span in the trace of each of the commits, on whichever node they were made. */
  readonly follow: <T>(
    commits: () => readonly TracedCommit[],
    name: string,
    attributes: () => Attributes,
    work: () => T,
  ) => T
  readonly stop: () => Promise<void>
}

export const noTracing: Tracing = {
  beginRequest: () => {
    throw new Error('Requests are not traced')
  },
  keep: () => {},
  follow: (_commits, _name, _attributes, work) => work(),
  stop: async () => {},
}

/** What comes after a commit comes within seconds. */
const KEPT_COMMITS = 5000

const TRACEPARENT = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})/

const ofTraceparent = (header: string | undefined) => {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(header ?? '') ?? []
  return traceId && spanId && flags
    ? externalSpan({ traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 })
    : undefined
}

/** Without a span: its children are first in the trace. So every node knows the trace of a request by its id. */
const ofCorrelation = (id: string) => externalSpan({ traceId: id.replaceAll('-', ''), spanId: '' })

const tracingWith = (tracer: Tracer, stop: Tracing['stop']): Tracing => {
  const kept = new LRUCache<number, ActiveSpan>({ max: KEPT_COMMITS })
  const parentOf = ({ commit, correlation }: TracedCommit): SpanParent =>
    kept.get(commit) ?? { tracer, span: ofCorrelation(correlation) }
  return {
    beginRequest: ({ id, method, route, traceparent }) => {
      const span = activeSpan()?.span ?? ofTraceparent(traceparent) ?? ofCorrelation(id)
      const attributes = { 'http.request.method': method, 'http.route': route, 'partnercare.correlation': id }
      return beginSpan({ tracer, span }, `${method} ${route}`, attributes, { kind: 'server' })
    },
    keep: (commit, span) => void kept.set(commit, span),
    follow: (commits, name, attributes, work) => {
      const each = new Map(commits().map((one) => [one.commit, one]))
      return tracedTogether([...each.values()].map(parentOf), name, attributes(), work)
    },
    stop,
  }
}

/** Exports to an OpenTelemetry collector. null: none is configured, and nothing of it is loaded. */
export const startTracing = async (openTelemetry: OpenTelemetry | null): Promise<Tracing> => {
  if (!openTelemetry) return noTracing
  const { layerFromConfig } = await import('effect/observability/OtlpTracer')
  const { context, stop } = await startExporter(openTelemetry, layerFromConfig())
  return tracingWith(Context.get(context, Tracer), stop)
}

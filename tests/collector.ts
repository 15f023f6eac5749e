import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

type AttributeValue = {
  readonly stringValue?: string
  readonly intValue?: number | string
  readonly boolValue?: boolean
  readonly arrayValue?: { readonly values: readonly AttributeValue[] }
}

type ExportedSpan = {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly attributes: readonly { readonly key: string; readonly value: AttributeValue }[]
  readonly links: readonly { readonly traceId: string; readonly spanId: string }[]
  readonly status: { readonly code: number }
}

type ExportedTraces = {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly { readonly key: string; readonly value: AttributeValue }[] }
    readonly scopeSpans: readonly { readonly spans: readonly ExportedSpan[] }[]
  }[]
}

type MetricPoint = {
  readonly attributes: ExportedSpan['attributes']
  readonly startTimeUnixNano: string
  readonly asDouble?: number
  readonly count?: number
  readonly sum?: number
  readonly bucketCounts?: readonly number[]
  readonly explicitBounds?: readonly number[]
}

type ExportedMetric = {
  readonly name: string
  readonly unit: string
  readonly sum?: {
    readonly dataPoints: readonly MetricPoint[]
    readonly aggregationTemporality: number
    readonly isMonotonic: boolean
  }
  readonly gauge?: { readonly dataPoints: readonly MetricPoint[] }
  readonly histogram?: { readonly dataPoints: readonly MetricPoint[]; readonly aggregationTemporality: number }
}

type ExportedMetrics = {
  readonly resourceMetrics: readonly {
    readonly resource: ExportedTraces['resourceSpans'][number]['resource']
    readonly scopeMetrics: readonly { readonly metrics: readonly ExportedMetric[] }[]
  }[]
}

const plain = ({ stringValue, intValue, boolValue, arrayValue }: AttributeValue): unknown =>
  stringValue ?? boolValue ?? (intValue === undefined ? arrayValue?.values.map(plain) : Number(intValue))

export const plainly = (attributes: ExportedSpan['attributes']): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, plain(value)]))

/** A collector of OpenTelemetry on this machine, which takes OTLP as JSON over HTTP. */
export const startCollector = async () => {
  const received: ExportedTraces[] = []
  const metrics: ExportedMetrics[] = []
  const server = createServer(async (request, response) => {
    const body = await json(request)
    if (request.url === '/v1/traces') received.push(body as ExportedTraces)
    if (request.url === '/v1/metrics') metrics.push(body as ExportedMetrics)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    /** Sends often, so that a test sees its spans soon. */
    environment: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '100',
    },
    text: () => JSON.stringify(received),
    services: () =>
      received
        .flatMap(({ resourceSpans }) => resourceSpans)
        .flatMap(({ resource }) => resource.attributes)
        .filter(({ key }) => key === 'service.name')
        .map(({ value }) => value.stringValue),
    spans: () =>
      received
        .flatMap(({ resourceSpans }) => resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans)
        .map(({ attributes, ...span }) => ({
          ...span,
          attributes: plainly(attributes),
        })),
    /** Of each export, in their order. */
    metrics: () =>
      metrics.map(({ resourceMetrics }) => ({
        resource: plainly(resourceMetrics.flatMap(({ resource }) => resource.attributes)),
        metrics: resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics).flatMap((scope) => scope.metrics),
      })),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

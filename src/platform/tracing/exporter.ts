import { randomUUID } from 'node:crypto'
import type * as Context from 'effect/Context'
import * as Effect from 'effect/Effect'
import * as Exit from 'effect/Exit'
import { HttpClient, transformResponse } from 'effect/http/HttpClient'
import * as Layer from 'effect/Layer'
import type { OtlpSerialization } from 'effect/observability/OtlpSerialization'
import * as Scope from 'effect/Scope'

/** The standard variables of OpenTelemetry (OTEL_…), of which one names a collector. */
export type OpenTelemetry = Readonly<Record<string, string>>

/** Two nodes that export the same metrics must differ in a resource attribute. A process is one node. */
const INSTANCE = `service.instance.id=${randomUUID()}`

/** OTEL_EXPORTER_OTLP_TIMEOUT of the standard, which effect's exporter keeps to only when it stops. */
const ANSWERS_WITHIN_MS = 10_000

/** Starts an exporter of effect's. `stop` sends what is left, for three seconds at most. */
export const startExporter = async <A>(
  openTelemetry: OpenTelemetry,
  exporter: Layer.Layer<A, never, HttpClient | OtlpSerialization>,
): Promise<{ readonly context: Context.Context<A>; readonly stop: () => Promise<void> }> => {
  const [ConfigProvider, { layerJson, layerProtobuf }, FetchHttpClient] = await Promise.all([
    import('effect/ConfigProvider'),
    import('effect/observability/OtlpSerialization'),
    import('effect/http/FetchHttpClient'),
  ])
  const env = {
    ...{ OTEL_TRACES_EXPORTER: 'otlp', OTEL_METRICS_EXPORTER: 'otlp', OTEL_SERVICE_NAME: 'partnercare' },
    ...openTelemetry,
    // The last of the same name counts: an operator may call the node otherwise.
    OTEL_RESOURCE_ATTRIBUTES: [INSTANCE, openTelemetry['OTEL_RESOURCE_ATTRIBUTES'] ?? []].flat().join(),
  }
  // Not tried again: each thousand spans is a request of its own, which would wait with what it sends in memory.
  const answeredInTime = Effect.timeoutOrElse({
    duration: Number(openTelemetry['OTEL_EXPORTER_OTLP_TIMEOUT'] ?? ANSWERS_WITHIN_MS),
    orElse: () => Effect.die('The collector does not answer'),
  })
  const client = Layer.effect(HttpClient, Effect.map(HttpClient, transformResponse(answeredInTime)))
  const exporting = exporter.pipe(
    Layer.provide(openTelemetry['OTEL_EXPORTER_OTLP_PROTOCOL'] === 'http/json' ? layerJson : layerProtobuf),
    Layer.provide(client),
    Layer.provide(FetchHttpClient.layer),
    Layer.provide(ConfigProvider.layer(ConfigProvider.fromEnv({ env }))),
  )
  const scope = Scope.makeUnsafe()
  const context = await Effect.runPromise(Layer.buildWithScope(exporting, scope))
  return { context, stop: () => Effect.runPromise(Scope.close(scope, Exit.void)) }
}

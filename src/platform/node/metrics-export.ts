import * as Context from 'effect/Context'
import * as Effect from 'effect/Effect'
import * as Layer from 'effect/Layer'
import * as Metric from 'effect/Metric'
import { Counter, Histogram, type Registry } from 'prom-client'
import { fibres, type OnTrouble } from '#platform/background/fibres.ts'
import { type OpenTelemetry, startExporter } from '#platform/tracing/exporter.ts'

const EVERY_MS = 60_000

/** The longest that a timer takes. */
const NEVER_MS = 2 ** 31 - 1

type Labels = Readonly<Record<string, string | number | undefined>>
type Series = { readonly labels: Labels; readonly type: Metric.Metric.Type; readonly state: object }
type HistogramValue = { readonly labels: Labels; readonly value: number; readonly metricName?: string }

/** One for each combination of labels: `le` is the upper bound of a bucket, whose value counts those below it too. */
const histogramSeries = (values: readonly HistogramValue[]): Series[] => {
  const groups = Map.groupBy(values, ({ labels: { le: _, ...labels } }) => JSON.stringify(labels))
  return [...groups].map(([labels, parts]) => {
    const valueAt = (suffix: string) => parts.find(({ metricName }) => metricName?.endsWith(suffix))?.value ?? 0
    const buckets = parts.flatMap(({ labels: { le }, value }) => (typeof le === 'number' ? [[le, value]] : []))
    return {
      labels: JSON.parse(labels),
      type: 'Histogram',
      state: { buckets, count: valueAt('_count'), sum: valueAt('_sum') },
    }
  })
}

/** effect's exporter takes the unit from the attributes, else it is 1, which Prometheus adds to a gauge's name as `_ratio`. */
const WITHOUT_UNIT = { unit: '' }

const attributesOf = (labels: Labels): Metric.Metric.AttributeSet =>
  Object.assign(
    Object.create(WITHOUT_UNIT),
    Object.fromEntries(Object.entries(labels).map(([name, value]) => [name, String(value)])),
  )

const noHook = () => {}

const metadataOf = async (
  registry: Registry,
  id: string,
): Promise<[string, Metric.Metric.Metadata<unknown, unknown>][]> => {
  const metric = registry.getSingleMetric(id)
  if (!metric) return []
  const { help: description, values } = await metric.get()
  const series: Series[] =
    metric instanceof Histogram
      ? histogramSeries(values)
      : values.map(({ labels, value }) =>
          metric instanceof Counter
            ? { labels, type: 'Counter', state: { count: value, incremental: true } }
            : { labels, type: 'Gauge', state: { value } },
        )
  return series.map(({ labels, type, state }) => [
    `${id} ${JSON.stringify(labels)}`,
    {
      id,
      type,
      description,
      attributes: attributesOf(labels),
      hooks: { get: () => state, update: noHook, modify: noHook },
    },
  ])
}

type MetricsSource = {
  readonly registry: Registry
  /** Sets what is not counted as it happens. */
  readonly measure: () => Promise<void>
  readonly warn: OnTrouble
}

/** Sends what `/api/metrics` shows to an OpenTelemetry collector, each minute and at the end. Without one nothing is measured for it. */
export const startMetricsExport = async (
  openTelemetry: OpenTelemetry | null,
  { registry, measure, warn }: MetricsSource,
): Promise<{ readonly stop: () => Promise<void> }> => {
  if (!openTelemetry || openTelemetry['OTEL_METRICS_EXPORTER'] === 'none') return { stop: async () => {} }
  const [{ layerFromConfig }, { Flusher }] = await Promise.all([
    import('effect/observability/OtlpMetrics'),
    import('effect/observability/OtlpExporter'),
  ])
  const read: Metric.MetricRegistry = new Map()
  const readAll = async () => {
    await measure()
    const metadata = await Promise.all(registry.getMetricsAsArray().map(({ name }) => metadataOf(registry, name)))
    read.clear()
    for (const [key, series] of metadata.flat()) read.set(key, series)
  }
  // By its own interval it would send what was read before.
  const { context, stop } = await startExporter(
    { ...openTelemetry, OTEL_METRIC_EXPORT_INTERVAL: String(NEVER_MS) },
    layerFromConfig().pipe(Layer.provide(Layer.succeed(Metric.MetricRegistry, read))),
  )
  const { flush } = Context.get(context, Flusher)
  const background = fibres(warn)
  background.every('metrics', Number(openTelemetry['OTEL_METRIC_EXPORT_INTERVAL'] ?? EVERY_MS), async () => {
    await readAll()
    await Effect.runPromiseExit(flush, { signal: background.signal })
  })
  return {
    stop: async () => {
      await background.stop()
      await readAll()
      await stop()
    },
  }
}

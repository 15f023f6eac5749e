import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder } from '#modules/ordering/contract.ts'
import { startMetricsExport } from '#platform/node/metrics-export.ts'
import { plainly, startCollector } from '#tests/collector.ts'
import { startPortal } from '#tests/portal.ts'
import { startTrading } from '#tests/trading.ts'

let collector: Awaited<ReturnType<typeof startCollector>>
let trading: Awaited<ReturnType<typeof startTrading>>

beforeAll(async () => {
  collector = await startCollector()
  trading = await startTrading({ environment: { ...collector.environment, OTEL_METRIC_EXPORT_INTERVAL: '100' } })
})
afterAll(async () => {
  await trading.portal.stop()
  await collector.stop()
})

/** The lines of `/api/metrics` that begin so: the value of each by its labels, or by its name where it has none. */
const shown = async (name: string): Promise<Record<string, number>> => {
  const { payload } = await trading.portal.node.app.inject('/api/metrics')
  const lines = payload.split('\n').filter((line) => line.startsWith(name))
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]))
}

const pushed = (name: string) =>
  collector
    .metrics()
    .at(-1)
    ?.metrics.find((metric) => metric.name === name)

const CUMULATIVE = 2

test('a histogram arrives with the buckets, sum and count of /api/metrics', async () => {
  const { call, orderOf, lineOf, andina, folic } = trading
  const order = orderOf(andina, lineOf(folic, 'co'))
  for (let placed = 0; placed < 3; placed++)
    expect((await call(placeOrder, order, { jwt: andina.procurement.jwt })).status).toBe(200)

  const orders = () =>
    pushed('partnercare_http_seconds')?.histogram?.dataPoints.find(
      ({ attributes }) => plainly(attributes)['route'] === '/api/order',
    )
  await expect.poll(() => orders()?.count).toBe(3)
  const { attributes = [], explicitBounds = [], bucketCounts = [], sum, count } = orders() ?? {}
  const labels = 'method="POST",route="/api/order",status="200"'
  expect(plainly(attributes)).toEqual({ method: 'POST', route: '/api/order', status: '200' })
  const upTo = (index: number) => bucketCounts.slice(0, index + 1).reduce((total, each) => total + each, 0)
  const ofBuckets = [...explicitBounds, '+Inf'].map((bound, index) => [
    `partnercare_http_seconds_bucket{le="${bound}",${labels}}`,
    upTo(index),
  ])
  expect({
    ...Object.fromEntries(ofBuckets),
    [`partnercare_http_seconds_sum{${labels}}`]: sum,
    [`partnercare_http_seconds_count{${labels}}`]: count,
  }).toEqual(
    Object.fromEntries(
      Object.entries(await shown('partnercare_http_seconds')).filter(([series]) => series.includes(labels)),
    ),
  )
  expect(pushed('partnercare_http_seconds')?.histogram?.aggregationTemporality).toBe(CUMULATIVE)
})

test('so do counters, with the time since when they count, and gauges', async () => {
  const reads = await shown('partnercare_reads_total')
  const { sum } = pushed('partnercare_reads_total') ?? {}
  const startTimeUnixNano = sum?.dataPoints[0]?.startTimeUnixNano
  expect(Number(startTimeUnixNano) / 1e6).toBeLessThan(Date.now())
  const readsPushed = () =>
    pushed('partnercare_reads_total')?.sum?.dataPoints.map(({ attributes, asDouble }) => [
      `partnercare_reads_total{from="${plainly(attributes)['from']}"}`,
      asDouble,
    ]) ?? []
  await expect.poll(() => Object.fromEntries(readsPushed())).toEqual(reads)
  expect(pushed('partnercare_reads_total')?.sum).toMatchObject({
    ...{ aggregationTemporality: CUMULATIVE, isMonotonic: true },
    dataPoints: [{ startTimeUnixNano }, { startTimeUnixNano }],
  })

  const position = await shown('partnercare_log_position')
  const positionPushed = () => pushed('partnercare_log_position')?.gauge?.dataPoints[0]?.asDouble
  await expect.poll(positionPushed).toBe(position['partnercare_log_position'])
})

test('every metric is sent under the name and as the kind that it is shown with', async () => {
  const { payload } = await trading.portal.node.app.inject('/api/metrics')
  const kinds = [...payload.matchAll(/^# TYPE (\w+) (\w+)\n(?=\w)/gm)].map(([, name, kind]) => `${name} ${kind}`)
  const sent = () =>
    collector
      .metrics()
      .at(-1)
      ?.metrics.map(({ name, sum, gauge }) => `${name} ${sum ? 'counter' : gauge ? 'gauge' : 'histogram'}`)
  expect(kinds.length).toBeGreaterThan(30)
  await expect.poll(() => sent()?.toSorted()).toEqual(kinds.toSorted())
  expect(new Set(collector.metrics().flatMap(({ metrics }) => metrics.map(({ unit }) => unit)))).toEqual(new Set(['']))
  const resources = collector.metrics().map(({ resource }) => resource)
  expect(new Set(resources.map((resource) => resource['service.name']))).toEqual(new Set(['partnercare']))
  expect(new Set(resources.map((resource) => resource['service.instance.id'])).size).toBe(1)
})

/** What a node sends that is stopped within its first minute. */
const exportsOf = async (environmentOf: (address: string) => Readonly<Record<string, string>>) => {
  const own = await startCollector()
  const environment = environmentOf(own.environment.OTEL_EXPORTER_OTLP_ENDPOINT)
  const portal = await startPortal({ modules: [], projections: [], environment })
  await portal.stop()
  await own.stop()
  return own.metrics()
}

test('a node sends what it has measured when it stops; without an endpoint nothing', async () => {
  const json = { OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' }
  expect(await exportsOf((address) => ({ ...json, OTEL_EXPORTER_OTLP_ENDPOINT: address }))).toHaveLength(1)
  const ofMetrics = (address: string) => ({ ...json, OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: `${address}/v1/metrics` })
  expect(await exportsOf(ofMetrics)).toEqual([])
})

test('where metrics are left out, nothing is measured for them', async () => {
  let measured = 0
  const measure = async () => {
    measured += 1
  }
  const stopped = async (more: Readonly<Record<string, string>>) => {
    const { stop } = await startMetricsExport(
      { ...collector.environment, ...more },
      { registry: new Registry(), measure, warn: () => {} },
    )
    await stop()
    return measured
  }
  expect(await stopped({ OTEL_METRICS_EXPORTER: 'none' })).toBe(0)
  expect(await stopped({})).toBe(1)
})

test('what a collector does not answer within OTEL_EXPORTER_OTLP_TIMEOUT is given up', async () => {
  const closed = Promise.withResolvers<void>()
  const silent = createServer((_request, response) => response.once('close', closed.resolve))
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  const environment = {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_EXPORTER_OTLP_TIMEOUT: '100',
    OTEL_METRIC_EXPORT_INTERVAL: '100',
  }
  const portal = await startPortal({ modules: [], projections: [], environment })
  await closed.promise
  await portal.stop()
  silent.close()
})

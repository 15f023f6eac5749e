import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const LATENCY_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/** Prometheus. Labels are routes and read models, never ids or addresses. */
export const metrics = () => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'partnercare_http_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: LATENCY_SECONDS,
    registers: [registry],
  })
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  return {
    registry,
    requests,
    watchSockets: (count: () => number) =>
      void new Gauge({
        name: 'partnercare_live_sockets',
        help: 'Open live channels',
        registers: [registry],
        collect() {
          this.set(count())
        },
      }),
    position: gauge('partnercare_log_position', 'Head of the sealed log'),
    unsealedSeconds: gauge(
      'partnercare_log_oldest_unsealed_seconds',
      'Age of the oldest commit that has no position yet',
    ),
    lag: gauge('partnercare_projection_lag', 'Positions between the head and a read model', ['projection']),
  }
}

export type Metrics = ReturnType<typeof metrics>

import { statfs } from 'node:fs/promises'
import type { Pool } from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const LATENCY_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/** Prometheus. Labels are routes, read models, reactions and alarms, never ids or addresses. `alarms`: their names. */
export const metrics = (alarms: readonly string[] = []) => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'partnercare_http_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: LATENCY_SECONDS,
    registers,
  })
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers })
  const mails = new Counter({
    name: 'partnercare_mails_total',
    help: 'Attempts to send an email, by its state afterwards; QUEUED: it is tried again',
    labelNames: ['state'],
    registers,
  })
  for (const state of ['SENT', 'QUEUED', 'FAILED']) mails.inc({ state }, 0)
  const reads = new Counter({
    name: 'partnercare_reads_total',
    help: 'Reads of read models, by the server that answers: the primary, or a replica of DATABASE_READ_URL',
    labelNames: ['from'],
    registers,
  })
  for (const from of ['primary', 'replica']) reads.inc({ from }, 0)
  const alarm = gauge('partnercare_alarm', '1: the alarm of this name is raised, see /api/health', ['alarm'])
  const raise = (raised: Readonly<Record<string, string>>) => {
    for (const name of alarms) alarm.set({ alarm: name }, name in raised ? 1 : 0)
  }
  raise({})

  return {
    registry,
    requests,
    mails,
    reads,
    backgroundErrors: new Counter({
      name: 'partnercare_background_errors_total',
      help: 'Errors outside of requests; each is a warning in the logs',
      registers,
    }),
    raise,
    databaseUp: gauge('partnercare_database_up', '0: this node does not reach its database'),
    position: gauge('partnercare_log_position', 'Head of the sealed log'),
    unsealedSeconds: gauge(
      'partnercare_log_oldest_unsealed_seconds',
      'Age of the oldest commit that has no position yet',
    ),
    overdueDeadlines: gauge('partnercare_overdue_deadlines', 'Deadlines that are due and have not fired'),
    lag: gauge('partnercare_projection_lag', 'Positions between the head and a read model', ['projection']),
    parked: gauge('partnercare_projection_parked_streams', 'Streams that a read model leaves out', ['projection']),
    reactionLag: gauge('partnercare_reaction_lag', 'Positions between the head and a reaction', ['reaction']),
    reactionParked: gauge('partnercare_reaction_parked_streams', 'Streams that a reaction leaves out', ['reaction']),

    /** What a node reads of itself when it is scraped. `folder`: on the disk that must not fill up. */
    watch: ({ sockets, inFlight, webhooksBehind, pool, folder }: WatchedParts) => {
      const read = (name: string, help: string, value: () => number) =>
        new Gauge({
          name,
          help,
          registers,
          collect() {
            this.set(value())
          },
        })
      read('partnercare_live_sockets', 'Open live channels', sockets)
      read('partnercare_http_in_flight', 'Requests that are not answered yet', inFlight)
      read(
        'partnercare_webhooks_behind_seconds',
        'For how long the webhook that is furthest behind has not got everything',
        webhooksBehind,
      )
      read('partnercare_pool_connections', 'Connections to the database', () => pool.totalCount)
      read('partnercare_pool_idle', 'Those of them that are free', () => pool.idleCount)
      read('partnercare_pool_waiting', 'Statements that wait for a free connection', () => pool.waitingCount)
      const size = gauge('partnercare_disk_bytes', 'Size of the disk of DATA_DIR')
      new Gauge({
        name: 'partnercare_disk_free_bytes',
        help: 'Free bytes of the disk of DATA_DIR',
        registers,
        async collect() {
          const { bavail, blocks, bsize } = await statfs(folder)
          this.set(bavail * bsize)
          size.set(blocks * bsize)
        },
      })
    },
  }
}

type WatchedParts = {
  readonly sockets: () => number
  readonly inFlight: () => number
  readonly webhooksBehind: () => number
  readonly pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>
  readonly folder: string
}

export type Metrics = ReturnType<typeof metrics>

import type { EventLog } from '#platform/log/event-log.ts'
import type { Supervision } from '#platform/log/second-person.ts'
import type { Trail } from '#platform/log/trail.ts'
import type { PostOffice } from '#platform/mail/post-office.ts'
import type { Module } from '#platform/module.ts'
import type { Services } from '#platform/services.ts'
import { startDeliveries } from '#platform/webhooks/deliveries.ts'
import { backgroundOn } from './background.ts'
import { alarmsOf, startDeadlines } from './deadlines.ts'
import type { Jobs } from './jobs.ts'
import type { ParkedByReactions } from './parked-streams.ts'
import { type ReactionStatus, startReactions } from './reactions.ts'
import { startSweep } from './sweep.ts'
import { startWatches } from './watches.ts'

export type WorkStatus = {
  readonly reactions: readonly ReactionStatus[]
  readonly parked: ParkedByReactions
  readonly overdueDeadlines: number
}

/** Deadlines, reactions, webhooks, job sweep. Uses a connection of the log's pool per active reaction, and four more. */
export const startWork = async (given: {
  readonly log: EventLog
  readonly jobs: Jobs
  readonly postOffice: PostOffice
  readonly services: Services
  readonly modules: readonly Module[]
  readonly passed: (readModels: readonly string[], position: number, ms: number) => Promise<boolean>
  readonly onAdvanced: (listener: (name: string, from: number, to: number) => void) => () => void
  readonly trail: Trail
  readonly waiting: () => number
  readonly now: () => Date
  readonly warn: (error: Error, name?: string) => void
  readonly supervision: Supervision | null
}) => {
  const { log, jobs, postOffice, services, modules, passed, onAdvanced, trail, waiting, now, warn, supervision } = given
  const { pool } = log
  const background = backgroundOn({ services, log, trail, alarms: alarmsOf(jobs), supervision })
  const handlers = Object.assign({}, ...modules.map(({ deadlines }) => deadlines)) as Module['deadlines']
  const reactions = await startReactions(
    modules.flatMap((module) => module.reactions),
    { log, background, postOffice, passed, waiting, now, warn },
  )
  const deadlines = await startDeadlines({ log, jobs, handlers, background, passed, warn })
  const sweep = startSweep({ pool, jobs, warn })
  const watches = startWatches({
    log,
    watches: modules.flatMap((module) => module.watches ?? []),
    background,
    trail,
    now,
    warn,
  })
  const rules = modules.find((module) => module.webhooks)?.webhooks
  const deliveries = rules
    ? await startDeliveries({
        ...{ log, rules, background, onAdvanced, now, warn },
        ...{ webhooks: services.webhooks, db: services.db },
      })
    : null

  return {
    reactions,
    deadlines,
    jobs,
    watches,
    /** null: no module sends any. */
    deliveries,

    status: async (): Promise<WorkStatus> => {
      const { rows } = await pool.query<{ overdue: number }>(
        `select count(*) as overdue from es.deadline where state = 'set' and due_at <= (select es.now())`,
      )
      const [heard, parked] = await Promise.all([reactions.status(), reactions.parked.list()])
      return { reactions: heard, parked, overdueDeadlines: rows[0]!.overdue }
    },

    stop: async () => {
      await Promise.all([deliveries?.stop(), watches.stop(), sweep.stop(), deadlines.stop(), reactions.stop()])
    },
  }
}

export type Work = Awaited<ReturnType<typeof startWork>>

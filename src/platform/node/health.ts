import * as Effect from 'effect/Effect'
import type { Health } from '#platform/http/house-routes.ts'
import type { Module } from '#platform/module.ts'
import type { Projections } from '#platform/projecting/projections.ts'
import { readModelAlarm } from '#platform/projecting/read-model-alarm.ts'
import type { Services } from '#platform/services.ts'
import { counted } from '#platform/text/formats.ts'
import type { Work, WorkStatus } from '#platform/work/start-work.ts'

/** Transient faults raise no alarm. */
const ALARMS_AFTER_TRIES = 4

const reactionAlarm = ({ reactions, parked }: Pick<WorkStatus, 'reactions' | 'parked'>): string | null => {
  const stuck = parked.streams.filter(({ attempts }) => attempts >= ALARMS_AFTER_TRIES)
  const said = [
    ...reactions.flatMap(({ name, error }) => (error === null ? [] : [`${name} waits before an event that fails`])),
    ...[...Map.groupBy(stuck, ({ reaction }) => reaction)].map(
      ([name, streams]) => `${name} leaves out ${counted(streams.length, 'parked stream')}`,
    ),
  ]
  return said.length === 0 ? null : said.join(', ')
}

const alarmsRaised = async (modules: readonly Module[], services: Services): Promise<Health['alarms']> => {
  const said = modules.map(async ({ name, alarm }) => {
    const sentence = await alarm?.(services)
    return sentence ? [[name, sentence] as const] : []
  })
  return Object.fromEntries((await Promise.all(said).catch(() => [])).flat())
}

/** Of everything that can be under `alarms`. Each has a rule in deploy/prometheus/alerts.yml and a section in docs/runbook.md. */
export const alarmNames = (modules: readonly Pick<Module, 'name' | 'alarm'>[]): readonly string[] => [
  ...modules.flatMap(({ name, alarm }) => (alarm ? [name] : [])),
  'projections',
  'reactions',
]

const unreachable: Health = {
  status: 'degraded',
  database: 'unreachable',
  position: 0,
  oldestUnsealedMs: 0,
  overdueDeadlines: 0,
  alarms: {},
  projections: {},
  reactions: {},
  parked: [],
}

type HealthSubject = {
  readonly stopping: boolean
  readonly readModels: Projections
  readonly work: Work
  readonly modules: readonly Module[]
  readonly services: Services
}

/** Monitors time out after one to three seconds. */
const ANSWERS_WITHIN_MS = 3_000

/**
 * Concurrent checks share one: a dead database gets no more connections. A node that stops says so at once, to proxies that
 * have little time to notice.
 */
export const healthWatch = (subject: () => HealthSubject): (() => Promise<Health>) => {
  let looking: Promise<Health> | undefined
  let last = unreachable
  const look = (): Promise<Health> => {
    looking ??= healthOf(subject()).finally(() => {
      looking = undefined
    })
    const answer = Effect.promise(() => looking!)
    const tooLate = { duration: ANSWERS_WITHIN_MS, orElse: () => Effect.succeed(unreachable) }
    return Effect.runPromise(Effect.timeoutOrElse(answer, tooLate))
  }
  return async () => {
    if (!subject().stopping) last = await look()
    return subject().stopping ? { ...last, status: 'stopping' } : last
  }
}

const healthOf = async ({ readModels, work, modules, services }: HealthSubject): Promise<Health> => {
  const [read, done] = await Promise.all([readModels.standing(), work.status()]).catch(() => [null, null])
  if (!read || !done) return unreachable
  const live = read.readModels.filter(({ state }) => state === 'live' || state === 'halted')
  const stumbled = readModelAlarm(live)
  const stuck = reactionAlarm(done)
  return {
    status: 'ok',
    database: 'ok',
    position: read.head,
    oldestUnsealedMs: read.unsealed.oldestMs,
    overdueDeadlines: done.overdueDeadlines,
    alarms: {
      ...(await alarmsRaised(modules, services)),
      ...(stumbled && { projections: stumbled }),
      ...(stuck && { reactions: stuck }),
    },
    projections: Object.fromEntries(
      live.map(({ name, state, position, lag, error, parked }) => [
        name,
        { state, position, lag, parked: parked.length, error },
      ]),
    ),
    reactions: Object.fromEntries(done.reactions.map(({ name, ...it }) => [name, it])),
    parked: done.parked.streams,
  }
}

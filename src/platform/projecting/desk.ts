import { notFound, type Refusal, refused } from '#platform/decision.ts'
import type { EventLog } from '#platform/log/event-log.ts'
import type { Projection } from '#platform/projection.ts'
import { type DeskEntry, deskView } from './desk-view.ts'
import { retryParked, type StreamOf } from './poison.ts'
import { beginRebuild, cancel, check, isWorkedOn, makeLive, openTarget, SAMPLE, setPaused } from './rebuild.ts'
import { registered } from './registry.ts'

export type ProjectionDesk = {
  readonly list: () => Promise<readonly DeskEntry[]>
  /** Invisible until the cut-over. */
  readonly rebuild: (name: string) => Promise<Refusal | null>
  readonly pause: (name: string) => Promise<Refusal | null>
  readonly resume: (name: string) => Promise<Refusal | null>
  readonly cancel: (name: string) => Promise<Refusal | null>
  readonly back: (name: string) => Promise<Refusal | null>
  readonly check: (name: string) => Promise<Refusal | null>
  /** In the live table and the one being built; or one stream. */
  readonly retry: (
    name: string,
    stream?: StreamOf,
  ) => Promise<Refusal | { readonly freed: number; readonly left: number }>
}

type DeskOptions = {
  readonly log: EventLog
  readonly projections: readonly Projection[]
  readonly changed: () => Promise<void>
  readonly rateOf?: (name: string) => number | null
}

export const projectionDesk = ({ log, projections, changed, rateOf = () => null }: DeskOptions): ProjectionDesk => {
  const { pool } = log

  const forKnown =
    <T, A extends unknown[]>(act: (it: Projection, ...more: A) => Promise<T>) =>
    async (name: string, ...more: A): Promise<T | Refusal> => {
      const it = projections.find((projection) => projection.name === name)
      if (!it) return notFound(`Projection ${name} not found`)
      const done = await act(it, ...more)
      await changed()
      return done
    }

  const liveTarget = async (projection: Projection) => {
    const live = (await registered(pool)).find(({ name, state }) => name === projection.name && state === 'live')
    return live?.fold === projection.version ? openTarget(pool, projection, live.version) : null
  }
  const notOurs = refused('Another version of the program is filling this table.')
  const noRebuild = refused('No rebuild is running.')

  /** A rebuild of a dead node looks in progress until another node resumes it. */
  const begunAlready = async (name: string): Promise<Refusal> => {
    if (!(await registered(pool)).some((it) => it.name === name && it.state === 'building'))
      return refused('It was rebuilt just now.')
    return (await isWorkedOn(pool, name))
      ? refused('A rebuild is already running. Wait for it, pause it or cancel it.')
      : refused('A rebuild has been started but is not running. Resume it or cancel it.')
  }

  return {
    list: async () =>
      (await deskView(pool)).map((entry) => ({
        ...entry,
        tables: entry.tables.map((it) => (it.state === 'live' ? { ...it, rate: rateOf(entry.name) } : it)),
      })),
    rebuild: forKnown(async (it) => ((await beginRebuild(log, it)) ? null : begunAlready(it.name))),
    pause: forKnown(async ({ name }) => ((await setPaused(pool, name, true)) ? null : noRebuild)),
    resume: forKnown(async ({ name }) => ((await setPaused(pool, name, false)) ? null : noRebuild)),
    cancel: forKnown(async ({ name }) => ((await cancel(pool, name)) ? null : noRebuild)),
    back: forKnown(async (projection) => {
      const standby = (await registered(pool)).findLast(
        ({ name, state }) => name === projection.name && state === 'standby',
      )
      if (!standby) return refused('No earlier table to go back to.')
      if (standby.fold !== projection.version)
        return refused('Another version of the program is filling the earlier table.')
      await makeLive(log, projection, standby.version)
      return null
    }),
    check: forKnown(async (projection) => {
      const target = await liveTarget(projection)
      if (!target) return notOurs
      await check(pool, target, SAMPLE)
      return null
    }),
    retry: forKnown(async (projection, stream?: StreamOf) => {
      const tables = (await registered(pool)).filter(
        ({ name, state }) => name === projection.name && state !== 'standby',
      )
      const ours = tables.filter(({ fold }) => fold === projection.version)
      const targets = await Promise.all(ours.map(({ version }) => openTarget(pool, projection, version)))
      const done = await retryParked(pool, targets, stream)
      return done.freed + done.left === 0 && ours.length < tables.length ? notOurs : done
    }),
  }
}

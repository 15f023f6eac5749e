import { once } from 'node:events'
import { startHints } from '#platform/follow/hints.ts'
import type { EventLog } from '#platform/log/event-log.ts'
import { commitOf, lifting, type RecordedEvent, readStored } from '#platform/log/reading.ts'
import { kyselyOver } from '#platform/postgres/kysely.ts'
import type { Projection, ReadModels } from '#platform/projection.ts'
import type { TracedCommit } from '#platform/tracing/tracing.ts'
import { hasOwnTable, startBuilder } from './builder.ts'
import type { RebuildOptions } from './building.ts'
import { type Crew, crewOf } from './crew.ts'
import { type ProjectionDesk, projectionDesk } from './desk.ts'
import { retryParked } from './poison.ts'
import { type ProjectionStatus, type ReadModelStatus, standing } from './projection-status.ts'
import { beginLive, cancel, makeLive, openTarget, rebuild } from './rebuild.ts'

const REMEMBERED = 10

const ratesOf = (crew: Crew, names: readonly string[]): ((name: string) => number | null) => {
  const seen: { readonly at: number; readonly positions: ReadonlyMap<string, number> }[] = []
  crew.events.on('looked', () => {
    seen.push({ at: performance.now(), positions: new Map(names.map((name) => [name, crew.reached(name)])) })
    if (seen.length > REMEMBERED) seen.shift()
  })
  return (name) => {
    const [first, last] = [seen[0], seen.at(-1)]
    if (!first || !last || last.at - first.at < 1000) return null
    const moved = (last.positions.get(name) ?? 0) - (first.positions.get(name) ?? 0)
    return Math.max(0, Math.round((moved * 1000) / (last.at - first.at)))
  }
}

export type Projections = {
  /** `liveVersion` throws while a read model is built for the first time. */
  readonly db: ReadModels
  /** Once this program's own table of every read model is complete. */
  readonly ready: () => Promise<void>
  readonly waitFor: (names: readonly string[], position: number, ms: number) => Promise<boolean>
  /** The lowest of their positions, as this node knows. */
  readonly reached: (names: readonly string[]) => number
  readonly positions: () => ReadonlyMap<string, number>
  /** After a commit of everything in (from, to], on whichever node. Returns how to unsubscribe. */
  readonly onAdvanced: (listener: (name: string, from: number, to: number) => void) => () => void
  /** In (after, upto]. */
  readonly read: (after: number, upto: number, kinds: readonly string[]) => Promise<(RecordedEvent & TracedCommit)[]>
  readonly standing: () => Promise<ProjectionStatus>
  readonly rebuild: (name: string, options?: RebuildOptions) => Promise<{ version: number; cutOverMs: number }>
  readonly cancel: (name: string) => Promise<boolean>
  readonly makeLive: (name: string, version: number) => Promise<void>
  readonly retry: (name: string) => Promise<{ freed: number; left: number }>
  /** While paused, this node folds nothing; `names`: these alone. */
  readonly hold: (hold: boolean, names?: readonly string[]) => void
  readonly desk: ProjectionDesk
  readonly stop: () => Promise<void>
}

export type ProjectionsOptions = {
  readonly log: EventLog
  readonly projections: readonly Projection[]
  readonly onTrouble: (error: unknown, name: string) => void
}

const LOOK_AGAIN_MS = 100

export const startProjections = async (options: ProjectionsOptions): Promise<Projections> => {
  const { log, projections } = options
  const crew = crewOf(options)
  const lift = lifting(projections.flatMap(({ of }) => of))

  await crew.look()
  for (const it of projections) if (!crew.tables().some(({ name }) => name === it.name)) await beginLive(log, it)
  await crew.look()
  const rateOf = ratesOf(
    crew,
    projections.map(({ name }) => name),
  )
  const builder = startBuilder(options, crew)
  const hints = await startHints(log)

  const named = (name: string): Projection => {
    const it = projections.find((projection) => projection.name === name)
    if (!it) throw new Error(`Projection ${name} not found`)
    return it
  }
  const afterwards = async <T>(work: Promise<T>): Promise<T> => {
    const done = await work
    await crew.look()
    return done
  }

  const changed = async () => {
    await crew.look()
    for (const table of crew.tables()) if (table.state !== 'building') crew.subscription(table)?.wake()
  }

  return {
    db: {
      kysely: kyselyOver(log.pool),
      liveVersion: (name) => {
        const table = crew.tableRead(name)
        if (!table) throw new Error(`The read model ${name} is being built`)
        return table.version
      },
    },
    ready: async () => {
      while (!projections.every((it) => hasOwnTable(crew, it))) await once(crew.events, 'looked')
    },
    waitFor: (names, position, ms) => waitFor(crew, names, position, ms),
    reached: (names) => Math.min(...names.map(crew.reached)),
    positions: () => new Map(projections.map(({ name }) => [name, crew.reached(name)])),
    onAdvanced: (listener) => {
      crew.events.on('advanced', listener)
      return () => void crew.events.off('advanced', listener)
    },
    read: async (after, upto, kinds) =>
      log.tail.isQuiet(kinds, after, upto)
        ? []
        : (await readStored(log.pool, kinds, after, upto)).map((event) => ({ ...lift(event), ...commitOf(event) })),
    standing: async () => {
      const now = await standing(log.pool)
      return {
        ...now,
        readModels: now.readModels.map((it) => atLeast(it, crew.subscription(it)?.seen() ?? 0, now.head)),
      }
    },
    rebuild: (name, how) => afterwards(rebuild(log, named(name), true, how)),
    cancel: (name) => afterwards(cancel(log.pool, name)),
    makeLive: async (name, version) => void (await afterwards(makeLive(log, named(name), version))),
    retry: async (name) => {
      const table = crew.tableRead(name)
      if (!table) return { freed: 0, left: 0 }
      const done = await retryParked(log.pool, [await openTarget(log.pool, named(name), table.version)])
      crew.subscription(table)?.wake()
      return done
    },
    desk: projectionDesk({ log, projections, changed, rateOf }),
    hold: (on, names = projections.map(({ name }) => name)) => crew.hold(on, names),
    stop: async () => {
      await hints.stop()
      await builder.stop()
      await crew.stop()
    },
  }
}

/** Other nodes' projectors are polled ten times a second. Resolves at once for a stopped read model. */
const waitFor = (crew: Crew, names: readonly string[], position: number, ms: number): Promise<boolean> => {
  const isThere = () => names.every((name) => crew.reached(name) >= position)
  if (isThere()) return Promise.resolve(true)
  const until = performance.now() + ms
  return new Promise((resolve) => {
    const end = (passed: boolean) => {
      clearTimeout(timer)
      crew.events.off('advanced', receive)
      resolve(passed)
    }
    const receive = (name: string) => {
      if (names.includes(name) && isThere()) end(true)
    }
    const isOver = () =>
      performance.now() >= until || names.some((name) => crew.isHalted(name) && crew.reached(name) < position)
    const look = async () => {
      await crew.look().catch(() => {})
      if (isThere()) end(true)
      else if (isOver()) end(false)
      else lookLater()
    }
    let timer: NodeJS.Timeout
    const lookLater = () => {
      timer = setTimeout(
        () => void (isOver() ? end(isThere()) : look()),
        Math.min(until - performance.now(), LOOK_AGAIN_MS),
      )
    }
    if (isOver()) return resolve(false)
    crew.events.on('advanced', receive)
    lookLater()
  })
}

/** The checkpoint is written at most once a second when nothing was folded. */
const atLeast = (readModel: ReadModelStatus, known: number, head: number): ReadModelStatus => {
  const position = Math.max(readModel.position, known)
  return { ...readModel, position, lag: Math.max(0, head - position) }
}

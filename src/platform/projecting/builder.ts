import * as Effect from 'effect/Effect'
import * as Schedule from 'effect/Schedule'
import * as Semaphore from 'effect/Semaphore'

import { fibres, whole } from '#platform/background/fibres.ts'
import type { EventLog } from '#platform/log/event-log.ts'
import type { Projection } from '#platform/projection.ts'
import { RebuildCancelled, RebuildPaused } from './building.ts'
import type { Crew } from './crew.ts'
import { LeavesStreamsOut } from './cut-over.ts'
import { isTransient } from './poison.ts'
import { rebuild } from './rebuild.ts'

const AGAIN_AFTER_MS = 2000
/** Each holds a connection for its lock: more would leave none to work on. */
const AT_ONCE = 3

export type Builder = { readonly stop: () => Promise<void> }

type BuilderOptions = {
  readonly log: EventLog
  readonly projections: readonly Projection[]
  readonly onTrouble: (error: unknown, name: string) => void
}

export const hasOwnTable = (crew: Crew, { name, version }: Projection): boolean =>
  crew.tableRead(name)?.fold === version

export const startBuilder = ({ log, projections, onTrouble }: BuilderOptions, crew: Crew): Builder => {
  const running = new Set<string>()
  const background = fibres(onTrouble)
  const { signal } = background
  const permits = Semaphore.makeUnsafe(AT_ONCE)

  /** Staff resume or cancel it. False: nothing to stop. */
  const standsStill = async (projection: Projection, error: unknown): Promise<boolean> => {
    const { rowCount } = await log.pool.query(
      `update es.projection set error = coalesce(error, $3) where name = $1 and fold = $2 and state = 'building'`,
      [projection.name, projection.version, error instanceof Error ? error.message : String(error)],
    )
    if (rowCount) onTrouble(error, projection.name)
    return rowCount !== 0
  }

  /** Differences, poison and cancellations are final, lost connections not; without an own table it begins again. */
  const isOver = async (projection: Projection, error: unknown): Promise<boolean> => {
    if (isTransient(error)) return false
    if (error instanceof LeavesStreamsOut) {
      onTrouble(error, projection.name) // staff see it already, and may have retried by now
      return true
    }
    if (!(error instanceof RebuildCancelled) && (await standsStill(projection, error))) return true
    await crew.look()
    return hasOwnTable(crew, projection)
  }

  const build = async (projection: Projection): Promise<void> => {
    await rebuild(log, projection, false, { signal })
    await crew.look()
  }

  const isTriedAgain = async (projection: Projection, error: unknown): Promise<boolean> => {
    if (signal.aborted || error instanceof RebuildPaused || (await isOver(projection, error))) return false
    onTrouble(error, projection.name)
    return !signal.aborted
  }

  const start = (projection: Projection) => {
    const { name } = projection
    if (running.has(name) || signal.aborted) return
    running.add(name)
    const built = Effect.retry(
      whole(() => build(projection)),
      {
        while: (error) => Effect.promise(() => isTriedAgain(projection, error)),
        schedule: Schedule.spaced(AGAIN_AFTER_MS),
      },
    )
    background.start(
      name,
      permits.withPermit(Effect.ignore(built)).pipe(Effect.ensuring(Effect.sync(() => running.delete(name)))),
    )
  }

  const goOn = () => {
    for (const it of projections) {
      const waits = crew
        .tables()
        .some(
          ({ name, fold, state, paused, error }) =>
            name === it.name && fold === it.version && state === 'building' && !paused && error === null,
        )
      if (waits) start(it)
    }
  }

  for (const it of projections) if (!hasOwnTable(crew, it)) start(it)
  goOn()
  crew.events.on('looked', goOn)
  return {
    stop: async () => {
      crew.events.off('looked', goOn)
      await background.stop()
    },
  }
}

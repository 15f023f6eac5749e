import { setTimeout as sleep } from 'node:timers/promises'
import * as Effect from 'effect/Effect'
import * as Semaphore from 'effect/Semaphore'
import type { Pool } from 'pg'
import { whole } from '#platform/background/fibres.ts'
import type { EventLog } from '#platform/log/event-log.ts'
import { unpipelined } from '#platform/postgres/pool.ts'
import type { Target } from './batch.ts'
import { type FoldedWindow, fill, foldWindow, windowAfter } from './filling.ts'
import type { Changes } from './fold.ts'
import { advanceCarefully, isTransient } from './poison.ts'
import { type RegisteredTable, registered } from './registry.ts'
import { vacuum } from './table.ts'

/** Others wait for what is written and parsed in one go. */
const CHUNK_AMONG_OTHERS = 500
/** At most so many at once of reading, folding, writing, vacuuming; appends need a processor too. */
const STEPS = 3
const STEPS_AMONG_OTHERS = 1
const NOTICED_FOR_MS = 1_000

type SteppingBack = {
  readonly headIs: (position: number) => void
  readonly areOthersThere: () => boolean
  readonly chunkOf: (size: number) => number
  readonly step: <T>(work: () => Promise<T>) => Promise<T>
}

const steppingBack = (): SteppingBack => {
  let head = Number.POSITIVE_INFINITY
  let until = 0
  const areOthersThere = () => performance.now() < until
  const steps = Semaphore.makeUnsafe(STEPS)
  return {
    headIs: (position) => {
      if (position > head) until = performance.now() + NOTICED_FOR_MS
      head = position
      Effect.runSync(steps.resize(areOthersThere() ? STEPS_AMONG_OTHERS : STEPS))
    },
    areOthersThere,
    chunkOf: (size) => (areOthersThere() ? Math.min(size, CHUNK_AMONG_OTHERS) : size),
    step: (work) => Effect.runPromise(steps.withPermit(whole(work))),
  }
}

/** Positions; large enough that the cost of each statement hardly counts. */
const CHUNK = 1_000
const AHEAD = 2
/** In positions: about 30 MB of orders, still in Postgres' buffers. */
const VACUUMED_AFTER = 20_000
/** In events: folded while others are locked. */
export const CLOSE_ENOUGH = 200

export class RebuildCancelled extends Error {}

export class RebuildPaused extends Error {}

export type RebuildOptions = {
  readonly chunk?: number
  /** Rows compared with a fold of their own before the cut-over; 0: none. */
  readonly sample?: number
  readonly onProgress?: (progress: { position: number; target: number }) => void
  readonly signal?: AbortSignal
}

const heardLater = <T>(work: Promise<T>): Promise<T> => {
  work.catch(() => {})
  return work
}

/** Folds some windows ahead of the writer: reading, folding and writing run in three processes. */
const foldedFrom = (log: EventLog, table: Target, place: number, size: () => number, { step }: SteppingBack) => {
  const read = (after: number) => step(() => windowAfter(log.pool, table, after, size()))
  const unwritten: Changes[] = []
  let reading = heardLater(read(place))
  const foldAfter = (before: Promise<unknown>): Promise<FoldedWindow> => {
    const window = reading
    reading = heardLater(window.then(({ upto }) => read(upto)))
    const fold = async () => {
      const stored = await window
      const folded = await step(() => foldWindow(log, table, stored, unwritten))
      unwritten.push(folded.changes)
      return folded
    }
    return heardLater(before.then(fold))
  }
  const folding: Promise<FoldedWindow>[] = []
  const foldOneMore = () => folding.push(foldAfter(folding.at(-1) ?? Promise.resolve()))
  for (let ahead = 0; ahead < AHEAD; ahead++) foldOneMore()
  let isFirst = true
  return {
    take: async (): Promise<FoldedWindow> => {
      const folded = await folding[0]!
      if (!isFirst) unwritten.shift()
      isFirst = false
      folding.shift()
      foldOneMore()
      return folded
    },
  }
}

const vacuumingBehind = (pool: Pool, table: Target, from: number, { step }: SteppingBack) => {
  let begunAt = from
  let running: Promise<void> | undefined
  return {
    reached: (place: number): void => {
      if (running || place - begunAt < VACUUMED_AFTER) return
      begunAt = place
      running = step(() => vacuum(pool, table))
        .catch(() => {}) // the table may be gone; what is left is vacuumed at the end
        .finally(() => {
          running = undefined
        })
    },
    done: async (): Promise<void> => running,
  }
}

/** For a table without indexes. True: others appended just before it reached the head. */
export const build = async (
  log: EventLog,
  table: Target,
  { chunk = CHUNK, onProgress, signal }: RebuildOptions,
): Promise<boolean> => {
  await timeFrom(log.pool, table, null)
  const writer = unpipelined(log.pool)
  let size = chunk
  const room = steppingBack()
  const from = (place: number) => foldedFrom(log, table, place, () => room.chunkOf(size), room)
  const { position } = await standingOf(log.pool, table)
  const vacuuming = vacuumingBehind(log.pool, table, position, room)
  let windows = from(position)
  let isTimed = false
  try {
    for (;;) {
      signal?.throwIfAborted()
      try {
        const folded = await windows.take()
        const { after, upto } = folded.window
        const [place, target] = await Promise.all([room.step(() => fill(writer, table, folded)), log.seal()])
        if (place === undefined) await waitForTurn(log.pool, table)
        room.headIs(target)
        vacuuming.reached(place ?? after)
        if (place !== undefined && !isTimed) await timeFrom(log.pool, table, place)
        isTimed ||= place !== undefined
        onProgress?.({ position: place ?? after, target })
        if (place !== undefined && target - place <= CLOSE_ENOUGH) return room.areOthersThere()
        if (place !== upto || size !== chunk) {
          size = chunk
          windows = from(place ?? after)
        }
      } catch (error) {
        if (isTransient(error) || error instanceof RebuildCancelled || error instanceof RebuildPaused) throw error
        if (size > 1) size = Math.ceil(size / 2)
        else if ((await advanceCarefully(log.pool, table, 0))?.halted) throw error
        windows = from((await standingOf(log.pool, table)).position)
      }
    }
  } finally {
    await Promise.all([writer.end(), vacuuming.done()])
  }
}

/** From the first window written: the start would distort the rate for minutes. */
const timeFrom = async (pool: Pool, { projection: { name }, version }: Target, place: number | null): Promise<void> => {
  await pool.query(
    `update es.projection set running_since = case when $3::bigint is not null then clock_timestamp() end, running_from = $3
     where name = $1 and version = $2`,
    [name, version, place],
  )
}

const standingOf = async (pool: Pool, { projection: { name }, version }: Target): Promise<RegisteredTable> => {
  const it = (await registered(pool)).find((table) => table.name === name && table.version === version)
  if (!it) throw new RebuildCancelled(`The rebuild of ${name} was cancelled`)
  return it
}

/** Waits while its checkpoint is locked; throws where it was cancelled or paused. */
export const waitForTurn = async (pool: Pool, table: Target): Promise<void> => {
  if ((await standingOf(pool, table)).paused)
    throw new RebuildPaused(`The rebuild of ${table.projection.name} was paused`)
  await sleep(50)
}

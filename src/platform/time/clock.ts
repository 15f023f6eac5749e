import { performance } from 'node:perf_hooks'
import type { Pool } from 'pg'

/** This node's idea of the database's time. Between two looks it moves by the monotonic clock, whatever the machine's does. */
export type Clock = {
  readonly now: () => Date
  /** The database's own time, wherever its clock was moved to: what expires for real, expires by it. */
  readonly real: () => Date
  /** Looks at once: after the database's clock was moved. A caller that has just moved it gives the new time, which saves the query. */
  readonly follow: (moved?: Date) => Promise<void>
  readonly stop: () => void
}

const EVERY_MS = 10_000

/** Milliseconds since 1970 by the database, and the monotonic moment that they belong to: the middle of the round trip. */
const measure = async (pool: Pool): Promise<{ database: number; shift: number; here: number }> => {
  const sentAt = performance.now()
  const { rows } = await pool.query<{ now: number; shift: number }>(
    // Not es.now(): it would look at the shift a second time, and may find that it has been moved in between.
    'select extract(epoch from clock_timestamp() + shift) * 1000 as now, extract(epoch from shift) * 1000 as shift from es.clock',
  )
  return { database: Number(rows[0]!.now), shift: Number(rows[0]!.shift), here: (sentAt + performance.now()) / 2 }
}

/** Starts with a first look, so that no command is ever decided by the machine's own time. */
export const startClock = async (pool: Pool): Promise<Clock> => {
  let known = await measure(pool)
  const realNow = () => known.database - known.shift + performance.now() - known.here
  let moves = 0
  const follow = async (moved?: Date) => {
    if (moved) {
      moves++
      known = { database: moved.getTime(), shift: moved.getTime() - realNow(), here: performance.now() }
      return
    }
    const before = moves
    const measured = await measure(pool)
    if (before === moves) known = measured // else it was measured before the clock was moved
  }
  const timer = setInterval(() => void follow().catch(() => {}), EVERY_MS).unref()
  return {
    now: () => new Date(known.database + performance.now() - known.here),
    real: () => new Date(realNow()),
    follow,
    stop: () => clearInterval(timer),
  }
}

/**
 * Moves the database's clock to a moment, from where it runs on; null sets it right. The owner's connection only. It does
 * not wait for the disk: the seeding moves it thousands of times, and what is acknowledged later takes it along.
 */
export const setDatabaseClock = async (owner: Pool, to: Date | null): Promise<void> => {
  await owner.query({
    name: 'set-clock',
    text: `update es.clock set shift = coalesce($1::timestamptz - clock_timestamp(), '0')
     where set_config('synchronous_commit', 'off', true) is not null`,
    values: [to?.toISOString() ?? null],
  })
}

/** Whether the database's clock differs from the machine's: a world is being seeded, or a test moved it. */
export const isClockShifted = async (owner: Pool): Promise<boolean> => {
  const { rows } = await owner.query<{ shifted: boolean }>(`select shift <> interval '0' as shifted from es.clock`)
  return rows[0]!.shifted
}

import { performance } from 'node:perf_hooks'
import type { Pool } from 'pg'

import { fibres } from '#platform/background/fibres.ts'

/** Follows the database's time; between measurements, by the monotonic clock. */
export type Clock = {
  readonly now: () => Date
  /** Unshifted: for what really expires. */
  readonly real: () => Date
  /** Measures now, after the database's clock was moved; `moved` saves the query. */
  readonly follow: (moved?: Date) => Promise<void>
  readonly stop: () => Promise<void>
}

const EVERY_MS = 30_000

/** Database milliseconds since 1970, and the monotonic moment in the middle of the round trip. */
const measure = async (pool: Pool): Promise<{ database: number; shift: number; here: number }> => {
  const sentAt = performance.now()
  const { rows } = await pool.query<{ now: number; shift: number }>(
    // es.now() would read the shift a second time, when it may have moved.
    'select extract(epoch from clock_timestamp() + shift) * 1000 as now, extract(epoch from shift) * 1000 as shift from es.clock',
  )
  return { database: Number(rows[0]!.now), shift: Number(rows[0]!.shift), here: (sentAt + performance.now()) / 2 }
}

/** Measures first: no command is decided by the machine's time. */
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
  const background = fibres()
  background.every('clock', EVERY_MS, () => follow())
  return {
    now: () => new Date(known.database + performance.now() - known.here),
    real: () => new Date(realNow()),
    follow,
    stop: background.stop,
  }
}

/** null resets it. Owner's connection. Does not wait for the disk: later commits include it. */
export const setDatabaseClock = async (owner: Pool, to: Date | null): Promise<void> => {
  await owner.query({
    name: 'set-clock',
    text: `update es.clock set shift = coalesce($1::timestamptz - clock_timestamp(), '0')
     where set_config('synchronous_commit', 'off', true) is not null`,
    values: [to?.toISOString() ?? null],
  })
}

export const isClockShifted = async (owner: Pool): Promise<boolean> => {
  const { rows } = await owner.query<{ shifted: boolean }>(`select shift <> interval '0' as shifted from es.clock`)
  return rows[0]!.shifted
}

import { availableParallelism } from 'node:os'
import type { Pool } from 'pg'

import { inLanes } from '#platform/work/lanes.ts'

const STRETCH = 5_000

/** More connections than a machine has cores walk no faster; and Postgres has other things to do. */
const MOST_LANES = 4

/** All that a walk does: a pool, or one connection inside a transaction. */
export type Queryable = Pick<Pool, 'query'>

/** How the log is walked. */
export type WalkOptions = {
  /** The position at which it begins, where a commit does; 1 unless said. */
  readonly from?: number
  /** Stretches that are looked at at the same time, each on a connection of the pool; as many as the machine has cores unless said. */
  readonly lanes?: number
  /** Positions that are looked at in one piece; 5 000 unless said: a tenth of a second's work. */
  readonly stretch?: number
  /** The walk ends at the next stretch, and throws the signal's reason. */
  readonly signal?: AbortSignal
  /** Positions that are done, of so many: said after every stretch. */
  readonly onProgress?: (done: number, target: number) => void
}

/** `broken`: where the first stretch begins that is not whole; null: all of them are. */
export type WalkResult = { readonly commits: number; readonly broken: number | null }

/**
 * Looks at every stretch of the log up to `head`, several at a time: what chains them is stored, so that none waits for the
 * one before it. Behind a stretch that is not whole nothing is begun any more; what lies before it is looked at to its end.
 */
export const walkLog = async (
  pool: Queryable,
  head: number,
  {
    from = 1,
    lanes = Math.min(MOST_LANES, availableParallelism()),
    stretch = STRETCH,
    signal,
    onProgress,
  }: WalkOptions = {},
): Promise<WalkResult> => {
  let next = from
  let done = 0
  let commits = 0
  let broken: number | null = null

  const lane = async (): Promise<void> => {
    while (next <= head && broken === null) {
      signal?.throwIfAborted()
      const first = next
      const last = Math.min(head, first + stretch - 1)
      next = last + 1
      const { rows } = await pool.query<{ checked: number; whole: boolean }>({
        name: 'walk',
        text: 'select checked, whole from es.walk($1, $2)',
        values: [first, last],
      })
      const { checked, whole } = rows[0]!
      if (!whole) broken = Math.min(broken ?? first, first)
      commits += checked
      done += last - first + 1
      onProgress?.(done, head)
    }
  }
  const stopAll = (error: unknown) => {
    next = head + 1
    throw error
  }
  await inLanes(lanes, () => lane().catch(stopAll))
  return { commits, broken }
}

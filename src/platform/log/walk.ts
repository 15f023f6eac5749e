import { availableParallelism } from 'node:os'
import type { Pool } from 'pg'

import { inLanes } from '#platform/work/lanes.ts'

const STRETCH = 5_000

/** More than the cores walk no faster, and Postgres has other work. */
const MOST_LANES = 4

export type Queryable = Pick<Pool, 'query'>

export type WalkOptions = {
  /** Where a commit begins; default 1. */
  readonly from?: number
  /** Parallel stretches, a connection each; default: the number of cores. */
  readonly lanes?: number
  /** In positions; default 5 000, a tenth of a second. */
  readonly stretch?: number
  readonly signal?: AbortSignal
  readonly onProgress?: (done: number, target: number) => void
}

/** `broken`: where the first faulty stretch begins; null: none. */
export type WalkResult = { readonly commits: number; readonly broken: number | null }

/** Several stretches at a time, as the chain is stored. Nothing beyond a faulty stretch is begun. */
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

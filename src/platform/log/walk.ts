import { availableParallelism } from 'node:os'
import * as Effect from 'effect/Effect'
import type { Pool } from 'pg'

import { whole } from '#platform/background/fibres.ts'

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
  let done = 0
  let commits = 0
  let broken: number | null = null

  const walk = async (first: number): Promise<void> => {
    if (broken !== null) return
    signal?.throwIfAborted()
    const last = Math.min(head, first + stretch - 1)
    const { rows } = await pool.query<{ checked: number; whole: boolean }>({
      name: 'walk',
      text: 'select checked, whole from es.walk($1, $2)',
      values: [first, last],
    })
    const row = rows[0]!
    if (!row.whole) broken = Math.min(broken ?? first, first)
    commits += row.checked
    done += last - first + 1
    onProgress?.(done, head)
  }
  const stretches = Array.from({ length: Math.ceil((head - from + 1) / stretch) }, (_, index) => from + index * stretch)
  const all = Effect.forEach(stretches, (first) => whole(() => walk(first)), { concurrency: lanes, discard: true })
  await Effect.runPromise(all)
  return { commits, broken }
}

import { useState } from 'react'

type Row = { readonly id: string }

export type Held<R> = {
  /** In the order in which they were first shown; `gone`: the list holds it no more, and this is how it last was. */
  readonly rows: readonly { readonly row: R; readonly gone: boolean }[]
  /** Arrived since, not shown yet. */
  readonly fresh: readonly R[]
}

/** What a queue shows that must not move under the pointer: `kept` is what stood there, `now` what the server says. */
export const hold = <R extends Row>(kept: readonly R[], now: readonly R[]): Held<R> => {
  const byId = new Map(now.map((row) => [row.id, row]))
  const shown = new Set(kept.map(({ id }) => id))
  return {
    rows: kept.map((row) => ({ row: byId.get(row.id) ?? row, gone: !byId.has(row.id) })),
    fresh: now.filter(({ id }) => !shown.has(id)),
  }
}

/**
 * Holds the rows of a queue in their places until `show()`. A queue that was empty takes the answer as it comes. `now` is
 * undefined until the answer is there.
 */
export const useHeldRows = <R extends Row>(
  now: readonly R[] | undefined,
): Held<R> & { readonly show: () => void; readonly drop: (id: string) => void } => {
  const [kept, setKept] = useState<readonly R[] | null>(null)
  const startsAnew = kept === null || kept.length === 0
  const rows = startsAnew ? (now ?? []) : kept
  if (startsAnew && now !== undefined && (kept === null || now.length > 0)) setKept(rows)
  return {
    ...hold(rows, now ?? rows),
    show: () => setKept(now ?? rows),
    drop: (id) => setKept(rows.filter((row) => row.id !== id)),
  }
}

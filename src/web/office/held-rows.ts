import { useState } from 'react'

type Row = { readonly id: string }

export type Held<R> = {
  /** In the order in which they were first shown; `gone`: the list holds it no more, and this is how it last was. */
  readonly rows: readonly { readonly row: R; readonly gone: boolean }[]
  /** Arrived since, not shown yet. */
  readonly fresh: readonly R[]
}

/** What a list shows that must not move under the pointer: `kept` is what stood there, `now` what the server says. */
export const hold = <R extends Row>(kept: readonly R[], now: readonly R[]): Held<R> => {
  const byId = new Map(now.map((row) => [row.id, row]))
  const shown = new Set(kept.map(({ id }) => id))
  return {
    rows: kept.map((row) => ({ row: byId.get(row.id) ?? row, gone: !byId.has(row.id) })),
    fresh: now.filter(({ id }) => !shown.has(id)),
  }
}

/**
 * Holds the rows of a live list in their places until `show()`. Another question, and a list that was empty, take the
 * answer as it comes. `now` is undefined until the answer to this `question` is there.
 */
export const useHeldRows = <R extends Row>(
  now: readonly R[] | undefined,
  question = '',
): Held<R> & { readonly show: () => void; readonly drop: (id: string) => void } => {
  const [kept, setKept] = useState<{ readonly question: string; readonly rows: readonly R[] } | null>(null)
  const startsAnew = kept === null || kept.question !== question || kept.rows.length === 0
  const rows = startsAnew ? (now ?? []) : kept.rows
  if (startsAnew && now !== undefined && (kept?.question !== question || now.length > 0)) setKept({ question, rows })
  return {
    ...hold(rows, now ?? rows),
    show: () => setKept({ question, rows: now ?? rows }),
    drop: (id) => setKept({ question, rows: rows.filter((row) => row.id !== id) }),
  }
}

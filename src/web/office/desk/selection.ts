import { useMemo, useState } from 'react'

type Row = { readonly id: string }

/** Chosen rows of a list that has pages, as they were seen last; the first chosen first. */
export type Selection<R extends Row> = ReadonlyMap<string, R>

/** What is on the page knows better how a row is now than what was kept of it. */
export const refreshed = <R extends Row>(chosen: Selection<R>, page: readonly R[]): readonly R[] => {
  const now = new Map(page.map((row) => [row.id, row]))
  return [...chosen.values()].map((row) => now.get(row.id) ?? row)
}

export const withRows = <R extends Row>(chosen: Selection<R>, rows: readonly R[]): Selection<R> =>
  new Map([...chosen, ...rows.map((row) => [row.id, row] as const)])

export const withoutRows = <R extends Row>(chosen: Selection<R>, ids: readonly string[]): Selection<R> =>
  new Map([...chosen].filter(([id]) => !ids.includes(id)))

/** Rows stay chosen while one turns pages and filters, until they are let go. `page`: what is in sight. */
export const useSelection = <R extends Row>(page: readonly R[]) => {
  const [chosen, setChosen] = useState<Selection<R>>(new Map())
  const rows = useMemo(() => refreshed(chosen, page), [chosen, page])
  return {
    rows,
    has: (id: string): boolean => chosen.has(id),
    choose: (more: readonly R[]) => setChosen((before) => withRows(before, more)),
    letGo: (ids: readonly string[]) => setChosen((before) => withoutRows(before, ids)),
    clear: () => setChosen(new Map()),
    toggle: (row: R) =>
      setChosen((before) => (before.has(row.id) ? withoutRows(before, [row.id]) : withRows(before, [row]))),
  }
}

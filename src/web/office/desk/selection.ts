import { type RowSelectionState, rowSelectionFeature } from '@tanstack/react-table'
import { useEffect, useRef, useState } from 'react'

type Row = { readonly id: string }

const feature = { rowSelectionFeature }

/** The chosen rows, the first chosen first: of the page as they are now, of other pages as they were seen last. */
export const selectedRows = <R extends Row>(
  chosen: RowSelectionState,
  page: readonly R[],
  seen: ReadonlyMap<string, R>,
): readonly R[] => {
  const now = new Map(page.map((row) => [row.id, row]))
  return Object.keys(chosen).flatMap((id) => now.get(id) ?? seen.get(id) ?? [])
}

export const withoutRows = (chosen: RowSelectionState, ids: readonly string[]): RowSelectionState =>
  Object.fromEntries(Object.entries(chosen).filter(([id]) => !ids.includes(id)))

/** Rows stay chosen while one turns pages and filters, until they are let go. `page`: what is in sight. */
export const useSelection = <R extends Row>(page: readonly R[]) => {
  const [state, onChange] = useState<RowSelectionState>({})
  const seen = useRef(new Map<string, R>())
  useEffect(() => {
    for (const row of page) seen.current.set(row.id, row)
  }, [page])
  return {
    feature,
    state,
    onChange,
    rows: selectedRows(state, page, seen.current),
    letGo: (ids: readonly string[]) => onChange((before) => withoutRows(before, ids)),
  }
}

import { type RowSelectionState, rowSelectionFeature } from '@tanstack/react-table'
import { useEffect, useRef, useState } from 'react'

const feature = { rowSelectionFeature }

/** The chosen rows, the first chosen first: of the page as they are now, of other pages as they were seen last. */
export const selectedRows = <Row>(
  chosen: RowSelectionState,
  page: readonly Row[],
  seen: ReadonlyMap<string, Row>,
  keyOf: (row: Row) => string,
): readonly Row[] => {
  const now = new Map(page.map((row) => [keyOf(row), row]))
  return Object.keys(chosen).flatMap((key) => now.get(key) ?? seen.get(key) ?? [])
}

export const withoutRows = (chosen: RowSelectionState, ids: readonly string[]): RowSelectionState =>
  Object.fromEntries(Object.entries(chosen).filter(([id]) => !ids.includes(id)))

/** Rows stay chosen while one turns pages and filters, until they are let go. `page`: what is in sight. */
export const useSelection = <Row>(page: readonly Row[], keyOf: (row: Row) => string) => {
  const [state, onChange] = useState<RowSelectionState>({})
  const seen = useRef(new Map<string, Row>())
  useEffect(() => {
    for (const row of page) seen.current.set(keyOf(row), row)
  }, [page, keyOf])
  return {
    feature,
    state,
    onChange,
    rows: selectedRows(state, page, seen.current, keyOf),
    letGo: (ids: readonly string[]) => onChange((before) => withoutRows(before, ids)),
  }
}

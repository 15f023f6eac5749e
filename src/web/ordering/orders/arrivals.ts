import { useState } from 'react'

import { justCommanded } from '#web/http.ts'

type Row = { readonly id: string }

/** The rows that were on the screen, in their old order and with what is known of them now. Exported for its spec. */
export const inOldOrder = <R extends Row>(shown: readonly R[], latest: readonly R[]): readonly R[] =>
  shown.map((row) => latest.find(({ id }) => id === row.id) ?? row)

/** Rows that arrived above those on the screen. Exported for its spec. */
export const arrived = <R extends Row>(shown: readonly R[], latest: readonly R[]): readonly R[] => {
  const known = latest.findIndex(({ id }) => shown.some((row) => row.id === id))
  return known <= 0 ? [] : latest.slice(0, known)
}

/**
 * Somebody else's new rows wait until they are asked for, so that nothing moves under the pointer.
 * Another `view` (page, filters; none while it loads) and what one did oneself show at once.
 */
export const useArrivals = <R extends Row>(
  latest: readonly R[],
  view: string,
): { rows: readonly R[]; waiting: number; show: () => void } => {
  const [shown, setShown] = useState({ view, rows: latest })
  const fresh = shown.view === view && !justCommanded() ? arrived(shown.rows, latest) : []
  if (fresh.length === 0 && (shown.view !== view || shown.rows !== latest)) setShown({ view, rows: latest })
  return {
    rows: fresh.length > 0 ? inOldOrder(shown.rows, latest) : latest,
    waiting: fresh.length,
    show: () => setShown({ view, rows: latest }),
  }
}

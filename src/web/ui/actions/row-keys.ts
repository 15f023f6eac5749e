import { useState } from 'react'

import { uiTexts } from '#texts/ui.ts'
import { usePageActions } from './page-actions.ts'

/** J and K move the row cursor, Enter opens, O opens in a new tab, X selects where rows can be. Answers the cursor's place, -1 for none. */
export const useRowKeys = (
  targets: readonly string[],
  open: (to: string) => void,
  select?: (at: number) => void,
): number => {
  const [cursor, setCursor] = useState(-1)
  const at = Math.min(cursor, targets.length - 1)
  const target = targets[at]
  const { rows } = uiTexts

  usePageActions(
    targets.length === 0
      ? []
      : [
          { key: 'j', label: rows.next, onlyByKey: true, run: () => setCursor(Math.min(at + 1, targets.length - 1)) },
          { key: 'k', label: rows.previous, onlyByKey: true, run: () => setCursor(Math.max(at - 1, 0)) },
          { key: 'Enter', label: rows.open, onlyByKey: true, run: () => target && open(target) },
          {
            key: 'o',
            label: rows.newTab,
            onlyByKey: true,
            run: () => target && window.open(target, '_blank', 'noopener'),
          },
          ...(select
            ? [{ key: 'x', label: rows.select, onlyByKey: true as const, run: () => at >= 0 && select(at) }]
            : []),
        ],
  )
  return at
}

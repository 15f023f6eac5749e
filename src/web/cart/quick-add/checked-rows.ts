import { useEffect, useState } from 'react'

import type { TypedRow } from '#modules/ordering/cart/quick-add.ts'
import { type CheckedRow, checkQuickAdd } from '#modules/ordering/cart/quick-add-contract.ts'
import { call } from '#web/api/endpoint.ts'
import { Problem } from '#web/problem.ts'
import { showProblem } from '#web/ui/dialogs/messages.ts'

/** A row on the screen. `open`: its fields stay open from when something was wrong with it, so that the focus does. */
export type Row = TypedRow & { readonly key: number; readonly open: boolean }

const PAUSE = 250

export const typedOf = ({ reference, quantity, country, packaging }: Row): TypedRow => ({
  reference,
  quantity,
  country,
  packaging,
})

/** What the server says of the rows, asked again once one stops changing them. null: not heard yet. */
export const useCheckedRows = (rows: readonly Row[], asked: number): readonly CheckedRow[] | null => {
  const [checked, setChecked] = useState<{ of: string; rows: readonly CheckedRow[] } | null>(null)
  const text = JSON.stringify(rows.map(typedOf))
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` asks again for the same rows
  useEffect(() => {
    if (text === '[]') return
    const ended = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const answer = await call(checkQuickAdd, { lines: JSON.parse(text) }, { signal: ended.signal })
        if (!ended.signal.aborted) setChecked({ of: text, rows: answer.rows })
      } catch (fault) {
        if (ended.signal.aborted) return
        if (!(fault instanceof Problem)) throw fault
        showProblem(fault)
      }
    }, PAUSE)
    return () => {
      ended.abort()
      clearTimeout(timer)
    }
  }, [text, asked])
  return checked?.of === text ? checked.rows : null
}

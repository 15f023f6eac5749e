import { useEffect, useState } from 'react'

import type { TypedPrice } from '#modules/catalogue/price-rows.ts'
import { type CheckedPriceRow, checkPriceRows } from '#modules/catalogue/price-sheet-contract.ts'
import { call } from '#web/api/endpoint.ts'
import { Problem } from '#web/problem.ts'
import { showProblem } from '#web/ui/dialogs/messages.ts'

const PAUSE = 300

const cellsOf = ({ reference, country, price, discount }: TypedPrice): TypedPrice => ({
  ...{ reference, country, price, discount },
})

/**
 * What the server says of rows, asked once nobody has changed them for a moment; until then what it said last of a row
 * that is still the same. `isNew`: it has spoken of all of them as they are.
 */
export const useCheckedPrices = (rows: readonly TypedPrice[]) => {
  const text = JSON.stringify(rows.map(cellsOf))
  const [said, setSaid] = useState<{ of: string; rows: readonly CheckedPriceRow[] }>({ of: '[]', rows: [] })
  useEffect(() => {
    if (text === '[]') return
    const ended = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const answer = await call(checkPriceRows, { rows: JSON.parse(text) }, { signal: ended.signal })
        if (!ended.signal.aborted) setSaid({ of: text, rows: answer.rows })
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
  }, [text])
  const isNew = said.of === text
  const before: readonly TypedPrice[] = isNew ? [] : JSON.parse(said.of)
  const last = new Map(before.map((row, index) => [JSON.stringify(row), said.rows[index]]))
  const checked = rows.map((row, index) => (isNew ? said.rows[index] : last.get(JSON.stringify(cellsOf(row)))) ?? null)
  return { checked, isNew }
}

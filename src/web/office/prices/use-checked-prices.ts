import type { TypedPrice } from '#modules/catalogue/price-rows.ts'
import { type CheckedPriceRow, checkPriceRows } from '#modules/catalogue/price-sheet-contract.ts'
import { useAnswerOnceStill } from '#web/api/answer-once-still.ts'
import { call } from '#web/api/endpoint.ts'

const PAUSE = 300

const cellsOf = ({ reference, country, price, discount }: TypedPrice): TypedPrice => ({
  ...{ reference, country, price, discount },
})

const check = async (rows: string, signal: AbortSignal): Promise<readonly CheckedPriceRow[]> =>
  (await call(checkPriceRows, { rows: JSON.parse(rows) }, { signal })).rows

/**
 * The server's check of rows, requested once they have not changed for a moment; until then what it said last of a row
 * that is still the same. `isNew`: it has spoken of all of them as they are.
 */
export const useCheckedPrices = (rows: readonly TypedPrice[]) => {
  const text = JSON.stringify(rows.map(cellsOf))
  const said = useAnswerOnceStill(text, check, PAUSE) ?? { of: '[]', answer: [] }
  const isNew = said.of === text
  const before: readonly TypedPrice[] = isNew ? [] : JSON.parse(said.of)
  const last = new Map(before.map((row, index) => [JSON.stringify(row), said.answer[index]]))
  const checked = rows.map(
    (row, index) => (isNew ? said.answer[index] : last.get(JSON.stringify(cellsOf(row)))) ?? null,
  )
  return { checked, isNew }
}

import type { TypedRow } from '#modules/ordering/cart/quick-add.ts'
import { type CheckedRow, checkQuickAdd } from '#modules/ordering/cart/quick-add-contract.ts'
import { useAnswerOnceStill } from '#web/api/answer-once-still.ts'
import { call } from '#web/api/endpoint.ts'

/** A row on the screen. `open`: its fields stay open from when something was wrong with it, so that the focus does. */
export type Row = TypedRow & { readonly key: number; readonly open: boolean }

const PAUSE = 250

export const typedOf = ({ reference, quantity, country, packaging }: Row): TypedRow => ({
  reference,
  quantity,
  country,
  packaging,
})

const check = async (rows: string, signal: AbortSignal): Promise<readonly CheckedRow[]> =>
  (await call(checkQuickAdd, { lines: JSON.parse(rows) }, { signal })).rows

/** The server's check of the rows, requested again once they stop changing. null: no answer yet. */
export const useCheckedRows = (rows: readonly Row[], attempt: number): readonly CheckedRow[] | null => {
  const text = JSON.stringify(rows.map(typedOf))
  const heard = useAnswerOnceStill(text, check, PAUSE, attempt)
  return heard?.of === text ? heard.answer : null
}

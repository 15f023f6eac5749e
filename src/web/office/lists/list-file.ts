import { guarded } from '#platform/spreadsheet/formulas.ts'
import { loadingCode } from '#web/loading-code.ts'
import type { Column } from '#web/ui/lists/DataTable.tsx'
import { cellText } from './cell-text.ts'

/** Else Excel takes UTF-8 for the code page of the machine. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The rows of a list as CSV, by the columns that are shown; without those that hold nothing but buttons. */
export const listFile = async <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Promise<Blob> => {
  const { default: Papa } = await loadingCode(() => import('papaparse'))
  const told = columns.filter(({ card, hiddenHeader }) => card !== 'actions' && !hiddenHeader)
  const data = rows.map((row) => told.map(({ cell, text = cell }) => guarded(cellText(text(row)))))
  const text = Papa.unparse({ fields: told.map(({ header }) => header), data }, { newline: '\r\n' })
  return new Blob([`${BYTE_ORDER_MARK}${text}\r\n`], { type: 'text/csv' })
}

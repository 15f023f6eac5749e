import type { ReactNode } from 'react'
import { guarded } from '#platform/spreadsheet/formulas.ts'
import type { Column as SheetColumn } from '#platform/spreadsheet/sheet.ts'
import { workbook } from '#platform/spreadsheet/workbook.ts'
import { loadingCode } from '#web/loading-code.ts'
import type { ExportFormat } from '#web/ui/actions/ExportButtons.tsx'
import type { Column } from '#web/ui/lists/list-table.ts'
import { cellFigure, cellText } from './cell-text.ts'

/** Else Excel takes UTF-8 for the code page of the machine. */
const BYTE_ORDER_MARK = '\uFEFF'

type Cells = { readonly header: string; readonly cells: readonly ReactNode[] }

const asCsv = async (columns: readonly Cells[], rows: number): Promise<Blob> => {
  const { default: Papa } = await loadingCode(() => import('papaparse'))
  const data = Array.from({ length: rows }, (_, row) => columns.map(({ cells }) => guarded(cellText(cells[row]))))
  const text = Papa.unparse({ fields: columns.map(({ header }) => header), data }, { newline: '\r\n' })
  return new Blob([`${BYTE_ORDER_MARK}${text}\r\n`], { type: 'text/csv' })
}

/** A column of figures where each cell that says anything is one, of the same kind; else of text. */
const sheetColumn = ({ header, cells }: Cells): SheetColumn<number> => {
  const figures = cells.map(cellFigure)
  const texts = cells.map(cellText)
  const kinds = new Set(figures.flatMap((figure, row) => (texts[row] ? [figure?.kind ?? 'text'] : [])))
  const [kind = 'text'] = kinds
  if (kinds.size !== 1 || kind === 'text') return { header, kind: 'text', value: (row) => texts[row] || null }
  return { header, kind, value: (row) => figures[row]?.value ?? null } as SheetColumn<number>
}

const asXlsx = async (name: string, columns: readonly Cells[], rows: number): Promise<Blob> => {
  const { default: write } = await loadingCode(() => import('write-excel-file/universal'))
  const sheet = { name, columns: columns.map(sheetColumn), rows: Array.from({ length: rows }, (_, row) => row) }
  return write(...workbook(sheet)).toBlob()
}

/** The rows of a list as a file, by the columns that are shown; without those that hold nothing but buttons. */
export const listFile = <Row>(
  format: ExportFormat,
  name: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Promise<Blob> => {
  const written = columns
    .filter(({ card, hiddenHeader }) => card !== 'actions' && !hiddenHeader)
    .map(({ header, cell, text = cell }) => ({ header, cells: rows.map(text) }))
  return format === 'csv' ? asCsv(written, rows.length) : asXlsx(name, written, rows.length)
}

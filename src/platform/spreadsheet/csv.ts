import Papa from 'papaparse'

import { guarded } from './formulas.ts'
import type { Column, Sheet } from './sheet.ts'

/** Else Excel takes UTF-8 for the code page of the machine. */
const BYTE_ORDER_MARK = '\uFEFF'

/** 123450 cents as 1234.50. */
const amount = (cents: number): string => (cents / 100).toFixed(2)

const cell = <Row>(column: Column<Row>, row: Row): string | number => {
  const value = column.value(row)
  if (value === null) return ''
  if (column.kind === 'text') return guarded(value as string)
  return column.kind === 'cents' ? amount(value as number) : value
}

/** RFC 4180 in UTF-8. A text that a spreadsheet would take for a formula gets an apostrophe before it. */
export const csv = <Row>({ columns, rows }: Sheet<Row>): Buffer =>
  Buffer.from(
    BYTE_ORDER_MARK +
      Papa.unparse(
        {
          fields: columns.map(({ header }) => header),
          data: rows.map((row) => columns.map((column) => cell(column, row))),
        },
        { newline: '\r\n' },
      ) +
      '\r\n',
  )

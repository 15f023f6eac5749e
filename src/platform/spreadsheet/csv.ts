import Papa from 'papaparse'

import type { Column, Sheet } from './sheet.ts'

/** Else Excel takes UTF-8 for the code page of the machine. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * What some spreadsheet takes for a formula: also after blanks, and in the wide letters that are typed in East Asia. Only
 * the beginning counts, whatever follows on further lines of the text.
 */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/

/** 123450 cents as 1234.50. One below nothing stays a number: as a text its minus would be guarded like a formula. */
const amount = (cents: number): string | number => (cents < 0 ? cents / 100 : (cents / 100).toFixed(2))

const cell = <Row>(column: Column<Row>, row: Row): string | number => {
  const value = column.value(row)
  if (value === null) return ''
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
        { escapeFormulae: FORMULA, newline: '\r\n' },
      ) +
      '\r\n',
  )

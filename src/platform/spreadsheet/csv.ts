import Papa from 'papaparse'

import type { Column, Sheet } from './sheet.ts'

/** Else Excel takes UTF-8 for the code page of the machine. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Where some spreadsheet takes a formula to begin: also after blanks, quotes and what cannot be seen, in the letters of
 * other widths, and behind whatever it may split a cell at. A reader that splits at semicolons does not see our quotes.
 */
const SPLIT = ';,|\\t\\v\\f\\r\\n\\u0085\\u2028\\u2029'
const FORMULA = new RegExp(
  `(?<=^|[${SPLIT}])(?=(?:(?![${SPLIT}])[\\s\\p{C}"])*[=＝﹦⁼₌+＋﹢⁺₊\\-－﹣⁻₋−@＠﹫])|^(?=[\\t\\r\\n])`,
  'gu',
)

/** A text with an apostrophe wherever it would begin a formula. */
const guarded = (text: string): string => text.replaceAll(FORMULA, "'")

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

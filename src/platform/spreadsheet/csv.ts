import Papa from 'papaparse'

import { guarded } from './formulas.ts'
import type { Column, Sheet } from './sheet.ts'

/** Without it Excel assumes a local code page. */
const BYTE_ORDER_MARK = '\uFEFF'

const amount = (cents: number): string => (cents / 100).toFixed(2)

const cell = <Row>(column: Column<Row>, row: Row): string | number => {
  const value = column.value(row)
  if (value === null) return ''
  if (column.kind === 'text') return guarded(value as string)
  return column.kind === 'cents' ? amount(value as number) : value
}

/** RFC 4180 in UTF-8; formulas are escaped. */
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

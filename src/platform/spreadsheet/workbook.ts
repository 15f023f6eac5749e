import type { CellObject } from 'write-excel-file/universal'

import type { Column, Sheet } from './sheet.ts'

const header = ({ header: value, kind }: Column<never>): CellObject => ({
  value,
  type: String,
  fontWeight: 'bold',
  ...(kind !== 'text' && { align: 'right' as const }),
})

const NUMBERS = { cents: '#,##0.00', count: '#,##0' } as const

/** Office Open XML reads `_x0041_` as a letter: written so, its underscore comes back as one. */
const literal = (text: string): string => text.replaceAll(/_(?=x[\dA-F]{4}_)/gi, '_x005F_')

/** A text stays a text whatever it begins with: it is stored as one, and only 'Formula' would be one. */
const cell = <Row>(column: Column<Row>, row: Row): CellObject | null => {
  const value = column.value(row)
  if (value === null) return null
  if (column.kind === 'text') return { value: literal(value as string), type: String }
  if (column.kind === 'day') return { value: new Date(`${value}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' }
  const number = column.kind === 'cents' ? (value as number) / 100 : (value as number)
  return { value: number, type: Number, format: NUMBERS[column.kind] }
}

/** What Excel allows as the name of a sheet. */
const sheetName = (name: string): string => name.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31)

const WIDTHS = { text: 24, cents: 14, count: 10, day: 12 } as const

/** A sheet as the writer of Office Open XML takes it, on the server and in a browser: typed cells, a bold header that stays in sight. */
export const workbook = <Row>({ name, columns, rows }: Sheet<Row>) =>
  [
    [columns.map((column) => header(column)), ...rows.map((row) => columns.map((column) => cell(column, row)))],
    {
      sheet: sheetName(name),
      columns: columns.map(({ kind, width }) => ({ width: width ?? WIDTHS[kind] })),
      stickyRowsCount: 1,
    },
  ] as [(CellObject | null)[][], { sheet: string; columns: { width: number }[]; stickyRowsCount: number }]

import type { CellObject } from 'write-excel-file/universal'

import type { Column, Sheet } from './sheet.ts'

const header = ({ header: value, kind }: Column<never>): CellObject => ({
  value,
  type: String,
  fontWeight: 'bold',
  ...(kind !== 'text' && { align: 'right' as const }),
})

const NUMBERS = { cents: '#,##0.00', count: '#,##0' } as const

/** OOXML reads `_x0041_` as a letter: escapes the underscore. */
const literal = (text: string): string => text.replaceAll(/_(?=x[\dA-F]{4}_)/gi, '_x005F_')

/** Typed as text, so never a formula. */
const cell = <Row>(column: Column<Row>, row: Row): CellObject | null => {
  const value = column.value(row)
  if (value === null) return null
  if (column.kind === 'text') return { value: literal(value as string), type: String }
  if (column.kind === 'day') return { value: new Date(`${value}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' }
  const number = column.kind === 'cents' ? (value as number) / 100 : (value as number)
  return { value: number, type: Number, format: NUMBERS[column.kind] }
}

const sheetName = (name: string): string => name.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31)

const WIDTHS = { text: 24, cents: 14, count: 10, day: 12 } as const

export const workbook = <Row>({ name, columns, rows }: Sheet<Row>) =>
  [
    [columns.map((column) => header(column)), ...rows.map((row) => columns.map((column) => cell(column, row)))],
    {
      sheet: sheetName(name),
      columns: columns.map(({ kind, width }) => ({ width: width ?? WIDTHS[kind] })),
      stickyRowsCount: 1,
    },
  ] as [(CellObject | null)[][], { sheet: string; columns: { width: number }[]; stickyRowsCount: number }]

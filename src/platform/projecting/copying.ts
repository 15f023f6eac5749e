import { pipeline } from 'node:stream/promises'
import type { PoolClient } from 'pg'
import { from } from 'pg-copy-streams'

import type { Row } from './fold.ts'
import { pausing } from './pausing.ts'

/** A column as Postgres names it and its type: 'placed_at', 'timestamp with time zone'. */
export type Column = { readonly column: string; readonly type: string }

export const camelCase = (column: string): string =>
  column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

const NAMES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }
/** A value of COPY's text format. */
export const escaped = (text: string): string => text.replace(/[\\\n\r\t]/g, (sign) => NAMES[sign]!)

const arrayOf = (values: readonly unknown[]): string =>
  `{${values.map((it) => (it === null ? 'null' : `"${String(it).replace(/["\\]/g, '\\$&')}"`)).join(',')}}`

const textOf = (value: unknown, type: string): string => {
  if (value === null || value === undefined) return '\\N'
  if (type === 'jsonb' || type === 'json') return escaped(JSON.stringify(value))
  if (Array.isArray(value)) return escaped(arrayOf(value))
  return typeof value === 'string' ? escaped(value) : String(value)
}

/** Rows in COPY's text format: a line each, its columns apart by tabs. */
export const copyText = (columns: readonly Column[], rows: readonly Row[]): string => {
  const fields = columns.map(({ column, type }) => ({ field: camelCase(column), type }))
  return rows
    .map((row) => `${fields.map(({ field, type }) => textOf(row[field as keyof Row], type)).join('\t')}\n`)
    .join('')
}

/** Writes new rows, two to three times as fast as statements do. None of them may be there yet. */
export const copyInto = async (
  tx: PoolClient,
  table: string,
  columns: readonly Column[],
  rows: readonly Row[],
): Promise<void> => {
  if (rows.length === 0) return
  const names = columns.map(({ column }) => `"${column}"`)
  const lines = async function* () {
    for await (const part of pausing(rows)) yield copyText(columns, part)
  }
  await pipeline(lines, tx.query(from(`copy ${table} (${names}) from stdin`)))
}

import type { Download } from '#platform/http/serve.ts'

import { csv } from './csv.ts'
import type { Sheet } from './sheet.ts'
import { xlsx } from './xlsx.ts'

export const spreadsheetFormats = ['csv', 'xlsx'] as const
export type SpreadsheetFormat = (typeof spreadsheetFormats)[number]

/** Made in memory; queries are limited to it. */
export const MAXIMUM_ROWS = 5_000

const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

export const spreadsheet = async <Row>(format: SpreadsheetFormat, sheet: Sheet<Row>): Promise<Download> => {
  if (sheet.rows.length > MAXIMUM_ROWS) throw new RangeError(`${sheet.rows.length} rows are too many for one file`)
  return {
    download: format === 'csv' ? csv(sheet) : await xlsx(sheet),
    name: `${sheet.name}.${format}`,
    mediaType: mediaTypes[format],
  }
}

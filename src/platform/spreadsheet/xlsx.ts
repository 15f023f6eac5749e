import type { Sheet } from './sheet.ts'
import { workbook } from './workbook.ts'

export const xlsx = async <Row>(sheet: Sheet<Row>): Promise<Buffer> => {
  const { default: writeXlsxFile } = await import('write-excel-file/node') // not before the first use: an idle portal stays small
  return writeXlsxFile(...workbook(sheet)).toBuffer()
}

import { saveFile } from '#web/api/files/download.ts'
import { loadingCode } from '#web/loading-code.ts'
import type { ExportFormat } from '#web/ui/actions/ExportButtons.tsx'
import type { Column } from '#web/ui/lists/list-table.ts'

/** Saves rows of a list as a file of this name, by the columns that are shown. */
export const saveList = async <Row>(
  format: ExportFormat,
  name: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Promise<void> => {
  const { listFile } = await loadingCode(() => import('./list-file.ts'))
  saveFile(await listFile(format, name, columns, rows), `${name}.${format}`)
}

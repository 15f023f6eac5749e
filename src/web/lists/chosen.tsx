import type { ReactNode } from 'react'
import { uiTexts } from '#texts/ui.ts'
import { ExportButtons } from '#web/ui/actions/ExportButtons.tsx'
import { ChosenBar } from '#web/ui/lists/ChosenBar.tsx'
import type { Column, RowSelection } from '#web/ui/lists/list-table.ts'
import { useSelection } from '#web/ui/lists/selection.ts'
import { saveList } from './save-list.ts'

/** For `DataTable`'s `selection`: export of the shown columns, `actions` for all chosen. `page`: visible rows. */
export const useChosenRows = <Row extends object>({
  file,
  page,
  rowKey,
  label,
  columns,
  actions,
}: {
  /** The name of the file, without its ending. */
  file: string
  page: readonly Row[]
  rowKey: (row: Row) => string
  /** What a row is called. */
  label: (row: Row) => string
  columns: readonly Column<Row>[]
  actions?: ((rows: readonly Row[], letGo: (ids: readonly string[]) => void) => ReactNode) | undefined
}): RowSelection<Row> => {
  const { rows, letGo, ...selection } = useSelection(page, rowKey)
  return {
    ...selection,
    label: (row) => uiTexts.selectRow(label(row)),
    bar: (table, inSight) => (
      <ChosenBar table={table} inSight={inSight} count={rows.length}>
        <ExportButtons
          of={uiTexts.ofChosen}
          isPageAction={false}
          onExport={(format) => saveList(format, file, columns, rows)}
        />
        {actions?.(rows, letGo)}
      </ChosenBar>
    ),
  }
}

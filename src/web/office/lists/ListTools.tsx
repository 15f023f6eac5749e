import type { ViewedList } from '#modules/identity/list-views/list-views.ts'
import type { useHiddenColumns } from '#web/identity/columns.ts'
import { SavedViews } from '#web/lists/SavedViews.tsx'
import { saveList } from '#web/lists/save-list.ts'
import { DensityToggle } from '#web/ui/actions/DensityToggle.tsx'
import { ExportButtons } from '#web/ui/actions/ExportButtons.tsx'
import { ColumnsMenu } from '#web/ui/lists/ColumnsMenu.tsx'
import type { Column } from '#web/ui/lists/DataTable.tsx'

/** What every list of the office has at the end of its filters: views, files of what is filtered, density and columns. */
export const ListTools = <Row,>({
  list,
  of,
  columns,
  chosen,
  rows,
}: {
  list: ViewedList
  /** What is in the list. */
  of: string
  columns: readonly Column<Row>[]
  chosen: ReturnType<typeof useHiddenColumns>
  /** All that the filters leave, over all pages; left out where the list has a file of its own. */
  rows?: () => readonly Row[] | Promise<readonly Row[]>
}) => {
  const shown = columns.filter(({ id }) => !chosen.hidden.includes(id))
  return (
    <>
      <SavedViews list={list} chosen={chosen} />
      {rows && <ExportButtons of={of} onExport={async (format) => saveList(format, list, shown, await rows())} />}
      <DensityToggle />
      <ColumnsMenu columns={columns} {...chosen} />
    </>
  )
}

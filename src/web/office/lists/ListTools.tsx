import type { ViewedList } from '#modules/identity/list-views.ts'
import { saveFile } from '#web/api/download.ts'
import type { useHiddenColumns } from '#web/identity/columns.ts'
import { DensityToggle } from '#web/ui/actions/DensityToggle.tsx'
import { ExportButtons } from '#web/ui/actions/ExportButtons.tsx'
import { ColumnsMenu } from '#web/ui/lists/ColumnsMenu.tsx'
import type { Column } from '#web/ui/lists/DataTable.tsx'
import { listFile } from './list-file.ts'
import { SavedViews } from './SavedViews.tsx'

/** What every list of the office has at the end of its filters: views, a file of what is filtered, density and columns. */
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
      {rows && (
        <ExportButtons
          of={of}
          formats={['csv']}
          onExport={async () => saveFile(await listFile(shown, await rows()), `${list}.csv`)}
        />
      )}
      <DensityToggle />
      <ColumnsMenu columns={columns} {...chosen} />
    </>
  )
}

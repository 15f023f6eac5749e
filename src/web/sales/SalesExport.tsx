import { download } from '#web/api/files/download.ts'
import { ExportButtons } from '#web/ui/actions/ExportButtons.tsx'
import { salesFileName } from './sales-file.ts'
import { narrowingsOf, salesQuestion } from './sales-filters.ts'
import type { SalesSource } from './sales-source.ts'
import { useSalesFilters } from './use-sales-filters.ts'
import { useSalesRows } from './use-sales-rows.ts'

/** Takes the rows that the filters leave along, in a file whose name says which they are. */
export const SalesExport = ({ of, source, company }: { of: string; source: SalesSource; company: string }) => {
  const [filters] = useSalesFilters()
  const { data: rows = [] } = useSalesRows(source, filters)
  return (
    <ExportButtons
      of={of}
      onExport={(format) =>
        download(
          source.file,
          { format, ...salesQuestion(filters) },
          salesFileName({ company, narrowed: narrowingsOf(rows, filters), asOf: filters.asOf }, format),
        )
      }
    />
  )
}

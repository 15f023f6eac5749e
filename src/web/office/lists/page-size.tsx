import { pageSizes } from '#platform/http/pages.ts'
import { listToolTexts as texts } from '#texts/views.ts'
import { Segments } from '#web/ui/actions/Segments.tsx'
import { oneOf, useFilters } from '#web/ui/lists/filters.ts'
import { ListFoot } from '#web/ui/lists/ListFoot.tsx'
import { pageWithin, usePage } from '#web/ui/lists/Pager.tsx'

export type PageSize = (typeof pageSizes)[number]

const choices = pageSizes.map((size) => ({ value: size, label: String(size) }))

/** In the address. `usual`: the default. `foot`: below the list. */
export const usePageSize = (usual: PageSize) => {
  const [{ size }, set] = useFilters({ size: oneOf(pageSizes) })
  const pageSize = size ?? usual
  const foot = (total: number, page: number, onPage: (page: number) => void) =>
    total > pageSizes[0] && (
      <ListFoot
        page={page}
        perPage={pageSize}
        total={total}
        onPage={onPage}
        size={
          <Segments
            label={texts.pageSize}
            choices={choices}
            value={pageSize}
            onChange={(next) => set('size', next === usual ? null : next)}
          />
        }
      />
    )
  return { pageSize, foot }
}

const USUAL = 50

/** Pages of an office list that is read whole: `page` goes to its `DataTable`, `foot` below. `total`: rows found. */
export const useWholePages = () => {
  const { pageSize, foot } = usePageSize(USUAL)
  const [requested, setPage] = usePage()
  const within = (total: number) => pageWithin(requested, pageSize, total)
  return {
    page: (total: number) => ({ number: within(total), size: pageSize }),
    foot: (total: number) => foot(total, within(total), setPage),
  }
}

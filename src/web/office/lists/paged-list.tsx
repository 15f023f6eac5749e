import { pageSizes } from '#platform/http/pages.ts'
import { listToolTexts as texts } from '#texts/views.ts'
import { usePagedRead } from '#web/api/paged-read.ts'
import { Segments } from '#web/ui/actions/Segments.tsx'
import { oneOf, useFilters } from '#web/ui/lists/filters.ts'
import { ListFoot } from '#web/ui/lists/ListFoot.tsx'

type Listing = Parameters<typeof usePagedRead>[0]
type Asked<E extends Listing> = ReturnType<Parameters<typeof usePagedRead<E>>[2]>

const choices = pageSizes.map((size) => ({ value: size, label: String(size) }))

/**
 * A list of the office, a page at a time: which one and of how many rows stands in the address. `usual`: rows of a page
 * where nobody has chosen. `asked` is what the server is asked, `foot` stands below the list.
 */
export const usePagedList = <E extends Listing>(
  endpoint: E,
  usual: (typeof pageSizes)[number],
  question: Omit<Asked<E>, 'page' | 'pageSize'>,
  options: Parameters<typeof usePagedRead<E>>[3] = {},
) => {
  const [{ size }, set] = useFilters({ size: oneOf(pageSizes) })
  const pageSize = size ?? usual
  const askedFor = (page: number) => ({ ...question, page, pageSize }) as unknown as Asked<E>
  const { read, page, setPage } = usePagedRead(endpoint, pageSize, askedFor, options)
  const foot = (total: number) =>
    total > pageSizes[0] && (
      <ListFoot
        page={page}
        perPage={pageSize}
        total={total}
        onPage={setPage}
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
  return { read, asked: askedFor(page), foot }
}

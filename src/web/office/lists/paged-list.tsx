import { usePagedRead } from '#web/api/paged-read.ts'
import { type PageSize, usePageSize } from './page-size.tsx'

type ListEndpoint = Parameters<typeof usePagedRead>[0]
type ListQuery<E extends ListEndpoint> = ReturnType<Parameters<typeof usePagedRead<E>>[2]>

/**
 * A list of the office, a page at a time: which one and of how many rows is in the address. `usual`: rows of a page
 * where none was chosen. `query` is what the server gets, `foot` goes below the list.
 */
export const usePagedList = <E extends ListEndpoint>(
  endpoint: E,
  usual: PageSize,
  question: Omit<ListQuery<E>, 'page' | 'pageSize'>,
  options: Parameters<typeof usePagedRead<E>>[3] = {},
) => {
  const { pageSize, foot } = usePageSize(usual)
  const queryFor = (page: number) => ({ ...question, page, pageSize }) as unknown as ListQuery<E>
  const { read, page, setPage } = usePagedRead(endpoint, pageSize, queryFor, options)
  return { read, query: queryFor(page), foot: (total: number) => foot(total, page, setPage) }
}

import type { Sent } from '#platform/http/endpoint.ts'
import { unchecked } from '#platform/typed.ts'
import { usePagedRead } from '#web/api/paged-read.ts'
import { type PageSize, usePageSize } from './page-size.tsx'

type ListEndpoint = Parameters<typeof usePagedRead>[0]
type ListQuery<E extends ListEndpoint> = ReturnType<Parameters<typeof usePagedRead<E>>[2]>

/** Page and size are in the address. `usual`: default size. `query`: for the server. `foot`: below the list. */
export const usePagedList = <E extends ListEndpoint>(
  endpoint: E,
  usual: PageSize,
  question: Omit<ListQuery<E>, 'page' | 'pageSize'>,
  options: Parameters<typeof usePagedRead<E>>[3] = {},
) => {
  const { pageSize, foot } = usePageSize(usual)
  const queryFor = (page: number) => unchecked<Sent<E>>({ ...question, page, pageSize })
  const { read, page, setPage } = usePagedRead(endpoint, pageSize, queryFor, options)
  return { read, query: queryFor(page), foot: (total: number) => foot(total, page, setPage) }
}

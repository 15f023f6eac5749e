import type * as Schema from 'effect/Schema'

import type { Answer, Endpoint, Sent } from '#platform/http/endpoint.ts'
import { pageWithin, usePage } from '#web/ui/lists/Pager.tsx'
import { type ReadOptions, useRead } from './endpoint.ts'

type ListEndpoint = Endpoint<any, any, any, Schema.Top & { readonly Type: { readonly total: number } }>

/**
 * A page of a list whose answer says how many rows there are: the one that the address names, or the last one when the
 * list is shorter than that, or has become so. `parameter` of the address tells several lists of a screen apart.
 */
export const usePagedRead = <E extends ListEndpoint>(
  endpoint: E,
  perPage: number,
  inputOf: (page: number) => Sent<E>,
  { parameter, ...options }: Pick<ReadOptions<Answer<E>>, 'refetchInterval'> & { readonly parameter?: string } = {},
) => {
  const [requested, setPage] = usePage(parameter)
  const read = useRead(endpoint, inputOf(requested), options)
  const total = read.isPlaceholderData ? undefined : read.data?.total
  const page = pageWithin(requested, perPage, total)
  // The page that is empty is no stand-in for the last one.
  const last = useRead(endpoint, inputOf(page), { ...options, enabled: page !== requested, keepsOld: false })
  return { read: page === requested ? read : last, page, setPage }
}

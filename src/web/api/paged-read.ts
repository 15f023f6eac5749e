import type * as Schema from 'effect/Schema'

import type { Answer, Endpoint, Sent } from '#platform/http/endpoint.ts'
import { pageWithin, usePage } from '#web/ui/lists/Pager.tsx'
import { type ReadOptions, useRead } from './endpoint.ts'

type ListEndpoint = Endpoint<any, any, any, Schema.Top & { readonly Type: { readonly total: number } }>

/** The page in the address, or the last one of a shorter list. `parameter` distinguishes several lists of a screen. */
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

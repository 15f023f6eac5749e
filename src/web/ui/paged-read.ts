import type * as Schema from 'effect/Schema'

import type { Answer, Endpoint, Input } from '#platform/http/endpoint.ts'
import { useRead } from '#web/endpoint.ts'
import { pageWithin, usePage } from './Pager.tsx'

type Listing = Endpoint<any, any, any, Schema.Top & { readonly Type: { readonly total: number } }>

/**
 * A page of a list whose answer says how many rows there are: the one that the address names, or the last one when the
 * list is shorter than that, or has become so.
 */
export const usePagedRead = <E extends Listing>(endpoint: E, perPage: number, inputOf: (page: number) => Input<E>) => {
  const [asked, setPage] = usePage()
  const read = useRead(endpoint, inputOf(asked))
  const total = read.isPlaceholderData ? undefined : (read.data as Answer<Listing> | undefined)?.total
  const page = pageWithin(asked, perPage, total)
  // The page that is empty is no stand-in for the last one.
  const last = useRead(endpoint, inputOf(page), { enabled: page !== asked, keepsOld: false })
  return { read: page === asked ? read : last, page, setPage }
}

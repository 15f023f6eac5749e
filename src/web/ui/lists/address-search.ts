import { useLayoutEffect } from 'react'
import { type Location, useLocation, useSearchParams } from 'react-router-dom'

/**
 * What the address is becoming. The router knows nothing of a change before the next render: a second one of the same moment
 * builds on the first, whichever part of the page makes it.
 */
let latest: { readonly location: Location | null; readonly search: URLSearchParams } = {
  location: null,
  search: new URLSearchParams(),
}

/** What a part of a page keeps in the query of its address, and how it is changed. */
export const useAddressSearch = () => {
  const [search, setSearch] = useSearchParams()
  const location = useLocation()
  // Before any effect, which may change the address.
  useLayoutEffect(() => {
    if (latest.location !== location) latest = { location, search }
  }, [location, search])
  const change = (
    write: (next: URLSearchParams) => void,
    options: { replace?: boolean; preventScrollReset?: boolean } = { replace: true, preventScrollReset: true },
  ) => {
    const next = new URLSearchParams(latest.search)
    write(next)
    latest = { ...latest, search: next }
    setSearch(next, options)
  }
  return [search, change] as const
}

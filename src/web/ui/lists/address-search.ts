import { useLayoutEffect } from 'react'
import { type Location, useLocation, useSearchParams } from 'react-router-dom'

/** The router learns of a change at the next render: changes of one moment build on each other here. */
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

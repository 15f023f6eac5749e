import { useEffect } from 'react'

import { anyText, useFilters } from '#web/ui/lists/filters.ts'
import { meaningless, type SalesFilters, salesFilterNames } from './sales-filters.ts'

const salesFilters = anyText(...salesFilterNames)

/** The filters of the page. What means nothing is as if it were not there, and leaves the address. */
export const useSalesFilters = () => {
  const [typed, setFilter, reset] = useFilters(salesFilters)
  const wrong = meaningless(typed)
  useEffect(() => {
    for (const name of wrong) setFilter(name, null)
  })
  const filters: SalesFilters = { ...typed, ...Object.fromEntries(wrong.map((name) => [name, null])) }
  return [filters, setFilter, reset] as const
}

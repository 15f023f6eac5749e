import { useEffect } from 'react'

import { useFilters } from '#web/ui/FilterBar.tsx'
import { isPastDay, salesFilterNames } from './sales-filters.ts'

/** The filters of the page. A day that is none, or has not passed, is as if it were not there, and leaves the address. */
export const useSalesFilters = () => {
  const [{ asOf, ...filters }, setFilter, reset] = useFilters(...salesFilterNames)
  const isWrong = asOf !== null && !isPastDay(asOf)
  useEffect(() => {
    if (isWrong) setFilter('asOf', null)
  })
  return [{ ...filters, asOf: isWrong ? null : asOf }, setFilter, reset] as const
}

import type { Day } from '#platform/event.ts'
import { useRead } from '#web/api/endpoint.ts'
import { type SalesFilters, salesQuestion } from './sales-filters.ts'
import type { SalesSource } from './sales-source.ts'

/** The rows of the chart before its filters narrow them: of the chosen company and as of the chosen day. */
export const useSalesRows = (source: SalesSource, filters: SalesFilters) => {
  const { distributorId, asOf } = salesQuestion(filters) as { distributorId?: string; asOf?: Day }
  return useRead(source.chart, { ...(distributorId && { distributorId }), ...(asOf && { asOf }) })
}

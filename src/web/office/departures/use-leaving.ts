import { ownDepartures } from '#modules/departures/contract.ts'
import { useRead } from '#web/api/endpoint.ts'

/** What this person ordered and can still take back, by what staff call it: an order's number. */
export const useLeaving = (): ReadonlySet<string> => {
  const { data } = useRead(ownDepartures, {})
  return new Set(data?.flatMap(({ label, error }) => (error === null ? label : [])))
}

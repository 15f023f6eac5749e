import type { officeEvents } from '#modules/news/contract.ts'
import type { EventState } from '#modules/news/news-states.ts'
import type { Answer } from '#platform/http/endpoint.ts'

export type OfficeEvent = Answer<typeof officeEvents>['rows'][number]

/** An event is past from the day after its last one. */
export const eventState = (
  { cancelled, date, endDate }: Pick<OfficeEvent, 'cancelled' | 'date' | 'endDate'>,
  now: Date,
): EventState => {
  if (cancelled) return 'CANCELLED'
  return (endDate ?? date) < now.toISOString().slice(0, 10) ? 'PAST' : 'PLANNED'
}

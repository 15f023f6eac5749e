import { listedKinds, promiseOutcomes, requestDues, requestSections } from '#modules/service/service-states.ts'
import { whose } from '#web/office/assigned/whose.tsx'
import { type FilterValues, given, oneOf, text } from '#web/ui/lists/filters.ts'

/** What an address may ask for. `month` and `promise`: the tickets behind a figure. */
export const queueFilters = {
  who: oneOf(whose),
  kind: oneOf(listedKinds),
  due: oneOf(requestDues),
  section: oneOf(requestSections),
  search: text(64),
  distributorId: text(),
  month: (typed: string) => (/^\d{4}-\d{2}$/.test(typed) ? typed : null),
  promise: oneOf(promiseOutcomes),
}

/** As the query of a page. The tickets behind a figure are in no section. */
export const queueQuery = ({ who, kind, due, section, search, distributorId, month, promise }: QueueFilters) => {
  const whoOf = who === 'ALL' ? null : who
  return month
    ? given({ month, promise, who: whoOf, search })
    : given({ section: section ?? 'WAITING', kind, due, who: whoOf, search, distributorId })
}

export type QueueFilters = FilterValues<typeof queueFilters>

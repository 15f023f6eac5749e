import type { OfficeRequest } from '#modules/service/office-contract.ts'
import { promiseOutcomes } from '#modules/service/service-terms.ts'
import { isFound } from '#platform/search.ts'
import { whose } from '#web/office/assigned/whose.tsx'
import { oneOf, text } from '#web/ui/lists/filters.ts'

export const kinds = ['TICKET', 'REPORT', 'ORDER_ISSUE', 'AGREEMENT', 'PRODUCT', 'LABEL', 'FINISHED'] as const
export type Kind = (typeof kinds)[number]
export const dues = ['WAITING', 'OVERDUE', 'SOON', 'LATER', 'ANSWERED'] as const
export type Due = (typeof dues)[number]

/** What an address may ask for. `month` and `promise`: the tickets behind a figure. */
export const queueFilters = {
  who: oneOf(whose),
  kind: oneOf(kinds),
  due: oneOf(dues),
  search: text(64),
  month: (typed: string) => (/^\d{4}-\d{2}$/.test(typed) ? typed : null),
  promise: oneOf(promiseOutcomes),
}

/** The promise ends within so long. */
const SOON_MS = 12 * 3_600_000

const dueOf = ({ dueAt }: OfficeRequest, now: Date): Exclude<Due, 'WAITING'> => {
  if (dueAt === null) return 'ANSWERED'
  const left = Date.parse(dueAt) - now.getTime()
  if (left <= 0) return 'OVERDUE'
  return left <= SOON_MS ? 'SOON' : 'LATER'
}

type Asked = {
  readonly kind: Kind | null
  readonly due: Due | null
  readonly search: string | null
  readonly month: string | null
}

/** A whole reference is looked for among references alone: its letter stands in many a word. */
const searchedOf = (search: string, { reference, subject, company, topic }: OfficeRequest): string =>
  /^\s*[TR]-\d{4}-\d+\s*$/i.test(search) ? reference : `${reference} ${subject} ${company.name} ${topic}`

/** What is finished is shown where it is asked for alone. */
export const isAsked = ({ kind, due, search, month }: Asked, row: OfficeRequest, now: Date): boolean => {
  if (search && !isFound(search, searchedOf(search, row))) return false
  if (month) return true
  if (kind === 'FINISHED' || row.finished) return kind === 'FINISHED' && row.finished
  if (due === 'WAITING' ? row.dueAt === null : due && dueOf(row, now) !== due) return false
  return kind === null || row.kind === kind || (kind === 'ORDER_ISSUE' && row.isOrderIssue)
}

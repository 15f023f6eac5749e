import { millisecondsInHour } from 'date-fns/constants'
import { promiseOutcomes } from '#modules/service/service-states.ts'
import type { OfficeRequest } from '#modules/service/work/contract.ts'
import { isFound } from '#platform/text/search.ts'
import { whose } from '#web/office/assigned/whose.tsx'
import { oneOf, text } from '#web/ui/lists/filters.ts'

export const kinds = ['TICKET', 'REPORT', 'ORDER_ISSUE', 'AGREEMENT', 'PRODUCT', 'LABEL', 'PRODUCT_OR_LABEL'] as const
export type Kind = (typeof kinds)[number]
export const dues = ['OVERDUE', 'SOON', 'LATER'] as const
export type Due = (typeof dues)[number]

/** The two sections of the queue. */
export const sections = ['WAITING', 'ANSWERED'] as const
export type Section = (typeof sections)[number]

/** What an address may ask for. `month` and `promise`: the tickets behind a figure. */
export const queueFilters = {
  who: oneOf(whose),
  kind: oneOf(kinds),
  due: oneOf(dues),
  section: oneOf(sections),
  search: text(64),
  month: (typed: string) => (/^\d{4}-\d{2}$/.test(typed) ? typed : null),
  promise: oneOf(promiseOutcomes),
}

/** The promise ends within so long. */
const SOON_MS = 12 * millisecondsInHour

const isDue = (due: Due, { dueAt }: OfficeRequest, now: Date): boolean => {
  if (dueAt === null) return due === 'LATER'
  const left = Date.parse(dueAt) - now.getTime()
  if (left <= 0) return due === 'OVERDUE'
  return due === (left <= SOON_MS ? 'SOON' : 'LATER')
}

/** More than one kind of request, or a part of one. */
const widerKinds: Partial<Record<Kind, (row: OfficeRequest) => boolean>> = {
  ORDER_ISSUE: ({ isOrderIssue }) => isOrderIssue,
  PRODUCT_OR_LABEL: ({ kind }) => kind === 'PRODUCT' || kind === 'LABEL',
}

export const sectionOf = ({ waits }: OfficeRequest): Section => (waits ? 'WAITING' : 'ANSWERED')

type QueueFilters = {
  readonly kind: Kind | null
  readonly due: Due | null
  readonly search: string | null
  readonly month: string | null
}

/** A whole reference is searched among references alone: its letter is in many texts. */
const searchedOf = (search: string, { reference, subject, company, topic }: OfficeRequest): string =>
  /^\s*[TR]-\d{4}-\d+\s*$/i.test(search) ? reference : `${reference} ${subject} ${company.name} ${topic ?? ''}`

/** Of the time that is left, only what waits is narrowed. */
export const matchesFilters = ({ kind, due, search, month }: QueueFilters, row: OfficeRequest, now: Date): boolean => {
  if (search && !isFound(search, searchedOf(search, row))) return false
  if (month) return true
  if (due && row.waits && !isDue(due, row, now)) return false
  return kind === null || (widerKinds[kind]?.(row) ?? row.kind === kind)
}

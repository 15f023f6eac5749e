import { labelled, say } from '#platform/text/say.ts'
/** Decisions, 'Payloads': the departments of tickets. */
export const departments = ['Sales', 'Customer service', 'Quality', 'Regulatory', 'Logistics', 'Finance'] as const
export type Department = (typeof departments)[number]

/** Specification 3 §9: the response promise, from what the distributor wrote to our answer. */
export const ANSWER_HOURS = 48
export const ANSWER_REMINDER_HOURS = 12
export const REOPEN_DAYS = 14

export const LONGEST_SUBJECT = 150
export const LONGEST_COMMENT = 4_000

export const MOST_FILES = 20

export const sharings = ['COMPANY', 'PRIVATE'] as const
export type Sharing = (typeof sharings)[number]

export const threadEntries = ['WROTE', 'SOLVED', 'REOPENED', 'MERGED'] as const

export const ticketStatuses = ['OPEN', 'ANSWERED', 'SOLVED', 'CLOSED'] as const
export type TicketStatus = (typeof ticketStatuses)[number]
export const isSolved = (status: TicketStatus) => status === 'SOLVED'
export const isClosed = (status: TicketStatus) => status === 'CLOSED'
export const isFinished = (status: TicketStatus): boolean => isSolved(status) || isClosed(status)
export const unclosedTicketStatuses = ticketStatuses.filter((status) => !isClosed(status))

export const reportTypes = ['reportTender', 'reportCompetitor', 'reportLawChange', 'reportOrderIssue'] as const
export type ReportType = (typeof reportTypes)[number]

export const reportStatuses = ['RECEIVED', 'READ', 'ANSWERED', 'ACCEPTED', 'REFUSED', 'DONE'] as const
export type ReportStatus = (typeof reportStatuses)[number]
export const isUnanswered = (status: ReportStatus): boolean => status === 'RECEIVED' || status === 'READ'
export const isRefused = (status: ReportStatus) => status === 'REFUSED'
export const isDone = (status: ReportStatus) => status === 'DONE'
export const isSettled = (status: ReportStatus): boolean => isRefused(status) || isDone(status)
export const unsettledReportStatuses = reportStatuses.filter((status) => !isSettled(status))

/** Days before a tender closes on which its author and sales are reminded. */
export const CLOSING_REMINDER_DAYS = [7, 1] as const

export const reportFields = {
  reportTender: ['authority', 'product', 'quantity', 'closingDay', 'priceLevel'],
  reportCompetitor: ['company', 'product', 'price', 'source'],
  reportLawChange: ['law', 'inForceFrom', 'products'],
  reportOrderIssue: ['lines', 'quantity', 'lot', 'wrong', 'foundOn'],
} as const satisfies Record<ReportType, readonly string[]>

export const reportDetails = [
  'authority',
  'product',
  'quantity',
  'closingDay',
  'priceLevel',
  'company',
  'price',
  'source',
  'law',
  'inForceFrom',
  'products',
  'lines',
  'lot',
  'wrong',
  'foundOn',
] as const
export type ReportDetail = (typeof reportDetails)[number]

/** What is a business opportunity once it is accepted: a tender always is, a competitor's move may be one. */
export const mayBeOpportunity = (type: ReportType): boolean => type === 'reportTender' || type === 'reportCompetitor'

export const reportNames: Readonly<Record<ReportType, string>> = labelled({
  reportTender: 'tender',
  reportCompetitor: 'competitor',
  reportLawChange: 'law change',
  reportOrderIssue: 'order issue',
})

type RequestAbout =
  | { readonly kind: 'TICKET'; readonly subject: string }
  | { readonly kind: 'REPORT'; readonly type: ReportType; readonly country: string }
  | { readonly kind: 'AGREEMENT'; readonly country: string }
  | { readonly kind: 'PRODUCT'; readonly product: string }
  | { readonly kind: 'LABEL'; readonly product: string; readonly country: string }

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const requestTitle = (about: RequestAbout): string => {
  switch (about.kind) {
    case 'TICKET':
      return about.subject
    case 'REPORT':
      return `${capital(reportNames[about.type])}, ${about.country}`
    case 'AGREEMENT':
      return say('Agreement for {0}', about.country)
    case 'PRODUCT':
      return say('Availability of {0}', about.product)
    case 'LABEL':
      return say('Label of {0}, {1}', about.product, about.country)
  }
}

export const requestKinds = ['TICKET', 'REPORT', 'AGREEMENT', 'PRODUCT', 'LABEL'] as const
export type RequestKind = (typeof requestKinds)[number]

/** What a list of requests is narrowed to: a kind, a part of one, or two of them. */
export const listedKinds = [
  'TICKET',
  'REPORT',
  'ORDER_ISSUE',
  'AGREEMENT',
  'PRODUCT',
  'LABEL',
  'PRODUCT_OR_LABEL',
] as const
export type ListedKind = (typeof listedKinds)[number]

/** The two sections of the queue. */
export const requestSections = ['WAITING', 'ANSWERED'] as const
export type RequestSection = (typeof requestSections)[number]

export const requestDues = ['OVERDUE', 'SOON', 'LATER'] as const
export type RequestDue = (typeof requestDues)[number]
/** What is due within so long is due soon. */
export const SOON_HOURS = 12

/** By which a list of requests is sorted. Subjects of tickets are sealed: only agreements are sorted by theirs. */
export const requestColumns = ['request', 'company', 'since', 'state', 'assignee'] as const
export type RequestColumn = (typeof requestColumns)[number]

/** What became of a promised answer; WAITING: it is not due yet. */
export const promiseOutcomes = ['KEPT', 'MISSED', 'WAITING'] as const
export type PromiseOutcome = (typeof promiseOutcomes)[number]

export const promiseSubjects = ['QUOTES', 'TICKETS', 'FILES'] as const
/** A document of a company is looked through within ten days. */
export const REVIEW_HOURS = 240

export const workKinds = [
  'QUOTE',
  'ORDER_DOCUMENT',
  'FILE',
  'TICKET',
  'REPORT',
  'AGREEMENT',
  'PRODUCT',
  'LABEL',
  'LABEL_ISSUE',
  'APPROVAL',
] as const
export type WorkKind = (typeof workKinds)[number]

export const templateTerms = { title: 80, language: 12, text: LONGEST_COMMENT } as const

export const draftTerms = { fields: 30, characters: LONGEST_COMMENT } as const

import * as Schema from 'effect/Schema'

import { Moment } from '#platform/event.ts'
import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { assignedKinds } from './assigned-work.ts'
import { Comment, Files, Report, TicketDetail } from './contract.ts'
import { ReportType } from './fields.ts'
import { promiseOutcomes, requestKinds } from './service-terms.ts'

const uuid = Schema.String.check(Schema.isUUID())
export const Person = Schema.Struct({ id: Schema.String, name: Schema.String })
const theRequest = { id: uuid }
/** How many messages of the thread the writer has read. */
const seen = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 100_000 }))

/** An agreement, a product and a label have no id of their own: theirs is made of what they are about. */
export const anyRequest = { id: Schema.Trimmed.check(Schema.isBetweenLength(1, 200)) }

const OfficeRequest = Schema.Struct({
  id: Schema.String,
  kind: Schema.Literals(requestKinds),
  reference: Schema.String,
  /** A ticket's department; null: the title says what it is. */
  topic: Schema.NullOr(Schema.String),
  /** What it is called: 'Agreement for Rwanda'. */
  subject: Schema.String,
  company: Person,
  status: Schema.String,
  /** Nothing is left to do. */
  finished: Schema.Boolean,
  /** For our answer, or for an agreement that we prepare; all others are answered. */
  waits: Schema.Boolean,
  isPrivate: Schema.Boolean,
  isOrderIssue: Schema.Boolean,
  openedAt: Moment,
  changedAt: Moment,
  /** Until when we answer; null: nothing waits for us. */
  dueAt: Schema.NullOr(Moment),
  assignee: Schema.NullOr(Person),
})
export type OfficeRequest = typeof OfficeRequest.Type

export const listOfficeRequests = endpoint('GET /office/requests', {
  may: 'office.requests.read',
  does: 'All that companies ask in one queue: tickets, reports, agreements, products and labels. What waits for an answer by time left, then the others; or the tickets whose answers were promised for a month',
  query: {
    /** 'YYYY-MM' */
    month: Schema.optionalKey(Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}$/))),
    promise: Schema.optionalKey(Schema.Literals(promiseOutcomes)),
  },
  answer: Schema.Array(OfficeRequest),
  reads: [
    ...['tickets', 'reports', 'ticket_desks', 'distributors', 'users'],
    ...['agreement_requests', 'product_requests', 'products'],
  ],
})

export const listPromises = endpoint('GET /office/requests/promises', {
  may: 'office.requests.read',
  does: 'Answers that were promised within 48 hours, by the month in which they were due: kept and missed, and the hours that half of them took at most',
  answer: Schema.Array(
    Schema.Struct({
      month: Schema.String,
      kept: Schema.Int,
      missed: Schema.Int,
      waiting: Schema.Int,
      medianHours: Schema.NullOr(Schema.Finite),
    }),
  ),
  reads: ['tickets'],
})

/** What staff keep to themselves. */
const desk = {
  company: Person,
  assignee: Schema.NullOr(Person),
  /** Others who have it open. */
  lookers: Schema.Array(Schema.Struct({ ...Person.fields, writing: Schema.Boolean })),
  notes: Schema.Array(
    Schema.Struct({ id: Schema.String, author: Schema.String, own: Schema.Boolean, at: Moment, text: Schema.String }),
  ),
}

export const showOfficeDesk = endpoint('GET /office/requests/others/:id', {
  may: 'office.requests.read',
  does: 'The notes and the assignment of staff about a request for an agreement, a product or a label; or, by a key such as QUOTE:<order>, about an order, the quote to give for it, its documents or the file of a company',
  params: anyRequest,
  answer: Schema.Struct({ id: Schema.String, ...desk }),
  reads: ['agreement_requests', 'product_requests', 'ticket_desks', 'distributors', 'users'],
})

export const listAnswerers = endpoint('GET /office/requests/people', {
  may: 'office.requests.read',
  does: 'The staff whom a request can be assigned to, or work of another kind',
  query: { kind: Schema.optionalKey(Schema.Literals(assignedKinds)) },
  answer: Schema.Array(Person),
  reads: ['users'],
})

export const listAssigned = endpoint('GET /office/assigned/:kind', {
  may: 'office.requests.read',
  does: 'Which orders, quotes, documents or files somebody of the staff has, and who; `id`: the order or the company',
  params: { kind: Schema.Literals(assignedKinds) },
  answer: Schema.Array(Schema.Struct({ id: Schema.String, assignee: Person })),
  reads: ['ticket_desks', 'users'],
})

export const OfficeTicket = Schema.Struct({ ...TicketDetail.fields, ...desk })
export type OfficeTicket = typeof OfficeTicket.Type

export const showOfficeTicket = endpoint('GET /office/requests/tickets/:id', {
  may: 'office.requests.read',
  does: 'One ticket with its thread, and the notes and the assignment of staff',
  params: theRequest,
  answer: OfficeTicket,
  reads: ['tickets', 'ticket_desks', 'distributors', 'users'],
})

export const OfficeReport = Schema.Struct({
  ...Report.fields,
  ...desk,
  /** CareCoins that accepting it as a business opportunity brings; 0: the company is not in the programme. */
  reward: Schema.Int,
  /** QUALITY's classification of an order issue. */
  classification: Schema.NullOr(
    Schema.Struct({
      complaint: Schema.Boolean,
      reportable: Schema.Boolean,
      reason: Schema.String,
      author: Schema.String,
      at: Moment,
    }),
  ),
  /** Reports of other companies that may be about the same. */
  duplicates: Schema.Array(
    Schema.Struct({ id: Schema.String, reference: Schema.String, company: Schema.String, filedAt: Moment }),
  ),
})
export type OfficeReport = typeof OfficeReport.Type

export const showOfficeReport = endpoint('GET /office/requests/reports/:id', {
  may: 'office.requests.read',
  does: 'One report with its thread, and the notes and the assignment of staff',
  params: theRequest,
  answer: OfficeReport,
  reads: ['reports', 'ticket_desks', 'distributors', 'users', 'loyalty_rules'],
})

export const answerTicket = endpoint('AnswerTicket POST /office/requests/tickets/:id/answers', {
  may: 'office.requests.answer',
  counted: 'messages',
  does: 'Answers a ticket, and marks it as solved where `solve` says so; refused where something arrived that the writer has not seen',
  params: theRequest,
  body: { text: Comment, files: Schema.optionalKey(Files), seen, solve: Schema.optionalKey(Schema.Boolean) },
  answer: Done,
  awaits: ['tickets'],
})

export const solveTicket = endpoint('SolveTicket PUT /office/requests/tickets/:id/solve', {
  may: 'office.requests.answer',
  does: 'Marks a ticket as solved, with a reason that its company reads',
  params: theRequest,
  body: { text: Comment, seen },
  answer: Done,
  awaits: ['tickets'],
})

export const assignRequest = endpoint('AssignRequest PUT /office/requests/:id/assignee', {
  may: 'office.requests.answer',
  does: 'Assigns a request, an order, a quote to give, documents to review or a file to a member of staff who may act on it, or to nobody; refused where somebody else took it meanwhile',
  params: anyRequest,
  body: { from: Schema.NullOr(uuid), to: Schema.NullOr(uuid) },
  answer: Done,
  awaits: ['ticket_desks'],
})

export const noteRequest = endpoint('NoteRequest POST /office/requests/:id/notes', {
  may: 'office.requests.answer',
  counted: 'messages',
  does: 'Writes an internal note about a ticket or a report. Its distributor never reads it.',
  params: anyRequest,
  body: { text: Comment },
  answer: Done,
  awaits: ['ticket_desks'],
})

export const readReport = endpoint('ReadReport PUT /office/requests/reports/:id/read', {
  may: 'office.requests.answer',
  does: 'Says that a report was read, once',
  params: theRequest,
  answer: Done,
  awaits: ['reports'],
})

export const answerReport = endpoint('AnswerReport POST /office/requests/reports/:id/answers', {
  may: 'office.requests.answer',
  counted: 'messages',
  does: 'Answers a report; refused where something arrived that the writer has not seen',
  params: theRequest,
  body: { text: Comment, files: Schema.optionalKey(Files), seen },
  answer: Done,
  awaits: ['reports'],
})

export const acceptReport = endpoint('AcceptReport PUT /office/requests/reports/:id/accept', {
  may: 'office.requests.answer',
  does: 'Accepts a report, once; a business opportunity brings its company the CareCoins for it',
  params: theRequest,
  body: { opportunity: Schema.Boolean },
  answer: Schema.Struct({ success: Schema.Literal(true), careCoins: Schema.Int }),
  awaits: ['reports', 'loyalty_accounts', 'loyalty_entries'],
})

export const classifyReport = endpoint('ClassifyReport PUT /office/requests/reports/:id/classification', {
  may: 'office.reports.classify',
  does: 'Says of an order issue whether it is a complaint and must be reported to an authority, and why',
  params: theRequest,
  body: { complaint: Schema.Boolean, reportable: Schema.Boolean, reason: Comment },
  answer: Done,
  awaits: ['ticket_desks'],
})

export const exportReports = endpoint('GET /office/requests/reports/export.:format', {
  may: 'office.requests.read',
  counted: 'exports',
  does: 'The reports of all companies as a spreadsheet, newest first, with what QUALITY said of order issues',
  costly: true,
  params: { format: Schema.Literals(['csv', 'xlsx']) },
  query: { type: Schema.optionalKey(ReportType) },
  answer: Schema.Unknown,
  reads: ['reports', 'ticket_desks', 'distributors', 'users'],
})

export const refuseReport = endpoint('RefuseReport PUT /office/requests/reports/:id/refuse', {
  may: 'office.requests.answer',
  does: 'Refuses a report with a reason that its company reads',
  params: theRequest,
  body: { reason: Comment },
  answer: Done,
  awaits: ['reports'],
})

export const finishReport = endpoint('FinishReport PUT /office/requests/reports/:id/done', {
  may: 'office.requests.answer',
  does: 'Says that all is done that a report asked for',
  params: theRequest,
  answer: Done,
  awaits: ['reports'],
})

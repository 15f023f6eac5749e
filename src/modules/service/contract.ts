import * as Schema from 'effect/Schema'

import { CountryId } from '#modules/catalogue/events.ts'
import { Day, Moment } from '#platform/event.ts'
import { paragraphs } from '#platform/http/clean-input.ts'
import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { AboutKind, Department, ReportType } from './fields.ts'
import {
  LONGEST_COMMENT,
  LONGEST_SUBJECT,
  MOST_FILES,
  reportDetails,
  reportStatuses,
  sharings,
  threadEntries,
  ticketStatuses,
} from './service-terms.ts'

export type { Department } from './service-terms.ts'

const uuid = Schema.String.check(Schema.isUUID())
const line = (most: number) => Schema.Trimmed.check(Schema.isBetweenLength(1, most))
export const Comment = paragraphs(line(LONGEST_COMMENT))
export const Files = Schema.Array(line(300)).check(Schema.isMaxLength(MOST_FILES))

export const ThreadMessage = Schema.Struct({
  id: Schema.String,
  by: Schema.Literals(['DISTRIBUTOR', 'PROVIDER']),
  what: Schema.Literals(threadEntries),
  /** The provider's name where its staff wrote and a distributor reads. */
  author: Schema.String,
  own: Schema.Boolean,
  at: Moment,
  text: Schema.NullOr(Schema.String),
  /** Stored paths, to be opened by POST /files/links. */
  files: Schema.Array(Schema.Struct({ path: Schema.String, name: Schema.String })),
})
export type ThreadMessage = typeof ThreadMessage.Type

const About = Schema.Struct({ kind: AboutKind, id: Schema.String, label: Schema.String })

const OtherTicket = Schema.Struct({ id: Schema.String, reference: Schema.String })

export const Ticket = Schema.Struct({
  id: Schema.String,
  /** 'T-2026-000123' */
  reference: Schema.String,
  created_at: Moment,
  subject: Schema.String,
  status: Schema.Literals(ticketStatuses),
  description: Schema.Struct({ date: Moment, department: Department, comment: Schema.String }),
  author: Schema.String,
  own: Schema.Boolean,
  sharing: Schema.Literals(sharings),
  about: Schema.NullOr(About),
  /** Until when we answer; null: nothing waits for us. */
  answerDueAt: Schema.NullOr(Moment),
  overdue: Schema.Boolean,
  /** Until when a solved ticket can be reopened. */
  closesAt: Schema.NullOr(Moment),
  /** Whether the answer helped; null: not rated. */
  rating: Schema.NullOr(Schema.Struct({ helped: Schema.Boolean, text: Schema.NullOr(Schema.String) })),
  /** The request that it goes on in. */
  mergedInto: Schema.NullOr(OtherTicket),
  /** Requests that go on in it. */
  tookIn: Schema.Array(OtherTicket),
})
export type Ticket = typeof Ticket.Type

export const TicketDetail = Schema.Struct({ ...Ticket.fields, messages: Schema.Array(ThreadMessage) })
export type TicketDetail = typeof TicketDetail.Type

export const listTickets = endpoint('GET /zendesk/tickets', {
  may: 'service.use',
  does: 'The tickets of the own company, newest first, without the private ones of colleagues',
  answer: Schema.Array(Ticket),
  reads: ['tickets', 'users'],
})

export const showTicket = endpoint('GET /zendesk/ticket/:id', {
  may: 'service.use',
  does: 'One ticket with all that both sides wrote, the oldest first',
  params: { id: uuid },
  answer: TicketDetail,
  reads: ['tickets', 'users'],
})

export const openTicket = endpoint('OpenTicket POST /zendesk/ticket', {
  may: 'service.use',
  counted: 'messages',
  does: 'Opens a ticket, which is answered within 48 hours',
  body: {
    department: Department,
    subject: line(LONGEST_SUBJECT),
    comment: Comment,
    files: Schema.optionalKey(Files),
    about: Schema.optionalKey(Schema.Struct({ kind: AboutKind, id: line(100) })),
    /** PRIVATE: only its author and their representative read it. Left out: the company's. */
    sharing: Schema.optionalKey(Schema.Literals(sharings)),
  },
  answer: Schema.Struct({
    success: Schema.Literal(true),
    message: Schema.String,
    ticket: Schema.Struct({
      id: Schema.String,
      reference: Schema.String,
      created_at: Moment,
      status: Schema.Literals(ticketStatuses),
    }),
  }),
  awaits: ['tickets'],
})

export const writeToTicket = endpoint('WriteToTicket POST /zendesk/ticket/:id/messages', {
  may: 'service.use',
  counted: 'messages',
  does: 'Writes to the provider in a ticket; a solved one is reopened by it',
  params: { id: uuid },
  body: { comment: Comment, files: Schema.optionalKey(Files) },
  answer: Done,
  awaits: ['tickets'],
})

export const solveOwnTicket = endpoint('SolveOwnTicket PUT /zendesk/ticket/:id/solve', {
  may: 'service.use',
  does: 'Marks a ticket as solved; it can be reopened for 14 days',
  params: { id: uuid },
  answer: Done,
  awaits: ['tickets'],
})

export const reopenTicket = endpoint('ReopenTicket PUT /zendesk/ticket/:id/reopen', {
  may: 'service.use',
  does: 'Reopens a solved ticket, which is answered within 48 hours',
  params: { id: uuid },
  answer: Done,
  awaits: ['tickets'],
})

export const rateTicket = endpoint('RateTicket PUT /zendesk/ticket/:id/rating', {
  may: 'service.use',
  does: 'Says whether the answer to a solved ticket helped, and why; the last word counts',
  params: { id: uuid },
  body: { helped: Schema.Boolean, text: Schema.optionalKey(Comment) },
  answer: Done,
  awaits: ['tickets'],
})

export const Report = Schema.Struct({
  id: Schema.String,
  /** 'R-2026-000045' */
  reference: Schema.String,
  type: ReportType,
  created_at: Moment,
  status: Schema.Literals(reportStatuses),
  country: Schema.Struct({ id: CountryId, name: Schema.String }),
  comment: Schema.String,
  details: Schema.Array(Schema.Struct({ field: Schema.Literals(reportDetails), value: Schema.String })),
  order: Schema.NullOr(Schema.Struct({ id: Schema.String, num: Schema.String })),
  closesOn: Schema.NullOr(Day),
  peopleAffected: Schema.NullOr(Schema.Boolean),
  author: Schema.String,
  readAt: Schema.NullOr(Moment),
  readBy: Schema.NullOr(Schema.String),
  acceptedAt: Schema.NullOr(Moment),
  careCoins: Schema.Int,
  messages: Schema.Array(ThreadMessage),
})
export type Report = typeof Report.Type

export const listReports = endpoint('GET /reports', {
  may: 'service.use',
  does: 'The reports of the own company, newest first, with all that was written about each',
  query: { type: Schema.optionalKey(ReportType) },
  answer: Schema.Array(Report),
  reads: ['reports', 'users'],
})

const DayTime = Schema.String.check(
  Schema.isPattern(/^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2})?$/, { message: 'Enter a day like 2026-12-18' }),
)

const detail = Schema.optionalKey(line(1_000))
const MISSING = 'Missing mandatory fields'

export const fileReport = endpoint('FileReport POST /reports', {
  may: 'service.use',
  counted: 'messages',
  does: 'Files a report; country, comment and consent are required, what else belongs to its kind is kept',
  failure: MISSING,
  body: {
    type: ReportType,
    state: Schema.Struct({
      countryId: CountryId,
      comment: Comment,
      consent: Schema.Boolean.check(
        Schema.makeFilter((given) => given || 'Please agree that we process what you report'),
      ),
      files: Schema.optionalKey(Files),
      authority: detail,
      product: detail,
      quantity: detail,
      closingDay: Schema.optionalKey(Day),
      priceLevel: detail,
      company: detail,
      price: detail,
      source: detail,
      law: detail,
      inForceFrom: Schema.optionalKey(Day),
      products: detail,
      orderId: Schema.optionalKey(uuid),
      lines: detail,
      lot: detail,
      wrong: detail,
      /** 'YYYY-MM-DD', or 'YYYY-MM-DD HH:mm:ss' */
      foundOn: Schema.optionalKey(DayTime),
      peopleAffected: Schema.optionalKey(Schema.Boolean),
    }),
  },
  answer: Schema.Struct({
    success: Schema.Literal(true),
    message: Schema.String,
    reference: Schema.String,
    id: Schema.String,
  }),
  awaits: ['reports'],
})

export const writeToReport = endpoint('WriteToReport POST /reports/:id/messages', {
  may: 'service.use',
  counted: 'messages',
  does: 'Writes to the provider about a report of the own company',
  params: { id: uuid },
  body: { comment: Comment, files: Schema.optionalKey(Files) },
  answer: Done,
  awaits: ['reports'],
})

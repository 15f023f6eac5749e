import * as Schema from 'effect/Schema'
import { AboutKind, Department } from '#modules/service/fields.ts'
import { LONGEST_SUBJECT, sharings, ticketStatuses } from '#modules/service/service-states.ts'
import { Comment, deskParts, Files, seen, ThreadMessage } from '#modules/service/thread-contract.ts'
import { Moment } from '#platform/event.ts'
import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'

export type { Department } from '#modules/service/service-states.ts'

const uuid = Schema.String.check(Schema.isUUID())

const line = (most: number) => Schema.Trimmed.check(Schema.isBetweenLength(1, most))

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
  does: 'Says whether the answer to a solved ticket helped, and why; the last answer counts',
  params: { id: uuid },
  body: { helped: Schema.Boolean, text: Schema.optionalKey(Comment) },
  answer: Done,
  awaits: ['tickets'],
})

const theRequest = { id: uuid }

export const OfficeTicket = Schema.Struct({ ...TicketDetail.fields, ...deskParts })

export type OfficeTicket = typeof OfficeTicket.Type

export const showOfficeTicket = endpoint('GET /office/requests/tickets/:id', {
  may: 'office.requests.read',
  does: 'One ticket with its thread, and the notes and the assignment of staff',
  params: theRequest,
  answer: OfficeTicket,
  reads: ['tickets', 'ticket_desks', 'distributors', 'users'],
})

export const answerTicket = endpoint('AnswerTicket POST /office/requests/tickets/:id/answers', {
  may: 'office.requests.answer',
  counted: 'messages',
  does: 'Answers a ticket, and marks it as solved where `solve` says so; refused where something arrived that the writer has not seen',
  params: theRequest,
  body: { text: Comment, files: Schema.optionalKey(Files), seen, solve: Schema.optionalKey(Schema.Boolean) },
  answer: Done,
  awaits: ['tickets', 'office_requests'],
})

export const solveTicket = endpoint('SolveTicket PUT /office/requests/tickets/:id/solve', {
  may: 'office.requests.answer',
  does: 'Marks a ticket as solved, with a reason that its company reads',
  params: theRequest,
  body: { text: Comment, seen },
  answer: Done,
  awaits: ['tickets', 'office_requests'],
})

export const mergeTickets = endpoint('MergeTickets PUT /office/requests/tickets/:id/merge', {
  may: 'office.requests.answer',
  does: 'Makes one of two tickets of a company: this one goes on in the other, with all that was written',
  params: theRequest,
  body: { into: uuid },
  answer: Done,
  awaits: ['tickets', 'office_requests'],
})

export const openTicketForCaller = endpoint('OpenTicketForCaller POST /office/requests/tickets', {
  may: 'office.tickets.open',
  counted: 'messages',
  does: 'Opens a ticket for an active user of a company who called: it is theirs, and their company reads it',
  body: {
    distributorId: uuid,
    userId: uuid,
    department: Department,
    subject: Schema.Trimmed.check(Schema.isBetweenLength(1, LONGEST_SUBJECT)),
    comment: Comment,
    /** What the call was about. */
    orderId: Schema.optionalKey(uuid),
  },
  answer: Schema.Struct({ success: Schema.Literal(true), id: Schema.String, reference: Schema.String }),
  awaits: ['tickets', 'office_requests'],
})

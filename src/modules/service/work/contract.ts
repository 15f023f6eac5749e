import * as Schema from 'effect/Schema'
import {
  listedKinds,
  promiseOutcomes,
  promiseSubjects,
  requestColumns,
  requestDues,
  requestKinds,
  requestSections,
  workKinds,
} from '#modules/service/service-states.ts'
import { Comment, deskParts, Person } from '#modules/service/thread-contract.ts'
import { assignedKinds, deskOwners } from '#modules/terms/assigned-work.ts'
import { CareCoins } from '#modules/terms/care-coins.ts'
import { Moment } from '#platform/event.ts'
import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { listAnswer, listQuery, pageQuery } from '#platform/http/lists.ts'

const { Array: List, Int, NullOr, String: Text, Struct } = Schema

const uuid = Schema.String.check(Schema.isUUID())

/** An agreement, a product and a label have no id of their own: theirs is made of what they are about. */
export const anyRequest = { id: Schema.Trimmed.check(Schema.isBetweenLength(1, 200)) }

const OfficeRequest = Schema.Struct({
  id: Schema.String,
  kind: Schema.Literals(requestKinds),
  reference: Schema.String,
  /** A ticket's department; null: the title says what it is. */
  topic: Schema.NullOr(Schema.String),
  subject: Schema.String,
  company: Person,
  status: Schema.String,
  finished: Schema.Boolean,
  /** For our answer, or for an agreement that we prepare; all others are answered. */
  waits: Schema.Boolean,
  isPrivate: Schema.Boolean,
  openedAt: Moment,
  changedAt: Moment,
  /** Until when we answer; null: nothing waits for us. */
  dueAt: Schema.NullOr(Moment),
  assignee: Schema.NullOr(Person),
})

export type OfficeRequest = typeof OfficeRequest.Type

export const listOfficeRequests = endpoint('GET /office/requests', {
  may: 'office.requests.read',
  does: 'A page of all that companies request in one queue: tickets, reports, agreements, products and labels. What waits for an answer by time left, then the others; or the tickets whose answers were promised for a month',
  query: {
    /** This one alone. */
    id: Schema.optionalKey(anyRequest.id),
    section: Schema.optionalKey(Schema.Literals(requestSections)),
    kind: Schema.optionalKey(Schema.Literals(listedKinds)),
    /** Its status. */
    state: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(20))),
    /** Of those that wait alone. */
    due: Schema.optionalKey(Schema.Literals(requestDues)),
    who: Schema.optionalKey(Schema.Literals(deskOwners)),
    distributorId: Schema.optionalKey(uuid),
    /** 'YYYY-MM' */
    month: Schema.optionalKey(Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}$/))),
    promise: Schema.optionalKey(Schema.Literals(promiseOutcomes)),
    ...listQuery(requestColumns),
  },
  answer: Struct({
    ...listAnswer(OfficeRequest).fields,
    /** How many are in each under the same filters, whichever is chosen, and whose they are. */
    sections: Struct({ WAITING: Int, ANSWERED: Int }),
    /** How many each assignee has under the same filters, whichever is chosen. */
    whose: Struct({ MINE: Int, UNASSIGNED: Int, ALL: Int }),
  }),
  reads: ['office_requests', 'tickets', 'distributors', 'users', 'products'],
})

export const listMergeable = endpoint('GET /office/requests/tickets/:id/mergeable', {
  may: 'office.requests.answer',
  does: 'The first 20 tickets that a ticket can be put together with, found by reference and subject: of the same company, read by the same people and not closed; with the one that is chosen',
  params: { id: uuid },
  query: { search: pageQuery.search, chosen: Schema.optionalKey(uuid) },
  answer: List(Struct({ id: Text, reference: Text, subject: Text })),
  reads: ['office_requests', 'tickets', 'ticket_desks', 'distributors', 'users', 'products'],
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

export const showOfficeDesk = endpoint('GET /office/requests/others/:id', {
  may: 'office.requests.read',
  does: 'The notes and the assignment of staff about a request for an agreement, a product or a label; or, by a key such as QUOTE:<order>, about an order, the quote to give for it, its documents or the file of a company',
  params: anyRequest,
  answer: Schema.Struct({ id: Schema.String, ...deskParts }),
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
  does: 'Which orders, quotes, documents or files a member of staff has, and who; `id`: the order or the company',
  params: { kind: Schema.Literals(assignedKinds) },
  answer: Schema.Array(Schema.Struct({ id: Schema.String, assignee: Person })),
  reads: ['ticket_desks', 'users'],
})

export const assignRequest = endpoint('AssignRequest PUT /office/requests/:id/assignee', {
  may: 'office.requests.answer',
  does: 'Assigns a request, an order, a quote to give, documents to review or a file to a member of staff who may act on it, or to no one; refused where another colleague took it meanwhile',
  params: anyRequest,
  body: { from: Schema.NullOr(uuid), to: Schema.NullOr(uuid) },
  answer: Done,
  awaits: ['ticket_desks', 'office_requests'],
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

export const lookAtRequest = endpoint('LookAtRequest PUT /office/requests/:id/look', {
  may: 'office.requests.answer',
  does: 'Tells others of the staff that one has a request, an order, a quote or a file open, and whether one is writing',
  params: anyRequest,
  body: { writing: Schema.Boolean },
  answer: Done,
  awaits: ['ticket_desks'],
})

export const leaveRequest = endpoint('LeaveRequest PUT /office/requests/:id/leave', {
  may: 'office.requests.answer',
  does: 'Tells others of the staff that one has left it',
  params: anyRequest,
  answer: Done,
  awaits: ['ticket_desks'],
})

export const WorkItem = Struct({
  kind: Schema.Literals(workKinds),
  id: Text,
  title: Text,
  company: Text,
  since: Moment,
  dueAt: NullOr(Moment),
})
export type WorkItem = typeof WorkItem.Type

const workReads = [
  ...['office_requests', 'orders', 'company_overviews', 'label_issues', 'ticket_desks'],
  ...['products', 'distributors', 'users', 'second_person_requests'],
]

export const showWork = endpoint('GET /office/work', {
  may: 'office.orders.read',
  peopleOnly: true,
  does: 'What waits for the caller and no colleague has, by what their role may do: the most urgent first; and how much waits of each kind in its queue, assigned or not',
  costly: true,
  answer: Struct({
    items: List(WorkItem),
    counts: List(Struct({ kind: Schema.Literals(workKinds), count: Int, overdue: Int })),
  }),
  reads: workReads,
})

export const countWaitingRequests = endpoint('GET /office/requests/counts', {
  may: 'office.requests.read',
  does: 'How many requests of companies wait for us, of those that the reader may read, as the queue lists them',
  answer: Struct({ waiting: Int }),
  reads: ['office_requests', 'distributors'],
})

const Promises = Struct({
  of: Schema.Literals(promiseSubjects),
  kept: Int,
  missed: Int,
  waiting: Int,
  /** Hours that half of those that were answered took at most. */
  medianHours: NullOr(Schema.Finite),
})
const month = Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}$/))

export const showPromises = endpoint('GET /office/promises', {
  may: 'office.orders.read',
  does: 'Promises of a month by what was recorded: quotes in 72 hours, answers in 48, documents of companies in ten days; and whether answers helped',
  costly: true,
  query: { month: Schema.optionalKey(month) },
  answer: Struct({
    month,
    months: List(month),
    promises: List(Promises),
    helped: Struct({ yes: Int, no: Int }),
  }),
  reads: ['quote_promises', 'tickets', 'company_files'],
})

export const listPromised = endpoint('GET /office/promises/:of', {
  may: 'office.orders.read',
  does: 'The quotes or documents that a figure of a month is made of, the slowest first, 100 at most',
  costly: true,
  params: { of: Schema.Literals(['QUOTES', 'FILES']) },
  query: { month, promise: Schema.optionalKey(Schema.Literals(promiseOutcomes)) },
  answer: List(
    Struct({
      key: Text,
      id: Text,
      title: Text,
      company: Text,
      since: Moment,
      dueAt: Moment,
      answeredAt: NullOr(Moment),
      outcome: Schema.Literals(promiseOutcomes),
    }),
  ),
  reads: ['quote_promises', 'company_files', 'distributors'],
})

export const showStatistics = endpoint('GET /distributors/statistics', {
  may: 'orders.read',
  does: 'The own company in figures: its orders and what waits for it, what it has ordered, and its CareCoins',
  answer: Struct({
    orders: Int,
    ordersInProgress: Int,
    quotesToConfirm: Int,
    /** Orders that wait for a document of the company. */
    documentsToSend: Int,
    quantityOrdered: Int,
    lastOrderDate: NullOr(Moment),
    careCoinsBalance: CareCoins,
  }),
  reads: ['orders', 'ordered_goods', 'loyalty_accounts'],
})

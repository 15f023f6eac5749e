import * as Schema from 'effect/Schema'

import { Moment } from '#platform/event.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { promiseOutcomes, promiseSubjects, workKinds } from './service-terms.ts'

const { Array: List, Int, NullOr, String: Text, Struct } = Schema

export const WorkItem = Struct({
  kind: Schema.Literals(workKinds),
  /** Of the order, the request, the company or the label issue. */
  id: Text,
  title: Text,
  company: Text,
  since: Moment,
  dueAt: NullOr(Moment),
})
export type WorkItem = typeof WorkItem.Type

const reads = [
  ...['orders', 'company_files', 'tickets', 'reports', 'ticket_desks', 'agreement_requests', 'product_requests'],
  ...['products', 'label_issues', 'distributors', 'users'],
]

export const showWork = endpoint('GET /office/work', {
  may: 'office.orders.read',
  does: 'What waits for whoever asks and no colleague has, by what their role may do: the most urgent first; and how much waits of each kind, whoever has it, as its queue holds it',
  costly: true,
  answer: Struct({
    items: List(WorkItem),
    counts: List(Struct({ kind: Schema.Literals(workKinds), count: Int, overdue: Int })),
  }),
  reads,
})

export const countWaitingRequests = endpoint('GET /office/requests/counts', {
  may: 'office.requests.read',
  does: 'How many requests of companies wait for us, of those that the reader may read, as the queue lists them',
  answer: Struct({ waiting: Int }),
  reads: ['tickets', 'reports', 'ticket_desks', 'distributors', 'agreement_requests', 'product_requests', 'products'],
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
    /** In which something was promised, the latest first. */
    months: List(month),
    promises: List(Promises),
    helped: Struct({ yes: Int, no: Int }),
  }),
  reads: ['order_history', 'tickets', 'company_files'],
})

export const listPromised = endpoint('GET /office/promises/:of', {
  may: 'office.orders.read',
  does: 'The quotes or documents that a figure of a month is made of, the slowest first, 200 at most',
  costly: true,
  params: { of: Schema.Literals(['QUOTES', 'FILES']) },
  query: { month, promise: Schema.optionalKey(Schema.Literals(promiseOutcomes)) },
  answer: List(
    Struct({
      key: Text,
      /** Of the order, or of the company. */
      id: Text,
      title: Text,
      company: Text,
      since: Moment,
      dueAt: Moment,
      answeredAt: NullOr(Moment),
      outcome: Schema.Literals(promiseOutcomes),
    }),
  ),
  reads: ['order_history', 'company_files', 'distributors'],
})

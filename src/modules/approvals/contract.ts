import * as Schema from 'effect/Schema'
import { matters } from '#modules/terms/second-person.ts'
import { Moment } from '#platform/event.ts'
import { paragraphs } from '#platform/http/clean-input.ts'
import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { listAnswer, listQuery } from '#platform/http/lists.ts'
import { approvalColumns, approvalRequesters, approvalStatuses } from './approval-states.ts'

const { Array: List, Int, Literals, NullOr, String: Text, Struct } = Schema

const Id = Text.check(Schema.isBetweenLength(1, 64))
const one = { id: Schema.String.check(Schema.isUUID()) }
const Person = Struct({ id: Id, name: Text })

const ApprovalRequest = Struct({
  id: Id,
  matter: Literals(matters),
  /** What the command is about: a company, an order's number, a product, a person. */
  about: NullOr(Text),
  company: NullOr(Struct({ id: Id, name: Text })),
  /** What it would do, as the history would say it. */
  effects: List(Struct({ about: NullOr(Text), what: Text, detail: NullOr(Text) })),
  /** Those that are not described. */
  moreEffects: Int,
  reason: Text,
  requestedBy: Person,
  requestedAt: Moment,
  endsAt: Moment,
  status: Literals(approvalStatuses),
  decidedBy: NullOr(Person),
  decidedAt: NullOr(Moment),
  /** Why it was rejected, or could not be done once it was approved. */
  note: NullOr(Text),
  mayDecide: Schema.Boolean,
  mayWithdraw: Schema.Boolean,
})
export type ApprovalRequest = typeof ApprovalRequest.Type

export const listApprovals = endpoint('GET /office/approvals', {
  may: 'office.approvals.read',
  does: 'A page of commands that need a second person: what the caller has requested or may decide. Those that wait come first, the longest waiting on top.',
  query: {
    ...listQuery(approvalColumns),
    status: Schema.optionalKey(Literals(approvalStatuses)),
    by: Schema.optionalKey(Literals(approvalRequesters)),
  },
  answer: listAnswer(ApprovalRequest),
  reads: ['second_person_requests', 'users', 'distributors', 'products'],
})

export const approvalsAbout = endpoint('GET /office/approvals/about/:id', {
  may: 'office.approvals.read',
  does: 'What waits for a second person about one thing: a company, an order, a product, a promo code or a person.',
  params: { id: Text.check(Schema.isBetweenLength(1, 200)) },
  answer: List(Struct({ id: Id, matter: Literals(matters), requestedBy: Person, requestedAt: Moment })),
  reads: ['second_person_requests', 'users'],
})

export const approveRequest = endpoint('ApproveRequest POST /office/approvals/:id/approve', {
  may: 'office.approvals.decide',
  does: 'Approves the command of another person, which is executed in their name. Refused with its own reason if it could not be executed any more.',
  params: one,
  answer: Done,
  awaits: ['second_person_requests'],
})

export const rejectRequest = endpoint('RejectRequest POST /office/approvals/:id/reject', {
  may: 'office.approvals.decide',
  does: 'Rejects the command of another person with a reason: it is never executed.',
  params: one,
  body: { reason: paragraphs(Schema.Trimmed.check(Schema.isBetweenLength(1, 1_000))) },
  answer: Done,
  awaits: ['second_person_requests'],
})

export const withdrawRequest = endpoint('WithdrawRequest POST /office/approvals/:id/withdraw', {
  may: 'office.approvals.decide',
  does: 'Withdraws the caller’s own request before it was decided.',
  params: one,
  answer: Done,
  awaits: ['second_person_requests'],
})

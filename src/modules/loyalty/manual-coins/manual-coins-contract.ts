import * as Schema from 'effect/Schema'
import { rewardedActivities } from '#modules/loyalty/events.ts'
import { manualCoinsColumns, manualCoinsStatuses } from '#modules/loyalty/loyalty-states.ts'
import { Moment } from '#platform/event.ts'
import { paragraphs } from '#platform/http/clean-input.ts'
import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { listAnswer, listQuery } from '#platform/http/lists.ts'

const Id = Schema.String.check(Schema.isBetweenLength(1, 64))
const Person = Schema.NullOr(Schema.Struct({ id: Id, name: Schema.String }))

const ManualCoinsRequest = Schema.Struct({
  id: Id,
  distributor: Schema.Struct({ id: Id, name: Schema.String }),
  /** Signed. */
  change: Schema.Int,
  /** null: a correction. */
  activity: Schema.NullOr(Schema.Literals(rewardedActivities)),
  reason: Schema.NullOr(Schema.String),
  requestedBy: Person,
  requestedAt: Moment,
  status: Schema.Literals(manualCoinsStatuses),
  decidedBy: Person,
  decidedAt: Schema.NullOr(Moment),
  /** Why it was rejected. */
  rejection: Schema.NullOr(Schema.String),
})
export type ManualCoinsRequest = typeof ManualCoinsRequest.Type

export const listManualCoins = endpoint('GET /office/loyalty/approvals', {
  may: 'office.loyalty.read',
  does: 'A page of grants and corrections that need a second administrator: those that wait, the longest first, then the decided.',
  query: listQuery(manualCoinsColumns),
  answer: listAnswer(ManualCoinsRequest),
  reads: ['manual_coins', 'distributors', 'users'],
})

export const approveManualCoins = endpoint('ApproveManualCoins PUT /office/loyalty/approvals/:id/approve', {
  may: 'office.loyalty.approve',
  does: 'Books a grant or correction that another member of staff has requested.',
  params: { id: Id },
  answer: Done,
  awaits: ['manual_coins', 'loyalty_accounts', 'loyalty_entries'],
})

export const rejectManualCoins = endpoint('RejectManualCoins PUT /office/loyalty/approvals/:id/reject', {
  may: 'office.loyalty.approve',
  does: 'Rejects it with a reason; nothing is booked.',
  params: { id: Id },
  body: { reason: paragraphs(Schema.Trimmed.check(Schema.isBetweenLength(1, 1_000))) },
  answer: Done,
  awaits: ['manual_coins'],
})

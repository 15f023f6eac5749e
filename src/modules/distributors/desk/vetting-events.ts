import * as Schema from 'effect/Schema'

import { DistributorId } from '#modules/distributors/events.ts'
import { ReturnReason } from '#modules/distributors/file-events.ts'
import { Sealed } from '#platform/access/personal-data.ts'
import { Day, event, stream } from '#platform/event.ts'

const { Array: List, Int, Literals, NullOr, String: Text, Struct } = Schema
const Id = Text.check(Schema.isUUID())
const distributorId = DistributorId

/** A member of staff began to look through a company's file, or has left it. */
export const VettingOpened = event('VettingOpened', { distributorId })
export const VettingLeft = event('VettingLeft', { distributorId })

/** What a reviewer means to decide on one version of a document: a text for the applicant, and a note for staff. */
export const DecisionDrafted = event('DecisionDrafted', {
  distributorId,
  documentId: Id,
  version: Int,
  decision: Literals(['APPROVE', 'REJECT']),
  reason: NullOr(ReturnReason),
  /** Until when the reviewer finds it valid, where it is approved. */
  validityDate: NullOr(Day),
  words: NullOr(Sealed),
  note: NullOr(Sealed),
})
export const DraftTakenBack = event('DraftTakenBack', { distributorId, documentId: Id })

/** A reviewer's drafts became decisions, all at once. `outdated`: what was replaced meanwhile, which nothing came of. */
export const DecisionsSent = event('DecisionsSent', {
  distributorId,
  sent: List(Struct({ documentId: Id, version: Int })).check(Schema.isMaxLength(200)),
  outdated: List(Id).check(Schema.isMaxLength(200)),
})

/** How staff look through a company's file. Key: the company's id. Nothing that a distributor reads follows it. */
export const vettingStream = stream('vetting', [
  VettingOpened,
  VettingLeft,
  DecisionDrafted,
  DraftTakenBack,
  DecisionsSent,
])

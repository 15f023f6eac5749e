import type { DistributorId } from '#modules/distributors/events.ts'
import { type Decision, decider, type RecordedBy } from '#platform/decision.ts'
import type { Moment } from '#platform/event.ts'
import { CompanySeenAs, companyLooksStream } from './look-events.ts'

/** Without an owner: a distributor's log and trail have none of it. */
export const companyLooks = decider<{ readonly id: DistributorId }>()({
  stream: companyLooksStream,
  implicit: true,
  owner: () => ({}),
  initial: (key) => ({ id: key as DistributorId }),
  evolve: { CompanySeenAs: (looks) => looks },
})

export const seeAs =
  (until: Moment): Decision<{ readonly id: DistributorId }, RecordedBy<typeof companyLooks>> =>
  ({ id }) => [CompanySeenAs.make({ distributorId: id, until })]

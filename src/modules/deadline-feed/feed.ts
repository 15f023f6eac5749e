import { type Decision, decider } from '#platform/decision.ts'
import type { Moment } from '#platform/event.ts'

import { type DeadlineFeedEvent, deadlineFeedStream, FeedAddressMade, FeedAddressWithdrawn } from './events.ts'

export type DeadlineFeed = {
  readonly userId: string
  readonly current: { readonly feedId: string; readonly madeAt: Moment } | null
}
type Change = Decision<DeadlineFeed, DeadlineFeedEvent>

export const deadlineFeed = decider<DeadlineFeed>()({
  stream: deadlineFeedStream,
  implicit: true,
  owner: ({ userId }) => ({ userId }),
  initial: (userId) => ({ userId, current: null }),
  evolve: {
    FeedAddressMade: (it, { feedId }, { at }) => ({ ...it, current: { feedId, madeAt: at } }),
    FeedAddressWithdrawn: (it) => ({ ...it, current: null }),
  },
})

export const make =
  (feedId: string): Change =>
  ({ userId }) => [FeedAddressMade.make({ userId, feedId })]

export const withdraw: Change = ({ userId, current }) => (current ? [FeedAddressWithdrawn.make({ userId })] : [])

import type { Module } from '#platform/module.ts'
import { describeEvents } from '#platform/text/event-descriptions.ts'
import { say } from '#platform/text/say.ts'

import { deadlineFeedStream } from './events.ts'
import { deadlineFeed as decider } from './feed.ts'
import { routes } from './routes.ts'

/** One's own deadlines for calendar programs, under an address that only oneself knows. */
export const deadlineFeed: Module = {
  name: 'deadline-feed',
  deciders: [decider],
  routes,
  reactions: [],
  deadlines: {},
  descriptions: describeEvents([deadlineFeedStream], {
    FeedAddressMade: () => ({ what: say('made an address for the calendar of deadlines'), detail: null }),
    FeedAddressWithdrawn: () => ({ what: say('withdrew the address of the calendar of deadlines'), detail: null }),
  }),
}

import * as Schema from 'effect/Schema'

import { type EventOf, event, stream } from '#platform/event.ts'

const uuid = Schema.String.check(Schema.isUUID())

/** The address before it, if there was one, is over. `feedId` is no secret: the address is signed. */
export const FeedAddressMade = event('FeedAddressMade', { userId: uuid, feedId: uuid })
export const FeedAddressWithdrawn = event('FeedAddressWithdrawn', { userId: uuid })

/** Which address of a person's own deadlines still counts. Key: the person. */
export const deadlineFeedStream = stream('deadline-feed', [FeedAddressMade, FeedAddressWithdrawn])
export type DeadlineFeedEvent = EventOf<typeof deadlineFeedStream.events>

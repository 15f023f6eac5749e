import * as Schema from 'effect/Schema'

import { endpoint } from '#platform/http/endpoint.ts'

const { Int, Literals, NullOr, String: Text, Struct } = Schema

const ParkedStream = Struct({
  reaction: Text,
  kind: Text,
  key: Text,
  position: Int,
  type: Text,
  since: Text,
  attempts: Int,
  /** Without personal data. */
  error: Text,
})
export type ParkedStream = typeof ParkedStream.Type

export const listParked = endpoint('GET /office/parked-streams', {
  may: 'office.reactions.manage',
  does: 'Shows the streams that the portal could not act on: which reaction left each out, since when, how often it was tried and why it failed. The first fifty.',
  answer: Struct({ total: Int, streams: Schema.Array(ParkedStream) }),
})

const ofStream = {
  reaction: Text.check(Schema.isBetweenLength(1, 100)),
  kind: Text.check(Schema.isBetweenLength(1, 60)),
  key: Text.check(Schema.isBetweenLength(1, 200)),
}

/** FAILED: at this event or one behind it, `error` says why. LATE: read models must catch up first. */
const Outcome = Struct({ outcome: Literals(['GOES_ON', 'FAILED', 'LATE']), error: NullOr(Text) })

export const retryParkedStream = endpoint('RetryParkedStream POST /office/parked-streams/retry', {
  may: 'office.reactions.manage',
  does: 'Acts on a parked stream again, from the event that failed.',
  body: ofStream,
  answer: Outcome,
})

export const giveUpParkedEvent = endpoint('GiveUpParkedEvent POST /office/parked-streams/give-up', {
  may: 'office.reactions.manage',
  does: 'Gives up the event that a parked stream waits at, and goes on with the next one. It is noted who decided so.',
  body: ofStream,
  answer: Outcome,
})

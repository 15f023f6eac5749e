import { addDays } from 'date-fns/addDays'
import type { Sealed } from '#platform/access/personal-data.ts'
import { type Decision, decider, refused } from '#platform/decision.ts'
import { derivedId } from '#platform/derived-id.ts'
import { moment } from '#platform/moment.ts'
import {
  type Language,
  SubscriptionAsked,
  SubscriptionAskedAgain,
  SubscriptionConfirmed,
  type SubscriptionEvent,
  SubscriptionForgotten,
  SubscriptionId,
  SubscriptionLeft,
  SubscriptionReminded,
  SubscriptionResumed,
  subscriptionStream,
} from './events.ts'
import { hasLeft, isAsked, isConfirmed, type SubscriptionState } from './newsletter-states.ts'

export type Subscription = {
  readonly id: SubscriptionId
  readonly state: SubscriptionState
  /** What the address is sealed under; null: it is forgotten, or was never given. */
  readonly keyId: string | null
  readonly until: string | null
}
type Change = Decision<Subscription, SubscriptionEvent>

/** The version of the consent text at the field; raised when it changes. */
export const WORDING = 'newsletter-1'
export const CONFIRM_DAYS = 7
const REMINDED_DAYS_BEFORE = 4
const UNDO_DAYS = 7

export const remind = 'newsletter.remind'
export const forget = 'newsletter.forget'

/** An address is one stream, however often and on whichever nodes it is given at once. */
export const subscriptionOf = (fingerprint: string): SubscriptionId =>
  SubscriptionId.make(derivedId('newsletter subscription', fingerprint))

export const subscription = decider<Subscription>()({
  stream: subscriptionStream,
  owner: () => ({}),
  implicit: true,
  initial: (key) => ({ id: key as SubscriptionId, state: 'NONE', keyId: null, until: null }),
  evolve: {
    SubscriptionAsked: (it, { keyId, until }) => ({ ...it, state: 'ASKED', keyId, until }),
    SubscriptionAskedAgain: (it) => it,
    SubscriptionReminded: (it) => it,
    SubscriptionConfirmed: (it) => ({ ...it, state: 'CONFIRMED', until: null }),
    SubscriptionLeft: (it, { until }) => ({ ...it, state: 'LEFT', until }),
    SubscriptionResumed: (it) => ({ ...it, state: 'CONFIRMED', until: null }),
    SubscriptionForgotten: (it) => ({ ...it, state: 'NONE', keyId: null, until: null }),
  },
  deadlines: {
    SubscriptionAsked: ({ until }) => [
      { kind: remind, at: addDays(new Date(until), -REMINDED_DAYS_BEFORE) },
      { kind: forget, at: new Date(until) },
    ],
    SubscriptionLeft: ({ until }) => [{ kind: forget, at: new Date(until) }],
  },
})

type SubscriptionRequest = {
  readonly keyId: string
  readonly email: Sealed
  readonly language: Language
  readonly page: string
  /** The key that is destroyed with it: the one that was current at the request. */
  readonly replaces: string | null
}

export const askAgain: Change = ({ id }) => [SubscriptionAskedAgain.make({ subscriptionId: id })]

/** If another request came in meanwhile, that one counts. */
export const ask =
  ({ replaces, ...request }: SubscriptionRequest, now: Date): Change =>
  (state) => {
    if (state.keyId !== replaces) return askAgain(state)
    const until = moment(addDays(now, CONFIRM_DAYS))
    return [SubscriptionAsked.make({ subscriptionId: state.id, ...request, wording: WORDING, until })]
  }

/** `asking`: the key that the link names, so that a link of an earlier request has expired. */
export const confirm =
  (asking: string): Change =>
  ({ id, state, keyId }) => {
    if (keyId !== asking || hasLeft(state)) return refused('Request expired', { status: 410 })
    return isAsked(state) ? [SubscriptionConfirmed.make({ subscriptionId: id })] : []
  }

export const leave =
  (by: 'PAGE' | 'MAIL_PROGRAM', now: Date): Change =>
  ({ id, state }) =>
    isConfirmed(state)
      ? [SubscriptionLeft.make({ subscriptionId: id, by, until: moment(addDays(now, UNDO_DAYS)) })]
      : []

export const stay: Change = ({ id, state }) => {
  if (isConfirmed(state)) return []
  return hasLeft(state)
    ? [SubscriptionResumed.make({ subscriptionId: id })]
    : refused('Request expired', { status: 410 })
}

/** Its moment has come: it may have been confirmed, or requested again. */
export const remindNow =
  (due: Date): Change =>
  ({ id, state, until }) =>
    isAsked(state) && until === moment(addDays(due, REMINDED_DAYS_BEFORE))
      ? [SubscriptionReminded.make({ subscriptionId: id })]
      : []

export const forgetNow =
  (due: Date, key: string | null): Change =>
  ({ id, keyId, until }) =>
    until === moment(due) && keyId === key ? [SubscriptionForgotten.make({ subscriptionId: id })] : []

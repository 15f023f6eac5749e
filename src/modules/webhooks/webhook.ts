import { type Decision, decider, invalid, notFound, refused } from '#platform/decision.ts'
import { describeEvents } from '#platform/text/event-descriptions.ts'
import { say } from '#platform/text/say.ts'
import {
  WebhookAdded,
  WebhookChanged,
  type WebhookEvent,
  WebhookPaused,
  WebhookRemoved,
  WebhookReplayed,
  WebhookResumed,
  WebhookSecretRenewed,
  webhookStream,
} from './events.ts'
import { isActive, isRemoved, type WebhookState } from './webhook-states.ts'

type Terms = Parameters<typeof WebhookChanged.make>[0]

export type Webhook = {
  readonly state: WebhookState
  readonly distributorId: string | null
  /** How often it was changed: a change names the one that was read. */
  readonly revision: number
}

const next = (it: Webhook): Webhook => ({ ...it, revision: it.revision + 1 })

export const webhook = decider<Webhook>()({
  stream: webhookStream,
  initial: () => ({ state: 'ACTIVE', distributorId: null, revision: 0 }),
  evolve: {
    WebhookAdded: (it, { distributorId }) => next({ ...it, distributorId }),
    WebhookChanged: (it) => next(it),
    WebhookSecretRenewed: (it) => next(it),
    WebhookPaused: (it, { by }) => next({ ...it, state: by === 'PORTAL' ? 'GIVEN_UP' : 'PAUSED' }),
    WebhookResumed: (it) => next({ ...it, state: 'ACTIVE' }),
    WebhookReplayed: (it) => next(it),
    WebhookRemoved: (it) => next({ ...it, state: 'REMOVED' }),
  },
  owner: ({ distributorId }) => (distributorId === null ? {} : { distributorId }),
})

type Change = Decision<Webhook, WebhookEvent>

/** Of the caller's side: staff's commands pass every stream. `distributorId`: the caller's company; null: staff. */
export const ofSide =
  (distributorId: string | null, change: Change): Change =>
  (it) =>
    it.distributorId === distributorId && !isRemoved(it.state) ? change(it) : notFound('Webhook not found')

export const add =
  (terms: Parameters<typeof WebhookAdded.make>[0]): Change =>
  () => [WebhookAdded.make(terms)]

export const change =
  (terms: Terms, read: number): Change =>
  ({ revision }) =>
    read === revision
      ? [WebhookChanged.make(terms)]
      : refused('A colleague has changed this webhook meanwhile. Please look at it again.')

export const renewSecret: Change = () => [WebhookSecretRenewed.make({})]

export const pause: Change = ({ state }) => (isActive(state) ? [WebhookPaused.make({ by: 'PERSON' })] : [])

/** Nothing, where people were quicker. */
export const giveUp: Change = ({ state }) => (isActive(state) ? [WebhookPaused.make({ by: 'PORTAL' })] : [])

export const resume: Change = ({ state }) => (isActive(state) ? [] : [WebhookResumed.make({})])

/** `head`: of the log. */
export const replay =
  (from: number, head: number): Change =>
  () =>
    from > head ? invalid({ from: 'There is no such position yet' }) : [WebhookReplayed.make({ from })]

export const remove: Change = () => [WebhookRemoved.make({})]

const hostOf = (url: string): string => URL.parse(url)?.host ?? url

export const webhookDescriptions = describeEvents([webhookStream], {
  WebhookAdded: ({ name, url }) => ({ what: say('added the webhook {0}', name), detail: hostOf(url) }),
  WebhookChanged: ({ name, url }) => ({ what: say('changed the webhook {0}', name), detail: hostOf(url) }),
  WebhookSecretRenewed: () => ({ what: say('made a new signing secret of the webhook'), detail: null }),
  WebhookPaused: ({ by }) => ({
    what: by === 'PORTAL' ? say('paused the webhook after a week of failures') : say('paused the webhook'),
    detail: null,
  }),
  WebhookResumed: () => ({ what: say('resumed the webhook'), detail: null }),
  WebhookReplayed: ({ from }) => ({ what: say('sends events again, from position {0}', from), detail: null }),
  WebhookRemoved: () => ({ what: say('removed the webhook'), detail: null }),
})

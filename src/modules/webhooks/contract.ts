import * as Schema from 'effect/Schema'
import { Day, Moment } from '#platform/event.ts'
import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { listAnswer } from '#platform/http/lists.ts'
import { paged } from '#platform/http/pages.ts'
import { webhookFaults } from '#platform/webhooks/outcome.ts'
import { WebhookId, webhookTerms } from './events.ts'
import { webhookKinds } from './kind-names.ts'
import { keptStates } from './webhook-states.ts'

const { Array: List, Boolean: Bool, Int, Literals, NullOr, String: Text, Struct, Union, optionalKey } = Schema

const one = { id: WebhookId }
const whole = (minimum: number, maximum: number) => Int.check(Schema.isBetween({ minimum, maximum }))

const WebhookItem = Struct({
  id: WebhookId,
  name: Text,
  url: Text,
  kinds: List(Literals(webhookKinds)),
  state: Literals(keptStates),
  addedAt: Moment,
  revision: Int,
  /** Events that wait; `more`: at least so many. */
  behind: Struct({ events: Int, more: Bool }),
  /** Since when it fails; null: the last attempt was delivered, or there was none. */
  failingSince: NullOr(Moment),
  retryAt: NullOr(Moment),
  deliveredAt: NullOr(Moment),
  /** Of the log: all that comes up to it is delivered. */
  position: Int,
})
export type WebhookItem = typeof WebhookItem.Type

const outcome = {
  /** HTTP; null: there was no answer. */
  status: NullOr(Int),
  fault: NullOr(Literals(webhookFaults)),
  milliseconds: Int,
}
const Attempt = Struct({ id: Int, position: NullOr(Int), kind: Text, at: Moment, ...outcome })
export type WebhookAttempt = typeof Attempt.Type

/** Shown this once. */
const Secret = Struct({ id: WebhookId, secret: Text })

/** The caller's side: those of their company, or of staff the provider's. */
const may = 'webhooks.manage'

export const listWebhooks = endpoint('GET /webhooks', {
  may,
  does: "The caller's side's webhooks: where events are sent, which ones, and how far each is. `isOn`: the portal sends them.",
  answer: Struct({ isOn: Bool, webhooks: List(WebhookItem) }),
  reads: ['webhooks'],
})

export const listWebhookAttempts = endpoint('GET /webhooks/:id/attempts', {
  may,
  does: 'What was sent to this address in the last 30 days and what it answered, the latest first.',
  params: one,
  query: { failed: optionalKey(Literals(['true'])), ...paged },
  answer: listAnswer(Attempt),
  reads: ['webhooks'],
})

export const addWebhook = endpoint('AddWebhook POST /webhooks', {
  may,
  does: 'Sends what is recorded from now on to this address. Its signing secret is answered this once.',
  body: webhookTerms,
  answer: Secret,
  awaits: ['webhooks'],
})

export const changeWebhook = endpoint('ChangeWebhook PUT /webhooks/:id', {
  may,
  does: 'Changes the name, the address or the kinds. `revision` is the one that was read: 409 when it was changed meanwhile.',
  params: one,
  body: { revision: whole(0, 1_000_000), ...webhookTerms },
  answer: Done,
  awaits: ['webhooks'],
})

export const pauseWebhook = endpoint('PauseWebhook POST /webhooks/:id/pause', {
  may,
  does: 'Sends nothing until it is resumed; what is recorded meanwhile is sent then.',
  params: one,
  answer: Done,
  awaits: ['webhooks'],
})

export const resumeWebhook = endpoint('ResumeWebhook POST /webhooks/:id/resume', {
  may,
  does: 'Goes on where it was paused.',
  params: one,
  answer: Done,
  awaits: ['webhooks'],
})

export const replayWebhook = endpoint('ReplayWebhook POST /webhooks/:id/replay', {
  may,
  does: 'Sends events again, in order: from a position of the log, or from the beginning of a day in UTC.',
  params: one,
  body: { from: Union([whole(1, 1_000_000_000_000), Day]) },
  answer: Struct({ from: Int }),
  awaits: ['webhooks'],
})

export const testWebhook = endpoint('TestWebhook POST /webhooks/:id/test', {
  may,
  does: 'Sends an event of the kind test now, and answers how it went.',
  params: one,
  costly: true,
  answer: Struct(outcome),
})

export const renewWebhookSecret = endpoint('RenewWebhookSecret POST /webhooks/:id/secret', {
  may,
  does: 'Makes another signing secret and answers it this once; the one before signs as well for 24 hours.',
  params: one,
  answer: Secret,
  awaits: ['webhooks'],
})

export const removeWebhook = endpoint('RemoveWebhook DELETE /webhooks/:id', {
  may,
  does: 'Nothing is sent there any more; its attempts are deleted.',
  params: one,
  answer: Done,
  awaits: ['webhooks'],
})

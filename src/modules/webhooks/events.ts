import * as Schema from 'effect/Schema'
import { type EventOf, event, stream } from '#platform/event.ts'
import { webhookKinds } from './kind-names.ts'

export type { WebhookKind } from './kind-names.ts'

export const WebhookId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand('WebhookId'))
export type WebhookId = typeof WebhookId.Type

export const webhookTerms = {
  name: Schema.String.check(Schema.isTrimmed(), Schema.isBetweenLength(1, 80)),
  url: Schema.String.check(Schema.isBetweenLength(1, 500)),
  kinds: Schema.Array(Schema.Literals(webhookKinds)).check(Schema.isBetweenLength(1, webhookKinds.length)),
}

/** `distributorId`: whose events are sent; null: the provider's webhook, which gets those of all companies. */
export const WebhookAdded = event('WebhookAdded', { distributorId: Schema.NullOr(Schema.String), ...webhookTerms })
export const WebhookChanged = event('WebhookChanged', webhookTerms)
export const WebhookSecretRenewed = event('WebhookSecretRenewed', {})
/** `by`: PORTAL after a week without an answer. */
export const WebhookPaused = event('WebhookPaused', { by: Schema.Literals(['PERSON', 'PORTAL']) })
export const WebhookResumed = event('WebhookResumed', {})
/** From this position of the log on, events are sent again. */
export const WebhookReplayed = event('WebhookReplayed', {
  from: Schema.Int.check(Schema.isGreaterThanOrEqualTo(1)),
})
export const WebhookRemoved = event('WebhookRemoved', {})

export const webhookStream = stream('webhook', [
  WebhookAdded,
  WebhookChanged,
  WebhookSecretRenewed,
  WebhookPaused,
  WebhookResumed,
  WebhookReplayed,
  WebhookRemoved,
])
export type WebhookEvent = EventOf<typeof webhookStream.events>

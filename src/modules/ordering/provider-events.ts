import * as Schema from 'effect/Schema'
import { text } from '#modules/ordering/terms/order-fields.ts'
import { type EventOf, event, Moment, stream } from '#platform/event.ts'

/** What the provider is called on what it issues `since` then: as its brand file said when the portal was started. */
export const ProviderNamed = event('ProviderNamed', {
  /** The portal's name. */
  name: text(200),
  provider: Schema.Struct({ name: text(200), address: Schema.Array(text(200)), email: text(320) }),
  termsOfSaleUrl: text(2_000),
  since: Moment,
})

export const providerStream = stream('provider', [ProviderNamed])
export type ProviderEvent = EventOf<typeof providerStream.events>

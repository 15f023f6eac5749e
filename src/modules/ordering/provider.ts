import * as Equal from 'effect/Equal'

import type { Brand } from '#platform/configuration/configuration.ts'
import { type Decision, decider } from '#platform/decision.ts'
import type { DataByType, Moment } from '#platform/event.ts'
import { moment } from '#platform/moment.ts'
import { describeEvents } from '#platform/text/event-descriptions.ts'
import { type ProviderEvent, ProviderNamed, providerStream } from './provider-events.ts'

type ProviderName = DataByType<typeof providerStream.events>['ProviderNamed']
export type Provider = { readonly namings: readonly ProviderName[] }

export const PROVIDER = 'provider'

export const provider = decider<Provider>()({
  stream: providerStream,
  implicit: true,
  initial: () => ({ namings: [] }),
  // Every reader of a paper sees who issued it.
  owner: () => ({ shared: true }),
  evolve: { ProviderNamed: ({ namings }, naming) => ({ namings: [...namings, naming] }) },
})

const saidIn = ({ name, provider: { name: company, address, email }, termsOfSaleUrl }: Brand | ProviderName) => ({
  name,
  provider: { name: company, address: [...address], email },
  termsOfSaleUrl,
})

/** When the portal starts: recorded only where the brand file says something else than it did. */
export const nameProvider =
  (brand: Brand, now: Date): Decision<Provider, ProviderEvent> =>
  ({ namings }) => {
    const last = namings.at(-1)
    const said = saidIn(brand)
    return last && Equal.equals(saidIn(last), said) ? [] : [ProviderNamed.make({ ...said, since: moment(now) })]
  }

/** While the portal runs: what was changed of it, from that moment on. */
export const renameProvider =
  (changed: Partial<ReturnType<typeof saidIn>>, brand: Brand, now: Date): Decision<Provider, ProviderEvent> =>
  (state) =>
    nameProvider({ ...brand, ...state.namings.at(-1), ...changed }, now)(state)

/** The brand as papers of that moment say it; the first that is known for what is older, today's where none is. */
export const brandAt = ({ namings }: Provider, brand: Brand, at: Moment): Brand => {
  const naming = namings.findLast(({ since }) => since <= at) ?? namings[0]
  return naming ? { ...brand, ...saidIn(naming) } : brand
}

export const providerTexts = describeEvents([providerStream], {
  ProviderNamed: ({ provider: { name, address } }) => ({
    what: 'recorded what papers say of the provider',
    detail: [name, ...address].join(', '),
  }),
})

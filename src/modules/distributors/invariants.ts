import { evolved } from '#platform/decision.ts'
import type { Invariant } from '#platform/invariant.ts'

import { distributor } from './distributor.ts'
import { distributorStream } from './events.ts'

/** What must be true of companies whatever happened. */
export const distributorInvariants: readonly Invariant[] = [
  {
    name: 'one-primary-address-per-kind',
    says: 'A company that has addresses of a kind has exactly one primary address of that kind.',
    kinds: [distributorStream.kind],
    breaches: ({ key, events }) => {
      const { addresses } = evolved(distributor, distributor.initial(key), events)
      const types = [...new Set(addresses.map(({ type }) => type))]
      return types.flatMap((type) => {
        const primary = addresses.filter((it) => it.type === type && it.isPrimary).length
        return primary === 1 ? [] : [`It has ${primary} primary addresses of the kind ${type}.`]
      })
    },
  },
]

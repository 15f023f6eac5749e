import { evolved } from '#platform/decision.ts'
import type { Invariant } from '#platform/invariant.ts'

import { loyaltyAccount } from './account.ts'
import { loyaltyStream } from './events.ts'

/** What must be true of CareCoins whatever happened. */
export const loyaltyInvariants: readonly Invariant[] = [
  {
    name: 'balance-never-negative',
    says: 'No balance of CareCoins is negative, after whichever event.',
    kinds: [loyaltyStream.kind],
    breaches: ({ key, events }) => {
      let account = loyaltyAccount.initial(key)
      return events.flatMap((event) => {
        account = evolved(loyaltyAccount, account, [event])
        return account.balance < 0 ? [`The balance is ${account.balance} after event ${event.envelope.version}.`] : []
      })
    },
  },
]

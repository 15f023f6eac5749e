import { isStaff } from '#platform/access/roles.ts'
import { evolved } from '#platform/decision.ts'
import type { Invariant } from '#platform/invariant.ts'
import type { Module } from '#platform/module.ts'
import { loyaltyAccount } from './account.ts'
import { loyaltyStream } from './events.ts'
import { figures } from './figure-routes.ts'
import { levelDeadlines, reviewLevels } from './level-reactions.ts'
import { loyaltyDescriptions } from './loyalty-descriptions.ts'
import { manualCoins } from './manual-coins.ts'
import { manualCoinsRoutes } from './manual-coins-routes.ts'
import { officeRoutes } from './office-routes.ts'
import { partnerOrder } from './partner-order.ts'
import { partnerProduct } from './partner-product.ts'
import { routes } from './routes.ts'
import { programmeRules } from './rules.ts'
import { rulesRoutes } from './rules-routes.ts'

/** What must be true of CareCoins whatever happened. */
const loyaltyInvariants: readonly Invariant[] = [
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

export const loyalty: Module = {
  name: 'loyalty',
  deciders: [loyaltyAccount, manualCoins, partnerProduct, partnerOrder, programmeRules],
  routes: [...routes, ...officeRoutes, ...manualCoinsRoutes, ...rulesRoutes],
  reactions: [reviewLevels],
  deadlines: levelDeadlines,
  figures,
  descriptions: loyaltyDescriptions,
  invariants: loyaltyInvariants,
  topics: {
    loyalty: ({ me }, distributorId) => isStaff(me.role) || me.distributorId === distributorId,
  },
}

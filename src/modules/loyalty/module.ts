import { manualCoins, supervisedCoins } from '#modules/loyalty/manual-coins/manual-coins.ts'
import { manualCoinsRoutes } from '#modules/loyalty/manual-coins/manual-coins-routes.ts'
import { partnerOrder } from '#modules/loyalty/partners/partner-order.ts'
import { partnerProduct } from '#modules/loyalty/partners/partner-product.ts'
import { programmeRules } from '#modules/loyalty/rules/rules.ts'
import { rulesRoutes } from '#modules/loyalty/rules/rules-routes.ts'
import { isStaff } from '#modules/permissions/roles.ts'
import { evolved } from '#platform/decision.ts'
import type { Invariant } from '#platform/invariant.ts'
import type { Module } from '#platform/module.ts'
import { say } from '#platform/text/say.ts'
import { loyaltyAccount } from './account.ts'
import { loyaltyStream } from './events.ts'
import { figures } from './figure-routes.ts'
import { levelDeadlines, reviewLevels } from './level-reactions.ts'
import { loyaltyDescriptions } from './loyalty-descriptions.ts'
import { officeRoutes } from './office-routes.ts'
import { routes } from './routes.ts'

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
        return account.balance < 0
          ? [say('The balance is {0} after event {1}.', account.balance, event.envelope.version)]
          : []
      })
    },
  },
]

export const loyalty: Module = {
  name: 'loyalty',
  deciders: [loyaltyAccount, manualCoins, partnerProduct, partnerOrder, programmeRules],
  supervised: [supervisedCoins],
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

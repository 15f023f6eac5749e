import { isStaff } from '#platform/access/roles.ts'
import type { Module } from '#platform/module.ts'

import { loyaltyAccount } from './account.ts'
import { figures } from './figure-routes.ts'
import { loyaltyInvariants } from './invariants.ts'
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

export const loyalty: Module = {
  name: 'loyalty',
  deciders: [loyaltyAccount, manualCoins, partnerProduct, partnerOrder, programmeRules],
  routes: [...routes, ...officeRoutes, ...manualCoinsRoutes, ...rulesRoutes],
  reactions: [reviewLevels],
  deadlines: levelDeadlines,
  figures,
  inWords: loyaltyDescriptions,
  invariants: loyaltyInvariants,
  topics: {
    loyalty: ({ me }, distributorId) => isStaff(me.role) || me.distributorId === distributorId,
  },
}

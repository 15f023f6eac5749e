import { isStaff } from '#platform/access/permissions.ts'
import type { Module } from '#platform/module.ts'

import { loyaltyAccount } from './account.ts'
import { routes } from './routes.ts'

export const loyalty: Module = {
  name: 'loyalty',
  deciders: [loyaltyAccount],
  routes,
  reactions: [],
  deadlines: {},
  topics: {
    loyalty: ({ me }, distributorId) => isStaff(me.role) || me.distributorId === distributorId,
  },
}

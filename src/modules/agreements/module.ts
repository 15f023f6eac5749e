import { isStaff } from '#platform/access/roles.ts'
import type { Module } from '#platform/module.ts'
import { agreement } from './agreement.ts'
import { agreementDescriptions } from './agreement-descriptions.ts'
import { agreementRequest } from './agreement-request.ts'
import { officeRoutes } from './office-routes.ts'
import { routes } from './routes.ts'

export const agreements: Module = {
  name: 'agreements',
  deciders: [agreement, agreementRequest],
  routes: [...routes, ...officeRoutes],
  reactions: [],
  deadlines: {},
  inWords: agreementDescriptions,
  topics: {
    agreements: ({ me }, distributorId) => isStaff(me.role) || me.distributorId === distributorId,
  },
}

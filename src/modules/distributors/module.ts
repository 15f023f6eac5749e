import { isStaff } from '#platform/access/permissions.ts'
import type { Module } from '#platform/module.ts'

import { distributor } from './distributor.ts'
import { distributorWords } from './distributor-words.ts'
import { distributorInvariants } from './invariants.ts'
import { routes } from './routes.ts'

export const distributors: Module = {
  name: 'distributors',
  deciders: [distributor],
  routes,
  reactions: [],
  deadlines: {},
  inWords: distributorWords,
  invariants: distributorInvariants,
  topics: {
    /** `company:<distributorId>`: what its people see of it. */
    company: ({ me }, distributorId) => me.distributorId === distributorId || isStaff(me.role),
  },
}

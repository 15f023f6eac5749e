import { isStaff } from '#platform/access/roles.ts'
import type { Module } from '#platform/module.ts'

import { dataChangeRoutes } from './data-change-routes.ts'
import { companyLooks } from './desk/company-looks.ts'
import { companyNotes } from './desk/company-notes.ts'
import { deskDescriptions } from './desk/desk-descriptions.ts'
import { deskRoutes } from './desk/desk-routes.ts'
import { lookRoutes } from './desk/look-routes.ts'
import { recordRoutes } from './desk/record-routes.ts'
import { reviewRoutes } from './desk/review-routes.ts'
import { thenRoutes } from './desk/then-routes.ts'
import { vetting } from './desk/vetting.ts'
import { vettingRoutes } from './desk/vetting-routes.ts'
import { distributor } from './distributor.ts'
import { distributorDescriptions } from './distributor-descriptions.ts'
import { companyFile } from './file/company-file.ts'
import { fileDeadlines } from './file/file-deadlines.ts'
import { fileDescriptions } from './file/file-descriptions.ts'
import { fileRoutes } from './file/routes.ts'
import { finders } from './finders.ts'
import { handOverCompanies } from './handing-over-reactions.ts'
import { distributorInvariants } from './invariants.ts'
import { routes } from './routes.ts'

export const distributors: Module = {
  name: 'distributors',
  deciders: [distributor, companyFile, companyNotes, companyLooks, vetting],
  routes: [
    ...routes,
    ...fileRoutes,
    ...deskRoutes,
    ...thenRoutes,
    ...lookRoutes,
    ...reviewRoutes,
    ...vettingRoutes,
    ...recordRoutes,
    ...dataChangeRoutes,
  ],
  finders,
  reactions: [handOverCompanies],
  deadlines: fileDeadlines,
  inWords: { ...distributorDescriptions, ...fileDescriptions, ...deskDescriptions },
  invariants: distributorInvariants,
  topics: {
    /** `company:<distributorId>`: what its people see of it. */
    company: ({ me }, distributorId) => me.distributorId === distributorId || isStaff(me.role),
  },
}

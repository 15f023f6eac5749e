import { userStream } from '#modules/identity/events.ts'
import { reaction } from '#platform/module.ts'
import { allDistributors } from '#projections/distributors.ts'

import { takeBackDrafts, vetting } from './desk/vetting.ts'
import { assignSalesRepresentative, distributor } from './distributor.ts'

/**
 * The successor represents every company that the other one did. Decisions that were only drafted go: the
 * successor has not looked at those documents, and a draft would keep others from the document.
 */
export const handOverCompanies = reaction({
  name: 'companies-handed-over',
  of: [userStream],
  reads: ['distributors'],
  on: {
    WorkHandedOver: async ({ db, logFor }, { userId, to }) => {
      for (const { id, salesRepresentativeId } of await allDistributors(db)) {
        if (salesRepresentativeId === userId)
          await logFor(`company ${id}`).decide(distributor, id, (company) =>
            company.salesRepresentativeId === userId ? assignSalesRepresentative(to)(company) : [],
          )
        await logFor(`drafts ${id}`).decide(vetting, id, takeBackDrafts(userId))
      }
    },
  },
})

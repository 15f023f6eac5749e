import { userStream } from '#modules/identity/events.ts'
import { reaction } from '#platform/module.ts'
import { allDistributors } from '#projections/distributors.ts'
import { allVettings } from '#projections/vettings.ts'

import { takeBackDraft, vetting } from './desk/vetting.ts'
import { assignSalesRepresentative, distributor } from './distributor.ts'

/**
 * Whoever takes over represents every company that the other one did. Decisions that were only drafted go: what somebody
 * else has not looked at they do not decide, and a draft would keep others from the document.
 */
export const handOverCompanies = reaction({
  name: 'companies-handed-over',
  of: [userStream],
  reads: ['distributors', 'vettings'],
  on: {
    WorkHandedOver: async ({ db, logFor }, { userId, to }) => {
      for (const { id, salesRepresentativeId } of await allDistributors(db))
        if (salesRepresentativeId === userId)
          await logFor(`company ${id}`).decide(distributor, id, (it) =>
            it.salesRepresentativeId === userId ? assignSalesRepresentative(to)(it) : [],
          )
      for (const { id, drafts } of await allVettings(db))
        for (const { documentId, by } of drafts)
          if (by === userId)
            await logFor(`draft ${documentId}`).decide(vetting, id, (it) =>
              it.drafts.some((draft) => draft.documentId === documentId && draft.by === userId)
                ? takeBackDraft(documentId, userId)(it)
                : [],
            )
    },
  },
})

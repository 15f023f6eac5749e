import { careCoins } from '#platform/money.ts'

import type { DraftChanges, StoredDraft } from './cart-events.ts'

/**
 * CareCoins were chosen for one section, the shipping address for one country: choosing another lets go of them,
 * unless they are chosen anew in the same breath.
 */
export const wholeChange = (draft: StoredDraft, changes: DraftChanges): DraftChanges => {
  const moves = (member: 'countryId' | 'subCategoryId') =>
    changes[member] !== undefined && changes[member] !== draft[member]
  return {
    ...(moves('countryId') && { shippingAddressId: null }),
    ...((moves('countryId') || moves('subCategoryId')) && { careCoinsToUse: careCoins(0) }),
    ...changes,
  }
}

import { isDeepStrictEqual } from 'node:util'

import { isRefusal, type Refusal, refused } from '#platform/decision.ts'

import { addLines, type Cart, clearDraft, MAXIMUM_LINES } from './cart.ts'
import {
  type CartEvent,
  CartLineRemoved,
  emptyDraft,
  OrderDraftChanged,
  SectionPromoCodeChanged,
  type StoredDraft,
} from './cart-events.ts'

const isBegun = (draft: StoredDraft): boolean => !isDeepStrictEqual(draft, emptyDraft)

type HandedOver = { readonly from: readonly CartEvent[]; readonly to: readonly CartEvent[] }

const draftInto = (distributorId: string, { promoCodes, ...changes }: StoredDraft): readonly CartEvent[] => [
  OrderDraftChanged.make({ distributorId, changes }),
  ...Object.entries(promoCodes).map(([section, promoCode]) => {
    const [countryId = '', ...rest] = section.split('_')
    return SectionPromoCodeChanged.make({ distributorId, countryId, subCategoryId: rest.join('_'), promoCode })
  }),
]

/** Existing lines of the target stay; what does not fit stays behind. `draft`: re-sealed for the successor. */
export const handOverCart = (
  distributorId: string,
  from: Cart,
  to: Cart,
  draft: { readonly read: StoredDraft; readonly sealed: StoredDraft },
): HandedOver | Refusal => {
  if (!isDeepStrictEqual(from.draft, draft.read))
    return refused('The order that is being prepared has changed meanwhile')
  const lines = from.lines.slice(0, MAXIMUM_LINES - to.lines.length)
  const takesDraft = isBegun(from.draft) && !isBegun(to.draft)
  const added = addLines(distributorId, lines)(to)
  const cleared = takesDraft ? clearDraft(distributorId)(from) : []
  if (isRefusal(added)) return added
  if (isRefusal(cleared)) return cleared
  const removed = lines.map(({ countryId, productId }) => CartLineRemoved.make({ distributorId, countryId, productId }))
  return {
    from: [...removed, ...cleared],
    to: [...added, ...(takesDraft ? draftInto(distributorId, draft.sealed) : [])],
  }
}

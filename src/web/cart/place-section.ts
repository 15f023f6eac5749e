import { useState } from 'react'
import { useNavigate } from 'react-router'

import type { Address, Distributor } from '#modules/distributors/contract.ts'
import type { CartSection, OrderDraft } from '#modules/ordering/contract.ts'
import { useMe } from '#web/identity/me.ts'
import { type DraftChange, hasAddresses, hasShipping, keep } from '#web/ordering/flow/draft.ts'
import { firstWrong } from '#web/ui/first-wrong.ts'

type Company = Pick<Distributor, 'primaryShippingAddress' | 'primaryBillingAddress'>
type Start = { readonly change: DraftChange; readonly to: string }

const inCountry = (address: Address | null, countryId: string): string | null =>
  address?.country.id === countryId ? address.id : null

/**
 * Where 'Place my order' leads and what it chooses (specification 2, section 2): the section, and the primary addresses
 * where none are set. A shipping address that was chosen for another country counts for nothing.
 */
export const startOf = (
  { country, subCategory }: Pick<CartSection, 'country' | 'subCategory'>,
  draft: OrderDraft,
  company: Company,
): Start => {
  const section = { countryId: country.id, subCategoryId: subCategory.id }
  if (draft.countryId === country.id && hasAddresses(draft))
    return { change: section, to: hasShipping(draft) ? '/order/certificates' : '/order/shipping' }
  const chosen = draft.countryId === country.id ? draft.shippingAddressId : null
  return {
    change: {
      ...section,
      shippingAddressId: chosen ?? inCountry(company.primaryShippingAddress, country.id),
      billingAddressId: draft.billingAddressId ?? company.primaryBillingAddress?.id ?? null,
    },
    to: '/order/address',
  }
}

/**
 * 'Place my order' on a section, once the cart is `settled`. While something is wrong in its `lines` it leads there: the
 * order would hold what nobody asked for. `placing`: the section that is on its way.
 */
export const usePlaceSection = (draft: OrderDraft, settled: () => Promise<unknown>) => {
  const { data: me } = useMe()
  const navigate = useNavigate()
  const [placing, setPlacing] = useState<string | null>(null)
  const place = async (section: CartSection, lines: HTMLElement | null) => {
    if (!me?.distributor) return
    const { change, to } = startOf(section, draft, me.distributor)
    setPlacing(section.sectionId)
    await settled()
    const wrong = firstWrong(lines)
    const isKept = !wrong && (await keep(change))
    setPlacing(null)
    if (isKept) await navigate(to)
    else wrong?.focus()
  }
  return {
    placing,
    place: (section: CartSection, lines: HTMLElement | null) => void place(section, lines),
  }
}

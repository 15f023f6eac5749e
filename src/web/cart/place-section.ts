import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import type { Address, Distributor } from '#modules/distributors/contract.ts'
import type { CartSection, OrderDraft } from '#modules/ordering/contract.ts'
import { paths } from '#paths'
import { useMe } from '#web/identity/me.ts'
import { type DraftChange, hasAddresses, hasShipping, keep } from '#web/ordering/flow/draft.ts'

type Company = Pick<Distributor, 'shippingAddresses' | 'billingAddresses' | 'primaryBillingAddress'>
type Start = { readonly change: DraftChange; readonly to: string }

/** The primary one, where it is there: lists begin with it. */
const inCountry = (addresses: readonly Address[], countryId: string): string | null =>
  addresses.find(({ country }) => country.id === countryId)?.id ?? null

/** The address step, which says what was chosen for another country and counts no more. */
const addressStep = (before: Readonly<Record<'shippingBefore' | 'billingBefore', string | null>>): string =>
  paths.orderAddress({}, before)

/** Specification 2, section 2. Addresses in the section's country, primary first; goods go elsewhere by choice only. */
export const startOf = (
  { country, subCategory }: Pick<CartSection, 'country' | 'subCategory'>,
  draft: OrderDraft,
  company: Company,
): Start => {
  const section = { countryId: country.id, subCategoryId: subCategory.id }
  const isFor = draft.countryId === country.id
  if (isFor && hasAddresses(draft))
    return { change: section, to: hasShipping(draft) ? paths.orderCertificates() : paths.orderShipping() }
  const kept = (id: string | null, gone: string | null) => (isFor && gone === null ? id : null)
  const shippingAddressId =
    kept(draft.shippingAddressId, draft.gone.shippingAddress) ?? inCountry(company.shippingAddresses, country.id)
  const billingAddressId =
    kept(draft.billingAddressId, draft.gone.billingAddress) ??
    inCountry(company.billingAddresses, country.id) ??
    (draft.gone.billingAddress === null ? draft.billingAddressId : null) ??
    company.primaryBillingAddress?.id ??
    null
  const before = (id: string | null, now: string | null) => (isFor || id === now ? null : id)
  return {
    change: { ...section, shippingAddressId, billingAddressId },
    to: addressStep({
      shippingBefore: before(draft.shippingAddressId, shippingAddressId),
      billingBefore: before(draft.billingAddressId, billingAddressId),
    }),
  }
}

/** Waits until the cart is `settled`; leads to `lines` with errors. `placing`: the section in progress. */
export const usePlaceSection = (draft: OrderDraft, settled: () => Promise<unknown>) => {
  const { data: me } = useMe()
  const navigate = useNavigate()
  const [placing, setPlacing] = useState<string | null>(null)
  const place = async (section: CartSection, lines: HTMLElement | null) => {
    if (!me?.distributor) return
    const { change, to } = startOf(section, draft, me.distributor)
    setPlacing(section.sectionId)
    await settled()
    const wrong = lines?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null
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

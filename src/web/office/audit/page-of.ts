import { paths } from '#paths'
import { streamTexts as texts } from '#texts/audit.ts'

/** The office's page about a stream's subject, and what leads there; null: there is none. */
export const pageOf = (kind: string, key: string): { readonly to: string; readonly label: string } | null => {
  const id = encodeURIComponent(key)
  const pages = new Map([
    ['order', { to: paths.officeOrder({ id }), label: texts.pages.order }],
    ['distributor', { to: paths.officeOrders({}, { company: id }), label: texts.pages.distributor }],
    ['loyalty-account', { to: paths.officeLoyaltyAccount({ distributorId: id }), label: texts.pages.loyaltyAccount }],
    ['promo-code', { to: paths.officePromoCode({ code: id }), label: texts.pages.promoCode }],
  ])
  return pages.get(kind) ?? null
}

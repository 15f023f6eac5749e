import { streamWords as words } from '#web/words/audit.ts'

/** The office's own page about what a stream tells of, and what leads there; null where the stream is all there is. */
export const pageOf = (kind: string, key: string): { readonly to: string; readonly label: string } | null => {
  const id = encodeURIComponent(key)
  const pages = new Map([
    ['order', { to: `/office/orders/${id}`, label: words.pages.order }],
    ['distributor', { to: `/office/orders?company=${id}`, label: words.pages.distributor }],
    ['loyalty-account', { to: `/office/loyalty/${id}`, label: words.pages.loyaltyAccount }],
    ['promo-code', { to: `/office/promo-codes/${id}`, label: words.pages.promoCode }],
  ])
  return pages.get(kind) ?? null
}

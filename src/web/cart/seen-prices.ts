import { useEffect, useState } from 'react'

import type { Cart, CartLine, CartSection } from '#modules/ordering/contract.ts'
import { effectivePrice, priceSection } from '#modules/ordering/terms/pricing.ts'
import type { Cents } from '#platform/money.ts'
import { note, noted } from '#web/api/session-notes.ts'
import { useMe } from '#web/identity/me.ts'
import { lineKey } from './changes.ts'

type Price = Pick<CartLine, 'unitPrice' | 'discount'>

/** By line: what a unit cost when this person first saw it in the cart. */
export type SeenPrices = Readonly<Record<string, Price>>

/** What is new in the cart is seen at today's price; what has left it is forgotten. A line without a price keeps its last one. */
export const seenWith = (seen: SeenPrices, { sections }: Pick<Cart, 'sections'>): SeenPrices =>
  Object.fromEntries(
    sections
      .flatMap(({ products }) => products)
      .flatMap((line): [string, Price][] => {
        const { unitPrice, discount, problem } = line
        const known = seen[lineKey(line)] ?? (problem === null ? { unitPrice, discount } : undefined)
        return known ? [[lineKey(line), known]] : []
      }),
  )

const hasMoved = (seen: SeenPrices, line: CartLine): boolean => {
  const before = seen[lineKey(line)]
  return (
    line.problem === null &&
    before !== undefined &&
    (before.unitPrice !== line.unitPrice || before.discount !== line.discount)
  )
}

/** The lines whose price has moved since it was seen, with what a unit was then, in cents and before any promo code. */
export const movedLines = (
  { sections }: Pick<Cart, 'sections'>,
  seen: SeenPrices,
): { readonly line: CartLine; readonly country: string; readonly was: Cents }[] =>
  sections.flatMap(({ products, country }) =>
    products.flatMap((line) => {
      const before = seen[lineKey(line)]
      return before && hasMoved(seen, line)
        ? [{ line, country: country.name, was: effectivePrice(before.unitPrice, before.discount) }]
        : []
    }),
  )

/** At the seen prices, with today's quantities, code and as many CareCoins as fit; null: unchanged. */
export const asSeen = (
  section: CartSection,
  seen: SeenPrices,
  { balance, wanted }: { readonly balance: number; readonly wanted: number },
): { readonly products: readonly CartLine[]; readonly careCoinsUsed: number; readonly total: number } | null => {
  if (!section.products.some((line) => hasMoved(seen, line))) return null
  const { lines, careCoinsUsed, total } = priceSection(
    section.products.map((line) => ({ ...line, ...(hasMoved(seen, line) && seen[lineKey(line)]) })),
    { promo: section.promo, balance, careCoins: wanted },
  )
  return { products: lines, careCoinsUsed, total }
}

/** Remembers, until the window is closed or the session ends, at which prices the cart was filled: later changes need a confirmation before ordering. */
export const useSeenPrices = (cart: Cart | undefined): SeenPrices => {
  const { data: me } = useMe()
  const key = me && `prices.${me.id}`
  const [text, setText] = useState(() => (key && noted(key)) ?? '{}')
  const seen = JSON.parse(text) as SeenPrices
  const next = cart ? JSON.stringify(seenWith(seen, cart)) : text
  if (next !== text) setText(next)
  useEffect(() => {
    if (key) note(key, text)
  }, [key, text])
  return seen
}

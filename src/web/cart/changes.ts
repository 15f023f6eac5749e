import type { Cart, CartLine, CartSection } from '#modules/ordering/contract.ts'
import { isTooLarge, priceSection } from '#modules/ordering/terms/pricing.ts'
import { careCoins } from '#modules/terms/care-coins.ts'
import { sum } from '#platform/money.ts'

/** What a person has just done with a line, by its key: another quantity, or null for taken out. */
export type Changes = ReadonlyMap<string, number | null>

/** The requested change of a line, another quantity or null for removed, and why it was refused. */
export type Refusal = { readonly quantity: number | null; readonly reason: string }

export const lineKey = ({ countryId, productId }: Pick<CartLine, 'countryId' | 'productId'>): string =>
  `${countryId}_${productId}`

/** Why the requested change was refused. null once the line has that quantity all the same. */
export const refusalOf = (line: CartLine, refusals: ReadonlyMap<string, Refusal>): Refusal | null => {
  const refusal = refusals.get(lineKey(line))
  return refusal === undefined || refusal.quantity === line.quantity ? null : refusal
}

const changedLine = (line: CartLine, changes: Changes): CartLine[] => {
  const quantity = changes.get(lineKey(line))
  if (quantity === undefined) return [line]
  if (quantity === null) return []
  // The server says why: until then its old figures stay.
  const isPriced = quantity >= 0 && !isTooLarge({ unitPrice: line.unitPrice, quantity })
  return isPriced ? [{ ...line, quantity }] : [line]
}

const changedSection = (section: CartSection, balance: number, changes: Changes): CartSection[] => {
  if (!section.products.some((line) => changes.has(lineKey(line)))) return [section]
  const { lines, ...totals } = priceSection(
    section.products.flatMap((line) => changedLine(line, changes)),
    { promo: section.promo, balance, careCoins: section.careCoinsUsed },
  )
  if (lines.length === 0) return []
  return [
    {
      ...section,
      products: lines,
      ...totals,
      maximumCareCoins: careCoins(totals.maximumCareCoins),
      careCoinsUsed: careCoins(totals.careCoinsUsed),
      careCoinsAfterOrder: careCoins(totals.careCoinsAfterOrder),
    },
  ]
}

/** The cart as it will be once the server has the changes. Bonus lines follow with its answer. */
export const withChanges = (cart: Cart, changes: Changes): Cart => {
  const sections = cart.sections.flatMap((section) => changedSection(section, cart.careCoinsBalance, changes))
  return {
    ...cart,
    sections,
    count: sections.reduce((lines, { products }) => lines + products.length, 0),
    total: sum(sections.map(({ total }) => total)),
  }
}

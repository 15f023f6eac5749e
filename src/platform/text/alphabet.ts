import type { OrderByItemBuilder } from 'kysely'

/** Spanish collation: accents sort next to their letters, Ñ after N. In Postgres it has ICU's name. */
const collator = new Intl.Collator('es')

/** Ties are broken by bytes, for a total order. */
export const compareTexts = (a: string, b: string): number => collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0)

export const ALPHABET = 'es-x-icu'

export const alphabetical = (order: OrderByItemBuilder): OrderByItemBuilder => order.collate(ALPHABET)

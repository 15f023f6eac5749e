import type { OrderByItemBuilder } from 'kysely'

/**
 * Spanish: the root order of Unicode, in which every language's accents sort next to their letters, and Ñ a letter of its
 * own after N. Postgres knows it by the name of ICU, browsers and Node by that of the language.
 */
const collator = new Intl.Collator('es')

/** Two texts as lists of names have them: 'Éclair' next to 'Eclair'. Those that only differ in bytes keep one order, too. */
export const compareTexts = (a: string, b: string): number => collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0)

/** The same by its name in SQL. */
export const ALPHABET = 'es-x-icu'

/** For the `orderBy` of a name. */
export const alphabetical = (order: OrderByItemBuilder): OrderByItemBuilder => order.collate(ALPHABET)

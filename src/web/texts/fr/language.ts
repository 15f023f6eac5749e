import { count } from '#platform/text/formats.ts'

/** The language of this folder, as a tag. */
export const language = 'fr'

const rules = new Intl.PluralRules(language)

/** 1 as '1 produit', 1500 as '1 500 produits'. */
export const counted = (value: number, one: string, many: string): string =>
  `${count(value)} ${rules.select(value) === 'one' ? one : many}`

const months = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })

/** 1 as 'janvier' */
export const monthName = (month: number): string => months.format(Date.UTC(2000, month - 1))

/** '18 décembre 2026', for deliveries. */
export const longDate = (year: number, month: number, date: number): string =>
  `${date === 1 ? '1er' : date} ${monthName(month)} ${year}`

/** 'Fer, zinc et acide folique' */
export const listed = (names: readonly string[]): string => new Intl.ListFormat(language).format(names)

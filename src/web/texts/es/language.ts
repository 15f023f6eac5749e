import { count } from '#platform/text/formats.ts'

/** The language of this folder, as a tag. */
export const language = 'es'

const rules = new Intl.PluralRules(language)

/** 1 as '1 producto', 1500 as '1 500 productos'. */
export const counted = (value: number, one: string, many: string): string =>
  `${count(value)} ${rules.select(value) === 'one' ? one : many}`

const months = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })

/** 1 as 'enero' */
export const monthName = (month: number): string => months.format(Date.UTC(2000, month - 1))

/** '18 de diciembre de 2026', for deliveries. */
export const longDate = (year: number, month: number, date: number): string =>
  `${date} de ${monthName(month)} de ${year}`

/** 'Hierro, zinc y ácido fólico' */
export const listed = (names: readonly string[]): string => new Intl.ListFormat(language).format(names)

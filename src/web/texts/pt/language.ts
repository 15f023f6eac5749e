import { count } from '#platform/text/formats.ts'

/** The language of this folder, as a tag. */
export const language = 'pt'

/** The rules of Portugal: in those of Brazil, 0 is singular as well. */
const EUROPEAN = 'pt-PT'

const rules = new Intl.PluralRules(EUROPEAN)

/** 1 as '1 produto', 1500 as '1 500 produtos'. */
export const counted = (value: number, one: string, many: string): string =>
  `${count(value)} ${rules.select(value) === 'one' ? one : many}`

const months = new Intl.DateTimeFormat(EUROPEAN, { month: 'long', timeZone: 'UTC' })

/** 1 as 'janeiro' */
export const monthName = (month: number): string => months.format(Date.UTC(2000, month - 1))

const lists = new Intl.ListFormat(EUROPEAN)

/** '18 de dezembro de 2026', for deliveries. */
export const longDate = (year: number, month: number, date: number): string =>
  `${date} de ${monthName(month)} de ${year}`

/** 'Ferro, zinco e ácido fólico' */
export const listed = (names: readonly string[]): string => lists.format(names)

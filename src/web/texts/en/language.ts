import { count } from '#platform/text/formats.ts'

/** The language of this folder, as a tag. */
export const language = 'en'

const rules = new Intl.PluralRules(language)

/** 1 as '1 product', 1500 as '1 500 products'. `many`: where an s is not enough. */
export const counted = (value: number, one: string, many = `${one}s`): string =>
  `${count(value)} ${rules.select(value) === 'one' ? one : many}`

const months = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })

/** 1 as 'January' */
export const monthName = (month: number): string => months.format(Date.UTC(2000, month - 1))

/** 'December 18 2026', for deliveries. */
export const longDate = (year: number, month: number, date: number): string => `${monthName(month)} ${date} ${year}`

/** 'Iron, zinc and folic acid' */
export const listed = (names: readonly string[]): string => new Intl.ListFormat(language).format(names)

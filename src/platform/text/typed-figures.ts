import { type Cents, cents, type Percent, percent } from '#platform/money.ts'
import { say } from '#platform/text/say.ts'
import { plainDigits } from './plain-digits.ts'

export type ParsedFigure<T> = { readonly value: T } | { readonly reason: string }

const NO_AMOUNT = 'Enter an amount above 0, such as 12.50'
const TWO_DECIMALS = 'Enter an amount with at most two decimals, such as 12.50'
const NO_PERCENT = 'Enter a percent from 0 to 100, with at most two decimals'
const MOST_CENTS = 1_000_000_000_000

const plain = (typed: string): string =>
  plainDigits(typed)
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll('٪', '%')
    .normalize('NFKC')
    .replaceAll(/\s/g, ' ')
    .trim()

const decimal = (text: string): number[] => {
  const [, whole, fraction = ''] = /^(\d+)(?:[.,](\d+))?$/.exec(text) ?? []
  return whole === undefined ? [] : [Number(`${whole}.${fraction || '0'}`)]
}

const grouped = (text: string): number[] => {
  const [, whole = '', between, point, fraction = ''] =
    /^([1-9]\d{0,2}(?:([ '’.,])\d{3})(?:\2\d{3})*)(?:([.,])(\d+))?$/.exec(text) ?? []
  if (whole === '' || between === point) return []
  return [Number(`${whole.replaceAll(/\D/g, '')}.${fraction || '0'}`)]
}

/** null: more than two decimals, floating-point noise aside. */
const hundredths = (value: number): number | null => {
  const rounded = Math.round(value * 100)
  return Math.abs(value * 100 - rounded) > 1e-6 + value * 1e-12 ? null : rounded
}

const DOLLARS = '(?:US ?\\$|\\$ ?US|USD|US dollars?|dollars?|\\$)'
const withoutDollars = (text: string): string =>
  text.replace(new RegExp(`^${DOLLARS} ?`, 'i'), '').replace(new RegExp(` ?${DOLLARS}$`, 'i'), '')

/** '12.5', '12,50', '1,250.00', '1.250,00', 'USD 1 250'. */
export const typedAmount = (typed: string): ParsedFigure<Cents> => {
  const text = withoutDollars(plain(typed))
  const [, currency] = /^([A-Z]{3}|\p{Sc})? ?[\d.,' ’]+ ?([A-Z]{3}|\p{Sc})?$/u.exec(text)?.filter(Boolean) ?? []
  if (currency) return { reason: say('Prices are in US dollars, not in {0}', currency) }
  const values = [...decimal(text), ...grouped(text)]
  const [value, other] = values
  if (value === undefined) return { reason: NO_AMOUNT }
  if (other !== undefined && other !== value)
    return { reason: say('{0} can be read as {1} or as {2}. Write it with two decimals', typed.trim(), value, other) }
  const amount = hundredths(value)
  if (amount === null) return { reason: TWO_DECIMALS }
  return amount > 0 && amount <= MOST_CENTS ? { value: cents(amount) } : { reason: NO_AMOUNT }
}

export const typedPercent = (typed: string): ParsedFigure<Percent> => {
  const [value] = decimal(plain(typed).replace(/ ?%$/, ''))
  const share = value === undefined ? null : hundredths(value)
  return share !== null && share <= 10_000 ? { value: percent(share / 100) } : { reason: NO_PERCENT }
}

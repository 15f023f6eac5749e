import { keyOf, monthAfter, monthOf, monthOfKey } from '#modules/forecasting/months.ts'
import type { SalesRow } from '#modules/forecasting/sales-contract.ts'
import { recordOf } from '#platform/records.ts'
import { compareTexts } from '#platform/text/alphabet.ts'
import { dayIn } from '#platform/time/time-zone.ts'
import { salesTexts as texts } from '#texts/sales.ts'
import { readDay } from '#web/ui/fields/days/read-day.ts'
import { day as shownDay } from '#web/ui/figures/format.ts'

/** In the address; `month` and `of` are the bar that was chosen. */
export const salesFilterNames = [
  'category',
  'subCategory',
  'product',
  'country',
  'year',
  'company',
  'from',
  'until',
  'asOf',
  'month',
  'of',
] as const
export type SalesFilterName = (typeof salesFilterNames)[number]
export type SalesFilters = Readonly<Record<SalesFilterName, string | null>>

export const ALL_MONTHS = 'all'

export const monthName = (month: string): string => (month === ALL_MONTHS ? texts.allMonths : texts.month(month))

/** 'YYYY-MM-DD', of a day that has ended where the reader is. */
const isPastDay = (day: string): boolean => readDay(shownDay(day)) === day && day < dayIn(new Date(), 'UTC')

const isDay = (day: string): boolean => /^2[01]/.test(day) && readDay(shownDay(day)) === day

const meant: readonly (readonly [SalesFilterName, (value: string) => boolean])[] = [
  ['year', (value) => /^2[01]\d\d$/.test(value)],
  ['asOf', isPastDay],
  ['from', isDay],
  ['until', isDay],
  ['month', (value) => value === ALL_MONTHS || /^2[01]\d\d(0[1-9]|1[0-2])$/.test(value)],
]

/** What was typed into the address that is no year, no month, or no day that has passed; and the bar of no month. */
export const meaningless = (filters: SalesFilters): SalesFilterName[] => {
  const wrong = meant.flatMap(([name, isMeant]) => {
    const value = filters[name]
    return value !== null && !isMeant(value) ? [name] : []
  })
  const isOfNoMonth = filters.of !== null && (filters.month === null || wrong.includes('month'))
  return isOfNoMonth ? [...wrong, 'of'] : wrong
}

/** The query for the server. What is not set is left out, so that its answer can be kept under it. */
export const salesQuestion = ({
  category,
  subCategory,
  product,
  country,
  year,
  company,
  from,
  until,
  asOf,
}: SalesFilters) => ({
  ...(category && { categoryId: category }),
  ...(subCategory && { subCategoryId: subCategory }),
  ...(product && { productId: product }),
  ...(country && { countryId: country }),
  ...(year && { year: Number(year) }),
  ...(company && { distributorId: company }),
  ...(from && { from: keyOf(monthOf(from)) }),
  ...(until && { upto: keyOf(monthOf(until)) }),
  ...(asOf && { asOf: asOf }),
})

/** The rows that the filters leave; the server narrows the same way where it sums. */
export const narrowed = (
  rows: readonly SalesRow[],
  filters: Pick<SalesFilters, 'category' | 'subCategory' | 'product' | 'country' | 'year' | 'from' | 'until'>,
): SalesRow[] =>
  rows.filter(
    (row) =>
      (!filters.category || row.category_id === filters.category) &&
      (!filters.subCategory || row.subCategory_id === filters.subCategory) &&
      (!filters.product || row.product_id === filters.product) &&
      (!filters.country || row.country_id === filters.country) &&
      (!filters.year || String(row.year) === filters.year) &&
      (!filters.from || row.key >= keyOf(monthOf(filters.from))) &&
      (!filters.until || row.key <= keyOf(monthOf(filters.until))),
  )

/** The same months of the year before, each under the key of the month that it is compared with. */
export const yearBefore = (rows: readonly SalesRow[], filters: SalesFilters): SalesRow[] =>
  narrowed(
    rows.map((row) => ({ ...row, year: row.year + 1, key: keyOf(monthAfter(monthOfKey(row.key), 12)) })),
    filters,
  )

export type Option = { readonly value: string; readonly label: string }
/** Of a list that the server searches. */
export type FoundChoices = { readonly choices: readonly Option[]; readonly onType: (typed: string) => void }

const options = (rows: readonly SalesRow[], of: (row: SalesRow) => Option): Option[] =>
  [...new Map(rows.map((row) => [of(row).value, of(row)])).values()].sort((a, b) => compareTexts(a.label, b.label))

type Options = Readonly<Partial<Record<SalesFilterName, readonly Option[]>>>

/** What a filter is set to, as people read it; of an id that none of the figures has: that it is not known. A year is its own name. */
export const labelIn = (options: Options, name: SalesFilterName, value: string): string =>
  options[name]?.find((option) => option.value === value)?.label ?? (name === 'year' ? value : texts.unknown)

export type ActiveFilter = { readonly name: (typeof narrowings)[number]; readonly label: string }

const narrowings = ['category', 'subCategory', 'product', 'country', 'year'] as const

/** What the figures are narrowed to, besides whose they are and as of when. */
export const narrowingsOf = (rows: readonly SalesRow[], filters: SalesFilters): ActiveFilter[] => {
  const options = allOptions(rows)
  return narrowings.flatMap((name) => {
    const value = filters[name]
    return value ? [{ name, label: labelIn(options, name, value) }] : []
  })
}

const NOTHING_CHOSEN: SalesFilters = recordOf(salesFilterNames, () => null)

export const allOptions = (rows: readonly SalesRow[]) => salesOptions(rows, NOTHING_CHOSEN)

/** What can be chosen: of the chosen category only its sub-categories and products. */
export const salesOptions = (rows: readonly SalesRow[], filters: SalesFilters) => {
  const inCategory = rows.filter(({ category_id }) => !filters.category || category_id === filters.category)
  const inSubCategory = inCategory.filter((it) => !filters.subCategory || it.subCategory_id === filters.subCategory)
  return {
    category: options(rows, (it) => ({ value: it.category_id, label: it.category_name })),
    subCategory: options(inCategory, (it) => ({ value: it.subCategory_id, label: it.subCategory_name })),
    product: options(inSubCategory, (it) => ({ value: it.product_id, label: it.product_name })),
    country: options(rows, (it) => ({ value: it.country_id, label: it.country_name })),
    year: options(rows, ({ year }) => ({ value: String(year), label: String(year) })).reverse(),
  }
}

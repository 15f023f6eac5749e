import type { NextOrder } from '#modules/forecasting/contract.ts'
import { type CatalogueProduct, lineProblem } from '#modules/ordering/terms/offer.ts'
import { nearestQuantity } from '#modules/ordering/terms/quantity.ts'
import { compareTexts } from '#platform/text/alphabet.ts'
import type { ForecastLine } from './forecast-lines-contract.ts'

type Destination = { readonly productId: string; readonly countryId: string }

type ForecastLineFacts = {
  readonly products: readonly CatalogueProduct[]
  /** Where the company may sell. */
  readonly countryIds: readonly string[]
  readonly cart: readonly (Destination & { readonly quantity: number })[]
  /** Units that the company ordered in a month, YYYYMM. */
  readonly ordered: readonly (Destination & { readonly month: string; readonly units: number })[]
}

/** Of several packagings the person chooses in the cart. */
const packagingOf = ({ packagings }: CatalogueProduct): string | null =>
  packagings.length === 1 ? (packagings[0]?.id ?? null) : null

const whyNotAvailable = (
  product: CatalogueProduct | undefined,
  countryId: string,
  quantity: number,
  countryIds: readonly string[],
): string | null => {
  const packagingId = product ? packagingOf(product) : null
  const problem = lineProblem(product, { countryId, quantity, packagingId }, countryIds)
  return problem && problem.field !== 'packagingId' ? problem.reason : null
}

const lineOf = (months: readonly NextOrder[], facts: ForecastLineFacts): ForecastLine[] => {
  const [first] = months
  if (!first) return []
  const { forecastId, product, country } = first
  const isIts = (it: Destination): boolean => it.productId === product.id && it.countryId === country.id
  const orderedIn = (month: string): number =>
    facts.ordered.reduce((sum, it) => sum + (isIts(it) && it.month === month ? it.units : 0), 0)
  const units = months.reduce((sum, { month }) => sum + Math.max(0, month.orderQuantity - orderedIn(month.id)), 0)
  const listed = facts.products.find(({ id }) => id === product.id)
  const quantity = units > 0 && listed ? nearestQuantity(units, listed) : units
  const reason = units > 0 ? whyNotAvailable(listed, country.id, quantity, facts.countryIds) : null
  const inCart = facts.cart.find(isIts)?.quantity ?? null
  const outcome = units === 0 ? 'ORDERED' : reason ? 'NOT_AVAILABLE' : inCart === null ? 'ADDED' : 'IN_CART'
  return [
    {
      ...{ forecastId, product, country, quantity, outcome, inCart, reason },
      months: months.map(({ month: { year, month } }) => ({ year, month })).toSorted(byMonth),
      orderBy: months.map(({ orderBy }) => orderBy).toSorted(compareTexts)[0] ?? first.orderBy,
    },
  ]
}

const byMonth = (a: ForecastLine['months'][number], b: ForecastLine['months'][number]): number =>
  a.year * 12 + a.month - (b.year * 12 + b.month)

/** Planned months as lines of the cart: what is planned less what was ordered, in quantities that the product is ordered in. */
export const forecastLines = (planned: readonly NextOrder[], facts: ForecastLineFacts): readonly ForecastLine[] =>
  [...Map.groupBy(planned, ({ forecastId }) => forecastId).values()].flatMap((months) => lineOf(months, facts))

/** What is to be added of them. */
export const addedLines = (lines: readonly ForecastLine[], products: readonly CatalogueProduct[]) =>
  lines.flatMap(({ outcome, product, country, quantity }) => {
    const listed = products.find(({ id }) => id === product.id)
    return outcome === 'ADDED' && listed
      ? [{ productId: product.id, countryId: country.id, quantity, packagingId: packagingOf(listed) }]
      : []
  })

import { countryOf } from '#modules/catalogue/events.ts'
import type { Day } from '#platform/event.ts'
import { moment } from '#platform/moment.ts'
import { compareTexts } from '#platform/text/alphabet.ts'
import { present } from '#platform/typed.ts'

import type { Figure, OrderedFigure, PlannedFigure, SalesScope } from './figure-contract.ts'
import { monthOfKey } from './months.ts'
import type { MonthOfOrders, SalesRow } from './sales-contract.ts'

/** The query of the chart's endpoints. */
export type SalesQuestion = {
  readonly distributorId?: string
  readonly categoryId?: string
  readonly subCategoryId?: string
  readonly productId?: string
  readonly countryId?: string
  readonly year?: number
  readonly from?: string
  readonly upto?: string
  readonly asOf?: Day
  readonly key?: string
}

/** A product as it is named and classified today, whichever day is queried. */
export type ProductClass = {
  readonly id: string
  readonly name: string
  readonly categoryId: string
  readonly categoryName: string
  readonly subCategoryId: string
  readonly subCategoryName: string
}

const isMeant =
  ({ categoryId, subCategoryId, productId }: SalesQuestion) =>
  (product: ProductClass): boolean =>
    (!categoryId || product.categoryId === categoryId) &&
    (!subCategoryId || product.subCategoryId === subCategoryId) &&
    (!productId || product.id === productId)

/** What the question narrows the figures to. */
export const scopeOf = (query: SalesQuestion, all: readonly ProductClass[]): SalesScope => {
  const { distributorId, countryId, year, asOf, key } = query
  const ofYear = year ? { from: `${year}01`, upto: `${year}12` } : null
  const narrowed = query.categoryId || query.subCategoryId || query.productId
  return {
    distributorId,
    countryId,
    asOf,
    productIds: narrowed ? all.filter(isMeant(query)).map(({ id }) => id) : undefined,
    from:
      key ??
      [query.from, ofYear?.from]
        .filter((it) => it !== undefined)
        .toSorted()
        .at(-1),
    upto: key ?? [query.upto, ofYear?.upto].filter((it) => it !== undefined).toSorted()[0],
  }
}

const rowOf = (
  ordered: OrderedFigure | undefined,
  planned: PlannedFigure | undefined,
  all: ReadonlyMap<string, ProductClass>,
) => {
  const { product, countryId, month } = present(ordered ?? planned)
  const it = all.get(product)
  return {
    category_id: it?.categoryId ?? '',
    category_name: it?.categoryName ?? '—',
    subCategory_id: it?.subCategoryId ?? '',
    subCategory_name: it?.subCategoryName ?? '—',
    product_id: product,
    product_name: it?.name ?? '—',
    country_id: countryId,
    country_name: countryOf(countryId).name,
    year: monthOfKey(month).year,
    key: month,
    orderCount: ordered?.orders ?? 0,
    orderQuantity: ordered?.units ?? 0,
    orderValue: ordered?.value ?? 0,
    forecastOrderCount: planned?.orders ?? 0,
    forecastOrderQuantity: planned?.units ?? 0,
    forecastQuantityBefore: planned?.unitsBefore ?? null,
  }
}

const placeOf = ({ month, product, countryId }: Figure): string => `${month} ${product} ${countryId}`

/** The rows of the chart, by month, product and country. */
export const salesRows = (
  ordered: readonly OrderedFigure[],
  planned: readonly PlannedFigure[],
  all: readonly ProductClass[],
): SalesRow[] => {
  const orders = new Map(ordered.map((it) => [placeOf(it), it]))
  const plans = new Map(planned.map((it) => [placeOf(it), it]))
  const byId = new Map(all.map((it) => [it.id, it]))
  return [...new Set([...orders.keys(), ...plans.keys()])]
    .map((place) => rowOf(orders.get(place), plans.get(place), byId))
    .sort(
      (a, b) =>
        compareTexts(a.key, b.key) ||
        compareTexts(a.product_name, b.product_name) ||
        compareTexts(a.country_name, b.country_name),
    )
}

export const salesMonths = (
  months: readonly { readonly month: string; readonly orders: number; readonly units: number }[],
): MonthOfOrders[] =>
  months.map(({ month, orders, units }) => ({
    key: month,
    ...monthOfKey(month),
    orderCount: orders,
    orderQuantity: units,
  }))

/** Nothing is known of the future: a day that has not ended yet is now. */
export const pastDay = (asOf: Day | undefined, now: Date): Day | undefined =>
  asOf && asOf < moment(now).slice(0, 10) ? asOf : undefined

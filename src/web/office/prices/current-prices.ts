import { MOST_PRICE_CHANGES } from '#modules/catalogue/price-change-contract.ts'
import { officePrices, PRICES_PER_PAGE } from '#modules/catalogue/price-contract.ts'
import type { Input } from '#platform/http/endpoint.ts'
import { priceImportTexts as texts } from '#texts/prices.ts'
import { call } from '#web/api/endpoint.ts'
import { typedDollars } from '#web/office/quotes/freight.ts'
import type { ReadPrices } from './read-price-rows.ts'

/** The prices of now under the filters of the list, as if they had been typed. */
export const currentPrices = async (
  filters: Omit<Input<typeof officePrices>, 'page' | 'asOf'>,
): Promise<ReadPrices> => {
  const first = await call(officePrices, { ...filters, page: 1 })
  if (first.total > MOST_PRICE_CHANGES) return { rows: [], problem: texts.tooMany(first.total), undecided: null }
  const lines = [...first.lines]
  for (let page = 2; lines.length < first.total && page <= MOST_PRICE_CHANGES / PRICES_PER_PAGE; page++)
    lines.push(...(await call(officePrices, { ...filters, page })).lines)
  const rows = lines.flatMap(({ reference, country, price, discount }) =>
    price === null ? [] : [{ reference, country, price: typedDollars(price), discount: String(discount) }],
  )
  return { rows, problem: rows.length === 0 ? texts.noCurrent : null, undecided: null }
}

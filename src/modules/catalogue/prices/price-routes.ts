import { countryOf } from '#modules/catalogue/countries.ts'
import type { ProductRow } from '#modules/catalogue/products/product-contract.ts'
import { registrationStatuses } from '#modules/catalogue/registrations/registration-status.ts'
import type { Input } from '#platform/http/endpoint.ts'
import { rowsOf } from '#platform/http/pages.ts'
import { serve } from '#platform/http/serve.ts'
import { sortedBy } from '#platform/http/sorts.ts'
import type { Trail } from '#platform/log/trail.ts'
import { rowsAfter } from '#platform/projecting/fold.ts'
import type { ReadModels } from '#platform/projection.ts'
import type { Sheet } from '#platform/spreadsheet/sheet.ts'
import { MAXIMUM_ROWS, spreadsheet } from '#platform/spreadsheet/spreadsheet.ts'
import { compareTexts } from '#platform/text/alphabet.ts'
import { say } from '#platform/text/say.ts'
import { stillToCome } from '#platform/time/as-of.ts'
import { everyProduct, products } from '#projections/products.ts'
import { officePrices, PRICES_PER_PAGE, type PriceLine, type priceSorts } from './price-contract.ts'
import { checkPrices, type Priceable } from './price-rows.ts'
import { type CheckedPriceRow, checkPriceRows, exportPrices } from './price-sheet-contract.ts'

type PriceContext = { readonly db: ReadModels; readonly trail: Trail }

/** By the read model's fold. Products are never removed from it, so it has every stream. */
const productsThen = async (trail: Trail, known: readonly ProductRow[], place: number) => {
  const keys = { product: known.map(({ id }) => id), registration: known.flatMap((it) => it.registrationIds) }
  const events = await Promise.all([
    trail.ofStreams('product', keys.product, place),
    trail.ofStreams('registration', keys.registration, place),
  ])
  const inOrder = events.flat().toSorted((a, b) => a.envelope.position - b.envelope.position)
  return rowsAfter(products, inOrder)
}

const linesOf = (product: ProductRow): PriceLine[] =>
  product.registrations.map(({ id, countryId, status, sellable, price, discount, effectivePrice }) => ({
    registrationId: id,
    productId: product.id,
    reference: product.reference,
    name: product.name,
    category: product.categoryName,
    country: countryOf(countryId).name,
    status,
    sellable,
    price,
    discount,
    effectivePrice,
  }))

const byNameAndCountry = (a: PriceLine, b: PriceLine) =>
  compareTexts(a.name, b.name) || compareTexts(a.country, b.country)

/** Lines without a price come first. */
const amount = (cents: number | null): number => cents ?? -1

const orders: Readonly<Record<(typeof priceSorts)[number], (a: PriceLine, b: PriceLine) => number>> = {
  name: (a, b) => compareTexts(a.name, b.name),
  reference: (a, b) => compareTexts(a.reference, b.reference),
  country: (a, b) => compareTexts(a.country, b.country),
  status: (a, b) => compareTexts(registrationStatuses[a.status].label, registrationStatuses[b.status].label),
  price: (a, b) => amount(a.price) - amount(b.price),
  discount: (a, b) => a.discount - b.discount,
  effective: (a, b) => amount(a.effectivePrice) - amount(b.effectivePrice),
}

const each = (names: readonly string[]) => [...new Set(names)].toSorted(compareTexts)

type PriceQuery = Omit<Input<typeof officePrices>, 'page'>

/** The prices under these filters in their order, and all that they were taken from. */
const pricesUnder = async (
  { db, trail }: PriceContext,
  { asOf, product, category, country, sort = 'name' }: PriceQuery,
) => {
  const known = await everyProduct(db)
  const all = asOf === undefined ? known : await productsThen(trail, known, await trail.positionAt(asOf))
  const offered = all.filter(({ withdrawn }) => !withdrawn)
  const lines = offered.flatMap(linesOf)
  const found = lines
    .filter(
      (line) =>
        (product === undefined || line.productId === product) &&
        (category === undefined || line.category === category) &&
        (country === undefined || line.country === country),
    )
    .toSorted(sortedBy(orders, sort, byNameAndCountry))
  return { found, offered, lines }
}

const sheetOf = (rows: readonly PriceLine[]): Sheet<PriceLine> => ({
  name: 'prices',
  rows,
  columns: [
    { header: say('Reference'), kind: 'text', value: ({ reference }) => reference },
    { header: say('Product'), kind: 'text', width: 36, value: ({ name }) => name },
    { header: say('Category'), kind: 'text', width: 24, value: ({ category }) => category },
    { header: say('Country'), kind: 'text', width: 20, value: ({ country }) => country },
    { header: say('Registration'), kind: 'text', width: 24, value: ({ status }) => registrationStatuses[status].label },
    { header: say('Price'), kind: 'cents', value: ({ price }) => price },
    { header: say('Discount'), kind: 'count', value: ({ discount }) => discount },
    { header: say('Effective price'), kind: 'cents', value: ({ effectivePrice }) => effectivePrice },
  ],
})

const priceable = (product: ProductRow): Priceable[] =>
  product.registrations.map(({ id, countryId, price, discount }) => ({
    registrationId: id,
    reference: product.reference,
    name: product.name,
    country: countryOf(countryId),
    price,
    discount,
  }))

export const priceRoutes = [
  serve(exportPrices, async ({ input: { format, ...query }, ...reading }) => {
    const no = stillToCome(query.asOf, reading.now)
    if (no) return no
    const { found } = await pricesUnder(reading, query)
    return spreadsheet(format, sheetOf(found.slice(0, MAXIMUM_ROWS)))
  }),

  serve(checkPriceRows, async ({ db, input: { rows } }) => {
    const offered = (await everyProduct(db)).filter(({ withdrawn }) => !withdrawn)
    return { rows: checkPrices(rows, offered.flatMap(priceable)) as CheckedPriceRow[] }
  }),

  serve(officePrices, async ({ input: { page, pageSize, ...query }, ...reading }) => {
    const no = stillToCome(query.asOf, reading.now)
    if (no) return no
    const { found, offered, lines } = await pricesUnder(reading, query)
    return {
      lines: rowsOf(found, { page, pageSize }, PRICES_PER_PAGE),
      total: found.length,
      products: offered.map(({ id, name }) => ({ id, name })).toSorted((a, b) => compareTexts(a.name, b.name)),
      categories: each(lines.map((line) => line.category)),
      countries: each(lines.map((line) => line.country)),
    }
  }),
]

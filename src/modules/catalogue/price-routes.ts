import { compareTexts } from '#platform/alphabet.ts'
import { stillToCome } from '#platform/as-of.ts'
import { serve } from '#platform/http/serve.ts'
import type { Trail } from '#platform/log/trail.ts'
import { rowsAfter } from '#platform/projecting/fold.ts'
import { everyProduct, products } from '#projections/products.ts'

import { countryOf } from './countries.ts'
import { officePrices, PRICES_PER_PAGE, type PriceLine } from './price-contract.ts'
import type { ProductRow } from './product-contract.ts'

/**
 * The portfolio at a place in the log, by the fold that keeps the read model. Nothing is ever taken out of that, so it
 * knows every stream that there was.
 */
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

const each = (names: readonly string[]) => [...new Set(names)].toSorted(compareTexts)

export const priceRoutes = [
  serve(officePrices, async ({ db, now, trail, input: { asOf, product, category, country, page = 1 } }) => {
    const no = stillToCome(asOf, now)
    if (no) return no
    const known = await everyProduct(db)
    const all = asOf === undefined ? known : await productsThen(trail, known, await trail.positionAt(asOf))
    const offered = all.filter(({ withdrawn }) => !withdrawn)
    const lines = offered.flatMap(linesOf)
    const found = lines.filter(
      (line) =>
        (product === undefined || line.productId === product) &&
        (category === undefined || line.category === category) &&
        (country === undefined || line.country === country),
    )
    return {
      lines: found.toSorted(byNameAndCountry).slice((page - 1) * PRICES_PER_PAGE, page * PRICES_PER_PAGE),
      total: found.length,
      products: offered.map(({ id, name }) => ({ id, name })).toSorted((a, b) => compareTexts(a.name, b.name)),
      categories: each(lines.map((line) => line.category)),
      countries: each(lines.map((line) => line.country)),
    }
  }),
]

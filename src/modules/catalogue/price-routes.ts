import { serve } from '#platform/http/serve.ts'
import type { Trail } from '#platform/log/trail.ts'
import { rowsAfter } from '#platform/projecting/fold.ts'
import { everyProduct, products } from '#projections/products.ts'

import { countryOf } from './countries.ts'
import { officePrices, type PriceLine } from './price-contract.ts'
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
  a.name.localeCompare(b.name) || a.country.localeCompare(b.country)

export const priceRoutes = [
  serve(officePrices, async ({ db, trail, input: { asOf } }) => {
    const known = await everyProduct(db)
    const all = asOf === undefined ? known : await productsThen(trail, known, await trail.positionAt(asOf))
    return all
      .filter(({ withdrawn }) => !withdrawn)
      .flatMap(linesOf)
      .toSorted(byNameAndCountry)
  }),
]

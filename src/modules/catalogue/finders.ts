import { paths } from '#paths'
import { type Finder, finder } from '#platform/finder.ts'
import { portfolio } from '#projections/products.ts'

/** Products, by their name and reference. */
export const finders: readonly Finder[] = [
  finder('products', 'portfolio.see', async ({ db }) =>
    (await portfolio(db)).map(({ id, name, reference }) => ({
      to: paths.product({ productId: id }),
      label: name,
      detail: reference,
    })),
  ),
]

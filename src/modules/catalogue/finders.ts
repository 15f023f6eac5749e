import { paths } from '#paths'
import { isStaff } from '#platform/access/roles.ts'
import { type Finder, finder } from '#platform/finder.ts'
import { everyProduct, portfolio } from '#projections/products.ts'

/** Products, by their name and reference. */
export const finders: readonly Finder[] = [
  finder('products', 'portfolio.see', async ({ db, me }) =>
    (await (isStaff(me.role) ? everyProduct : portfolio)(db)).map(({ id, name, reference }) => ({
      to: (isStaff(me.role) ? paths.officeProduct : paths.product)({ productId: id }),
      label: name,
      detail: reference,
    })),
  ),
]

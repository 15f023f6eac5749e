import { documentRoutes } from '#modules/catalogue/documents/document-routes.ts'
import { priceChangeRoutes } from '#modules/catalogue/prices/price-change-routes.ts'
import { priceRoutes } from '#modules/catalogue/prices/price-routes.ts'
import { reachScheduledPrices } from '#modules/catalogue/prices/scheduled-prices.ts'
import { category } from '#modules/catalogue/products/category.ts'
import { categoryRoutes } from '#modules/catalogue/products/category-routes.ts'
import { interest } from '#modules/catalogue/products/interest.ts'
import { productShown } from '#modules/catalogue/products/portfolio.ts'
import { product } from '#modules/catalogue/products/product.ts'
import { productOfficeRoutes } from '#modules/catalogue/products/product-office-routes.ts'
import {
  PRICE_DUE,
  publishLabel,
  registration,
  supervisedPrices,
} from '#modules/catalogue/registrations/registration.ts'
import { labelIssueStream } from '#modules/labels/events.ts'
import { isStaff } from '#modules/permissions/roles.ts'
import { paths } from '#paths'
import type { Me } from '#platform/access/permissions.ts'
import type { Finder } from '#platform/finder.ts'
import { type Module, reaction } from '#platform/module.ts'
import type { ReadModels } from '#platform/projection.ts'
import { productsById } from '#projections/products.ts'
import { catalogueDescriptions } from './catalogue-descriptions.ts'
import { officeRoutes } from './office-routes.ts'
import { requestRoutes } from './request-routes.ts'
import { routes, viewerOf } from './routes.ts'

/** Artwork that quality released becomes the label of its registration. */
const publishReleasedLabels = reaction({
  name: 'publish-released-labels',
  of: [labelIssueStream],
  on: {
    LabelIssueReleased: async ({ logFor }, { registrationId, label }) => {
      if (label) await logFor('publish').decide(registration, registrationId, publishLabel(label))
    },
  },
})

/** Ids of products that this distributor can order, of those of `ids`. */
const orderable = async (db: ReadModels, me: Me, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const [viewer, rows] = await Promise.all([viewerOf(db, me), productsById(db, ids)])
  return new Set(rows.filter((row) => productShown(viewer, row).available).map(({ id }) => id))
}

/** Products, by their name and reference; for a distributor those first that can be ordered. */
const finders: readonly Finder[] = [
  {
    kind: 'products',
    permission: 'portfolio.see',
    entries: ['products'],
    show: async ({ db, me }, entries) => {
      const staff = isStaff(me.role)
      const ids = entries.map(({ key }) => key)
      const first = staff ? new Set(ids) : await orderable(db, me, ids)
      return entries
        .toSorted((a, b) => Number(first.has(b.key)) - Number(first.has(a.key)))
        .map(({ key: productId, title: label, detail }) => ({
          to: (staff ? paths.officeProduct : paths.product)({ productId }),
          label,
          detail,
        }))
    },
  },
]

export const catalogue: Module = {
  name: 'catalogue',
  deciders: [category, product, registration, interest],
  supervised: [supervisedPrices],
  routes: [
    ...routes,
    ...documentRoutes,
    ...categoryRoutes,
    ...officeRoutes,
    ...productOfficeRoutes,
    ...priceRoutes,
    ...priceChangeRoutes,
    ...requestRoutes,
  ],
  finders,
  reactions: [publishReleasedLabels],
  deadlines: {
    [PRICE_DUE]: {
      keep: async ({ logFor }, { kind, at, stream }) => {
        await logFor(kind).decide(registration, stream.key, reachScheduledPrices(at))
      },
    },
  },
  descriptions: catalogueDescriptions,
  topics: {
    catalogue: () => true,
    interest: ({ me }, distributorId) => me.distributorId === distributorId,
  },
}

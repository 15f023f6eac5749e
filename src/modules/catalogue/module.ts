import { documentRoutes } from '#modules/catalogue/documents/document-routes.ts'
import { priceChangeRoutes } from '#modules/catalogue/prices/price-change-routes.ts'
import { priceRoutes } from '#modules/catalogue/prices/price-routes.ts'
import { reachScheduledPrices } from '#modules/catalogue/prices/scheduled-prices.ts'
import { category } from '#modules/catalogue/products/category.ts'
import { categoryRoutes } from '#modules/catalogue/products/category-routes.ts'
import { interest } from '#modules/catalogue/products/interest.ts'
import { product } from '#modules/catalogue/products/product.ts'
import { productOfficeRoutes } from '#modules/catalogue/products/product-office-routes.ts'
import { PRICE_DUE, publishLabel, registration } from '#modules/catalogue/registrations/registration.ts'
import { labelIssueStream } from '#modules/labels/events.ts'
import { isStaff } from '#modules/permissions/roles.ts'
import { paths } from '#paths'
import type { Finder } from '#platform/finder.ts'
import { type Module, reaction } from '#platform/module.ts'
import { catalogueDescriptions } from './catalogue-descriptions.ts'
import { officeRoutes } from './office-routes.ts'
import { requestRoutes } from './request-routes.ts'
import { routes } from './routes.ts'

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

/** Products, by their name and reference. */
const finders: readonly Finder[] = [
  {
    kind: 'products',
    permission: 'portfolio.see',
    entries: ['products'],
    show: async ({ me }, entries) =>
      entries.map(({ key: productId, title: label, detail }) => ({
        to: (isStaff(me.role) ? paths.officeProduct : paths.product)({ productId }),
        label,
        detail,
      })),
  },
]

export const catalogue: Module = {
  name: 'catalogue',
  deciders: [category, product, registration, interest],
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

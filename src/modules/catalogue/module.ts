import type { Module } from '#platform/module.ts'
import { catalogueDescriptions } from './catalogue-descriptions.ts'
import { category } from './category.ts'
import { categoryRoutes } from './category-routes.ts'
import { documentRoutes } from './document-routes.ts'
import { finders } from './finders.ts'
import { interest } from './interest.ts'
import { publishReleasedLabels } from './label-reactions.ts'
import { officeRoutes } from './office-routes.ts'
import { priceChangeRoutes } from './price-change-routes.ts'
import { priceRoutes } from './price-routes.ts'
import { product } from './product.ts'
import { productOfficeRoutes } from './product-office-routes.ts'
import { PRICE_DUE, registration } from './registration.ts'
import { requestRoutes } from './request-routes.ts'
import { routes } from './routes.ts'
import { reachScheduledPrices } from './scheduled-prices.ts'

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
  inWords: catalogueDescriptions,
  topics: {
    catalogue: () => true,
    interest: ({ me }, distributorId) => me.distributorId === distributorId,
  },
}

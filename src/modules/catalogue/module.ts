import type { Module } from '#platform/module.ts'
import { catalogueWords } from './catalogue-words.ts'
import { category } from './category.ts'
import { documentRoutes } from './document-routes.ts'
import { finders } from './finders.ts'
import { interest } from './interest.ts'
import { publishReleasedLabels } from './label-reactions.ts'
import { officeRoutes } from './office-routes.ts'
import { priceRoutes } from './price-routes.ts'
import { product } from './product.ts'
import { registration } from './registration.ts'
import { requestRoutes } from './request-routes.ts'
import { routes } from './routes.ts'

export const catalogue: Module = {
  name: 'catalogue',
  deciders: [category, product, registration, interest],
  routes: [...routes, ...documentRoutes, ...officeRoutes, ...priceRoutes, ...requestRoutes],
  finders,
  reactions: [publishReleasedLabels],
  deadlines: {},
  inWords: catalogueWords,
  topics: {
    catalogue: () => true,
    interest: ({ me }, distributorId) => me.distributorId === distributorId,
  },
}

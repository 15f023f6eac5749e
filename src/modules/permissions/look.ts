import type { Permission } from '#platform/access/permissions.ts'

/** Nothing private to a person, such as notifications. */
export const seenInALook: readonly Permission[] = [
  'session.own',
  'portal.visit',
  'news.read',
  'portfolio.see',
  'history.keep',
  'cart.fill',
  'orders.read',
  'company.read',
  'labels.report',
  'library.read',
  'forecasts.file',
  'loyalty.read',
  'service.use',
]

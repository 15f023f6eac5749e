import type { Permission } from './permissions.ts'

/** What a company reads of itself and of the shop. What people keep to themselves, such as their notifications, is not here. */
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

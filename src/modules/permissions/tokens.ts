import type { Permission } from '#platform/access/permissions.ts'

/**
 * What an API token may be given: the trade itself. Signing in, accounts, approvals and releases, settings, the audit trail
 * and what people keep to themselves are for people.
 */
export const givenToTokens = [
  'portfolio.request',
  'cart.fill',
  'orders.read',
  'orders.place',
  'orders.message',
  'company.read',
  'company.change',
  'agreements.request',
  'labels.report',
  'documents.send',
  'library.read',
  'forecasts.file',
  'loyalty.read',
  'service.use',
  'office.orders.read',
  'office.quotes.issue',
  'office.orders.cancel',
  'office.orders.fulfil',
  'office.orders.hold',
  'office.orders.message',
  'office.orders.note',
  'office.promo-codes.manage',
  'office.sales.read',
  'office.loyalty.read',
  'office.product-requests.read',
  'office.product-requests.answer',
  'office.agreements.read',
  'office.labels.read',
  'office.catalogue.manage',
  'office.content.read',
  'office.content.manage',
  'office.news.manage',
  'office.distributors.read',
  'office.distributors.note',
  'office.requests.read',
  'office.requests.answer',
  'office.tickets.open',
] as const satisfies readonly Permission[]

/** What visitors may as well. */
export const everyTokenMay = ['portfolio.see', 'news.read', 'files.ask'] as const satisfies readonly Permission[]

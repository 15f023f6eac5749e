import { type Asker, mayDo as allows, type Me, type Permission, tokenMay } from '#platform/access/permissions.ts'
import { keysOf } from '#platform/records.ts'
import { distributorRoles, type Role, staffRoles } from './roles.ts'
import { everyTokenMay, givenToTokens } from './tokens.ts'

const everyDistributorUser = distributorRoles
const everyStaffMember = staffRoles
const everyone = [...distributorRoles, ...staffRoles] as const
const everyoneAndVisitors = ['ANONYMOUS', ...everyone] as const

/** Every endpoint names one line, screens hide what it forbids, a test covers it. ADMIN may do all of staff's. */
export const permissions = {
  'portal.visit': everyoneAndVisitors,
  'session.own': everyone,
  'news.read': everyoneAndVisitors,
  'portfolio.see': everyoneAndVisitors,
  'portfolio.request': everyDistributorUser,
  'history.keep': everyDistributorUser,
  'cart.fill': everyDistributorUser,
  'orders.read': everyDistributorUser,
  'orders.place': ['PROCUREMENT'],
  'orders.message': ['PROCUREMENT'],
  'company.read': everyDistributorUser,
  'agreements.request': ['PROCUREMENT'],
  'labels.report': everyDistributorUser,
  'labels.answer': ['PROCUREMENT'],
  'company.change': ['PROCUREMENT'],
  /** MARKETING for a report's file only, which the route checks. */
  'documents.send': everyDistributorUser,
  'users.manage': ['PROCUREMENT'],
  /** Each side its own: of companies, and of the provider. */
  'webhooks.manage': ['PROCUREMENT', 'ADMIN'],
  'notifications.own': everyone,
  /** Visitors for a sign-up only, which the route checks. */
  'files.ask': everyoneAndVisitors,
  'files.read': everyone,
  'files.send': everyoneAndVisitors,
  'files.open': everyoneAndVisitors,
  'library.read': everyDistributorUser,
  'office.content.read': everyStaffMember,
  'office.content.manage': ['MARKETING_STAFF', 'ADMIN'],
  'office.departures.own': everyStaffMember,
  'office.approvals.read': everyStaffMember,
  /** Each request names the permission of its command, which the route checks. */
  'office.approvals.decide': ['SALES', 'OPERATIONS', 'QUALITY', 'MARKETING_STAFF', 'ADMIN'],
  'office.orders.read': everyStaffMember,
  'office.quotes.issue': ['SALES', 'ADMIN'],
  'office.orders.cancel': ['SALES', 'OPERATIONS', 'ADMIN'],
  'office.orders.fulfil': ['OPERATIONS', 'ADMIN'],
  'office.orders.review': ['OPERATIONS', 'QUALITY', 'ADMIN'],
  'office.orders.hold': ['OPERATIONS', 'QUALITY', 'ADMIN'],
  'office.orders.release': ['QUALITY', 'ADMIN'],
  'office.orders.message': ['SALES', 'OPERATIONS', 'QUALITY', 'ADMIN'],
  'office.orders.note': ['SALES', 'OPERATIONS', 'QUALITY', 'ADMIN'],
  'office.promo-codes.manage': ['SALES', 'ADMIN'],
  'office.audit.read': everyStaffMember,
  /** Personal data in clear; others see it sealed. */
  'office.audit.open': ['ANALYST', 'ADMIN'],
  'office.audit.check': ['ANALYST', 'ADMIN'],
  'office.projections.manage': ['ANALYST', 'ADMIN'],
  'office.loyalty.manage': ['MARKETING_STAFF', 'ADMIN'],
  'forecasts.file': everyDistributorUser,
  'office.sales.read': everyStaffMember,
  'loyalty.read': everyDistributorUser,
  'loyalty.redeem': everyDistributorUser,
  'office.loyalty.read': everyStaffMember,
  'office.product-requests.read': everyStaffMember,
  'office.product-requests.answer': ['SALES', 'OPERATIONS', 'ADMIN'],
  'office.agreements.read': everyStaffMember,
  'office.agreements.manage': ['QUALITY', 'ADMIN'],
  'office.labels.read': everyStaffMember,
  'office.labels.propose': ['OPERATIONS', 'QUALITY', 'ADMIN'],
  'office.labels.release': ['QUALITY', 'ADMIN'],
  'office.catalogue.manage': ['OPERATIONS', 'ADMIN'],
  'office.news.manage': ['MARKETING_STAFF', 'ADMIN'],
  'office.distributors.read': everyStaffMember,
  'office.distributors.activate': ['QUALITY', 'ADMIN'],
  'office.distributors.note': ['SALES', 'OPERATIONS', 'QUALITY', 'ADMIN'],
  'office.distributors.see-as': ['SALES', 'OPERATIONS', 'QUALITY', 'ANALYST', 'ADMIN'],
  'office.company-documents.review': ['QUALITY', 'ADMIN'],
  'office.distributors.manage': ['ADMIN'],
  'office.accounts.manage': ['ADMIN'],
  'office.loyalty.correct': ['SALES', 'ADMIN'],
  'office.loyalty.approve': ['ADMIN'],
  'office.loyalty.settings': ['ADMIN'],
  'office.outbox.read': ['ADMIN'],
  'office.reactions.manage': ['ADMIN'],
  'office.settings.manage': ['ADMIN'],
  'service.use': everyDistributorUser,
  'office.requests.read': everyStaffMember,
  'office.reports.classify': ['QUALITY', 'ADMIN'],
  'office.views.keep': everyStaffMember,
  'office.requests.answer': ['SALES', 'OPERATIONS', 'QUALITY', 'ADMIN'],
  'office.tickets.open': ['SALES', 'OPERATIONS', 'QUALITY', 'ADMIN'],
} as const satisfies Record<string, readonly (Role | 'ANONYMOUS')[]>

type Table = typeof permissions
/** Those that no one of the provider has. */
type CompanyPermission = {
  [Line in keyof Table]: Table[Line][number] extends (typeof distributorRoles)[number] ? Line : never
}[keyof Table]

declare module '#platform/declared.ts' {
  interface Declared {
    readonly permission: keyof typeof permissions
    readonly companyPermission: CompanyPermission
    readonly role: Role
    readonly staffRole: (typeof staffRoles)[number]
  }
}

/** Ownership and state are checked by the command or query. */
export const mayDo = (permission: Permission, asker: Asker): boolean => allows({ permissions }, permission, asker)

export const permissionsOf = (role: Role): Permission[] =>
  keysOf(permissions).filter((permission) => mayDo(permission, role))

const tokens = { given: givenToTokens, always: everyTokenMay }

/** By their role, and through an API token only what that was given too. */
export const callerMay = (me: Pick<Me, 'role' | 'token'>, permission: Permission): boolean =>
  mayDo(permission, me.role) && tokenMay({ tokens }, permission, me)

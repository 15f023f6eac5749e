import type { NotificationType } from '#modules/notifications/events.ts'
import { isStaff, type Role, staffRoles } from '#modules/permissions/roles.ts'
import { keysOf } from '#platform/records.ts'

export const kindGroups = ['orders', 'documents', 'loyalty', 'library', 'service', 'account', 'log'] as const
export type KindGroup = (typeof kindGroups)[number]

type Kind = {
  readonly group: KindGroup
  readonly distributor?: true
  readonly staff?: readonly Role[]
  /** Its mail always goes at once: why. */
  readonly locked?: 'SECURITY' | 'ACCOUNT'
}

const forDistributors = (group: KindGroup): Kind => ({ group, distributor: true })
const forStaff = (group: KindGroup, ...staff: readonly Role[]): Kind => ({ group, staff })
const forBoth = (group: KindGroup, ...staff: readonly Role[]): Kind => ({ group, distributor: true, staff })
const ofAccount: Kind = { group: 'account', distributor: true, locked: 'ACCOUNT' }

/** Every type of notification: what it is about, who can get it, and whether its mail is theirs to choose. */
export const kinds: Readonly<Record<NotificationType, Kind>> = {
  NEW_QUOTE: forDistributors('orders'),
  QUOTE_EXPIRING: forDistributors('orders'),
  APPROVAL_REQUESTED: forDistributors('orders'),
  APPROVAL_DECLINED: forDistributors('orders'),
  NEW_ORDER: forStaff('orders', 'SALES'),
  QUOTE_DUE: forStaff('orders', 'SALES'),
  QUOTE_OVERDUE: forStaff('orders', 'SALES'),
  ORDER_STATUS: forBoth('orders', 'SALES', 'OPERATIONS'),
  ORDER_ON_HOLD: forBoth('orders', 'QUALITY'),
  ORDER_SHIPPED: forDistributors('orders'),
  NEW_INVOICE: forDistributors('orders'),
  NEW_MESSAGE: forBoth('orders', 'SALES', 'OPERATIONS'),
  FORECAST_REMINDER: forDistributors('orders'),
  STANDING_ORDER: forDistributors('orders'),
  DOCUMENT_SUBMITTED: forStaff('documents', 'OPERATIONS', 'QUALITY'),
  DOCUMENT_REVIEWED: forBoth('documents', 'OPERATIONS'),
  DOCUMENT_EXPIRING: forDistributors('documents'),
  DOCUMENT_EXPIRED: forBoth('documents', 'SALES', 'QUALITY'),
  COMPANY_DATA_CHANGED: forStaff('documents', 'QUALITY'),
  COMPANY_DATA_QUESTION: forDistributors('documents'),
  AGREEMENT_REQUEST: forStaff('documents', 'QUALITY'),
  AGREEMENT_ANSWERED: forDistributors('documents'),
  NEW_DOCUMENT_AVAILABLE: forDistributors('documents'),
  LOYALTY_PROGRAM: forDistributors('loyalty'),
  PROMO_CODE: forDistributors('loyalty'),
  CARECOINS_APPROVAL: forStaff('loyalty'),
  NEW_RESOURCE_AVAILABLE: forDistributors('library'),
  /** Never in the bell: its issues go by mail alone. */
  NEWSLETTER: forDistributors('library'),
  REQUEST_ANSWERED: forDistributors('service'),
  TICKET_ANSWERED: forDistributors('service'),
  PRODUCT_REQUEST: forStaff('service', 'SALES', 'OPERATIONS'),
  LABEL_REQUEST: forStaff('service', 'SALES', 'OPERATIONS'),
  LABEL_ISSUE: forStaff('service', 'OPERATIONS', 'QUALITY'),
  LABEL_ISSUE_UPDATED: forBoth('service', 'OPERATIONS', 'QUALITY'),
  REPORT_ANSWERED: forDistributors('service'),
  NEW_REPORT: forStaff('service', 'SALES'),
  NEW_TICKET: forStaff('service', 'SALES', 'OPERATIONS'),
  FINALIZE_ACCOUNT: ofAccount,
  ACCOUNT_ACTIVATED: ofAccount,
  ACCOUNT_SUSPENDED: ofAccount,
  ACCOUNT_RESUMED: ofAccount,
  WEBHOOK_PAUSED: forBoth('account'),
  NEW_DISTRIBUTOR: forStaff('account', 'QUALITY'),
  SECOND_PERSON: forStaff('account', 'SALES', 'OPERATIONS', 'QUALITY', 'MARKETING_STAFF'),
  SIGN_IN_REUSED: { group: 'account', distributor: true, staff: staffRoles, locked: 'SECURITY' },
  INVARIANT_BROKEN: forStaff('log', 'ANALYST'),
  LOG_FAULT: forStaff('log', 'ANALYST'),
}

const isFor = ({ distributor, staff }: Kind, role: Role): boolean =>
  isStaff(role) ? staff !== undefined && (role === 'ADMIN' || staff.includes(role)) : distributor === true

export const kindsFor = (role: Role): NotificationType[] =>
  keysOf(kinds)
    .filter((type) => isFor(kinds[type], role))
    .sort((one, other) => kindGroups.indexOf(kinds[one].group) - kindGroups.indexOf(kinds[other].group))

export const groupsFor = (role: Role): KindGroup[] => [...new Set(kindsFor(role).map((type) => kinds[type].group))]

export const kindsIn = (group: KindGroup): NotificationType[] =>
  keysOf(kinds).filter((type) => kinds[type].group === group)

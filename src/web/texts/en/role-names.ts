import type { Role } from '#modules/permissions/roles.ts'

export const roleNames: Readonly<Record<Role, string>> = {
  PROCUREMENT: 'Procurement',
  MARKETING: 'Marketing',
  SALES: 'Sales',
  OPERATIONS: 'Operations',
  QUALITY: 'Quality',
  MARKETING_STAFF: 'Marketing (staff)',
  ANALYST: 'Analyst',
  ADMIN: 'Administrator',
}

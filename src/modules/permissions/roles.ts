import * as Schema from 'effect/Schema'
import { isOneOf } from '#platform/typed.ts'

export const distributorRoles = ['PROCUREMENT', 'MARKETING'] as const
export const staffRoles = ['SALES', 'OPERATIONS', 'QUALITY', 'MARKETING_STAFF', 'ANALYST', 'ADMIN'] as const

/** Specification: decisions, "People and permissions". */
export const Role = Schema.Literals([...distributorRoles, ...staffRoles])
export type Role = typeof Role.Type

export const sides = ['distributor', 'provider', 'system'] as const
export type Side = (typeof sides)[number]

export const sideOf = (role: string): Side => {
  if (role === 'SYSTEM') return 'system'
  return isOneOf(distributorRoles, role) ? 'distributor' : 'provider'
}

export const isStaff = (role: Role): boolean => isOneOf(staffRoles, role)

import type { Role } from '#modules/permissions/roles.ts'
import { isOneOf } from '#platform/typed.ts'
import type { Audience } from './events.ts'

/** The reader for whom a resource may be meant. */
export type Person = {
  readonly role: Role
  readonly region: string | null
  readonly countryIds: readonly string[]
  readonly loyaltyGroup: 1 | 2 | null
}

/** An empty list excludes no one; the lists that are not empty must all fit. */
export const isFor = (audience: Audience, company: Omit<Person, 'role'>): boolean =>
  (audience.regions.length === 0 || (company.region !== null && audience.regions.includes(company.region))) &&
  (audience.countryIds.length === 0 || audience.countryIds.some((id) => company.countryIds.includes(id))) &&
  (!audience.groups?.length || (company.loyaltyGroup !== null && audience.groups.includes(company.loyaltyGroup)))

export const isForPerson = (audience: Audience, person: Person): boolean =>
  isFor(audience, person) && (audience.roles.length === 0 || isOneOf(audience.roles, person.role))

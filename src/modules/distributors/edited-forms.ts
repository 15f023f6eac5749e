import { compareTexts } from '#platform/text/alphabet.ts'
import type {
  AddressAdded,
  CompanyChanged,
  LoyaltyGroupAssigned,
  PrimaryAddressSet,
  TerritoryAssigned,
} from './events.ts'

type Company = Parameters<typeof CompanyChanged.make>[0]
type Address = Parameters<typeof AddressAdded.make>[0]
type PrimarySet = Parameters<typeof PrimaryAddressSet.make>[0]

const companyFields = ({ distributorId: _, ...fields }: Company) => fields

/** What the events of a company say of the form of its data. */
export const companyHistory = { DistributorRegistered: companyFields, CompanyChanged: companyFields }

/** A territory is a set of countries: in one order they compare. */
export const inOneOrder = <T extends { readonly countryIds?: unknown }>(territory: T): T =>
  Array.isArray(territory.countryIds)
    ? { ...territory, countryIds: territory.countryIds.toSorted(compareTexts) }
    : territory

/** The same of the forms by which staff say where it sells and what it earns. */
export const assignedHistory = {
  TerritoryAssigned: ({ region, countryIds }: Parameters<typeof TerritoryAssigned.make>[0]) =>
    inOneOrder({ region, countryIds }),
  LoyaltyGroupAssigned: ({ group }: Parameters<typeof LoyaltyGroupAssigned.make>[0]) => ({ group }),
}

/** The same of the form of one of its addresses. */
export const addressHistory = (id: string) => {
  const only = ({ addressId, ...fields }: Address) => (addressId === id ? fields : {})
  return {
    AddressAdded: (added: Address) => (added.addressId === id ? { ...only(added), isPrimary: false } : {}),
    AddressChanged: only,
    PrimaryAddressSet: ({ addressId, insteadOf }: PrimarySet) => {
      if (addressId === id) return { isPrimary: true }
      return insteadOf === id ? { isPrimary: false } : {}
    },
  }
}

import type { AddressAdded, CompanyChanged, PrimaryAddressSet } from './events.ts'

type Company = Parameters<typeof CompanyChanged.make>[0]
type Address = Parameters<typeof AddressAdded.make>[0]
type PrimarySet = Parameters<typeof PrimaryAddressSet.make>[0]

const companyFields = ({ distributorId: _, ...fields }: Company) => fields

/** What the events of a company say of the form of its data. */
export const companyHistory = { DistributorRegistered: companyFields, CompanyChanged: companyFields }

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

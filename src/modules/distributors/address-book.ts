import { type Decision, invalid, notFound, refused } from '#platform/decision.ts'

import type { Distributor } from './distributor.ts'
import {
  AddressAdded,
  AddressChanged,
  type AddressId,
  AddressRemoved,
  type AddressType,
  type DistributorEvent,
  PrimaryAddressSet,
} from './events.ts'

/** Every one of them is read with each change, and shown in one list. */
const MAXIMUM_ADDRESSES = 200

export type Entry = Parameters<typeof AddressAdded.make>[0]
type Change = Decision<Distributor, DistributorEvent>

const find = (it: Distributor, id: string) => it.addresses.find((address) => address.id === id)
const primaryOf = (company: Distributor, type: AddressType) =>
  company.addresses.find((address) => address.type === type && address.isPrimary)

export const hasAddress = (it: Distributor, id: string): boolean => find(it, id) !== undefined

/** The first address of a kind is its primary one. */
export const addAddress =
  (entry: Entry, asPrimary: boolean): Change =>
  (company) => {
    if (company.addresses.length >= MAXIMUM_ADDRESSES)
      return refused(`A company can have up to ${MAXIMUM_ADDRESSES} addresses. Delete one that is no longer used.`)
    const { addressId, type } = entry
    const former = primaryOf(company, type)
    const added = AddressAdded.make(entry)
    if (former && !asPrimary) return [added]
    return [added, PrimaryAddressSet.make({ addressId, type, insteadOf: former?.id ?? null })]
  }

export const changeAddress =
  (entry: Entry, asPrimary: boolean): Change =>
  (company) => {
    const { addressId, type } = entry
    const address = find(company, addressId)
    if (!address) return notFound('This address does not exist')
    if (address.type !== type) return invalid({ type: 'The type of an address cannot change: add a new one' })
    const changed = AddressChanged.make(entry)
    if (address.isPrimary || !asPrimary) return [changed]
    return [changed, PrimaryAddressSet.make({ addressId, type, insteadOf: primaryOf(company, type)?.id ?? null })]
  }

/** When the primary one goes, the oldest of its kind takes its place. */
export const removeAddress =
  (addressId: string): Change =>
  (company) => {
    const address = find(company, addressId)
    if (!address) return notFound('This address does not exist')
    const removed = AddressRemoved.make({ addressId: address.id, type: address.type })
    const next = company.addresses.find(({ id, type }) => type === address.type && id !== address.id)
    if (!address.isPrimary || !next) return [removed]
    return [removed, PrimaryAddressSet.make({ addressId: next.id, type: next.type, insteadOf: null })]
  }

export const setPrimary =
  (addressId: string): Change =>
  (company) => {
    const address = find(company, addressId)
    if (!address) return notFound('This address does not exist')
    if (address.isPrimary) return []
    const { id, type } = address
    return [PrimaryAddressSet.make({ addressId: id, type, insteadOf: primaryOf(company, type)?.id ?? null })]
  }

export const idOf = (given: string | null | undefined, newId: () => string): AddressId =>
  (given ?? newId()) as AddressId

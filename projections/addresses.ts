import { type CountryId, countryOf } from '#modules/catalogue/events.ts'
import type { Address, Distributor } from '#modules/distributors/contract.ts'
import type { AddressId, AddressType } from '#modules/distributors/events.ts'
import { distributorStream } from '#modules/distributors/events.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import { knownRow, projection, type ReadModels, rows } from '#platform/projection.ts'

export type AddressRow = {
  readonly id: AddressId
  readonly distributorId: string
  readonly type: AddressType
  readonly name: string
  readonly addressee: Sealed
  readonly address: string
  readonly address2: string | null
  readonly zipCode: string
  readonly city: string
  readonly countryId: CountryId
  readonly email: Sealed
  readonly phone: Sealed
  readonly isPrimary: boolean
  /** Position of its adding: lists keep the order in which people typed them. */
  readonly addedAt: number
  /** It was deleted: only its name is still shown, to those who had chosen it. */
  readonly removed: boolean
}

const known = knownRow('The address was not added')

export const addresses = projection<AddressRow>()({
  name: 'addresses',
  version: 2,
  of: [distributorStream],
  table: `
    id text primary key, distributor_id text not null, type text not null, name text not null, addressee text not null,
    address text not null, address2 text, zip_code text not null, city text not null, country_id text not null,
    email text not null, phone text not null, is_primary boolean not null, added_at bigint not null,
    removed boolean not null`,
  indexes: ['(distributor_id, type, is_primary desc, added_at)'],
  key: (data) => {
    if (!('addressId' in data)) return []
    return 'insteadOf' in data && data.insteadOf !== null ? [data.addressId, data.insteadOf] : data.addressId
  },
  ignores: [
    'DistributorRegistered',
    'CompanyChanged',
    'CompanyLanguageChosen',
    'CompanyDataConfirmed',
    'CompanyDataQuestioned',
    'CompanyDataExplained',
    'TerritoryAssigned',
    'SalesRepresentativeAssigned',
    'LoyaltyGroupAssigned',
    'DistributorActivated',
    'DistributorSuspended',
    'DistributorResumed',
  ],
  when: {
    AddressAdded: (_, { addressId, ...address }, { key, position }) => ({
      id: addressId,
      distributorId: key,
      ...address,
      isPrimary: false,
      addedAt: position,
      removed: false,
    }),
    AddressChanged: (row, { addressId: _id, ...address }) => ({ ...known(row), ...address }),
    AddressRemoved: (row) => ({ ...known(row), isPrimary: false, removed: true }),
    PrimaryAddressSet: (row, { addressId }, _, id) => ({ ...known(row), isPrimary: id === addressId }),
  },
  topics: (_, { key }) => [`company:${key}`],
  onPoison: 'park',
})

/** A company's addresses, of one kind or of all: by kind, the primary one first, then as they were added. */
export const addressesOf = (db: ReadModels, distributorId: string, type?: AddressType): Promise<AddressRow[]> =>
  rows(db, addresses)
    .selectAll()
    .where('distributorId', '=', distributorId)
    .where('removed', '=', false)
    .$call((query) => (type === undefined ? query : query.where('type', '=', type)))
    .orderBy('type', 'desc')
    .orderBy('isPrimary', 'desc')
    .orderBy('addedAt')
    .execute()

/** One of this company's addresses, also one that was deleted; undefined for another's. */
export const addressOf = (db: ReadModels, distributorId: string, addressId: string): Promise<AddressRow | undefined> =>
  rows(db, addresses)
    .selectAll()
    .where('distributorId', '=', distributorId)
    .where('id', '=', addressId as AddressId)
    .executeTakeFirst()

export const asAddress = ({ distributorId: _tenant, addedAt: _order, removed: _, ...row }: AddressRow): Address => ({
  ...row,
  country: countryOf(row.countryId),
})

export const addressBook = (
  rows: readonly AddressRow[],
): Pick<Distributor, 'primaryShippingAddress' | 'primaryBillingAddress' | 'shippingAddresses' | 'billingAddresses'> => {
  const all = rows.map(asAddress)
  const shippingAddresses = all.filter(({ type }) => type === 'SHIPPING')
  const billingAddresses = all.filter(({ type }) => type === 'BILLING')
  const primary = (addresses: readonly Address[]) => addresses.find(({ isPrimary }) => isPrimary) ?? null
  return {
    primaryShippingAddress: primary(shippingAddresses),
    primaryBillingAddress: primary(billingAddresses),
    shippingAddresses,
    billingAddresses,
  }
}

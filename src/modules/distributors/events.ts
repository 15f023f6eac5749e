import * as Schema from 'effect/Schema'

import { CountryId } from '#modules/catalogue/events.ts'
import { Sealed } from '#platform/access/personal-data.ts'
import { type EventOf, event, stream } from '#platform/event.ts'
import { LanguageTag } from '#platform/text/languages.ts'

const uuid = Schema.String.check(Schema.isPattern(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/))
const text = (most: number) => Schema.String.check(Schema.isTrimmed(), Schema.isMinLength(1), Schema.isMaxLength(most))

export const DistributorId = uuid.pipe(Schema.brand('DistributorId'))
export type DistributorId = typeof DistributorId.Type
export const AddressId = uuid.pipe(Schema.brand('AddressId'))
export type AddressId = typeof AddressId.Type

/** PENDING: signed up, may browse and fill the cart. ACTIVE: may order. SUSPENDED: may sign in and read. */
export const DistributorState = Schema.Literals(['PENDING', 'ACTIVE', 'SUSPENDED'])
export type DistributorState = typeof DistributorState.Type

export const AddressType = Schema.Literals(['SHIPPING', 'BILLING', 'CONTACT'])
export type AddressType = typeof AddressType.Type

export const LoyaltyGroup = Schema.NullOr(Schema.Literals([1, 2]))
export type LoyaltyGroup = typeof LoyaltyGroup.Type

const place = {
  address: text(200),
  address2: Schema.NullOr(text(200)),
  zipCode: text(20),
  city: text(100),
  countryId: CountryId,
}

/** Mailboxes, phones and the contact may be a person's: sealed under keys of their own (see README). */
const company = {
  organizationName: text(200),
  ...place,
  email: Sealed,
  phone: Sealed,
  contactName: Schema.NullOr(Sealed),
  contactPhone: Schema.NullOr(Sealed),
}

export const DistributorRegistered = event('DistributorRegistered', { distributorId: DistributorId, ...company })
export const CompanyChanged = event('CompanyChanged', { distributorId: DistributorId, ...company })

/** Of its people's screens, unless they choose otherwise; null: as their browsers ask. */
export const CompanyLanguageChosen = event('CompanyLanguageChosen', {
  distributorId: DistributorId,
  language: Schema.NullOr(LanguageTag),
})

/** QUALITY has looked at what the company changed since it was vetted: who and where it says it is. */
export const CompanyDataConfirmed = event('CompanyDataConfirmed', { distributorId: DistributorId })
export const CompanyDataQuestioned = event('CompanyDataQuestioned', { distributorId: DistributorId, words: Sealed })
export const CompanyDataExplained = event('CompanyDataExplained', { distributorId: DistributorId, words: Sealed })

/** Where the company may sell: it sees and orders what is registered in these countries. */
export const TerritoryAssigned = event('TerritoryAssigned', {
  distributorId: DistributorId,
  region: text(100),
  countryIds: Schema.Array(CountryId).check(Schema.isMinLength(1), Schema.isMaxLength(250)),
})
export const SalesRepresentativeAssigned = event('SalesRepresentativeAssigned', {
  distributorId: DistributorId,
  userId: uuid,
})
export const LoyaltyGroupAssigned = event('LoyaltyGroupAssigned', { distributorId: DistributorId, group: LoyaltyGroup })

/** A document that an activation rests on, as it was looked at: `sha256` in hex. */
const Evidence = Schema.Struct({
  documentId: uuid,
  version: Schema.Int,
  type: text(60),
  sha256: Schema.String.check(Schema.isPattern(/^[0-9a-f]{64}$/)),
})
export type Evidence = typeof Evidence.Type

export const DistributorActivated = event(
  'DistributorActivated',
  { distributorId: DistributorId, evidence: Schema.Array(Evidence).check(Schema.isMaxLength(100)) },
  // Version 1 did not say which documents an account was activated by.
  [(activated) => ({ ...activated, evidence: [] })],
)
export const DistributorSuspended = event('DistributorSuspended', { distributorId: DistributorId })

export const DistributorResumed = event('DistributorResumed', {
  distributorId: DistributorId,
  state: Schema.Literals(['PENDING', 'ACTIVE']),
})

/** Addressee, mailbox and phone are sealed under a key of their own (see README): one addressee can be erased, the rest stays. */
const address = {
  addressId: AddressId,
  type: AddressType,
  name: text(200),
  addressee: Sealed,
  ...place,
  email: Sealed,
  phone: Sealed,
}

export const AddressAdded = event('AddressAdded', address)
export const AddressChanged = event('AddressChanged', address)
export const AddressRemoved = event('AddressRemoved', { addressId: AddressId, type: AddressType })

export const PrimaryAddressSet = event('PrimaryAddressSet', {
  addressId: AddressId,
  type: AddressType,
  insteadOf: Schema.NullOr(AddressId),
})

export const distributorStream = stream('distributor', [
  DistributorRegistered,
  CompanyChanged,
  CompanyLanguageChosen,
  CompanyDataConfirmed,
  CompanyDataQuestioned,
  CompanyDataExplained,
  TerritoryAssigned,
  SalesRepresentativeAssigned,
  LoyaltyGroupAssigned,
  DistributorActivated,
  DistributorSuspended,
  DistributorResumed,
  AddressAdded,
  AddressChanged,
  AddressRemoved,
  PrimaryAddressSet,
])
export type DistributorEvent = EventOf<typeof distributorStream.events>

type CompanyData = Omit<Parameters<typeof CompanyChanged.make>[0], 'distributorId'>

/** What a vetting holds a company's documents against: who and where it says it is. */
export const vettedFields = ['organizationName', 'address', 'address2', 'zipCode', 'city', 'countryId'] as const
export type VettedField = (typeof vettedFields)[number]
export type VettedData = Pick<CompanyData, VettedField>

export const vettedPartOf = (data: VettedData): VettedData => {
  const { organizationName, address, address2, zipCode, city, countryId } = data
  return { organizationName, address, address2, zipCode, city, countryId }
}

export const changedSince = (vetted: VettedData | null, now: VettedData): VettedField[] =>
  vetted === null ? [] : vettedFields.filter((field) => vetted[field] !== now[field])

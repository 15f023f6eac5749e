import * as Schema from 'effect/Schema'

import { CountryId } from '#modules/catalogue/events.ts'
import { CareCoins } from '#modules/terms/care-coins.ts'
import { editing, meanwhile } from '#platform/editing/editing-contract.ts'
import { Moment } from '#platform/event.ts'
import { login, paragraphs, phone } from '#platform/http/clean-input.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { LanguageTag } from '#platform/text/languages.ts'

import { AddressId, AddressType, DistributorId, DistributorState, LoyaltyGroup } from './events.ts'

const Text = (most: number) => Schema.String.check(Schema.isMaxLength(most))
const uuid = Schema.String.check(Schema.isUUID())
const Success = Schema.Struct({ success: Schema.Boolean })

export const Country = Schema.Struct({ id: CountryId, name: Schema.String, code: Schema.String })
export type Country = typeof Country.Type

export const Address = Schema.Struct({
  id: AddressId,
  type: AddressType,
  name: Schema.String,
  addressee: Schema.String,
  address: Schema.String,
  address2: Schema.NullOr(Schema.String),
  zipCode: Schema.String,
  city: Schema.String,
  countryId: CountryId,
  country: Country,
  email: Schema.String,
  phone: Schema.String,
  isPrimary: Schema.Boolean,
})
export type Address = typeof Address.Type

const companyFields = {
  id: DistributorId,
  creationDate: Moment,
  organizationName: Schema.String,
  address: Schema.String,
  address2: Schema.NullOr(Schema.String),
  zipCode: Schema.String,
  city: Schema.String,
  countryId: CountryId,
  addressCountry: Country,
  email: Schema.String,
  phone: Schema.String,
  contactName: Schema.NullOr(Schema.String),
  contactPhone: Schema.NullOr(Schema.String),
  state: DistributorState,
  stateSince: Moment,
  /** Why it is suspended, as the provider wrote it; null: it is not. */
  suspendedBecause: Schema.NullOr(Schema.String),
  region: Schema.NullOr(Schema.String),
  /** Where it may sell: in its own country until its territory is assigned. */
  countries: Schema.Array(Country),
  loyaltyProgramGroup: LoyaltyGroup,
}

/** A company as its own people see it. The first of a list of addresses is the primary one. */
export const Distributor = Schema.Struct({
  ...companyFields,
  loyalty: Schema.Struct({ careCoinsBalance: CareCoins }),
  primaryShippingAddress: Schema.NullOr(Address),
  primaryBillingAddress: Schema.NullOr(Address),
  shippingAddresses: Schema.Array(Address),
  billingAddresses: Schema.Array(Address),
})
export type Distributor = typeof Distributor.Type

/** A company as the provider's staff see it in a list. */
export const OfficeDistributor = Schema.Struct({ ...companyFields, salesRepresentativeId: Schema.NullOr(uuid) })
export type OfficeDistributor = typeof OfficeDistributor.Type

export const currentDistributor = endpoint('GET /distributors/current', {
  may: 'company.read',
  does: 'The company of the signed-in user, with its addresses',
  answer: Distributor,
  reads: ['distributors', 'addresses', 'loyalty_accounts'],
})

export const listAddresses = endpoint('GET /addresses', {
  may: 'company.read',
  does: 'The addresses of the company, primary ones first',
  query: { type: Schema.optionalKey(AddressType) },
  answer: Schema.Array(Address),
  reads: ['addresses'],
})

/** The texts are checked in one place, which answers 'Missing mandatory fields': here they are only bounded. */
const givenText = (most: number) => Schema.optionalKey(Text(most))
const place = {
  address: givenText(200),
  address2: Schema.optionalKey(Schema.NullOr(Text(200))),
  zipCode: givenText(20),
  city: givenText(100),
  countryId: givenText(20),
  email: Schema.optionalKey(login(Text(254))),
  phone: Schema.optionalKey(phone(Text(40))),
}

export const upsertAddress = endpoint('UpsertAddress POST /addresses/upsert', {
  may: 'company.change',
  does: 'Adds an address, or changes the one with this id',
  body: editing({
    id: Schema.optionalKey(Schema.NullOr(uuid)),
    type: AddressType,
    name: givenText(200),
    addressee: givenText(200),
    ...place,
    isPrimary: Schema.optionalKey(Schema.Boolean),
  }),
  answer: Schema.Struct({ success: Schema.Boolean, id: AddressId, country: Country, ...meanwhile }),
  awaits: ['addresses'],
})

export const removeAddress = endpoint('RemoveAddress DELETE /addresses/:id', {
  may: 'company.change',
  does: 'Deletes an address; another of its kind becomes primary when it was',
  params: { id: uuid },
  answer: Success,
  awaits: ['addresses'],
})

export const setPrimaryAddress = endpoint('SetPrimaryAddress PUT /addresses/:id/primary', {
  may: 'company.change',
  does: 'Makes an address the primary one of its kind',
  params: { id: uuid },
  answer: Success,
  awaits: ['addresses'],
})

const companyBody = {
  organizationName: givenText(200),
  ...place,
  contactName: Schema.optionalKey(Schema.NullOr(Text(200))),
  contactPhone: Schema.optionalKey(Schema.NullOr(phone(Text(40)))),
}

export const changeCompany = endpoint('ChangeCompany POST /distributors/set-data', {
  may: 'company.change',
  does: 'Changes the data of the company',
  body: editing(companyBody),
  answer: Schema.Struct({ success: Schema.Boolean, country: Country, ...meanwhile }),
  awaits: ['distributors'],
})

export const chooseCompanyLanguage = endpoint('ChooseCompanyLanguage PUT /distributors/language', {
  may: 'company.change',
  does: 'Chooses the language of the screens for everybody of the company who has not chosen one; null: what their browsers ask for',
  body: { language: Schema.NullOr(LanguageTag) },
  answer: Schema.Struct({ success: Schema.Boolean }),
  awaits: ['distributors'],
})

export const registerDistributor = endpoint('RegisterDistributor POST /office/distributors', {
  may: 'office.distributors.manage',
  does: 'Registers a company, which is PENDING until it is activated',
  body: companyBody,
  answer: Schema.Struct({ success: Schema.Boolean, id: DistributorId }),
  awaits: ['distributors'],
})

const oneDistributor = { id: uuid }
const territory = {
  region: Schema.Trim.check(Schema.isMinLength(1), Schema.isMaxLength(100)),
  countryIds: Schema.Array(CountryId).check(Schema.isMinLength(1), Schema.isMaxLength(250)),
}

export const activateDistributor = endpoint('ActivateDistributor PUT /office/distributors/:id/activate', {
  may: 'office.distributors.activate',
  does: 'Activates a company whose file is approved and that has its territory, or gets it here: it may order from now on',
  params: oneDistributor,
  body: {
    region: Schema.optionalKey(territory.region),
    countryIds: Schema.optionalKey(territory.countryIds),
    userId: Schema.optionalKey(uuid),
  },
  answer: Success,
  awaits: ['distributors', 'company_files'],
})

export const suspendDistributor = endpoint('SuspendDistributor PUT /office/distributors/:id/suspend', {
  may: 'office.distributors.activate',
  does: 'Suspends a company: it may sign in, not order',
  params: oneDistributor,
  body: { reason: paragraphs(Schema.Trim.check(Schema.isMinLength(1), Schema.isMaxLength(1000))) },
  answer: Success,
  awaits: ['distributors'],
})

export const assignTerritory = endpoint('AssignTerritory PUT /office/distributors/:id/territory', {
  may: 'office.distributors.activate',
  does: 'Sets the region and the countries that a company may sell in',
  params: oneDistributor,
  body: editing(territory),
  answer: Schema.Struct({ ...Success.fields, ...meanwhile }),
  awaits: ['distributors'],
})

export const assignSalesRepresentative = endpoint(
  'AssignSalesRepresentative PUT /office/distributors/:id/sales-representative',
  {
    may: 'office.distributors.activate',
    does: 'Sets who represents the provider to a company: a user of SALES',
    params: oneDistributor,
    body: { userId: uuid },
    answer: Success,
    awaits: ['distributors'],
  },
)

export const assignLoyaltyGroup = endpoint('AssignLoyaltyGroup PUT /office/distributors/:id/loyalty-group', {
  may: 'office.loyalty.correct',
  does: 'Puts a company into a group of the loyalty programme, or with null out of it',
  params: oneDistributor,
  body: editing({ group: LoyaltyGroup }),
  answer: Schema.Struct({ ...Success.fields, ...meanwhile }),
  awaits: ['distributors'],
})

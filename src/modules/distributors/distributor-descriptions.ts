import { countryOf } from '#modules/catalogue/events.ts'
import { describeEvents } from '#platform/text/event-descriptions.ts'
import { counted } from '#platform/text/formats.ts'
import { portalLanguages } from '#platform/text/languages.ts'

import { type AddressType, distributorStream } from './events.ts'

const kinds: Readonly<Record<AddressType, string>> = {
  SHIPPING: 'shipping address',
  BILLING: 'billing address',
  CONTACT: 'contact',
}

const place = ({ name, city, countryId }: { name: string; city: string; countryId: string }): string =>
  `${name}, ${city}, ${countryOf(countryId).name}`

/** What happened to a company and its addresses, described for staff. */
export const distributorDescriptions = describeEvents([distributorStream], {
  DistributorRegistered: ({ organizationName, city, countryId }) => ({
    what: 'registered the company',
    detail: place({ name: organizationName, city, countryId }),
  }),
  CompanyChanged: ({ organizationName, city, countryId }) => ({
    what: 'changed the company’s data',
    detail: place({ name: organizationName, city, countryId }),
  }),
  CompanyLanguageChosen: ({ language }) => ({
    what: 'chose the company’s language',
    detail: language === null ? 'As the browser asks' : portalLanguages[language],
  }),
  CompanyDataConfirmed: () => ({ what: 'confirmed the company’s changed data', detail: null }),
  CompanyDataQuestioned: () => ({ what: 'sent a question about the company’s changed data', detail: null }),
  CompanyDataExplained: () => ({ what: 'answered about the company’s changed data', detail: null }),
  TerritoryAssigned: ({ region, countryIds }) => ({
    what: `assigned ${counted(countryIds.length, 'country', 'countries')} to the company`,
    detail: `${region}: ${countryIds.map((id) => countryOf(id).name).join(', ')}`,
  }),
  SalesRepresentativeAssigned: () => ({ what: 'assigned the company’s sales representative', detail: null }),
  LoyaltyGroupAssigned: ({ group }) => ({
    what: group === null ? 'took the company out of the loyalty programme' : `assigned the loyalty group ${group}`,
    detail: null,
  }),
  DistributorActivated: ({ evidence }) => ({
    what: 'activated the company',
    detail: evidence.length === 0 ? null : `by ${counted(evidence.length, 'document', 'documents')}`,
  }),
  DistributorSuspended: () => ({ what: 'suspended the company', detail: null }),
  DistributorResumed: () => ({ what: 'ended the suspension of the company', detail: null }),
  AddressAdded: ({ type, ...address }) => ({ what: `added a ${kinds[type]}`, detail: place(address) }),
  AddressChanged: ({ type, ...address }) => ({ what: `changed a ${kinds[type]}`, detail: place(address) }),
  AddressRemoved: ({ type }) => ({ what: `removed a ${kinds[type]}`, detail: null }),
  PrimaryAddressSet: ({ type }) => ({ what: `chose the ${kinds[type]} that orders propose first`, detail: null }),
})

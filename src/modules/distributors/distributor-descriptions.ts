import { countryOf } from '#modules/catalogue/events.ts'
import { describeEvents } from '#platform/text/event-descriptions.ts'
import { portalLanguages } from '#platform/text/languages.ts'
import { labelled, say, sayCounted } from '#platform/text/say.ts'

import { type AddressType, distributorStream } from './events.ts'

const kinds: Readonly<Record<AddressType, string>> = labelled({
  SHIPPING: 'shipping address',
  BILLING: 'billing address',
  CONTACT: 'contact',
})

const place = ({ name, city, countryId }: { name: string; city: string; countryId: string }): string =>
  `${name}, ${city}, ${countryOf(countryId).name}`

/** What happened to a company and its addresses, described for staff. */
export const distributorDescriptions = describeEvents([distributorStream], {
  DistributorRegistered: ({ organizationName, city, countryId }) => ({
    what: say('registered the company'),
    detail: place({ name: organizationName, city, countryId }),
  }),
  CompanyChanged: ({ organizationName, city, countryId }) => ({
    what: say('changed the company’s data'),
    detail: place({ name: organizationName, city, countryId }),
  }),
  CompanyLanguageChosen: ({ language }) => ({
    what: say('chose the company’s language'),
    detail: language === null ? say('As the browser asks') : portalLanguages[language],
  }),
  CompanyDataConfirmed: () => ({ what: say('confirmed the company’s changed data'), detail: null }),
  CompanyDataQuestioned: () => ({ what: say('sent a question about the company’s changed data'), detail: null }),
  CompanyDataExplained: () => ({ what: say('answered about the company’s changed data'), detail: null }),
  TerritoryAssigned: ({ region, countryIds }) => ({
    what: say('assigned {0} to the company', sayCounted(countryIds.length, 'country', 'countries')),
    detail: `${region}: ${countryIds.map((id) => countryOf(id).name).join(', ')}`,
  }),
  SalesRepresentativeAssigned: () => ({ what: say('assigned the company’s sales representative'), detail: null }),
  LoyaltyGroupAssigned: ({ group }) => ({
    what:
      group === null
        ? say('took the company out of the loyalty programme')
        : say('assigned the loyalty group {0}', group),
    detail: null,
  }),
  DistributorActivated: ({ evidence }) => ({
    what: say('activated the company'),
    detail: evidence.length === 0 ? null : say('by {0}', sayCounted(evidence.length, 'document', 'documents')),
  }),
  DistributorSuspended: () => ({ what: say('suspended the company'), detail: null }),
  DistributorResumed: () => ({ what: say('ended the suspension of the company'), detail: null }),
  AddressAdded: ({ type, ...address }) => ({ what: say('added a {0}', kinds[type]), detail: place(address) }),
  AddressChanged: ({ type, ...address }) => ({ what: say('changed a {0}', kinds[type]), detail: place(address) }),
  AddressRemoved: ({ type }) => ({ what: say('removed a {0}', kinds[type]), detail: null }),
  PrimaryAddressSet: ({ type }) => ({
    what: say('chose the {0} that orders propose first', kinds[type]),
    detail: null,
  }),
})

import * as Schema from 'effect/Schema'

import { CountryId } from '#modules/catalogue/events.ts'
import { OfficeDistributor } from '#modules/distributors/contract.ts'
import { DistributorId, DistributorState } from '#modules/distributors/events.ts'
import { CompanyDocument, RequirementStatus } from '#modules/distributors/file/file-contract.ts'
import { personStates } from '#modules/identity/events.ts'
import { Role } from '#modules/permissions/roles.ts'
import { Day, Moment } from '#platform/event.ts'
import { paragraphs } from '#platform/http/clean-input.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { LONGEST_SEARCH } from '#platform/http/lists.ts'
import { paged } from '#platform/http/pages.ts'
import { eachWay } from '#platform/http/sorts.ts'
import { NoteId } from './note-events.ts'

const { Array: List, Int, Literals, NullOr, optionalKey, String: Text, Struct } = Schema
const uuid = Text.check(Schema.isUUID())
const Success = Struct({ success: Literals([true]) })
const Person = Struct({ id: uuid, name: Text })
const sentence = (most: number) => paragraphs(Schema.Trim.check(Schema.isMinLength(1), Schema.isMaxLength(most)))

export const COMPANIES_PAGE = 25
export const LONGEST_NOTE = 2_000

/** What wants to be looked after: each of them is a view of the list. */
export const companyViews = ['waiting', 'incomplete', 'licence', 'suspended', 'quiet'] as const
export type CompanyView = (typeof companyViews)[number]
export const companyColumns = [
  'name',
  'state',
  'country',
  'representative',
  'file',
  'licence',
  'lastOrder',
  'joined',
] as const
export type CompanyColumn = (typeof companyColumns)[number]
export const companySorts = eachWay(companyColumns)

const CompanyRow = Struct({
  id: DistributorId,
  name: Text,
  state: DistributorState,
  stateSince: Moment,
  country: Struct({ id: CountryId, name: Text }),
  region: NullOr(Text),
  representative: NullOr(Person),
  creationDate: Moment,
  lastOrderAt: NullOr(Moment),
  /** Of the documents that are required. */
  approved: Int,
  required: Int,
  inReview: Int,
  licenceEndsAt: NullOr(Moment),
})
export type CompanyRow = typeof CompanyRow.Type

export const listCompanies = endpoint('GET /office/companies', {
  may: 'office.distributors.read',
  does: 'Companies for the provider’s staff, 25 a page: by view, country, representative, state and name, with the count of each view',
  query: {
    view: optionalKey(Literals(companyViews)),
    state: optionalKey(DistributorState),
    countryId: optionalKey(CountryId),
    representativeId: optionalKey(uuid),
    search: optionalKey(Text.check(Schema.isMaxLength(100))),
    sort: optionalKey(Literals(companySorts)),
    ...paged,
  },
  answer: Struct({
    total: Int,
    companies: List(CompanyRow),
    /** How many are in each view under the other filters; `all`: in none of them. */
    counts: Struct({ all: Int, waiting: Int, incomplete: Int, licence: Int, suspended: Int, quiet: Int }),
    countries: List(Struct({ id: CountryId, name: Text })),
    representatives: List(Person),
  }),
  reads: ['company_overviews', 'users'],
})

export const CompanyUser = Struct({
  id: uuid,
  name: Text,
  email: Text,
  job: Text,
  role: Role,
  state: Literals(personStates),
  creationDate: Moment,
  /** When the link mailed to the address was followed; null: never. */
  emailConfirmedAt: NullOr(Moment),
})

export const MOST_NAMES = 20

export const findCompanies = endpoint('GET /office/company-names', {
  may: 'office.distributors.read',
  does: 'The first 20 companies that a search finds, by name, with the one that is chosen',
  query: { search: optionalKey(Text.check(Schema.isMaxLength(LONGEST_SEARCH))), chosen: optionalKey(uuid) },
  answer: List(Struct({ id: uuid, name: Text })),
  reads: ['distributors'],
})

export const listRegions = endpoint('GET /office/regions', {
  may: 'office.distributors.read',
  does: 'Regions that companies are in, by name',
  answer: List(Text),
  reads: ['distributors'],
})

export const showCompany = endpoint('GET /office/distributors/:id', {
  may: 'office.distributors.read',
  does: 'One company as staff see it: its state, territory, people, requirements and documents',
  params: { id: uuid },
  answer: Struct({
    ...OfficeDistributor.fields,
    representative: NullOr(Person),
    /** Who could represent the provider. */
    representatives: List(Person),
    users: List(CompanyUser),
    requirements: List(RequirementStatus),
    documents: List(CompanyDocument),
    completeSince: NullOr(Moment),
    /** What an activation begins with where nothing was set: by the sign-up, and by other companies of the country. */
    suggested: Struct({ region: NullOr(Text), countryIds: List(Text), representativeId: NullOr(uuid) }),
    /** What an activation would still be refused for, by name. */
    missing: List(Text),
    /** Why new orders are stopped by an expired licence. */
    ordersStopped: NullOr(Text),
    lastOrderAt: NullOr(Moment),
  }),
  reads: ['distributors', 'company_files', 'users', 'orders'],
})

export const CompanyNote = Struct({
  id: NoteId,
  text: Text,
  writtenAt: Moment,
  writtenBy: Text,
  mine: Schema.Boolean,
})

export const listCompanyNotes = endpoint('GET /office/distributors/:id/notes', {
  may: 'office.distributors.read',
  does: 'What staff noted about a company among themselves, newest first',
  params: { id: uuid },
  answer: List(CompanyNote),
  reads: ['company_notes', 'users'],
})

export const writeCompanyNote = endpoint('WriteCompanyNote POST /office/distributors/:id/notes', {
  may: 'office.distributors.note',
  counted: 'messages',
  does: 'Writes an internal note about a company, which it never reads',
  params: { id: uuid },
  body: { text: sentence(LONGEST_NOTE) },
  answer: Struct({ success: Literals([true]), id: NoteId }),
  awaits: ['company_notes'],
})

export const resumeDistributor = endpoint('ResumeDistributor PUT /office/distributors/:id/resume', {
  may: 'office.distributors.activate',
  does: 'Ends the suspension of a company, which is again what it was before',
  params: { id: uuid },
  body: { reason: sentence(1_000) },
  answer: Success,
  awaits: ['distributors'],
})

export const requestCompanyDocument = endpoint(
  'RequestCompanyDocument POST /office/distributors/:id/document-requests',
  {
    may: 'office.company-documents.review',
    does: 'Requests one more document of a company, which then belongs to its requirements',
    params: { id: uuid },
    body: {
      name: Schema.Trim.check(Schema.isMinLength(1), Schema.isMaxLength(200)),
      words: optionalKey(NullOr(sentence(1_000))),
      until: optionalKey(NullOr(Day)),
    },
    answer: Success,
    awaits: ['company_files'],
  },
)

export const grantDocumentGrace = endpoint('GrantDocumentGrace PUT /office/company-documents/:id/grace', {
  may: 'office.company-documents.review',
  does: 'Lets a company order until a day although this licence of it has expired',
  params: { id: uuid },
  body: { until: Day, reason: sentence(1_000) },
  answer: Success,
  awaits: ['company_files'],
})

export const reviewCompanyDocument = endpoint('ReviewCompanyDocument PUT /office/company-documents/:id/review', {
  may: 'office.company-documents.review',
  does: 'Approves a document of a company, or returns it with a reason: one of the catalogue, or a text of its own',
  params: { id: uuid },
  body: { decision: Literals(['APPROVE', 'REJECT']), reason: optionalKey(sentence(1_000)) },
  answer: Success,
  awaits: ['company_files'],
})

import type { CountryId } from '#modules/catalogue/events.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import { type Decision, decider, invalid, isRefusal, refused } from '#platform/decision.ts'
import { supervised } from '#platform/log/second-person.ts'
import type { PortalLanguage } from '#platform/text/languages.ts'
import { isActive, isSuspended } from './account-states.ts'
import {
  type AddressId,
  type AddressType,
  CompanyChanged,
  CompanyDataConfirmed,
  CompanyDataExplained,
  CompanyDataQuestioned,
  CompanyLanguageChosen,
  changedSince,
  DistributorActivated,
  type DistributorEvent,
  type DistributorId,
  DistributorRegistered,
  DistributorResumed,
  type DistributorState,
  DistributorSuspended,
  distributorStream,
  type Evidence,
  type LoyaltyGroup,
  LoyaltyGroupAssigned,
  SalesRepresentativeAssigned,
  TerritoryAssigned,
  type VettedData,
  vettedPartOf,
} from './events.ts'

type AddressState = { readonly id: AddressId; readonly type: AddressType; readonly isPrimary: boolean }

/** Only what a decision must remember. Screens read projections/distributors.ts and projections/addresses.ts. */
export type Distributor = {
  readonly id: DistributorId
  readonly state: DistributorState
  /** Whether it was ever activated: what it comes back to when it was suspended. */
  readonly wasActive: boolean
  readonly hasTerritory: boolean
  readonly salesRepresentativeId: string | null
  readonly loyaltyGroup: LoyaltyGroup
  readonly language: PortalLanguage | null
  /** As it is now, and as it was when QUALITY looked at it last; null: never. */
  readonly data: VettedData | null
  readonly vetted: VettedData | null
  /** QUALITY has questioned what changed, and the company has not answered yet. */
  readonly questioned: boolean
  /** In the order in which they were added. */
  readonly addresses: readonly AddressState[]
}

export type Company = Omit<Parameters<typeof DistributorRegistered.make>[0], 'distributorId'>
export type Territory = Omit<Parameters<typeof TerritoryAssigned.make>[0], 'distributorId'>
type Change = Decision<Distributor, DistributorEvent>

const withPrimary = (addresses: readonly AddressState[], primary: AddressId, type: AddressType) =>
  addresses.map((it) => (it.type === type ? { ...it, isPrimary: it.id === primary } : it))

export const distributor = decider<Distributor>()({
  stream: distributorStream,
  owner: (_, key) => ({ distributorId: key }),
  initial: (key) => ({
    id: key as DistributorId,
    state: 'PENDING',
    wasActive: false,
    hasTerritory: false,
    salesRepresentativeId: null,
    loyaltyGroup: null,
    language: null,
    data: null,
    vetted: null,
    questioned: false,
    addresses: [],
  }),
  evolve: {
    DistributorRegistered: (it, company) => ({ ...it, data: vettedPartOf(company) }),
    CompanyChanged: (it, company) => ({ ...it, data: vettedPartOf(company), questioned: false }),
    CompanyLanguageChosen: (it, { language }) => ({ ...it, language }),
    CompanyDataConfirmed: (it) => ({ ...it, vetted: it.data, questioned: false }),
    CompanyDataQuestioned: (it) => ({ ...it, questioned: true }),
    CompanyDataExplained: (it) => ({ ...it, questioned: false }),
    TerritoryAssigned: (it) => ({ ...it, hasTerritory: true }),
    SalesRepresentativeAssigned: (it, { userId }) => ({ ...it, salesRepresentativeId: userId }),
    LoyaltyGroupAssigned: (it, { group }) => ({ ...it, loyaltyGroup: group }),
    DistributorActivated: (it) => ({ ...it, state: 'ACTIVE', wasActive: true, vetted: it.data, questioned: false }),
    DistributorSuspended: (it) => ({ ...it, state: 'SUSPENDED' }),
    DistributorResumed: (it, { state }) => ({ ...it, state }),
    AddressAdded: (state, { addressId, type }) => ({
      ...state,
      addresses: [...state.addresses, { id: addressId, type, isPrimary: false }],
    }),
    AddressChanged: (it) => it,
    AddressRemoved: (it, { addressId }) => ({ ...it, addresses: it.addresses.filter(({ id }) => id !== addressId) }),
    PrimaryAddressSet: (it, { addressId, type }) => ({ ...it, addresses: withPrimary(it.addresses, addressId, type) }),
  },
})

export const register =
  (company: Company): Change =>
  ({ id }) => [DistributorRegistered.make({ distributorId: id, ...company })]

export const changeCompany =
  (company: Company): Change =>
  ({ id }) => [CompanyChanged.make({ distributorId: id, ...company })]

export const chooseCompanyLanguage =
  (language: PortalLanguage | null): Change =>
  (company) =>
    company.language === language ? [] : [CompanyLanguageChosen.make({ distributorId: company.id, language })]

const nothingToConfirm = refused('This company’s data is as it was when it was looked at last')
const hasChanged = ({ data, vetted }: Distributor) => data !== null && changedSince(vetted, data).length > 0

/** `seen`: what the reviewer looked at. What changed meanwhile must be looked at first. */
export const confirmData =
  (seen: VettedData): Change =>
  (company) => {
    if (!hasChanged(company)) return nothingToConfirm
    if (company.data === null || changedSince(seen, company.data).length > 0)
      return refused('The company has changed its data again meanwhile')
    return [CompanyDataConfirmed.make({ distributorId: company.id })]
  }

export const questionData =
  (text: Sealed): Change =>
  (company) =>
    hasChanged(company) ? [CompanyDataQuestioned.make({ distributorId: company.id, words: text })] : nothingToConfirm

export const explainData =
  (text: Sealed): Change =>
  ({ id, questioned }) =>
    questioned
      ? [CompanyDataExplained.make({ distributorId: id, words: text })]
      : refused('There is no question about your company’s data any more')

export const assignTerritory =
  (territory: Territory): Change =>
  ({ id }) =>
    territory.countryIds.includes('any' as CountryId)
      ? invalid({ countryIds: 'Choose countries from the list' })
      : [TerritoryAssigned.make({ distributorId: id, ...territory, countryIds: [...new Set(territory.countryIds)] })]

export const assignSalesRepresentative =
  (userId: string): Change =>
  ({ id, salesRepresentativeId }) =>
    salesRepresentativeId === userId ? [] : [SalesRepresentativeAssigned.make({ distributorId: id, userId })]

export const assignLoyaltyGroup =
  (group: LoyaltyGroup): Change =>
  ({ id, loyaltyGroup }) =>
    loyaltyGroup === group ? [] : [LoyaltyGroupAssigned.make({ distributorId: id, group })]

/** By the documents that stand as its evidence. A company that was suspended may come back the same way. */
export const activate =
  (evidence: readonly Evidence[]): Change =>
  ({ id, state, hasTerritory }) => {
    if (isActive(state)) return refused('This account is already activated')
    if (!hasTerritory) return refused('Set the region and the countries of this account before activating it')
    return [DistributorActivated.make({ distributorId: id, evidence })]
  }

type Activation = {
  readonly evidence: readonly Evidence[]
  /** Set along with it, where they are not yet. */
  readonly territory: Territory | null
  readonly representativeId: string | null
}

/** All that an activation requires, recorded together. */
export const activateWith =
  ({ evidence, territory, representativeId }: Activation): Change =>
  (state) => {
    const assigned = territory ? assignTerritory(territory)(state) : []
    if (isRefusal(assigned)) return assigned
    const represented = representativeId ? assignSalesRepresentative(representativeId)(state) : []
    if (isRefusal(represented)) return represented
    const hasTerritory = state.hasTerritory || territory !== null
    const activated = activate(evidence)({ ...state, hasTerritory })
    return isRefusal(activated) ? activated : [...assigned, ...represented, ...activated]
  }

export const suspend: Change = ({ id, state }) =>
  isSuspended(state) ? refused('This account is already suspended') : [DistributorSuspended.make({ distributorId: id })]

export const resume: Change = ({ id, state, wasActive }) =>
  isSuspended(state)
    ? [DistributorResumed.make({ distributorId: id, state: wasActive ? 'ACTIVE' : 'PENDING' })]
    : refused('This account is not suspended')

/** From then on the company orders. */
export const supervisedActivations = supervised(distributor, {
  DistributorActivated: ({ distributorId, evidence }) => ({
    matter: 'activations',
    amount: 1,
    approved: evidence,
    concerns: [distributorId],
  }),
})

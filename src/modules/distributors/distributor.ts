import { type Decision, decider, invalid, isRefusal, refused } from '#platform/decision.ts'

import {
  type AddressId,
  type AddressType,
  CompanyChanged,
  DistributorActivated,
  type DistributorHappened,
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
} from './events.ts'

type HeldAddress = { readonly id: AddressId; readonly type: AddressType; readonly isPrimary: boolean }

/** Only what a decision must remember. Screens read projections/distributors.ts and projections/addresses.ts. */
export type Distributor = {
  readonly id: DistributorId
  readonly state: DistributorState
  /** Whether it was ever activated: what it comes back to when it was suspended. */
  readonly wasActive: boolean
  readonly hasTerritory: boolean
  readonly salesRepresentativeId: string | null
  readonly loyaltyGroup: LoyaltyGroup
  /** In the order in which they were added. */
  readonly addresses: readonly HeldAddress[]
}

export type Company = Omit<Parameters<typeof DistributorRegistered.make>[0], 'distributorId'>
export type Territory = Omit<Parameters<typeof TerritoryAssigned.make>[0], 'distributorId'>
type Change = Decision<Distributor, DistributorHappened>

const withPrimary = (addresses: readonly HeldAddress[], primary: AddressId, type: AddressType) =>
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
    addresses: [],
  }),
  evolve: {
    DistributorRegistered: (it) => it,
    CompanyChanged: (it) => it,
    TerritoryAssigned: (it) => ({ ...it, hasTerritory: true }),
    SalesRepresentativeAssigned: (it, { userId }) => ({ ...it, salesRepresentativeId: userId }),
    LoyaltyGroupAssigned: (it, { group }) => ({ ...it, loyaltyGroup: group }),
    DistributorActivated: (it) => ({ ...it, state: 'ACTIVE', wasActive: true }),
    DistributorSuspended: (it) => ({ ...it, state: 'SUSPENDED' }),
    DistributorResumed: (it, { state }) => ({ ...it, state }),
    AddressAdded: (it, { addressId, type }) => ({
      ...it,
      addresses: [...it.addresses, { id: addressId, type, isPrimary: false }],
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

export const assignTerritory =
  (territory: Territory): Change =>
  ({ id }) =>
    territory.countryIds.includes('any' as never)
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
    if (state === 'ACTIVE') return refused('This account is already activated')
    if (!hasTerritory) return refused('Set the region and the countries of this account before activating it')
    return [DistributorActivated.make({ distributorId: id, evidence })]
  }

type Activation = {
  readonly evidence: readonly Evidence[]
  /** Set along with it, where they are not yet. */
  readonly territory: Territory | null
  readonly representativeId: string | null
}

/** All that an activation asks for, recorded together. */
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
  state === 'SUSPENDED'
    ? refused('This account is already suspended')
    : [DistributorSuspended.make({ distributorId: id })]

export const resume: Change = ({ id, state, wasActive }) =>
  state === 'SUSPENDED'
    ? [DistributorResumed.make({ distributorId: id, state: wasActive ? 'ACTIVE' : 'PENDING' })]
    : refused('This account is not suspended')
